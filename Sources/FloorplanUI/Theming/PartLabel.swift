import CGTK
public import FloorplanTheme
public import GTKBridge

/// A text of a component: a label that looks as the theme says, now and after every change of the theme.
///
/// CSS gives it font and colours by the part's class paths; the label itself reads the limit of lines and the alignment.
@MainActor
public final class PartLabel: Label, ThemeFollower {
  /// What the theme knows the text as.
  public let part: ComponentPart

  /// What the text's node is besides, which makes ``part`` special; nil for nothing.
  var specialPart: ComponentPart? { didSet { if specialPart != oldValue { readTheme() } } }

  /// Where the lines stand unless the theme or ``ownAlignment`` says otherwise.
  var standardAlignment: TextAlignment { didSet { if standardAlignment != oldValue { align() } } }
  /// Where the lines stand unless a style sheet says it, nil for what the theme says.
  var ownAlignment: TextAlignment? { didSet { if ownAlignment != oldValue { align() } } }
  /// The most lines unless a style sheet says it, nil for what the theme says; 0 is no limit.
  var ownLineLimit: Int? { didSet { if ownLineLimit != oldValue { limitLines() } } }

  /// The most lines whatever anybody allows, nil for no such limit.
  var largestLineLimit: Int? { didSet { if largestLineLimit != oldValue { limitLines() } } }

  /// What says by its letters where lines begin, as it does in an entry; nil where the label's direction does.
  package var leadingText: String? { didSet { if leadingText != oldValue { align() } } }

  private var themeAlignment: TextAlignment?
  private var themeLineLimit = 0
  /// What the style sheet alone says, which code doesn't overrule.
  private var sheetAlignment: TextAlignment?
  private var sheetLineLimit: Int?
  private var isMirroredByHand = false

  /// A label without text.
  ///
  /// - Parameters:
  ///   - part: What the theme knows the text as.
  ///   - standardAlignment: Where the lines stand unless the theme says otherwise.
  ///   - hasOwnNode: Whether the part is this label; a text inside of a part, as that of a button, is reached by the
  ///     part's own node.
  package init(_ part: ComponentPart, standardAlignment: TextAlignment = .leading, hasOwnNode: Bool = true) {
    self.part = part
    self.standardAlignment = standardAlignment
    super.init("")
    if hasOwnNode { become(part) }
    readTheme()
    ShownTheme.add(self)
  }

  isolated deinit { ShownTheme.remove(self) }

  func themeDidChange() { readTheme() }

  private func readTheme() {
    // Neither value is another in another appearance.
    let theme = ShownTheme.theme(for: self)
    let shownPart = specialPart ?? part
    let style = theme.resolve(shownPart, appearance: .light)
    themeAlignment = style.textAlignment
    themeLineLimit = style.lineLimit ?? 0
    let isOfSheet = { (property: StyleProperty) in theme.sheetValue(of: property, of: shownPart) != nil }
    sheetAlignment = isOfSheet(.textAlign) ? themeAlignment : nil
    sheetLineLimit = isOfSheet(.textLineClamp) ? themeLineLimit : nil
    limitLines()
    align()
  }

  private func limitLines() {
    let allowed = sheetLineLimit ?? ownLineLimit ?? themeLineLimit
    let largest = largestLineLimit ?? allowed
    super.numberOfLines = allowed == 0 ? largest : min(allowed, largest)
  }

  /// How many lines are shown at most; 0, or a number below, for all (seeds/001, "numberOfLines").
  ///
  /// The theme says it until it is set; what a style sheet says holds whatever is set.
  public override var numberOfLines: Int {
    get { super.numberOfLines }
    set { ownLineLimit = max(0, newValue) }
  }

  /// Takes back what was set as ``numberOfLines``: the theme says it again.
  public func resetNumberOfLines() { ownLineLimit = nil }

  private func align() {
    let shown = sheetAlignment ?? ownAlignment ?? themeAlignment ?? standardAlignment
    let (place, justification) = shown.onLabel(isMirrored: direction == .rtl)
    // GtkLabel turns round the lines of a paragraph for its letters, but not its place.
    let isTurned = leadingText.map { readingDirection(of: $0) != direction } ?? false
    alignment = isTurned ? 1 - place : place
    self.justification = justification
    guard shown.isAbsolute || shown == .justified || leadingText != nil, !isMirroredByHand else { return }
    isMirroredByHand = true
    connect("direction-changed") { [unowned self] (_: GtkTextDirection) in
      // GtkLabel mirrors the lines that it has laid out, but not those of a justified paragraph.
      if self.justification == .fill { self.justification = .left }
      align()
    }
  }
}

extension ComponentPart {
  /// A label in the part's look, which follows the theme.
  @MainActor
  public func makeLabel() -> PartLabel { PartLabel(self) }
}

extension TextAlignment {
  /// Whether the lines stand on the same side whatever the direction of the text.
  fileprivate var isAbsolute: Bool { self == .left || self == .right }

  /// Where GtkLabel puts the text in spare width, and how it aligns the lines of one paragraph.
  ///
  /// GtkLabel mirrors both by itself, so that only the absolute sides have to be turned round.
  func onLabel(isMirrored: Bool) -> (alignment: Double, justification: GtkJustification) {
    switch self {
    case .leading: (0, .left)
    case .center: (0.5, .center)
    case .trailing: (1, .right)
    case .left: isMirrored ? (1, .right) : (0, .left)
    case .right: isMirrored ? (0, .left) : (1, .right)
    case .justified: (0, .fill)
    }
  }
}
