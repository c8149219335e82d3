extension ComponentParts {
  /// The parts of the rating form cell, as `FUIRatingControlCollectionViewCell` names them (seeds/000), and the texts
  /// around the stars, which the seeds give no class paths.
  public enum RatingFormCell {
    private static let part = PartsTable("RatingFormCell", at: "fdlFUIRatingControlCollectionViewCell", .seed)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 3])

    /// What is rated.
    public static let title = part("title", .text, .formTitle)

    /// The text that takes the place of the title.
    public static let subtitle = part.ours("subtitle", .text, .text(.body, .primaryLabel, lines: 0))

    /// The stars, in a cell or by themselves.
    public static let ratingControl = part(
      "ratingControl", .rating, .color(.tintColor, .tintColor), [StyleSetting(.viewAlpha, .opacity(1))],
      colors(.onColor), colors(.offColor), images(.onImage, "favorite"),
      // Icon themes draw an empty star in half of the colour, which few people see.
      images(.offImage, "not-favorite"),
      metrics: [
        .itemWidth: 28, .mediumItemWidth: 20, .smallItemWidth: 16, .iconGap: 8, .smallIconGap: 6, .controlGap: 8,
        .touchHeight: 44, .cornerRadius: 4,
      ])

    /// The average, before the stars.
    public static let averageLabel = part.ours("averageLabel", .text, .text(.subheadline, .primaryLabel, lines: 1))
    /// The rating as a text, behind the stars.
    public static let valueLabel = part.ours("valueLabel", .text, .text(.subheadline, .secondaryLabel, lines: 1))
    /// How many people have rated, behind the stars.
    public static let reviewLabel = part.ours("reviewLabel", .text, .text(.subheadline, .secondaryLabel, lines: 1))

    /// All parts, the cell first.
    public static let all = [cell, title, subtitle, ratingControl, averageLabel, valueLabel, reviewLabel]

    /// Filled stars and others differ in their shape alone.
    private static func colors(_ property: StyleProperty) -> [StyleSetting] {
      [
        StyleSetting(property, .color(.tertiaryLabel), in: .standard),
        StyleSetting(property, accent, in: .accented),
        StyleSetting(property, .color(.tintColor), in: .editable),
        StyleSetting(property, .color(.quaternaryLabel), in: .editableDisabled),
        StyleSetting(property, .color(.negativeLabel), in: .editable, variant: .negative),
        // What is not enabled looks so whatever is said of it.
        StyleSetting(property, .color(.quaternaryLabel), in: .editableDisabled, variant: .negative),
      ]
    }

    private static let accent = PaletteReference("mango8").map(StyleValue.reference) ?? .color(.criticalLabel)

    private static func images(_ property: StyleProperty, _ name: String) -> [StyleSetting] {
      [StyleState.standard, .editable].map { StyleSetting(property, .image(name), in: $0) }
    }
  }
}
