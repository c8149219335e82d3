extension ComponentParts {
  /// The parts of the object cell, as `FUIObjectCollectionViewCell` names them (seeds/001).
  public enum ObjectCell {
    private static let part = PartsTable("ObjectCell", at: "fdlFUIObjectCollectionViewCell", .seed)

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [
        .paddingBlock: 14, .paddingInline: 16, .minimumHeight: 44, .cornerRadius: 8, .imageGap: 12, .lineGap: 3,
        .statusGap: 4, .columnGap: 16, .iconsColumnWidth: 16, .regularWidth: 560,
      ])

    /// The picture of the object at the leading edge.
    public static let detailImageView = part(
      "detailImageView", .image, .image(.tintColor), .placeholderSurface,
      metrics: [.imageWidth: 45, .imageHeight: 45, .minimumImageSize: 16, .maximumImageSize: 60, .cornerRadius: 4])

    /// The initials in place of the picture; the seeds list no class path for it.
    public static let placeholder = part.ours("placeholder", .text, .placeholderText)

    /// The name of the object.
    public static let headlineLabel = part("headlineLabel", .text, .text(.headline, .primaryLabel, lines: 2))

    /// What the object is, below its name.
    public static let subheadlineLabel = part("subheadlineLabel", .text, .text(.body, .secondaryLabel, lines: 1))

    /// What else is known, below the subheadline.
    public static let footnoteLabel = part("footnoteLabel", .text, .text(.subheadline, .tertiaryLabel, lines: 1))

    /// The object's status as a text at the trailing edge.
    public static let statusLabel = part("statusLabel", .text, .statusText)

    /// The object's status as an icon at the trailing edge; 16 because icon themes draw on that grid.
    public static let statusImageView = part(
      "statusImageView", .image, .image(.tertiaryLabel), .meanings(.tintColor), metrics: [.iconSize: 16])

    /// What else is to be said of the status, below it.
    public static let substatusLabel = part("substatusLabel", .text, .statusText)

    /// The second status as an icon, below the first.
    public static let substatusImageView = part(
      "substatusImageView", .image, .image(.tertiaryLabel), .meanings(.tintColor), metrics: [.iconSize: 16])

    /// A longer text about the object, in a column of its own or below its other lines.
    public static let descriptionLabel = part("descriptionLabel", .text, .text(.subheadline, .tertiaryLabel, lines: 3))

    /// An icon of the stack at the leading edge.
    public static let iconImage = part.ours(
      "iconImage", .image, .image(.tertiaryLabel), .meanings(.tintColor), metrics: [.iconSize: 12])

    /// A text of one or two characters in place of such an icon.
    public static let iconLabel = part.ours(
      "iconLabel", .text, .text(.caption1, .tertiaryLabel, lines: 1), .meanings(.fontColor), .aligned(.center))

    /// The small icons before the footnote.
    public static let footnoteIcon = part.ours(
      "footnoteIcon", .image, .image(.tertiaryLabel), metrics: [.iconSize: 16, .iconGap: -2])

    /// One of the people in the row of avatars: a circle.
    public static let avatar = part.ours(
      "avatar", .image, .image(.tintColor), .plainPlaceholder,
      metrics: [.imageWidth: 16, .imageHeight: 16, .iconGap: -1])

    /// The initials in place of an avatar's picture, drawn as small as need be.
    public static let avatarPlaceholder = part.ours(
      // Letters of this size would be nothing but shadow.
      "avatarPlaceholder", .text, .text(.caption2, .primaryLabel, lines: 1),
      refusing: [.textShadowColor, .textShadowOffset])

    /// How many more people there are than are shown.
    public static let moreAvatarsLabel = part.ours(
      "moreAvatarsLabel", .text, .text(.footnote, .tertiaryLabel, lines: 1))

    /// Every tag; what its pair and its style add is in ``filledTags`` and ``outlinedTags``.
    public static let tag = part.ours(
      "tag", .tag, [StyleSetting(.fontStyle, .textStyle(.footnote))],
      metrics: [.paddingBlock: 2, .paddingInline: 4, .cornerRadius: 8])

    /// What a tag has on the surface of its accent pair, pair 1 first.
    public static let filledTags = AccentPair.allCases.map { pair in
      part.ours("filledTag\(pair.rawValue)", .tag, tagColors(pair.labelToken), .surface(pair.backgroundToken))
        .refining(tag)
    }

    /// What a tag has that is outlined in the label colour of its accent pair, pair 1 first.
    public static let outlinedTags = AccentPair.allCases.map { pair in
      part.ours(
        "outlinedTag\(pair.rawValue)", .tag, tagColors(pair.labelToken), .surface(.cellBackground),
        .color(.borderColor, pair.labelToken, disabled: .quaternaryLabel)
      ).refining(tag)
    }

    /// The sign at the trailing edge: that there is more behind the cell, or a check mark.
    public static let accessory = part.ours.accessory

    /// The button at the trailing edge.
    public static let accessoryButton = part.ours.accessoryButton

    /// The action at the trailing edge; it looks as ``ActionButton`` says.
    public static let actionButton = part.ours("actionButton", .button).asActionButton

    /// How far the action has come, in place of its button.
    public static let actionProgress = part.ours(
      "actionProgress", .progress, .color(.tintColor, .tintColor), .color(.trackTintColor, .secondaryFill),
      .color(.trackSelectionColor, .tintColor), metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// All parts, the cell first.
    public static let all =
      [
        cell, detailImageView, placeholder, headlineLabel, subheadlineLabel, footnoteLabel, statusLabel,
        statusImageView, substatusLabel, substatusImageView, descriptionLabel, iconImage, iconLabel, footnoteIcon,
        avatar, avatarPlaceholder, moreAvatarsLabel,
        // Before the accents: what these say wins.
        tag,
      ] + filledTags + outlinedTags + [accessory, accessoryButton, actionButton, actionProgress]

    private static func tagColors(_ label: ColorToken) -> [StyleSetting] {
      .color(.fontColor, label, disabled: .quaternaryLabel)
    }
  }
}
