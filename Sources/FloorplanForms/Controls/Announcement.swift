package import GTKBridge

/// A status message for assistive technology, without a visual representation.
package final class Announcement: CustomWidget {
  /// The CSS name `announcement`.
  package override class var cssName: String { "announcement" }
  /// Assistive technology reads its label when it changes.
  package override class var accessibleRole: AccessibleRole { .announcing }

  /// Creates an object that hasn't announced anything yet.
  package override init() {
    super.init()
    // Without a label, assistive technology would read the name of the type.
    setAccessibleLabel("")
  }

  private var lastText = ""
  @Pending private var repetition: LoopSource?

  /// Announces a text, even if it is equal to the previous one.
  package func announce(_ text: String) {
    repetition = nil
    let isRepeated = text == lastText
    lastText = text
    // An equal label is not a change, so it is empty for one iteration of the main loop.
    setAccessibleLabel(isRepeated ? "" : text)
    if isRepeated { repetition = MainLoop.idle { [weak self] in self?.setAccessibleLabel(text) } }
    announceChange(text)
  }

  /// Returns one pixel, because assistive technology ignores widgets without a size.
  package override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(1) }
}
