extension ComponentParts {
  /// The parts of the rating form cell, with the names of `FUIRatingControlCollectionViewCell` in the SAP Fiori for iOS
  /// documentation, and the texts around the stars, which have no class paths there.
  public enum RatingFormCell: Component {
    private static let part = table(at: "fdlFUIRatingControlCollectionViewCell", .fiori)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 3])

    /// The title of the rating.
    public static let title = part("title", .text, .formTitle)

    /// The text in place of the title.
    public static let subtitle = part.floorplan.text("subtitle", .body, .primaryLabel, lines: 0)

    /// The stars, in a cell or on their own.
    public static let ratingControl = part(
      "ratingControl", .rating, .color(.tintColor, .tintColor), [StyleSetting(.viewAlpha, .opacity(1))],
      colors(.onColor), colors(.offColor), images(.onImage, "favorite"),
      // Icon themes draw an empty star in half of the color, which is hard to see.
      images(.offImage, "not-favorite"),
      metrics: [
        .itemWidth: 28, .mediumItemWidth: 20, .smallItemWidth: 16, .iconGap: 8, .smallIconGap: 6, .controlGap: 8,
        .minimumTouchHeight: 44, .cornerRadius: 4,
      ])

    /// The average, before the stars.
    public static let averageLabel = part.floorplan.text("averageLabel", .subheadline, .primaryLabel, lines: 1)
    /// The rating as text, after the stars.
    public static let valueLabel = part.floorplan.text("valueLabel", .subheadline, .secondaryLabel, lines: 1)
    /// The number of ratings, after the stars.
    public static let reviewLabel = part.floorplan.text("reviewLabel", .subheadline, .secondaryLabel, lines: 1)

    /// All parts, the cell first.
    public static let all = [cell, title, subtitle, ratingControl, averageLabel, valueLabel, reviewLabel]

    /// Filled and empty stars only differ in their shape.
    private static func colors(_ property: StyleProperty) -> [StyleSetting] {
      [
        StyleSetting(property, .color(.tertiaryLabel), in: .standard),
        StyleSetting(property, accent, in: .accented),
        StyleSetting(property, .color(.tintColor), in: .editable),
        StyleSetting(property, .color(.quaternaryLabel), in: .editableDisabled),
        StyleSetting(property, .color(.negativeLabel), in: .editable, variant: .negative),
        // A disabled rating keeps this color in all variants.
        StyleSetting(property, .color(.quaternaryLabel), in: .editableDisabled, variant: .negative),
      ]
    }

    private static let accent = PaletteReference("mango8").map(StyleValue.reference) ?? .color(.criticalLabel)

    private static func images(_ property: StyleProperty, _ name: String) -> [StyleSetting] {
      [StyleState.standard, .editable].map { StyleSetting(property, .image(name), in: $0) }
    }
  }
}
