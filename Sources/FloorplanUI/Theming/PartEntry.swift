public import FloorplanTheme
public import GTKBridge

/// The text entry of a component, styled by the node of its part.
///
/// CSS sets background, font and colors of that node; the entry applies the alignment.
@MainActor
public final class PartEntry: Entry, ThemeFollower {
  /// The part in style sheets.
  public let part: ComponentPart
  /// The inner text widget, stored because GTK releases it before its last notifications.
  private var inner: TextInput?

  /// Creates an empty entry.
  ///
  /// - Parameter part: The part in style sheets.
  public init(_ part: ComponentPart) {
    self.part = part
    super.init()
    readTheme()
    DisplayedTheme.add(self)
    connect("direction-changed") { [unowned self] (_: TextDirection) in updateDirection() }
    let inner = input
    self.inner = inner
    // Changing the direction of a subtree also changes that of the inner widget.
    inner.connect("direction-changed") { [weak self] (_: TextDirection) in self?.updateDirection() }
    inner.connect("state-flags-changed") { [weak self] in if self?.isLeftToRight == true { self?.readTheme() } }
  }

  isolated deinit { DisplayedTheme.remove(self) }

  func themeDidChange() { readTheme() }

  /// Whether the text is left-to-right independent of the surrounding direction, as for numbers whose sign precedes the
  /// digits.
  ///
  /// The text is aligned like other texts.
  public var isLeftToRight = false { didSet { if isLeftToRight != oldValue { updateDirection() } } }

  private func updateDirection() {
    let requested = isLeftToRight ? TextDirection.ltr : direction
    if let inner, inner.direction != requested { inner.direction = requested }
    readTheme()
  }

  private func readTheme() {
    let displayed = DisplayedTheme.theme(for: self).resolve(part, appearance: .light).textAlignment ?? .leading
    let xalign = displayed.labelAlignment(isMirrored: direction == .rtl).alignment
    textAlignment = isFlipped ? 1 - xalign : xalign
  }

  /// Whether the alignment must be mirrored, because GTK aligns relative to the text's own direction.
  ///
  /// While the user types, a text without letters has the direction of the keyboard.
  private var isFlipped: Bool {
    isLeftToRight && direction == .rtl && !(inner?.isFocusWithin == true && display.isKeyboardRightToLeft)
  }
}
