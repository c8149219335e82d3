import CCamera
import Glibc

/// The cameras of the system, through Video4Linux.
///
/// What a camera may be asked for without a portal, which is every camera for a program that is in no sandbox.
public struct SystemCameras: CameraSource {
  private let folder: String
  private let descriptions: String

  /// The cameras of this machine.
  public init() { self.init(folder: "/dev", descriptions: "/sys/class/video4linux") }

  /// Cameras in other folders than the system's.
  init(folder: String, descriptions: String) {
    self.folder = folder
    self.descriptions = descriptions
  }

  /// The folder of devices.
  public var folderToWatch: String? { folder }

  /// The cameras, in the order of their numbers.
  ///
  /// Left out is what has the name of a camera and can't take pictures of a known kind.
  public func cameras() -> [CameraDevice] {
    numbers.compactMap { number in
      let path = "\(folder)/video\(number)"
      let camera = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard camera >= 0 else {
        let isThere = [EACCES, EPERM, EBUSY].contains(errno)
        // A camera has several nodes; the first one is that of the pictures.
        return isThere && (told("index", of: number) ?? "0") == "0"
          ? CameraDevice(path: path, name: told("name", of: number) ?? path) : nil
      }
      defer { close(camera) }
      guard let name = nameOfCamera(camera), !formats(of: camera).isEmpty else { return nil }
      return CameraDevice(path: path, name: name.isEmpty ? path : name)
    }
  }

  /// The numbers of the nodes that may be cameras.
  private var numbers: [Int] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var numbers: [Int] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix("video"), let number = Int(name.dropFirst(5)), number >= 0 { numbers.append(number) }
    }
    return numbers.sorted()
  }

  /// What the system says of a node, to whoever asks.
  private func told(_ attribute: String, of number: Int) -> String? {
    guard let file = fopen("\(descriptions)/video\(number)/\(attribute)", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes pictures with a camera, of the known kind whose size comes nearest.
  public func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream {
    // A camera that this program let go of a moment ago may still be about to end.
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

/// What a device calls itself where it is a camera; nil where it is none.
func nameOfCamera(_ camera: Int32) -> String? {
  var capabilities = v4l2_capability()
  guard fp_camera_get_capabilities(camera, &capabilities) == 0 else { return nil }
  let own =
    capabilities.capabilities & FP_CAMERA_OF_THIS_NODE != 0 ? capabilities.device_caps : capabilities.capabilities
  guard own & FP_CAMERA_CAPABILITIES == FP_CAMERA_CAPABILITIES else { return nil }
  return withUnsafeBytes(of: &capabilities.card) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// The kinds of pictures that are known, the one that is the least work first.
private let knownFormats: [(code: UInt32, format: CameraFrame.Format)] = [
  (FP_CAMERA_YUYV, .yuyv), (FP_CAMERA_GREY, .grey), (FP_CAMERA_MJPEG, .jpeg), (FP_CAMERA_JPEG, .jpeg),
]

/// What a camera has of the kinds that are known.
func formats(of camera: Int32) -> [(code: UInt32, format: CameraFrame.Format)] {
  var codes: Set<UInt32> = []
  var description = v4l2_fmtdesc()
  description.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
  // No device has as many; one that is broken might never end.
  while description.index < 256, fp_camera_get_format(camera, &description) == 0 {
    codes.insert(description.pixelformat)
    description.index += 1
  }
  return knownFormats.filter { codes.contains($0.code) }
}
