extension ComponentParts {
  /// The parts of the header of an object's page.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum ObjectHeader: Component {
    /// The header itself.
    public static let view = part(
      "", .cell, .plainCell, padding: (16, 16),
      metrics: [
        .cornerRadius: 12, .imageGap: 12, .lineGap: 3, .statusGap: 4, .columnGap: 16, .controlGap: 8,
        .regularWidth: 560,
      ])

    /// The picture of the object, which is smaller in a header with pages.
    public static let detailImageView = part.image(
      "detailImageView", .tintColor, .placeholderSurface,
      metrics: [
        .imageWidth: 70, .imageHeight: 70, .minimumImageSize: 16, .maximumImageSize: 70, .compactImageSize: 60,
        .cornerRadius: 6,
      ])

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, .placeholderText)

    /// The name of the object.
    public static let headlineLabel = part.text("headlineLabel", .title3, .primaryLabel, lines: 3, .semibold)

    /// The description of the object, below its name.
    public static let subheadlineLabel = part.text("subheadlineLabel", .body, .secondaryLabel, lines: 2)

    /// The common values of tags; their surfaces are those of the object cell's tags.
    public static let tag = part("tag", .tag).specializing(
      ObjectCell.tag, companions: ObjectCell.filledTags + ObjectCell.outlinedTags)

    /// A sentence about the object.
    public static let bodyLabel = part.text("bodyLabel", .subheadline, .secondaryLabel, lines: 3)

    /// Additional information.
    public static let footnoteLabel = part.text("footnoteLabel", .subheadline, .tertiaryLabel, lines: 2)

    /// The status as text; the column's maximum width is a metric of this part.
    public static let statusLabel = part("statusLabel", .text, .statusText, metrics: [.regularColumnWidth: 120])

    /// The status as an icon.
    public static let statusImageView = part.statusIcon("statusImageView")

    /// Additional text of the status.
    public static let substatusLabel = part("substatusLabel", .text, .statusText)

    /// The second status as an icon.
    public static let substatusImageView = part.statusIcon("substatusImageView")

    /// A longer text about the object, in a separate column or on a separate page.
    public static let descriptionLabel = part.text(
      "descriptionLabel", .subheadline, .tertiaryLabel, lines: 10, metrics: [.regularColumnWidth: 312])

    /// The line between two columns.
    ///
    /// It is a pixel wide, because most screens can't display half a pixel.
    public static let separator = part(
      "separator", .separator, .color(.separatorColor, .separator), metrics: [.minimumWidth: 1])

    /// The button for a page, around its dot.
    public static let pageButton = part.pageButton
    /// The dot of a page.
    public static let pageDot = part.pageDot
    /// The dot of the current page, which is wider.
    ///
    /// It also has the class path of ``pageDot``.
    public static let currentPageDot = part.currentPageDot

    /// All parts, the header first.
    public static let all = [
      view, detailImageView, placeholder, headlineLabel, subheadlineLabel, tag, bodyLabel, footnoteLabel, statusLabel,
      statusImageView, substatusLabel, substatusImageView, descriptionLabel, separator, pageButton,
      // The values of the current one win.
      pageDot, currentPageDot,
    ]
  }
}
