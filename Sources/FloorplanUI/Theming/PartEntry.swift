import CGTK
public import FloorplanTheme
public import GTKBridge

/// What people type in a field of a component: an entry without a look of its own, in the node that is the part.
///
/// CSS gives that node its surface, font and colours; the entry itself reads the alignment.
@MainActor
public final class PartEntry: Entry, ThemeFollower {
  /// What the theme knows the field as.
  public let part: ComponentPart
  /// The node inside, which GTK lets go before it tells of its last changes.
  private var inner: TextInput?

  /// An empty entry.
  ///
  /// - Parameter part: What the theme knows the field as.
  public init(_ part: ComponentPart) {
    self.part = part
    super.init()
    readTheme()
    ShownTheme.add(self)
    connect("direction-changed") { [unowned self] (_: GtkTextDirection) in turn() }
    let inner = input
    self.inner = inner
    // Whoever turns all that is in something turns this too.
    inner.connect("direction-changed") { [weak self] (_: GtkTextDirection) in self?.turn() }
    inner.connect("state-flags-changed") { [weak self] in if self?.readsLeftToRight == true { self?.readTheme() } }
  }

  isolated deinit { ShownTheme.remove(self) }

  func themeDidChange() { readTheme() }

  /// Whether the text is read from left to right whatever is around it, as numbers are: the sign stands before
  /// the digits.
  ///
  /// It begins at the side where other texts begin.
  public var readsLeftToRight = false { didSet { if readsLeftToRight != oldValue { turn() } } }

  private func turn() {
    let wanted = readsLeftToRight ? GtkTextDirection.ltr : direction
    if let inner, inner.direction != wanted { inner.direction = wanted }
    readTheme()
  }

  private func readTheme() {
    let shown = ShownTheme.theme(for: self).resolve(part, appearance: .light).textAlignment ?? .leading
    let place = shown.onLabel(isMirrored: direction == .rtl).alignment
    textAlignment = isTurned ? 1 - place : place
  }

  /// Whether the text, whose beginning GTK counts from, begins at another side than texts around it.
  ///
  /// While somebody types, what has no letters has the direction of the keyboard.
  private var isTurned: Bool {
    readsLeftToRight && direction == .rtl && !(inner?.receivesKeys == true && display.typesRightToLeft)
  }
}
