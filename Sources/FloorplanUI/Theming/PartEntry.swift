import CGTK
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
    ShownTheme.add(self)
    connect("direction-changed") { [unowned self] (_: GtkTextDirection) in turn() }
    let inner = input
    self.inner = inner
    // Changing the direction of a subtree also changes that of the inner widget.
    inner.connect("direction-changed") { [weak self] (_: GtkTextDirection) in self?.turn() }
    inner.connect("state-flags-changed") { [weak self] in if self?.readsLeftToRight == true { self?.readTheme() } }
  }

  isolated deinit { ShownTheme.remove(self) }

  func themeDidChange() { readTheme() }

  /// Whether the text is left-to-right independent of the surrounding direction, as for numbers whose sign precedes the
  /// digits.
  ///
  /// The text is aligned like other texts.
  public var readsLeftToRight = false { didSet { if readsLeftToRight != oldValue { turn() } } }

  private func turn() {
    let wanted = readsLeftToRight ? GtkTextDirection.ltr : direction
    if let inner, inner.direction != wanted { inner.direction = wanted }
    readTheme()
  }

  private func readTheme() {
    let shown = ShownTheme.theme(for: self).resolve(part, appearance: .light).textAlignment ?? .leading
    let xalign = shown.labelAlignment(isMirrored: direction == .rtl).alignment
    textAlignment = isTurned ? 1 - xalign : xalign
  }

  /// Whether the alignment must be mirrored, because GTK aligns relative to the text's own direction.
  ///
  /// While the user types, a text without letters has the direction of the keyboard.
  private var isTurned: Bool {
    readsLeftToRight && direction == .rtl && !(inner?.receivesKeys == true && display.typesRightToLeft)
  }
}
