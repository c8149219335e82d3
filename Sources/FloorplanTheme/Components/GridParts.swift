extension ComponentParts {
  /// The parts of a grid row, with the names of `FUIGridTableViewCell` and its row items in the SAP Fiori for iOS
  /// documentation.
  ///
  /// A text item and its label are one node here, so it has both class paths.
  public enum GridRow: Component {
    private static let part = table(at: "fdlFUIGridTableViewCell", .fiori)

    /// The row itself, with the line below it.
    public static let cell = part(
      // With a padding, columns would not be aligned with their titles.
      "", .cell, .selectableCell, .color(.separatorColor, .quaternaryFill),
      unsupported: [.padding], padding: (12, 16), metrics: [.minimumHeight: 48, .columnGap: 8],
      compact: [.minimumHeight: 32])

    /// The selection of the row.
    public static let selected = part(
      "selected", .selection, [StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground))])

    /// A text or a number.
    public static let textItemLabel = part.text(
      "textItemLabel", at: "fdlFUIGridRowTextItem_label", also: "fdlFUIGridRowTextItem", .subheadline, .primaryLabel,
      lines: 0, .semanticColors(.fontColor), .tabularFigures)

    /// The first text of a row, which names it.
    public static let firstTextItem = part(
      "firstTextItem", .text, at: "fdlFUIGridRowTextItem_font_firstTextItem", .semibold
    ).specializing(textItemLabel)

    /// A picture.
    public static let imageItem = part.image(
      "imageItem", at: "fdlFUIGridRowImageItem", .tintColor, metrics: [.imageWidth: 32, .imageHeight: 32])

    /// The disclosure indicator or checkmark at the trailing edge.
    public static let accessory = part.floorplan.accessory

    /// The button at the trailing edge.
    public static let accessoryButton = part.floorplan.accessoryButton

    /// All parts, the row first.
    public static let all = [cell, selected, textItemLabel, firstTextItem, imageItem, accessory, accessoryButton]
  }

  /// The parts of the header of a grid (FUIGridTableViewHeader).
  ///
  /// The SAP Fiori for iOS documentation doesn't list the class path of the header itself.
  public enum GridHeader: Component {
    private static let part = table(.fiori)

    /// The header itself, with the line above the rows, and a shadow while it is selected.
    ///
    /// Its surface is opaque, because rows scroll below it; it is selected meanwhile.
    public static let cell = part.floorplan(
      "", .cell, .plainCell, .color(.separatorColor, .separator), .color(.shadowColor, selected: .sectionShadow),
      [StyleSetting(.shadowOffset, .offset(x: 0, y: 2)), StyleSetting(.shadowRadius, .length(3))],
      unsupported: [.padding], padding: (4, 16), metrics: [.minimumHeight: 44])

    /// The title of a column as an item that can be pressed to sort.
    public static let headerItem = part(
      "headerItem", .item, at: "fdlFUIGridRowHeaderItem", .color(.tintColor, .tintColor),
      .color(.backgroundColor, hover: .tertiaryFill, highlighted: .primaryFill), padding: (4, 0),
      metrics: [.cornerRadius: 4, .imageGap: 2])

    /// The text of the title.
    public static let headerItemLabel = part.text(
      "headerItemLabel", at: "fdlFUIGridRowHeaderItem_label", .footnote, .secondaryLabel, lines: 2, .semibold)

    /// The arrow next to the title of the sorted column.
    ///
    /// Its size is 12, because the drawing fills half of the icon's grid.
    public static let sortIndicator = part.floorplan(
      // A custom image would not indicate the direction.
      "sortIndicator", .image, .image(.secondaryLabel), unsupported: [.imageName], metrics: [.iconSize: 12])

    /// The line between two titles, which can be dragged.
    public static let columnSeparator = part.floorplan(
      "columnSeparator", .separator, .color(.separatorColor, .separator), padding: (10, 5),
      metrics: [.minimumWidth: 11])

    /// The line after the frozen columns, across the header and all rows.
    public static let frozenColumnSeparator = part.floorplan(
      "frozenColumnSeparator", .separator, .color(.separatorColor, .separator), metrics: [.minimumWidth: 1])

    /// All parts, the header first.
    public static let all = [
      cell, headerItem, headerItemLabel, sortIndicator, columnSeparator, frozenColumnSeparator,
    ]
  }
}
