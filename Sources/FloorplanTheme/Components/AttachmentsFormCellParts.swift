extension ComponentParts {
  /// The parts of the attachments form cell, `FUIAttachmentsFormCell` in the seeds, which list no class paths of it.
  public enum AttachmentsFormCell {
    private static let part = PartsTable("AttachmentsFormCell")

    /// The cell itself; its column gap is the room between two tiles, whichever way.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 8, .columnGap: 10])

    /// What the files are for, and how many there are.
    public static let title = part("title", .text, .formTitle)

    /// What is said where there is no file and none can be added.
    public static let valueLabel = part("valueLabel", .text, .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, valueLabel]
  }

  /// The parts of the tile of an attachment.
  public enum AttachmentsFormItemCell {
    private static let part = PartsTable("AttachmentsFormItemCell")

    /// The tile.
    ///
    /// Its padding is where it is seen that somebody points at it; the item's width is that of what is inside.
    public static let tile = part(
      "", .cell, surface,
      metrics: [
        .paddingBlock: 4, .paddingInline: 4, .cornerRadius: 18, .itemWidth: 109, .imageGap: 6, .lineGap: 1,
        .controlGap: 12,
      ])

    /// What stands behind the picture, and shows the icon of what is no picture; its border is the negative colour where
    /// something went wrong.
    public static let frame = part(
      "frame", .mark, .surface(.tertiaryFill), .color(.borderColor, .separator, negative: .negativeLabel),
      [StyleSetting(.borderWidth, .length(1.5))], metrics: [.cornerRadius: 16])

    /// The picture, within its frame.
    public static let thumbnail = part(
      "thumbnail", .image, .image(.secondaryLabel), metrics: [.imageWidth: 105, .imageHeight: 105, .cornerRadius: 14])

    /// What kind of file it is, where that is no picture.
    public static let iconImageView = part("iconImageView", .image, .image(.secondaryLabel), metrics: [.iconSize: 32])

    /// The sign that something went wrong.
    public static let errorImageView = part("errorImageView", .image, .image(.negativeLabel), metrics: [.iconSize: 24])

    /// How far the file has come.
    public static let progress = part(
      "progress", .progress, .color(.trackTintColor, .secondaryGroupedBackground),
      .color(.trackSelectionColor, .tintColor), refusing: [.tintColor],
      metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// The name of the file.
    public static let nameLabel = part("nameLabel", .text, .text(.caption2, .primaryLabel, lines: 2), .semibold)

    /// How large the file is, or what is going on with it.
    public static let sizeLabel = part("sizeLabel", .text, .text(.caption2, .secondaryLabel, lines: 1))

    /// When the file was last changed.
    public static let dateLabel = part("dateLabel", .text, .text(.caption2, .tertiaryLabel, lines: 1))

    /// All parts, the tile first.
    public static let all = [
      tile, frame, thumbnail, iconImageView, errorImageView, progress, nameLabel, sizeLabel, dateLabel,
    ]

    /// What shows that somebody points at a tile, or presses it.
    static let surface = [StyleSetting].interactiveCell.filter { $0.state != .selected }
  }

  /// The parts of the tile that adds further files.
  public enum AttachmentsFormAddCell {
    private static let part = PartsTable("AttachmentsFormAddCell")

    /// The tile.
    public static let tile = part(
      "", .cell, AttachmentsFormItemCell.surface, metrics: [.paddingBlock: 4, .paddingInline: 4, .cornerRadius: 18])

    /// The box around its sign.
    public static let frame = part(
      "frame", .mark, .surface(.cellBackground), .border(.separatorOpaque, 1.5), metrics: [.cornerRadius: 16])

    /// Its sign.
    public static let iconImageView = part("iconImageView", .image, .image(.tintColor2), metrics: [.iconSize: 24])

    /// All parts, the tile first.
    public static let all = [tile, frame, iconImageView]
  }

  /// The parts of what shows one attachment in a window of its own.
  public enum AttachmentPreview {
    private static let part = PartsTable("AttachmentPreview")

    /// The whole of it; its line gap is the room between two texts, and its image gap that below the icon.
    ///
    /// What is asked over the tiles is no wider than its greatest width.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.paddingBlock: 16, .paddingInline: 16, .imageGap: 16, .lineGap: 4, .maximumWidth: 400])

    /// What kind of file it is, where there is no picture to show.
    public static let iconImageView = part("iconImageView", .image, .image(.secondaryLabel), metrics: [.iconSize: 64])

    /// The name of the file.
    public static let nameLabel = part("nameLabel", .text, .text(.headline, .primaryLabel, lines: 3), .aligned(.center))

    /// What kind of file it is, how large, and how old.
    public static let detailLabel = part(
      "detailLabel", .text, .text(.footnote, .secondaryLabel, lines: 3), .aligned(.center))

    /// What is wrong with it.
    public static let messageLabel = part(
      "messageLabel", .text, .text(.footnote, .negativeLabel, lines: 0), .aligned(.center))

    /// All parts, the view first.
    public static let all = [view, iconImageView, nameLabel, detailLabel, messageLabel]
  }
}
