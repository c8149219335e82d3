extension ComponentParts {
  /// What an item view is by itself, `FUICollectionItemView` (seeds/000); what it shows are parts of ``ItemCell``.
  ///
  /// Its class path stands on the cell too, before the cell's.
  public enum ItemView {
    private static let part = PartsTable("ItemView", at: "fdlFUICollectionItemView", .seed)

    /// The view, which paints no surface.
    public static let view = part("", .cell, .surface(.cellBackground))

    /// All parts: the view.
    public static let all = [view]
  }

  /// The parts of the item cell, as `FUIItemCollectionViewCell` names them (seeds/000).
  ///
  /// Each has the class path of `FUICollectionItemView` as well.
  public enum ItemCell {
    private static let part = PartsTable(
      "ItemCell", at: "fdlFUIItemCollectionViewCell", also: "fdlFUICollectionItemView", .seed)

    /// The cell itself, as wide as its picture where it is small.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 0, .minimumHeight: 44, .cornerRadius: 8, .imageGap: 8, .lineGap: 2,
        .controlGap: 8, .itemWidth: 120, .smallItemWidth: 110,
      ]
    ).refining(ItemView.view)

    /// The picture, 110 by 90 unless the cell is told otherwise.
    public static let detailImageView = part(
      "detailImageView", .image, .image(.tintColor), .placeholderSurface,
      metrics: [.imageWidth: 110, .imageHeight: 90, .cornerRadius: 4])

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, .placeholderText)

    /// The name of the item.
    public static let title = part(
      "title", .text, .text(.subheadline, .primaryLabel, lines: 2), .semibold, .aligned(.center))

    /// What the item is, below its name.
    public static let subtitle = part("subtitle", .text, .text(.footnote, .secondaryLabel, lines: 2), .aligned(.center))

    /// The state of the item, below the other texts.
    public static let status = part(
      "status", .text, .text(.footnote, .tertiaryLabel, lines: 1), .meanings(.fontColor), .aligned(.center))

    /// The first button, as small as a button may be; the seeds list no class paths for the two.
    public static let primaryButton = button("primaryButton")

    /// The second button.
    public static let secondaryButton = button("secondaryButton")

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, title, subtitle, status, primaryButton, secondaryButton,
    ]

    private static func button(_ name: String) -> ComponentPart {
      part.ours(
        name, .button, metrics: [.paddingBlock: 6, .paddingInline: 8, .minimumHeight: 38, .minimumWidth: 44]
      ).asActionButton
    }
  }
}
