public import FloorplanCamera
import Glibc
import Synchronization

/// Cameras that return given pictures.
public nonisolated final class SampleCameras: CameraSource {
  /// The response to a request for a picture.
  public enum Step: Sendable {
    /// A picture.
    case frame(CameraFrame)
    /// No picture for now.
    case nothing
    /// An error.
    case failure(CameraError)
  }

  private struct State {
    var cameras: [CameraDevice]
    var refusal: CameraError?
    var steps: [Step]
    var opened: [CameraDevice] = []
    var openCount = 0
    var requestCount = 0
  }
  private let state: Mutex<State>
  /// The folder that is monitored for cameras.
  public let folderToWatch: String?
  /// The gate that callers who list the cameras must pass.
  private let gate: Gate?

  /// Creates cameras.
  ///
  /// - Parameters:
  ///   - names: The names of the cameras.
  ///   - steps: The responses to requests for pictures; the last one is repeated.
  ///   - folder: The folder that is monitored for cameras.
  ///   - gate: The gate that callers who list the cameras must pass.
  public init(
    _ names: [String] = ["Doll"], _ steps: [Step] = [.nothing], watching folder: String? = nil, behind gate: Gate? = nil
  ) {
    state = Mutex(State(cameras: names.map { CameraDevice(path: "/\($0)", name: $0) }, steps: steps))
    folderToWatch = folder
    self.gate = gate
  }

  /// Replaces the cameras, and the steps if there are any.
  public func reconfigure(_ names: [String], _ steps: [Step] = [], refusing refusal: CameraError? = nil) {
    state.withLock {
      $0.cameras = names.map { CameraDevice(path: "/\($0)", name: $0) }
      if !steps.isEmpty { $0.steps = steps }
      $0.refusal = refusal
    }
  }

  /// The cameras that were opened, in order.
  public var opened: [String] { state.withLock { $0.opened.map(\.name) } }
  /// The number of open cameras.
  public var openCount: Int { state.withLock { $0.openCount } }
  /// The number of requested pictures.
  public var requestCount: Int { state.withLock { $0.requestCount } }

  /// Returns the cameras.
  public func cameras() -> [CameraDevice] {
    gate?.pass()
    return state.withLock { $0.cameras }
  }

  /// Opens a camera, or throws.
  public func open(_ camera: CameraDevice, width: Int, height: Int) throws(CameraError) -> any CameraStream {
    let refusal = state.withLock { state in
      if state.refusal == nil {
        state.opened.append(camera)
        state.openCount += 1
      }
      return state.refusal
    }
    if let refusal { throw refusal }
    return SampleStream(self)
  }

  fileprivate func next(_ position: Int) -> Step {
    state.withLock { state in
      state.requestCount += 1
      return state.steps[min(position, state.steps.count - 1)]
    }
  }

  fileprivate func didClose() { state.withLock { $0.openCount -= 1 } }
}

private nonisolated final class SampleStream: CameraStream {
  private let cameras: SampleCameras
  private var position = 0
  private var isOpen = true

  init(_ cameras: SampleCameras) { self.cameras = cameras }

  deinit { close() }

  func nextFrame(within milliseconds: Int) throws(CameraError) -> CameraFrame? {
    defer { position += 1 }
    switch cameras.next(position) {
    case .frame(let frame): return frame
    case .failure(let error): throw error
    case .nothing:
      // Shorter than the time that a real camera may take.
      usleep(UInt32(clamping: min(milliseconds, 2) * 1000))
      return nil
    }
  }

  func close() {
    if isOpen { cameras.didClose() }
    isOpen = false
  }
}
