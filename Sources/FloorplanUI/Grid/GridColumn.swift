public import FloorplanLayout
public import FloorplanTheme

/// A column of a grid, with its title, width and user interactions.
public struct GridColumn: Sendable, Hashable {
  /// The identifier of the column; a width that the user sets is kept for it when columns change.
  public var id: String
  /// The title in the header, or an empty string for none.
  public var title: String
  /// The width until the user changes it; points are those at the standard text size.
  public var width: GridColumnWidth
  /// The minimum width in points at the standard text size; 48 by default.
  ///
  /// A column that requests fewer points may be narrower. Numbers in the column set a minimum width, too. If the minimum
  /// widths of all columns don't fit into the grid, columns leave it by their ``importance``.
  public var minimumWidth: Double
  /// The importance, which determines when the column leaves a narrow grid.
  ///
  /// Its items are then below the others, with its title. A required column stays, and scrolls sideways if the required
  /// columns don't fit.
  public var importance: GridColumnImportance
  /// Whether users can sort the rows by the column by clicking its title.
  public var isSortable: Bool
  /// Whether users can change the width.
  public var isResizable: Bool
  /// The alignment of texts and title, unless a style sheet sets it; nil for leading texts and titles, and trailing
  /// numbers.
  public var alignment: TextAlignment?
  /// The binding of the column's items in object views, unless an item has its own; see ``GridRowItemBinding``.
  public var binding: GridRowItemBinding?
  /// Whether the title precedes a text in an object view, as in "Open: 114.23".
  public var showsTitleInCompact: Bool

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title in the header, or an empty string for none.
  ///   - id: The identifier of the column; the title by default.
  ///   - width: The width until the user changes it.
  ///   - minimumWidth: The minimum width in points at the standard text size.
  ///   - importance: The importance, which determines when the column leaves a narrow grid.
  ///   - isSortable: Whether users can sort the rows by the column.
  ///   - isResizable: Whether users can change the width.
  ///   - alignment: The alignment of texts and title.
  ///   - binding: The binding of the column's items in object views.
  ///   - showsTitleInCompact: Whether the title precedes a text in an object view.
  public init(
    _ title: String, id: String? = nil, width: GridColumnWidth, minimumWidth: Double = 48,
    importance: GridColumnImportance = .medium, isSortable: Bool = false, isResizable: Bool = true,
    alignment: TextAlignment? = nil, binding: GridRowItemBinding? = nil, showsTitleInCompact: Bool = true
  ) {
    self.id = id ?? title
    self.title = title
    self.width = width
    self.minimumWidth = minimumWidth
    self.importance = importance
    self.isSortable = isSortable
    self.isResizable = isResizable
    self.alignment = alignment
    self.binding = binding
    self.showsTitleInCompact = showsTitleInCompact
  }

  /// The title, or nil if it is blank.
  var displayedTitle: String? { title.contains { !$0.isWhitespace } ? title : nil }
  var titleInCompact: String? { showsTitleInCompact ? displayedTitle : nil }
}
