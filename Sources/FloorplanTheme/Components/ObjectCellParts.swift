extension ComponentParts {
  /// The parts of the object cell, as `FUIObjectCollectionViewCell` names them (seeds/001).
  public enum ObjectCell {
    /// The cell itself.
    public static let cell = part(
      "", .cell, settings: .interactiveCell,
      metrics: [
        .paddingBlock: 14, .paddingInline: 16, .minimumHeight: 44, .cornerRadius: 8, .imageGap: 12, .lineGap: 3,
        .statusGap: 4,
      ])

    /// The picture of the object at the leading edge.
    public static let detailImageView = part(
      "detailImageView", .image, settings: .image(.tintColor) + .placeholderSurface,
      metrics: [
        .imageWidth: 45, .imageHeight: 45, .minimumImageSize: 16, .maximumImageSize: 60, .cornerRadius: 4,
      ])

    /// The initials in place of the picture; the seeds list no class path for it.
    public static let placeholder = ComponentPart(
      component: "ObjectCell", name: "placeholder", kind: .text, classPath: "fdlFUIObjectCell_placeholder",
      origin: .ours, settings: .placeholderText)

    /// The name of the object.
    public static let headlineLabel = part("headlineLabel", .text, settings: .text(.headline, .primaryLabel, lines: 2))

    /// What the object is, below its name.
    public static let subheadlineLabel = part(
      "subheadlineLabel", .text, settings: .text(.body, .secondaryLabel, lines: 1))

    /// What else is known, below the subheadline.
    public static let footnoteLabel = part(
      "footnoteLabel", .text, settings: .text(.subheadline, .tertiaryLabel, lines: 1))

    /// The object's status as a text at the trailing edge.
    public static let statusLabel = part(
      "statusLabel", .text,
      settings: .text(.subheadline, .tertiaryLabel, lines: 1) + .meanings(.fontColor)
        + [StyleSetting(.textAlign, .alignment(.trailing))])

    /// The object's status as an icon at the trailing edge; 16 because icon themes draw on that grid.
    public static let statusImageView = part(
      "statusImageView", .image, settings: .image(.tertiaryLabel) + .meanings(.tintColor), metrics: [.iconSize: 16])

    /// What else is to be said of the status, below it.
    public static let substatusLabel = part(
      "substatusLabel", .text,
      settings: .text(.subheadline, .tertiaryLabel, lines: 1) + .meanings(.fontColor)
        + [StyleSetting(.textAlign, .alignment(.trailing))])

    /// The second status as an icon, below the first.
    public static let substatusImageView = part(
      "substatusImageView", .image, settings: .image(.tertiaryLabel) + .meanings(.tintColor), metrics: [.iconSize: 16])

    /// A longer text about the object, below its other lines.
    public static let descriptionLabel = part(
      "descriptionLabel", .text, settings: .text(.subheadline, .tertiaryLabel, lines: 3))

    /// All parts, the cell first.
    public static let all = [
      cell, detailImageView, placeholder, headlineLabel, subheadlineLabel, footnoteLabel, statusLabel, statusImageView,
      substatusLabel, substatusImageView, descriptionLabel,
    ]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "ObjectCell", name: name, kind: kind,
        classPath: "fdlFUIObjectCollectionViewCell" + (name.isEmpty ? "" : "_" + name), settings: settings,
        metrics: metrics)
    }
  }
}
