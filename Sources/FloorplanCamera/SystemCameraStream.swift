import CCamera
import Glibc

/// The frames of a camera of the system.
///
/// The camera writes them to memory that it shares with the program.
final class SystemCameraStream: CameraStream {
  private let name: String
  private var camera: Int32
  private var buffers: [UnsafeMutableRawBufferPointer] = []
  private var format = CameraFrame.Format.yuyv
  private var width = 0
  private var height = 0
  private var bytesPerRow = 0
  private var isStreaming = false

  init(_ device: CameraDevice, width: Int, height: Int) throws(CameraError) {
    name = device.name
    camera = Glibc.open(device.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    // All properties are set, so `deinit` closes the camera after an error.
    guard camera >= 0 else { throw CameraError(errno, of: name) }
    guard cameraName(of: camera) != nil else { throw CameraError(.unusable, camera: name) }
    let (chosen, kind) = try Self.nearestFormat(of: camera, name, width: width, height: height)
    var set = chosen
    try check(fp_camera_set_format(camera, &set), name)
    guard set.fmt.pix.pixelformat == chosen.fmt.pix.pixelformat else { throw CameraError(.unusable, camera: name) }
    format = kind
    self.width = Int(set.fmt.pix.width)
    self.height = Int(set.fmt.pix.height)
    bytesPerRow = Int(set.fmt.pix.bytesperline)
    try begin()
  }

  deinit { close() }

  /// Returns the supported format whose size is nearest to the given one.
  private static func nearestFormat(
    of camera: Int32, _ name: String, width: Int, height: Int
  ) throws(CameraError) -> (v4l2_format, CameraFrame.Format) {
    var best: (format: v4l2_format, kind: CameraFrame.Format, distance: Int)?
    for (code, kind) in formats(of: camera) {
      var format = v4l2_format()
      format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
      format.fmt.pix.width = UInt32(clamping: width)
      format.fmt.pix.height = UInt32(clamping: height)
      format.fmt.pix.pixelformat = code
      format.fmt.pix.field = V4L2_FIELD_ANY.rawValue
      // A driver selects a different format if the camera doesn't support this one.
      guard fp_camera_try_format(camera, &format) == 0, format.fmt.pix.pixelformat == code else { continue }
      let distance = abs(Int(format.fmt.pix.width) - width) + abs(Int(format.fmt.pix.height) - height)
      if best.map({ distance < $0.distance }) ?? true { best = (format, kind, distance) }
    }
    guard let best else { throw CameraError(.unusable, camera: name) }
    return (best.format, best.kind)
  }

  private func begin() throws(CameraError) {
    var request = v4l2_requestbuffers()
    // Enough to keep the camera busy while a frame is read.
    request.count = 4
    request.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
    request.memory = V4L2_MEMORY_MMAP.rawValue
    try check(fp_camera_request_buffers(camera, &request), name)
    guard request.count > 0 else { throw CameraError(.unusable, camera: name) }
    for index in 0..<request.count {
      var buffer = Self.buffer(index)
      try check(fp_camera_get_buffer(camera, &buffer), name)
      let memory = mmap(
        nil, Int(buffer.length), PROT_READ | PROT_WRITE, MAP_SHARED, camera, off_t(buffer.m.offset))
      guard let memory, memory != MAP_FAILED else { throw CameraError(errno, of: name) }
      buffers.append(UnsafeMutableRawBufferPointer(start: memory, count: Int(buffer.length)))
      try check(fp_camera_give_buffer(camera, &buffer), name)
    }
    try check(fp_camera_start(camera), name)
    isStreaming = true
  }

  private static func buffer(_ index: UInt32) -> v4l2_buffer {
    var buffer = v4l2_buffer()
    buffer.index = index
    buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue
    buffer.memory = V4L2_MEMORY_MMAP.rawValue
    return buffer
  }

  func nextFrame(within milliseconds: Int) throws(CameraError) -> CameraFrame? {
    guard isStreaming else { throw CameraError(.unplugged, camera: name) }
    var wait = pollfd(fd: camera, events: Int16(POLLIN), revents: 0)
    let ready = poll(&wait, 1, Int32(clamping: max(0, milliseconds)))
    guard ready > 0 else {
      if ready < 0, errno != EINTR { throw CameraError(errno, of: name) }
      return nil
    }
    var newest: v4l2_buffer?
    while true {
      var buffer = Self.buffer(0)
      let failure = fp_camera_take_buffer(camera, &buffer)
      if failure == EAGAIN { break }
      try check(failure, name)
      if var older = newest { try check(fp_camera_give_buffer(camera, &older), name) }
      newest = buffer
    }
    guard var newest else {
      // A disconnected camera is always ready, but has no frames.
      if wait.revents & Int16(POLLERR | POLLHUP) != 0 { throw CameraError(.unplugged, camera: name) }
      return nil
    }
    let frame = frame(in: newest)
    try check(fp_camera_give_buffer(camera, &newest), name)
    return frame
  }

  /// Returns the frame in a buffer; nil if it is damaged or incomplete.
  private func frame(in buffer: v4l2_buffer) -> CameraFrame? {
    let index = Int(buffer.index)
    guard buffers.indices.contains(index), buffer.flags & UInt32(V4L2_BUF_FLAG_ERROR) == 0 else { return nil }
    let count = min(Int(buffer.bytesused), buffers[index].count)
    return CameraFrame(
      width: width, height: height, format: format, bytesPerRow: bytesPerRow > 0 ? bytesPerRow : nil,
      bytes: Array(buffers[index].prefix(count)))
  }

  func close() {
    guard camera >= 0 else { return }
    if isStreaming { _ = fp_camera_stop(camera) }
    isStreaming = false
    for buffer in buffers { munmap(buffer.baseAddress, buffer.count) }
    buffers = []
    Glibc.close(camera)
    camera = -1
  }
}

/// Throws if a call returned an error number.
private func check(_ failure: Int32, _ name: String) throws(CameraError) {
  if failure != 0 { throw CameraError(failure, of: name) }
}

extension CameraError {
  /// Creates an error from an error number of the system.
  init(_ number: Int32, of camera: String) {
    let kind: Kind =
      switch number {
      case ENOENT, ENXIO: .notFound
      case EACCES, EPERM: .noPermission
      case EBUSY: .busy
      case ENODEV, EIO: .unplugged
      case ENOTTY, EINVAL: .unusable
      default: .other
      }
    let reason = kind == .other ? strerror(number).map { String(cString: $0) } : nil
    self.init(kind, camera: kind == .notFound ? "" : camera, reason: reason ?? "")
  }
}
