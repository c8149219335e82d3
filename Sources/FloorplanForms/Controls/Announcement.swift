package import CGTK
package import GTKBridge

/// What assistive technology reads out when it is said, and nobody sees.
@MainActor
package final class Announcement: CustomWidget {
  /// `announcement`.
  package override class var cssName: String { "announcement" }
  /// A status: what it is called is read out when it changes.
  package override class var accessibleRole: GtkAccessibleRole { .status }

  /// Makes one that has said nothing yet.
  package override init() {
    super.init()
    // Without any name the name of the type would be read.
    setAccessibleLabel("")
  }

  private var said = ""
  private var repetition: LoopSource?

  /// Says something, also where that was said last.
  package func say(_ text: String) {
    repetition?.cancel()
    repetition = nil
    let isRepeated = text == said
    said = text
    // An equal name is no change: it goes for a turn of the loop.
    setAccessibleLabel(isRepeated ? "" : text)
    if isRepeated { repetition = MainLoop.idle { [weak self] in self?.setAccessibleLabel(text) } }
  }

  /// What has no size counts as not shown.
  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(1) }

  /// Says nothing any more.
  package override func dispose() {
    repetition?.cancel()
    super.dispose()
  }
}
