extension ComponentParts {
  /// The parts of the rating form cell, as `FUIRatingControlCollectionViewCell` names them (seeds/000), and the texts
  /// around the stars, which the seeds give no class paths.
  public enum RatingFormCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "RatingFormCell", name: "", kind: .cell, classPath: "fdlFUIRatingControlCollectionViewCell",
      settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 3])

    /// What is rated.
    public static let title = ComponentPart(
      component: "RatingFormCell", name: "title", kind: .text, classPath: "fdlFUIRatingControlCollectionViewCell_title",
      settings: .formTitle)

    /// The text that takes the place of the title.
    public static let subtitle = ComponentPart(
      component: "RatingFormCell", name: "subtitle", kind: .text,
      classPath: "fdlFUIRatingControlCollectionViewCell_subtitle", origin: .ours,
      settings: .text(.body, .primaryLabel, lines: 0))

    /// The stars, in a cell or by themselves.
    public static let ratingControl = ComponentPart(
      component: "RatingFormCell", name: "ratingControl", kind: .rating,
      classPath: "fdlFUIRatingControlCollectionViewCell_ratingControl",
      settings: [
        StyleSetting(.tintColor, .color(.tintColor)),
        StyleSetting(.viewAlpha, .opacity(1)),
      ] + colors(.onColor) + colors(.offColor) + images(.onImage, "favorite")
        // Icon themes draw an empty star in half of the colour, which few people see.
        + images(.offImage, "not-favorite"),
      metrics: [
        .itemWidth: 28, .mediumItemWidth: 20, .smallItemWidth: 16, .iconGap: 8, .smallIconGap: 6, .controlGap: 8,
        .touchHeight: 44, .cornerRadius: 4,
      ])

    /// The average, before the stars.
    public static let averageLabel = text("averageLabel", .primaryLabel)
    /// The rating as a text, behind the stars.
    public static let valueLabel = text("valueLabel", .secondaryLabel)
    /// How many people have rated, behind the stars.
    public static let reviewLabel = text("reviewLabel", .secondaryLabel)

    /// All parts, the cell first.
    public static let all = [cell, title, subtitle, ratingControl, averageLabel, valueLabel, reviewLabel]

    private static func text(_ name: String, _ color: ColorToken) -> ComponentPart {
      ComponentPart(
        component: "RatingFormCell", name: name, kind: .text,
        classPath: "fdlFUIRatingControlCollectionViewCell_\(name)", origin: .ours,
        settings: .text(.subheadline, color, lines: 1))
    }

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
