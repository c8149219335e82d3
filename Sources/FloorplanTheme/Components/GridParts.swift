extension ComponentParts {
  /// The parts of a row of a grid, as `FUIGridTableViewCell` and its row items name them (seeds/003).
  ///
  /// A text item and its label are one node here, which therefore has both class paths.
  public enum GridRow {
    private static let part = PartsTable("GridRow", at: "fdlFUIGridTableViewCell", .seed)

    /// The row itself, with the line that parts it from the next one.
    public static let cell = part(
      // Columns would not stand below their titles.
      "", .cell, .interactiveCell.filter { $0.state != .selected }, .color(.separatorColor, .separator),
      refusing: [.padding], metrics: [.paddingBlock: 12, .paddingInline: 16, .minimumHeight: 48, .columnGap: 8])

    /// The row while it is selected.
    public static let selected = part(
      "selected", .selection, [StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground))])

    /// A text or a number.
    public static let textItemLabel = part(
      "textItemLabel", .text, at: "fdlFUIGridRowTextItem_label", also: "fdlFUIGridRowTextItem",
      .text(.subheadline, .primaryLabel, lines: 0))

    /// What the first text of a row has instead: it names the row.
    public static let firstTextItem = part(
      "firstTextItem", .text, at: "fdlFUIGridRowTextItem_font_firstTextItem", .semibold
    ).refining(textItemLabel)

    /// A picture.
    public static let imageItem = part(
      "imageItem", .image, at: "fdlFUIGridRowImageItem", .image(.tintColor),
      metrics: [.imageWidth: 32, .imageHeight: 32])

    /// The sign at the trailing edge: that there is more behind the row, or a check mark.
    public static let accessory = part.ours.accessory

    /// The button at the trailing edge.
    public static let accessoryButton = part.ours.accessoryButton

    /// All parts, the row first.
    public static let all = [cell, selected, textItemLabel, firstTextItem, imageItem, accessory, accessoryButton]
  }

  /// The parts of the header of a grid (seeds/003, FUIGridTableViewHeader), whose own class path is not in the seeds.
  public enum GridHeader {
    private static let part = PartsTable("GridHeader", .seed)

    /// The header itself, with the line that parts it from the rows.
    ///
    /// Its surface is opaque, because rows scroll away under it.
    public static let cell = part.ours(
      "", .cell, .plainCell, .color(.separatorColor, .separatorOpaque), refusing: [.padding],
      metrics: [.paddingBlock: 4, .paddingInline: 16, .minimumHeight: 44])

    /// The title of a column as a field that one can press to sort.
    public static let headerItem = part(
      "headerItem", .item, at: "fdlFUIGridRowHeaderItem", .color(.tintColor, .tintColor),
      .color(.backgroundColor, hover: .tertiaryFill, highlighted: .primaryFill),
      metrics: [.paddingBlock: 4, .paddingInline: 0, .cornerRadius: 4, .imageGap: 2])

    /// The text of the title.
    public static let headerItemLabel = part(
      "headerItemLabel", .text, at: "fdlFUIGridRowHeaderItem_label", .text(.footnote, .secondaryLabel, lines: 2),
      .semibold)

    /// The arrow beside the title of the column that rows are sorted by; 12 because its drawing fills half of its grid.
    public static let sortIndicator = part.ours(
      // An image says nothing of the direction.
      "sortIndicator", .image, .image(.secondaryLabel), refusing: [.imageName], metrics: [.iconSize: 12])

    /// The line between two titles, which one can drag.
    public static let columnSeparator = part.ours(
      "columnSeparator", .separator, .color(.separatorColor, .separator),
      metrics: [.paddingBlock: 10, .paddingInline: 5, .minimumWidth: 11])

    /// All parts, the header first.
    public static let all = [cell, headerItem, headerItemLabel, sortIndicator, columnSeparator]
  }
}
