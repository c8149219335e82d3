extension ComponentParts {
  /// The parts of the object cell, with the names of `FUIObjectCollectionViewCell` in the SAP Fiori for iOS
  /// documentation.
  public enum ObjectCell: Component {
    private static let part = table(at: "fdlFUIObjectCollectionViewCell", .fiori)

    /// The cell itself.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (14, 16),
      metrics: [
        .minimumHeight: 44, .cornerRadius: 8, .imageGap: 12, .lineGap: 3, .statusGap: 4, .columnGap: 16,
        .iconsColumnWidth: 16, .regularWidth: 560,
      ])

    /// The picture of the object at the leading edge.
    public static let detailImageView = part.image(
      "detailImageView", .tintColor, .placeholderSurface,
      metrics: [.imageWidth: 45, .imageHeight: 45, .minimumImageSize: 16, .maximumImageSize: 60, .cornerRadius: 8])

    /// The initials in place of the picture.
    ///
    /// The SAP Fiori for iOS documentation doesn't list a class path for them.
    public static let placeholder = part.floorplan("placeholder", .text, .placeholderText)

    /// The name of the object.
    public static let headlineLabel = part.text("headlineLabel", .headline, .primaryLabel, lines: 2)

    /// The description of the object, below its name.
    public static let subheadlineLabel = part.text("subheadlineLabel", .body, .secondaryLabel, lines: 1)

    /// Additional information, below the subheadline.
    public static let footnoteLabel = part.text("footnoteLabel", .subheadline, .tertiaryLabel, lines: 1)

    /// The status as text at the trailing edge.
    public static let statusLabel = part("statusLabel", .text, .statusText)

    /// The status as an icon at the trailing edge.
    ///
    /// Its size is 16, the grid of icon themes.
    public static let statusImageView = part.statusIcon("statusImageView")

    /// Additional text of the status, below it.
    public static let substatusLabel = part("substatusLabel", .text, .statusText)

    /// The second status as an icon, below the first.
    public static let substatusImageView = part.statusIcon("substatusImageView")

    /// A longer text about the object, in a separate column or below the other lines.
    public static let descriptionLabel = part.text("descriptionLabel", .subheadline, .tertiaryLabel, lines: 3)

    /// An icon in the stack at the leading edge.
    public static let iconImage = part.floorplan.statusIcon("iconImage", size: 12)

    /// A text of one or two characters in place of such an icon.
    public static let iconLabel = part.floorplan.text(
      "iconLabel", .caption1, .tertiaryLabel, lines: 1, .semanticColors(.fontColor), .aligned(.center))

    /// A small icon before the footnote.
    public static let footnoteIcon = part.floorplan.icon(
      "footnoteIcon", .tertiaryLabel, size: 16, metrics: [.iconGap: 4])

    /// The circular picture of a person in the row of avatars, with a ring in the color of the cell's surface.
    public static let avatar = part.floorplan.image(
      // Opaque, because avatars overlap.
      "avatar", .tintColor,
      [StyleSetting(.placeholderBackgroundColor, .layer(.tertiaryFill, over: .secondaryGroupedBackground))],
      .border(.secondaryGroupedBackground, 1.5),
      metrics: [.imageWidth: 24, .imageHeight: 24, .iconGap: -4]
    ).with(.followsTextScale)

    /// Avatars without a picture, in the background colors of the accent pairs, starting with pair 1.
    ///
    /// The name of the person determines the pair.
    public static let accentedAvatars = AccentPair.allCases.map { pair in
      part.floorplan(
        "avatar\(pair.rawValue)", .image, .color(.placeholderBackgroundColor, pair.backgroundToken),
        unsupported: [.imageName, .tintColor]
      ).specializing(avatar).with(.followsTextScale)
    }

    /// The initials in place of an avatar's picture, small enough for any two letters.
    public static let avatarPlaceholder = part.floorplan(
      // At this size, a shadow would hide the letters.
      "avatarPlaceholder", .text, .text(.caption2, .primaryLabel, lines: 1) + .semibold,
      [StyleSetting(.fontSize, .fontSize(9))], unsupported: [.textShadowColor, .textShadowOffset])

    /// The initials in the label colors of the accent pairs, starting with pair 1.
    public static let accentedAvatarPlaceholders = AccentPair.allCases.map { pair in
      part.floorplan(
        "avatarPlaceholder\(pair.rawValue)", .text, tagColors(pair.labelToken),
        // The label takes its lines and alignment from the general part.
        unsupported: [.textShadowColor, .textShadowOffset, .textLineClamp, .textAlign]
      ).specializing(avatarPlaceholder)
    }

    /// The number of people without an avatar.
    public static let moreAvatarsLabel = part.floorplan.text("moreAvatarsLabel", .footnote, .tertiaryLabel, lines: 1)

    /// The common values of tags.
    ///
    /// ``filledTags`` and ``outlinedTags`` contain those of pairs and styles.
    public static let tag = part.floorplan(
      "tag", .tag, [StyleSetting(.fontStyle, .textStyle(.footnote))], padding: (2, 4), metrics: [.cornerRadius: 8])

    /// Tags on the surface of their accent pair, starting with pair 1.
    public static let filledTags = AccentPair.allCases.map { pair in
      part.floorplan("filledTag\(pair.rawValue)", .tag, tagColors(pair.labelToken), .surface(pair.backgroundToken))
        .specializing(tag)
    }

    /// Tags with an outline in the label color of their accent pair, starting with pair 1.
    public static let outlinedTags = AccentPair.allCases.map { pair in
      part.floorplan(
        "outlinedTag\(pair.rawValue)", .tag, tagColors(pair.labelToken), .surface(.cellBackground),
        .color(.borderColor, pair.labelToken, disabled: .quaternaryLabel)
      ).specializing(tag)
    }

    /// The disclosure indicator or checkmark at the trailing edge.
    public static let accessory = part.floorplan.accessory

    /// The button at the trailing edge.
    public static let accessoryButton = part.floorplan.accessoryButton

    /// The action at the trailing edge, with the values of ``ActionButton`` by default.
    public static let actionButton = part.floorplan("actionButton", .button).asActionButton

    /// The progress of the action, in place of its button.
    public static let actionProgress = part.floorplan(
      "actionProgress", .progress, .color(.tintColor, .tintColor), .color(.trackTintColor, .secondaryFill),
      .color(.trackSelectionColor, .tintColor), metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// All parts, the cell first.
    public static let all =
      [
        cell, detailImageView, placeholder, headlineLabel, subheadlineLabel, footnoteLabel, statusLabel,
        statusImageView, substatusLabel, substatusImageView, descriptionLabel, iconImage, iconLabel, footnoteIcon,
        moreAvatarsLabel,
        // Before the accents, whose values win.
        avatar, avatarPlaceholder, tag,
      ] + accentedAvatars + accentedAvatarPlaceholders + filledTags + outlinedTags + [
        accessory, accessoryButton, actionButton, actionProgress,
      ]

    private static func tagColors(_ label: ColorToken) -> [StyleSetting] {
      .color(.fontColor, label, disabled: .quaternaryLabel)
    }
  }
}
