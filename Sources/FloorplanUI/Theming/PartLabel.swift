public import FloorplanTheme
public import GTKBridge

/// The label of a text part, which follows the theme.
///
/// CSS sets font and colors by the part's class paths; the label applies the maximum number of lines and the alignment.
@MainActor
public final class PartLabel: Label, ThemeFollower {
  /// The part in style sheets.
  public let part: ComponentPart

  /// An additional part that refines ``part``, or nil for none.
  var additionalPart: ComponentPart? { didSet { if additionalPart != oldValue { readTheme() } } }

  /// The alignment if neither the theme nor ``explicitAlignment`` sets one.
  var defaultAlignment: TextAlignment { didSet { if defaultAlignment != oldValue { align() } } }
  /// The alignment unless a style sheet sets one, or nil for that of the theme.
  var explicitAlignment: TextAlignment? { didSet { if explicitAlignment != oldValue { align() } } }
  /// The maximum number of lines unless a style sheet sets one, or nil for that of the theme; 0 for no limit.
  var explicitLineLimit: Int? { didSet { if explicitLineLimit != oldValue { limitLines() } } }

  /// An upper bound for the maximum number of lines from any source, or nil for none.
  var lineLimitBound: Int? { didSet { if lineLimitBound != oldValue { limitLines() } } }

  /// A text whose letters determine the direction, as in an entry, or nil for the label's direction.
  package var directionText: String? { didSet { if directionText != oldValue { align() } } }

  private var themeAlignment: TextAlignment?
  private var themeLineLimit = 0
  /// The alignment from a style sheet, which code doesn't override.
  private var sheetAlignment: TextAlignment?
  private var sheetLineLimit: Int?
  private var observesDirection = false

  /// Creates an empty label.
  ///
  /// - Parameters:
  ///   - part: The part in style sheets.
  ///   - defaultAlignment: The alignment if the theme doesn't set one.
  ///   - hasOwnNode: Whether the label has the CSS classes of the part; false if an ancestor has them, as for the text
  ///     of a button.
  package init(_ part: ComponentPart, defaultAlignment: TextAlignment = .leading, hasOwnNode: Bool = true) {
    self.part = part
    self.defaultAlignment = defaultAlignment
    super.init("")
    if hasOwnNode { addStyleClasses(of: part) }
    readTheme()
    DisplayedTheme.add(self)
  }

  isolated deinit { DisplayedTheme.remove(self) }

  func themeDidChange() { readTheme() }

  private func readTheme() {
    // Neither value depends on the appearance.
    let theme = DisplayedTheme.theme(for: self)
    let effectivePart = additionalPart ?? part
    let style = theme.resolve(effectivePart, appearance: .light)
    themeAlignment = style.textAlignment
    themeLineLimit = style.lineLimit ?? 0
    let isOfSheet = { (property: StyleProperty) in theme.sheetValue(of: property, of: effectivePart) != nil }
    sheetAlignment = isOfSheet(.textAlign) ? themeAlignment : nil
    sheetLineLimit = isOfSheet(.textLineClamp) ? themeLineLimit : nil
    limitLines()
    align()
  }

  private func limitLines() {
    let allowed = sheetLineLimit ?? explicitLineLimit ?? themeLineLimit
    let largest = lineLimitBound ?? allowed
    super.numberOfLines = allowed == 0 ? largest : min(allowed, largest)
  }

  /// The maximum number of lines; 0 or less for no limit (`numberOfLines` in the SAP Fiori for iOS documentation).
  ///
  /// The theme determines it until it is set; a style sheet overrides both.
  public override var numberOfLines: Int {
    get { super.numberOfLines }
    set { setLineLimit(max(0, newValue)) }
  }

  /// Resets ``numberOfLines`` to the theme's value.
  public func resetNumberOfLines() { setLineLimit(nil) }

  /// Sets the maximum number of lines until the cell is reused.
  private func setLineLimit(_ limit: Int?) {
    guard limit != explicitLineLimit else { return }
    if !isChanged, let view = ancestor(ofType: CollectionReusableView.self) {
      isChanged = true
      configuredLineLimit = explicitLineLimit
      view.changedLabels.append(self)
    }
    explicitLineLimit = limit
  }

  // MARK: Reuse

  /// The ``explicitLineLimit`` to which reuse resets the label.
  private var configuredLineLimit: Int?
  /// Whether the maximum number of lines was set since the last reuse of the cell.
  private var isChanged = false

  /// Keeps the maximum number of lines when the cell is reused.
  func keepConfiguration() { isChanged = false }

  /// Resets the maximum number of lines to its configuration.
  func restoreConfiguration() {
    explicitLineLimit = configuredLineLimit
    isChanged = false
  }

  private func align() {
    let displayed = sheetAlignment ?? explicitAlignment ?? themeAlignment ?? defaultAlignment
    let (xalign, justification) = displayed.labelAlignment(isMirrored: direction == .rtl)
    // GtkLabel mirrors the lines of a paragraph by its letters, but not its alignment in the label.
    let isFlipped = directionText.map { readingDirection(of: $0) != direction } ?? false
    alignment = isFlipped ? 1 - xalign : xalign
    self.justification = justification
    guard displayed.isAbsolute || displayed == .justified || directionText != nil, !observesDirection else { return }
    observesDirection = true
    connect("direction-changed") { [unowned self] (_: TextDirection) in
      // GtkLabel mirrors its layout except for a justified paragraph.
      if self.justification == .fill { self.justification = .left }
      align()
    }
  }
}

extension ComponentPart {
  /// Creates a label of the part that follows the theme.
  @MainActor
  public func makeLabel() -> PartLabel { PartLabel(self) }
}

extension TextAlignment {
  /// Whether the alignment is physical, independent of the text direction.
  fileprivate var isAbsolute: Bool { self == .left || self == .right }

  /// Returns the alignment of the text in a GtkLabel, and of the lines in a paragraph.
  ///
  /// GtkLabel mirrors both automatically, so only physical alignments must be mirrored here.
  func labelAlignment(isMirrored: Bool) -> (alignment: Double, justification: Justification) {
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
