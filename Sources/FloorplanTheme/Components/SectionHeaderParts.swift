extension ComponentParts {
  /// The parts of the header and the footer of a section.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for the class `FUICollectionSectionHeaderFooterView`.
  public enum SectionHeaderFooterView: Component {
    /// The header itself, which is opaque because items scroll below a pinned header.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground), padding: (10, 16), metrics: [.controlGap: 12, .lineGap: 2])

    /// The title of the section.
    public static let titleLabel = part.text("titleLabel", .subheadline, .secondaryLabel, lines: 2)

    /// Additional information at the trailing end.
    ///
    /// Its text is 12 points from the header's edges.
    public static let attributeLabel = part.text(
      "attributeLabel", .body, .secondaryLabel, lines: 1, .aligned(.trailing), metrics: [.paddingBlock: 2])

    /// The attribute as a button.
    public static let attributeButton = button("attributeButton", .body)

    /// The arrow in the attribute button.
    public static let attributeImageView = part.icon("attributeImageView", .tintColor2, size: 16)

    /// The button with a text at the trailing end, which opens all items of the section.
    public static let disclosureButton = button("disclosureButton", .subheadline)

    /// The arrow in the button.
    public static let disclosureImageView = part.icon("disclosureImageView", .tintColor2, size: 16)

    /// The button that expands and collapses the section.
    public static let expansionButton = part(
      "expansionButton", .button, .pressableSurface, unsupported: .ofText, padding: (0, 0),
      metrics: [.minimumHeight: 24, .minimumWidth: 24, .cornerRadius: 4])

    /// The chevron in the button, which points down while the section is expanded.
    public static let expansionImageView = part.icon(
      "expansionImageView", .tintColor2, size: 16, unsupported: [.imageName])

    /// All parts, the header first.
    public static let all = [
      view, titleLabel, attributeLabel, attributeButton, attributeImageView, disclosureButton, disclosureImageView,
      expansionButton, expansionImageView,
    ]

    private static func button(_ name: String, _ style: TextStyle) -> ComponentPart {
      part(
        name, .button, .pressableText(style, lines: 1), padding: (0, 8),
        metrics: [.minimumHeight: 24, .minimumWidth: 44, .cornerRadius: 4, .imageGap: 4])
    }
  }
}
