import FloorplanCamera
import GTKBridge

/// Asks whether there are cameras, beside the main thread.
///
/// Each search may take as long as its source needs, so that one that began earlier may end later: only the answer to
/// the last one counts.
@MainActor
struct CameraSearch {
  private var last = Cancellation()

  /// Asks once more.
  ///
  /// - Parameters:
  ///   - source: Where cameras come from.
  ///   - then: Is called with whether there are any, unless somebody asks again before.
  mutating func begin(in source: any CameraSource, then: @escaping @MainActor (Bool) -> Void) {
    last.cancel()
    let search = Cancellation()
    last = search
    Background.run({ !source.cameras().isEmpty }, then: { if !search.isCancelled { then($0) } })
  }
}
