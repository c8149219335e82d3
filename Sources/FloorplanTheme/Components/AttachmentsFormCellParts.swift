extension ComponentParts {
  /// The parts of the attachments form cell, `FUIAttachmentsFormCell` in the SAP Fiori for iOS documentation, which
  /// doesn't list class paths for it.
  public enum AttachmentsFormCell: Component {
    /// The cell itself.
    ///
    /// Its column gap is the space between two tiles in both directions.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 8, .columnGap: 10])

    /// The purpose and the number of the files.
    public static let title = part("title", .text, .formTitle)

    /// The text if there is no file and none can be added.
    public static let valueLabel = part.text("valueLabel", .body, .secondaryLabel, lines: 0)

    /// All parts, the cell first.
    public static let all = [cell, title, valueLabel]
  }

  /// The parts of an attachment's tile.
  public enum AttachmentsFormItemCell: Component {
    /// The tile.
    ///
    /// Its padding displays the hover state. The item width is the width of the content.
    public static let tile = part(
      "", .cell, surface, padding: (4, 4),
      metrics: [.cornerRadius: 18, .itemWidth: 109, .imageGap: 6, .lineGap: 1, .controlGap: 12]
    ).with(.ignoresDensity)

    /// The background of the picture or file icon.
    ///
    /// Its border is in the negative color after an error.
    public static let frame = part(
      "frame", .mark, .surface(.tertiaryFill), .color(.borderColor, .separator, negative: .negativeLabel),
      [StyleSetting(.borderWidth, .length(1.5))], metrics: [.cornerRadius: 16])

    /// The picture, inside its frame.
    public static let thumbnail = part.image(
      "thumbnail", .secondaryLabel, metrics: [.imageWidth: 105, .imageHeight: 105, .cornerRadius: 14]
    ).with(.followsTextScale)

    /// The icon of the file type, if the file is not a picture.
    public static let iconImageView = part.icon("iconImageView", .secondaryLabel, size: 32)

    /// The icon for an error.
    public static let errorImageView = part.icon("errorImageView", .negativeLabel, size: 24)

    /// The progress of the transfer.
    public static let progress = part(
      "progress", .progress, .color(.trackTintColor, .secondaryGroupedBackground),
      .color(.trackSelectionColor, .tintColor), unsupported: [.tintColor],
      metrics: [.minimumWidth: 44, .trackThickness: 4])

    /// The name of the file.
    public static let nameLabel = part.text("nameLabel", .caption2, .primaryLabel, lines: 2, .semibold)

    /// The size of the file, or its current state.
    public static let sizeLabel = part.text("sizeLabel", .caption2, .secondaryLabel, lines: 1)

    /// The date of the last change.
    public static let dateLabel = part.text("dateLabel", .caption2, .tertiaryLabel, lines: 1)

    /// All parts, the tile first.
    public static let all = [
      tile, frame, thumbnail, iconImageView, errorImageView, progress, nameLabel, sizeLabel, dateLabel,
    ]

    /// The hover and pressed states of a tile.
    static let surface = [StyleSetting].pressableCell
  }

  /// The parts of the tile that adds files.
  public enum AttachmentsFormAddCell: Component {
    /// The tile.
    public static let tile = part(
      "", .cell, AttachmentsFormItemCell.surface, padding: (4, 4), metrics: [.cornerRadius: 18]
    ).with(.ignoresDensity)

    /// The box around the icon.
    public static let frame = part(
      "frame", .mark, .surface(.cellBackground), .border(.separatorOpaque, 1.5), metrics: [.cornerRadius: 16])

    /// The icon.
    public static let iconImageView = part.icon("iconImageView", .tintColor2, size: 24)

    /// All parts, the tile first.
    public static let all = [tile, frame, iconImageView]
  }

  /// The parts of the preview of an attachment in a separate window.
  public enum AttachmentPreview: Component {
    /// The view.
    ///
    /// Its line gap is the space between two texts, its image gap the space below the icon.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground), padding: (16, 16), metrics: [.imageGap: 16, .lineGap: 4]
    ).with(.ignoresDensity)

    /// The icon of the file type, if there is no picture.
    public static let iconImageView = part.icon("iconImageView", .secondaryLabel, size: 64)

    /// The name of the file.
    public static let nameLabel = part.text("nameLabel", .headline, .primaryLabel, lines: 3, .aligned(.center))

    /// The type, size and age of the file.
    public static let detailLabel = part.text("detailLabel", .footnote, .secondaryLabel, lines: 3, .aligned(.center))

    /// An error message.
    public static let messageLabel = part.text("messageLabel", .footnote, .negativeLabel, lines: 0, .aligned(.center))

    /// The contents of a text file.
    public static let textLabel = part("textLabel", .text, .typedText, unsupported: .unsupportedByTextViews)
      .with(.isTextView)

    /// All parts, the view first.
    public static let all = [view, iconImageView, nameLabel, detailLabel, messageLabel, textLabel]
  }
}
