import CCamera
import Glibc

/// The cameras of the system, through Video4Linux.
///
/// Opens the device files without a portal, so it finds all cameras only in a program outside a sandbox.
public struct SystemCameras: CameraSource {
  private let folder: String
  private let sysfsFolder: String

  /// Creates a source with the cameras of this computer.
  public init() { self.init(folder: "/dev", sysfsFolder: "/sys/class/video4linux") }

  /// Creates a source for folders other than those of the system.
  init(folder: String, sysfsFolder: String) {
    self.folder = folder
    self.sysfsFolder = sysfsFolder
  }

  /// The folder of device files.
  public var folderToWatch: String? { folder }

  /// Returns the cameras, in the order of their numbers.
  ///
  /// Omits video devices that can't capture in a known format. Includes cameras that are busy or need a permission.
  public func cameras() -> [CameraDevice] {
    (0..<Self.maximumNodeCount).compactMap { number in
      let path = "\(folder)/video\(number)"
      let camera = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard camera >= 0 else {
        let isThere = [EACCES, EPERM, EBUSY].contains(errno)
        // A camera has several nodes. The first one captures pictures.
        return isThere && (sysfsAttribute("index", of: number) ?? "0") == "0"
          ? CameraDevice(path: path, name: sysfsAttribute("name", of: number) ?? path) : nil
      }
      defer { close(camera) }
      guard let name = cameraName(of: camera), !formats(of: camera).isEmpty else { return nil }
      return CameraDevice(path: path, name: name.isEmpty ? path : name)
    }
  }

  /// The maximum number of video device files, according to the kernel (VIDEO_NUM_DEVICES).
  private static let maximumNodeCount = 256

  /// Reads an attribute of a node from sysfs, which needs no permission for the device.
  private func sysfsAttribute(_ attribute: String, of number: Int) -> String? {
    guard let file = fopen("\(sysfsFolder)/video\(number)/\(attribute)", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Opens a camera with the known format whose size is nearest.
  public func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream {
    // A session that was just stopped may not have closed the camera yet.
    var attemptsLeft = 10
    while true {
      do throws(CameraError) {
        return try SystemCameraStream(camera, width: width, height: height)
      } catch {
        guard error.kind == .busy, attemptsLeft > 0 else { throw error }
        attemptsLeft -= 1
        usleep(50_000)
      }
    }
  }
}

/// Returns the name of a camera; nil if the device isn't one.
func cameraName(of camera: Int32) -> String? {
  var capabilities = v4l2_capability()
  guard fp_camera_get_capabilities(camera, &capabilities) == 0 else { return nil }
  let own =
    capabilities.capabilities & FP_CAMERA_OF_THIS_NODE != 0 ? capabilities.device_caps : capabilities.capabilities
  guard own & FP_CAMERA_CAPABILITIES == FP_CAMERA_CAPABILITIES else { return nil }
  return withUnsafeBytes(of: &capabilities.card) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// The known formats, the cheapest to convert first.
private let knownFormats: [(code: UInt32, format: CameraFrame.Format)] = [
  (FP_CAMERA_YUYV, .yuyv), (FP_CAMERA_GREY, .grey), (FP_CAMERA_MJPEG, .jpeg), (FP_CAMERA_JPEG, .jpeg),
]

/// Returns the known formats that a camera supports.
func formats(of camera: Int32) -> [(code: UInt32, format: CameraFrame.Format)] {
  var codes: Set<UInt32> = []
  var description = v4l2_fmtdesc()
  description.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
  // A limit for broken devices, whose list may not end.
  while description.index < 256, fp_camera_get_format(camera, &description) == 0 {
    codes.insert(description.pixelformat)
    description.index += 1
  }
  return knownFormats.filter { codes.contains($0.code) }
}
