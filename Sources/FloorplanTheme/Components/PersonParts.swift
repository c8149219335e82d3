extension ComponentParts {
  /// The parts of the contact cell.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum ContactCell: Component {
    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (12, 16),
      metrics: [
        .minimumHeight: 44, .cornerRadius: 8, .imageGap: 12, .lineGap: 3, .columnGap: 16, .controlGap: 8,
        .regularWidth: 560,
      ])

    /// The circular picture of the person.
    public static let detailImageView = part.image(
      "detailImageView", .tintColor, .placeholderSurface,
      metrics: [.imageWidth: 40, .imageHeight: 40, .minimumImageSize: 16, .maximumImageSize: 60, .cornerRadius: 4]
    ).with(.followsTextScale)

    /// The initials in place of the picture.
    public static let placeholder = part.text("placeholder", .body, .primaryLabel, lines: 1)

    /// The name of the person.
    public static let headlineLabel = part.text("headlineLabel", .headline, .primaryLabel, lines: 2)

    /// The role of the person.
    public static let subheadlineLabel = part.text("subheadlineLabel", .body, .secondaryLabel, lines: 2)

    /// Additional information about the person.
    public static let descriptionLabel = part.text("descriptionLabel", .subheadline, .tertiaryLabel, lines: 3)

    /// A way to contact the person, with the size of a touch target: an icon in the color of the button's text.
    public static let activityButton = part.activityButton

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, headlineLabel, subheadlineLabel, descriptionLabel, activityButton,
    ]
  }

  /// The parts of the header of a person's page.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum ProfileHeader: Component {
    /// The header itself, with a maximum width of texts for readability.
    public static let view = part(
      "", .cell, .plainCell, padding: (16, 16),
      metrics: [.maximumWidth: 672, .imageGap: 12, .lineGap: 3, .controlGap: 8])

    /// The circular picture of the person.
    public static let detailImageView = part.image(
      "detailImageView", .tintColor, .placeholderSurface,
      metrics: [.imageWidth: 90, .imageHeight: 90, .minimumImageSize: 16, .maximumImageSize: 110, .cornerRadius: 6]
    ).with(.followsTextScale)

    /// The initials in place of the picture.
    public static let placeholder = part.text("placeholder", .title1, .primaryLabel, lines: 1)

    /// The name of the person.
    public static let headlineLabel = part.text(
      "headlineLabel", .title2, .primaryLabel, lines: 3, .semibold, .aligned(.center))

    /// The role of the person.
    public static let subheadlineLabel = part.text(
      "subheadlineLabel", .body, .secondaryLabel, lines: 2, .aligned(.center))

    /// Additional information about the person.
    public static let descriptionLabel = part.text(
      "descriptionLabel", .subheadline, .tertiaryLabel, lines: 10, .aligned(.center))

    /// A way to contact the person, with the size of a touch target: an icon in the color of the button's text.
    public static let activityButton = part.activityButton

    /// All parts, the header first.
    public static let all = [
      view, detailImageView, placeholder, headlineLabel, subheadlineLabel, descriptionLabel, activityButton,
    ]
  }
}

extension PartsTable {
  fileprivate var activityButton: ComponentPart {
    self(
      "activityButton", .button, unsupported: .ofText.subtracting([.fontColor]), padding: (6, 8),
      metrics: [.minimumHeight: 44, .minimumWidth: 44]
    ).asActionButton
  }
}
