/// Blocks tasks while it is closed; a canceled task continues.
@MainActor
public final class TaskGate {
  /// Whether tasks pass; opening the gate continues those that wait.
  public var isOpen = true {
    didSet {
      guard isOpen else { return }
      for one in waiting { one.finish() }
      waiting = []
    }
  }
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Creates an open gate.
  public init() {}

  /// Waits until the gate is open.
  public func pass() async {
    guard !isOpen else { return }
    let (opening, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    for await _ in opening {}
  }
}
