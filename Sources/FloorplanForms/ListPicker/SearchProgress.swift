import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A bar that says that a search is on its way, and how far it has come as soon as that is known.
@MainActor
final class SearchProgress {
  let bar = ProgressBar()
  private var pulse: LoopSource?
  /// The time between two steps of a bar that says nothing else, in milliseconds.
  private static let pulseInterval: UInt32 = 50

  /// - Parameter name: What it is called by assistive technology.
  init(_ name: String) {
    bar.become(ComponentParts.ListPicker.searchProgress)
    bar.setAccessibleLabel(name)
    bar.isVisible = false
  }

  /// Shows how far a search has come.
  ///
  /// - Parameter progress: 0...1; 0 where nobody knows yet, 1 at its end.
  func show(_ progress: Double) {
    pulse?.cancel()
    pulse = nil
    bar.isVisible = progress < 1
    guard bar.isVisible else { return }
    guard progress <= 0 else { return bar.fraction = progress }
    bar.pulse()
    guard Settings.default.enablesAnimations else { return }
    pulse = MainLoop.every(milliseconds: Self.pulseInterval) { [weak self] in
      self?.bar.pulse()
      return self != nil
    }
  }

  /// Stands still from now on.
  func end() {
    pulse?.cancel()
    pulse = nil
  }
}
