import FloorplanLayout
import GTKBridge

/// The changes that wait until a collection is idle.
final class DeferredChanges {
  /// More than any caller needs in one frame.
  private static let maximumCount = 128
  private static let delay: UInt32 = 16

  private var changes: [() -> Void] = []
  private var isRunning = false
  private let isIdle: () -> Bool
  /// The items bound while changes were waiting, whose content may be that of another item.
  var staleItems: Set<ItemIndex> = []

  init(whileIdle isIdle: @escaping () -> Bool) { self.isIdle = isIdle }

  var isEmpty: Bool { changes.isEmpty }
  /// Whether changes wait that no call or timer is about to perform.
  var needsRun: Bool { !isEmpty && !isRunning }

  /// Performs a change when the collection is idle.
  func append(_ change: @escaping () -> Void) {
    changes.append(change)
    run()
  }

  /// Performs the waiting changes if the collection is idle.
  func run() {
    guard isIdle(), !isRunning else { return }
    isRunning = true
    for _ in 0..<Self.maximumCount where !isEmpty && isIdle() { changes.removeFirst()() }
    if isEmpty {
      isRunning = false
      staleItems = []
    } else {
      // Each change may append another one; the rest waits so that a frame can be drawn.
      MainLoop.after(milliseconds: Self.delay) { [weak self] in
        self?.isRunning = false
        self?.run()
      }
    }
  }

  func removeAll() { changes = [] }
}
