extension ComponentParts {
  /// The parts of the contact cell; the seeds name no class paths of it.
  public enum ContactCell {
    /// The cell itself.
    public static let cell = part(
      "", .cell, settings: .interactiveCell,
      metrics: [
        .paddingBlock: 12, .paddingInline: 16, .minimumHeight: 44, .cornerRadius: 8, .imageGap: 12, .lineGap: 3,
        .columnGap: 16, .controlGap: 8, .regularWidth: 560,
      ])

    /// The picture of the person: a circle.
    public static let detailImageView = part(
      "detailImageView", .image, settings: .image(.tintColor) + .placeholderSurface,
      metrics: [.imageWidth: 40, .imageHeight: 40, .minimumImageSize: 16, .maximumImageSize: 60, .cornerRadius: 4])

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, settings: .text(.body, .primaryLabel, lines: 1))

    /// The name of the person.
    public static let headlineLabel = part("headlineLabel", .text, settings: .text(.headline, .primaryLabel, lines: 2))

    /// What the person does.
    public static let subheadlineLabel = part(
      "subheadlineLabel", .text, settings: .text(.body, .secondaryLabel, lines: 2))

    /// What else is known of the person.
    public static let descriptionLabel = part(
      "descriptionLabel", .text, settings: .text(.subheadline, .tertiaryLabel, lines: 3))

    /// One of the ways to reach the person, as large as a target should be: an icon in the colour of its text.
    public static let activityButton = part(
      "activityButton", .button, refusing: Set.ofText.subtracting([.fontColor]), metrics: PersonActivity.metrics
    ).asActionButton

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, headlineLabel, subheadlineLabel, descriptionLabel, activityButton,
    ]

    private static func part(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting] = [],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "ContactCell", name: name, kind: kind,
        classPath: "fdlFUIContactCell" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused, origin: .ours,
        settings: settings, metrics: metrics)
    }
  }

  /// The parts of the header of a person's page; the seeds name no class paths of it.
  public enum ProfileHeader {
    /// The header itself, whose texts are no wider than one likes to read.
    public static let view = part(
      "", .cell, settings: .plainCell,
      metrics: [
        .paddingBlock: 16, .paddingInline: 16, .maximumWidth: 672, .imageGap: 12, .lineGap: 3, .controlGap: 8,
      ])

    /// The picture of the person: a circle.
    public static let detailImageView = part(
      "detailImageView", .image, settings: .image(.tintColor) + .placeholderSurface,
      metrics: [.imageWidth: 90, .imageHeight: 90, .minimumImageSize: 16, .maximumImageSize: 110, .cornerRadius: 6])

    /// The initials in place of the picture.
    public static let placeholder = part("placeholder", .text, settings: .text(.title1, .primaryLabel, lines: 1))

    /// The name of the person.
    public static let headlineLabel = part(
      "headlineLabel", .text,
      settings: .text(.title2, .primaryLabel, lines: 3) + [StyleSetting(.fontWeight, .weight(600))] + centred)

    /// What the person does.
    public static let subheadlineLabel = part(
      "subheadlineLabel", .text, settings: .text(.body, .secondaryLabel, lines: 2) + centred)

    /// What else is known of the person.
    public static let descriptionLabel = part(
      "descriptionLabel", .text, settings: .text(.subheadline, .tertiaryLabel, lines: 10) + centred)

    /// One of the ways to reach the person, as large as a target should be: an icon in the colour of its text.
    public static let activityButton = part(
      "activityButton", .button, refusing: Set.ofText.subtracting([.fontColor]), metrics: PersonActivity.metrics
    ).asActionButton

    /// All parts, the header first.
    public static let all = [
      view, detailImageView, placeholder, headlineLabel, subheadlineLabel, descriptionLabel, activityButton,
    ]

    private static let centred = [StyleSetting(.textAlign, .alignment(.center))]

    private static func part(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting] = [],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "ProfileHeader", name: name, kind: kind,
        classPath: "fdlFUIProfileHeader" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused, origin: .ours,
        settings: settings, metrics: metrics)
    }
  }
}

/// What the activities of all views of people have in common.
private enum PersonActivity {
  static let metrics: [PartMetric: Double] = [
    .paddingBlock: 6, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44,
  ]
}
