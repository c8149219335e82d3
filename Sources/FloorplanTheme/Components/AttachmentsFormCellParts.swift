extension ComponentParts {
  /// The parts of the attachments form cell, `FUIAttachmentsFormCell` in the seeds, which list no class paths of it.
  public enum AttachmentsFormCell {
    /// The cell itself; its column gap is the room between two tiles, whichever way.
    public static let cell = part(
      "", .cell, settings: .plainCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 8, .columnGap: 10,
      ])

    /// What the files are for, and how many there are.
    public static let title = part("title", .text, settings: .formTitle)

    /// What is said where there is no file and none can be added.
    public static let valueLabel = part("valueLabel", .text, settings: .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, valueLabel]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "AttachmentsFormCell", name: name, kind: kind,
        classPath: "fdlFUIAttachmentsFormCell" + (name.isEmpty ? "" : "_" + name), origin: .ours, settings: settings,
        metrics: metrics)
    }
  }

  /// The parts of the tile of an attachment.
  public enum AttachmentsFormItemCell {
    /// The tile.
    ///
    /// Its padding is where it is seen that somebody points at it; the item's width is that of what is inside.
    public static let tile = part(
      "", .cell, settings: surface,
      metrics: [
        .paddingBlock: 4, .paddingInline: 4, .cornerRadius: 18, .itemWidth: 109, .imageGap: 6, .lineGap: 1,
        .controlGap: 12,
      ])

    /// What stands behind the picture, and shows the icon of what is no picture; its border is the negative colour where
    /// something went wrong.
    public static let frame = part(
      "frame", .mark,
      settings: [
        StyleSetting(.backgroundColor, .color(.tertiaryFill)),
        StyleSetting(.borderColor, .color(.separator)),
        StyleSetting(.borderColor, .color(.negativeLabel), variant: .negative),
        StyleSetting(.borderWidth, .length(1.5)),
      ], metrics: [.cornerRadius: 16])

    /// The picture, within its frame.
    public static let thumbnail = part(
      "thumbnail", .image, settings: .image(.secondaryLabel),
      metrics: [.imageWidth: 105, .imageHeight: 105, .cornerRadius: 14])

    /// What kind of file it is, where that is no picture.
    public static let iconImageView = part(
      "iconImageView", .image, settings: .image(.secondaryLabel), metrics: [.iconSize: 32])

    /// The sign that something went wrong.
    public static let errorImageView = part(
      "errorImageView", .image, settings: .image(.negativeLabel), metrics: [.iconSize: 24])

    /// How far the file has come.
    public static let progress = part(
      "progress", .progress, refusing: [.tintColor],
      settings: [
        StyleSetting(.trackTintColor, .color(.secondaryGroupedBackground)),
        StyleSetting(.trackSelectionColor, .color(.tintColor)),
      ], metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// The name of the file.
    public static let nameLabel = part(
      "nameLabel", .text,
      settings: .text(.caption2, .primaryLabel, lines: 2) + [StyleSetting(.fontWeight, .weight(600))])

    /// How large the file is, or what is going on with it.
    public static let sizeLabel = part("sizeLabel", .text, settings: .text(.caption2, .secondaryLabel, lines: 1))

    /// When the file was last changed.
    public static let dateLabel = part("dateLabel", .text, settings: .text(.caption2, .tertiaryLabel, lines: 1))

    /// All parts, the tile first.
    public static let all = [
      tile, frame, thumbnail, iconImageView, errorImageView, progress, nameLabel, sizeLabel, dateLabel,
    ]

    /// What shows that somebody points at a tile, or presses it.
    static let surface = [StyleSetting].interactiveCell.filter { $0.state != .selected }

    private static func part(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "AttachmentsFormItemCell", name: name, kind: kind,
        classPath: "fdlFUIAttachmentsFormItemCell" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused,
        origin: .ours, settings: settings, metrics: metrics)
    }
  }

  /// The parts of the tile that adds further files.
  public enum AttachmentsFormAddCell {
    /// The tile.
    public static let tile = part(
      "", .cell, settings: AttachmentsFormItemCell.surface,
      metrics: [.paddingBlock: 4, .paddingInline: 4, .cornerRadius: 18])

    /// The box around its sign.
    public static let frame = part(
      "frame", .mark,
      settings: [
        StyleSetting(.backgroundColor, .color(.cellBackground)),
        StyleSetting(.borderColor, .color(.separatorOpaque)),
        StyleSetting(.borderWidth, .length(1.5)),
      ], metrics: [.cornerRadius: 16])

    /// Its sign.
    public static let iconImageView = part(
      "iconImageView", .image, settings: .image(.tintColor2), metrics: [.iconSize: 24])

    /// All parts, the tile first.
    public static let all = [tile, frame, iconImageView]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double]
    ) -> ComponentPart {
      ComponentPart(
        component: "AttachmentsFormAddCell", name: name, kind: kind,
        classPath: "fdlFUIAttachmentsFormAddCell" + (name.isEmpty ? "" : "_" + name), origin: .ours,
        settings: settings, metrics: metrics)
    }
  }

  /// The parts of what shows one attachment in a window of its own.
  public enum AttachmentPreview {
    /// The whole of it; its line gap is the room between two texts, and its image gap that below the icon.
    ///
    /// What is asked over the tiles is no wider than its greatest width.
    public static let view = part(
      "", .cell, settings: [StyleSetting(.backgroundColor, .color(.primaryGroupedBackground))],
      metrics: [
        .paddingBlock: 16, .paddingInline: 16, .imageGap: 16, .lineGap: 4, .maximumWidth: 400,
      ])

    /// What kind of file it is, where there is no picture to show.
    public static let iconImageView = part(
      "iconImageView", .image, settings: .image(.secondaryLabel), metrics: [.iconSize: 64])

    /// The name of the file.
    public static let nameLabel = part(
      "nameLabel", .text, settings: .text(.headline, .primaryLabel, lines: 3) + centred)

    /// What kind of file it is, how large, and how old.
    public static let detailLabel = part(
      "detailLabel", .text, settings: .text(.footnote, .secondaryLabel, lines: 3) + centred)

    /// What is wrong with it.
    public static let messageLabel = part(
      "messageLabel", .text, settings: .text(.footnote, .negativeLabel, lines: 0) + centred)

    /// All parts, the view first.
    public static let all = [view, iconImageView, nameLabel, detailLabel, messageLabel]

    private static let centred = [StyleSetting(.textAlign, .alignment(.center))]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "AttachmentPreview", name: name, kind: kind,
        classPath: "fdlFUIAttachmentPreview" + (name.isEmpty ? "" : "_" + name), origin: .ours, settings: settings,
        metrics: metrics)
    }
  }
}
