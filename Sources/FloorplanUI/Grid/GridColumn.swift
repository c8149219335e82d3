public import FloorplanLayout
public import FloorplanTheme

/// A column of a grid: what its header says, how wide it is, and what people may do with it.
public struct GridColumn: Sendable, Hashable {
  /// What the column is called in code; a width that a person chose stays with it when columns change.
  public var id: String
  /// What the header says; empty for none.
  public var title: String
  /// How wide it is until a person changes that.
  public var width: GridColumnWidth
  /// The least width in points that a person can give it.
  ///
  /// The default is 48.  A grid that is too narrow for its columns makes them smaller (rule G3).
  public var minimumWidth: Double
  /// Whether pressing its title asks for the rows in its order.
  public var isSortable: Bool
  /// Whether a person can change its width.
  public var isResizable: Bool
  /// Where texts and the title stand in it, unless a style sheet says it; nil for leading texts and titles, and trailing
  /// numbers.
  public var alignment: TextAlignment?
  /// What its items become in compact, unless they say it themselves; see ``GridRowItemBinding``.
  public var binding: GridRowItemBinding?
  /// Whether a text is preceded by the title in compact, as in "Open: 114.23".
  public var showsTitleInCompact: Bool

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - title: What the header says; empty for none.
  ///   - id: What it is called in code; the title when left out.
  ///   - width: How wide it is until a person changes that.
  ///   - minimumWidth: The least width in points that a person can give it.
  ///   - isSortable: Whether pressing its title asks for the rows in its order.
  ///   - isResizable: Whether a person can change its width.
  ///   - alignment: Where texts and the title stand in it.
  ///   - binding: What its items become in compact.
  ///   - showsTitleInCompact: Whether a text is preceded by the title in compact.
  public init(
    _ title: String, id: String? = nil, width: GridColumnWidth, minimumWidth: Double = 48, isSortable: Bool = false,
    isResizable: Bool = true, alignment: TextAlignment? = nil, binding: GridRowItemBinding? = nil,
    showsTitleInCompact: Bool = true
  ) {
    self.id = id ?? title
    self.title = title
    self.width = width
    self.minimumWidth = minimumWidth
    self.isSortable = isSortable
    self.isResizable = isResizable
    self.alignment = alignment
    self.binding = binding
    self.showsTitleInCompact = showsTitleInCompact
  }

  /// The title as it precedes a text; nil where there is none, or only room.
  var shownTitle: String? { title.contains { !$0.isWhitespace } ? title : nil }
  var titleInCompact: String? { showsTitleInCompact ? shownTitle : nil }
}
