/// A measure of a part, in points: pixels at a scale of 1, independent of the text scale.
public enum PartMetric: String, Sendable, Hashable, CaseIterable {
  /// The space within the part above and below its content.
  case paddingBlock = "padding-block"
  /// The space within the part at both sides of its content.
  case paddingInline = "padding-inline"
  /// The least height, padding included.
  case minimumHeight = "minimum-height"
  /// The least width, padding included.
  case minimumWidth = "minimum-width"
  /// The radius of the corners.
  case cornerRadius = "corner-radius"
  /// The edge of an icon from the icon theme.
  case iconSize = "icon-size"
  /// The diameter of the knob of a switch or slider.
  case thumbDiameter = "thumb-diameter"
  /// The thickness of the track of a switch (border included) or slider.
  case trackThickness = "track-thickness"
  /// The width of a picture.
  case imageWidth = "image-width"
  /// The height of a picture.
  case imageHeight = "image-height"
  /// The least edge that a picture may be given.
  case minimumImageSize = "minimum-image-size"
  /// The greatest edge that a picture may be given.
  case maximumImageSize = "maximum-image-size"
  /// The greatest edge that a picture is shown with where there is little room from side to side.
  case compactImageSize = "compact-image-size"
  /// The space between a picture and the texts beside it.
  case imageGap = "image-gap"
  /// The space between an icon or a picture and the next one of its row; below 0, they overlap.
  case iconGap = "icon-gap"
  /// The width of a column of icons.
  case iconsColumnWidth = "icons-column-width"
  /// The width from which on a part arranges what it contains in columns.
  case regularWidth = "regular-width"
  /// The space between two lines of text that follow each other.
  case lineGap = "line-gap"
  /// The space between the texts and the status beside them, and between two status.
  case statusGap = "status-gap"
  /// The space between a title and the control that it names.
  case controlGap = "control-gap"
  /// The space between two columns, and between the last one and what follows it.
  case columnGap = "column-gap"
  /// The most width of a column where there is little room from side to side.
  case compactColumnWidth = "compact-column-width"
  /// The most width of a column where there is much room from side to side.
  case regularColumnWidth = "regular-column-width"
  /// The width that the part has where its content needs less and there is room.
  case preferredWidth = "preferred-width"
  /// The most width that the part takes, however much there is.
  case maximumWidth = "maximum-width"
  /// The width of an item of standard size.
  case itemWidth = "item-width"
  /// The width of a small item.
  case smallItemWidth = "small-item-width"
  /// The width of an item between the two.
  case mediumItemWidth = "medium-item-width"
  /// The space between an icon and the next one of its row where icons are small.
  case smallIconGap = "small-icon-gap"
  /// The least height of what people point at, where what is drawn there is lower.
  case touchHeight = "touch-height"

  /// Who makes the measure visible.
  public var realization: Realization {
    switch self {
    case .paddingBlock, .paddingInline, .minimumHeight, .minimumWidth, .cornerRadius, .iconSize, .thumbDiameter,
      .trackThickness:
      .css
    default: .widget
    }
  }
}
