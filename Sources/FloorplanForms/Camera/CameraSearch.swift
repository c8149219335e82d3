/// A search for cameras off the main thread.
///
/// A source may take any amount of time, so an earlier search may end later. Only the result of the last one is used.
struct CameraSearch {
  private var last = Cancellation()

  /// Begins a search and ignores the results of earlier ones.
  ///
  /// - Parameters:
  ///   - source: The source of cameras.
  ///   - completion: Called with true if a camera was found; not called if another search has begun.
  mutating func begin(in source: any CameraSource, completion: @escaping @MainActor (Bool) -> Void) {
    last.cancel()
    let search = Cancellation()
    last = search
    Background.run({ !source.cameras().isEmpty }, completion: { if !search.isCancelled { completion($0) } })
  }
}
