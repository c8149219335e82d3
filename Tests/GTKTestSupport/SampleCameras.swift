public import FloorplanCamera
import Glibc
import Synchronization

/// Cameras that give the pictures that a test wants.
public nonisolated final class SampleCameras: CameraSource {
  /// What happens when a picture is asked for.
  public enum Step: Sendable {
    /// There is one.
    case frame(CameraFrame)
    /// There is none for now.
    case nothing
    /// Something is wrong.
    case failure(CameraError)
  }

  private struct State {
    var cameras: [CameraDevice]
    var refusal: CameraError?
    var steps: [Step]
    var opened: [CameraDevice] = []
    var openCount = 0
    var askedCount = 0
  }
  private let state: Mutex<State>
  /// The folder that is watched for cameras that come and go.
  public let folderToWatch: String?
  /// What who asks for the cameras has to pass.
  private let gate: Gate?

  /// Cameras.
  ///
  /// - Parameters:
  ///   - names: What they are called.
  ///   - steps: What happens when pictures are asked for, the last step again and again.
  ///   - folder: The folder that is watched for cameras that come and go.
  ///   - gate: What who asks for the cameras has to pass.
  public init(
    _ names: [String] = ["Doll"], _ steps: [Step] = [.nothing], watching folder: String? = nil, behind gate: Gate? = nil
  ) {
    state = Mutex(State(cameras: names.map { CameraDevice(path: "/\($0)", name: $0) }, steps: steps))
    folderToWatch = folder
    self.gate = gate
  }

  /// Brings other cameras, and other steps where there are any.
  public func become(_ names: [String], _ steps: [Step] = [], refusing refusal: CameraError? = nil) {
    state.withLock {
      $0.cameras = names.map { CameraDevice(path: "/\($0)", name: $0) }
      if !steps.isEmpty { $0.steps = steps }
      $0.refusal = refusal
    }
  }

  /// The cameras that were opened, in order.
  public var opened: [String] { state.withLock { $0.opened.map(\.name) } }
  /// How many are open now.
  public var openCount: Int { state.withLock { $0.openCount } }
  /// How many pictures were asked for.
  public var askedCount: Int { state.withLock { $0.askedCount } }

  /// The cameras.
  public func cameras() -> [CameraDevice] {
    gate?.pass()
    return state.withLock { $0.cameras }
  }

  /// Opens a camera, or refuses to.
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
      state.askedCount += 1
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
      // No test has to wait as long as a camera may.
      usleep(UInt32(clamping: min(milliseconds, 2) * 1000))
      return nil
    }
  }

  func close() {
    if isOpen { cameras.didClose() }
    isOpen = false
  }
}
