extension ComponentParts {
  /// The part of an item view outside a cell, `FUICollectionItemView` in the SAP Fiori for iOS documentation.
  ///
  /// It has a transparent surface. Its contents are parts of ``ItemCell``.
  ///
  /// Its class path is also on the cell, before the cell's.
  public static let itemView = PartsTable("ItemView", at: "fdlFUICollectionItemView", .fiori)(
    "", .cell, .surface(.cellBackground))

  /// The parts of the item cell, with the names of `FUIItemCollectionViewCell` in the SAP Fiori for iOS documentation.
  ///
  /// Each part also has the class path of `FUICollectionItemView`.
  public enum ItemCell: Component {
    private static let part = table(at: "fdlFUIItemCollectionViewCell", also: "fdlFUICollectionItemView", .fiori)

    /// The cell itself; a small cell has the width of its picture.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 0),
      metrics: [
        .minimumHeight: 44, .cornerRadius: 8, .imageGap: 8, .lineGap: 2, .controlGap: 8, .itemWidth: 120,
        .smallItemWidth: 110,
      ]
    ).specializing(itemView)

    /// The picture, 110 by 90 by default.
    public static let detailImageView = part.image(
      "detailImageView", .tintColor, .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 8]
    ).with(.followsTextScale)

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, .placeholderText)

    /// The name of the item.
    public static let title = part.text("title", .subheadline, .primaryLabel, lines: 2, .semibold, .aligned(.center))

    /// The description of the item, below its name.
    public static let subtitle = part.text("subtitle", .footnote, .secondaryLabel, lines: 2, .aligned(.center))

    /// The status of the item, below the other texts.
    public static let status = part.text(
      "status", .footnote, .tertiaryLabel, lines: 1, .semanticColors(.fontColor), .aligned(.center))

    /// The first button, with the smallest size of a button.
    ///
    /// The SAP Fiori for iOS documentation doesn't list class paths for the two buttons.
    public static let primaryButton = button("primaryButton")

    /// The second button.
    public static let secondaryButton = button("secondaryButton")

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, title, subtitle, status, primaryButton, secondaryButton,
    ]

    private static func button(_ name: String) -> ComponentPart {
      part.floorplan(name, .button, padding: (6, 8), metrics: [.minimumHeight: 38, .minimumWidth: 44]).asActionButton
    }
  }
}
