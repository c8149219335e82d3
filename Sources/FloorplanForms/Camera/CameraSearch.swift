import FloorplanCamera
import GTKBridge

/// Looks for a camera off the main thread.
///
/// A source may take any amount of time, so cancel an earlier search, whose result may arrive later.
///
/// - Returns: The cancellation of the search, which then doesn't call `completion`.
func searchForCamera(
  in source: any CameraSource, completion: @escaping (_ isFound: Bool) -> Void
) -> Cancellation {
  let search = Cancellation()
  Background.run({ !source.cameras().isEmpty }, completion: { if !search.isCancelled { completion($0) } })
  return search
}
