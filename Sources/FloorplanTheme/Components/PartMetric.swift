/// A metric of a part in points: pixels at a scale of 1.
///
/// The sizes of controls, icons and pictures of people follow the text scale; see ``ComponentPart/scalesWithText(_:)``.
public enum PartMetric: String, Sendable, Hashable, CaseIterable {
  /// The space inside the part above and below its content.
  case paddingBlock = "padding-block"
  /// The space inside the part at both sides of its content.
  case paddingInline = "padding-inline"
  /// The minimum height, including padding.
  case minimumHeight = "minimum-height"
  /// The minimum width, including padding.
  case minimumWidth = "minimum-width"
  /// The corner radius.
  case cornerRadius = "corner-radius"
  /// The size of an icon from the icon theme.
  case iconSize = "icon-size"
  /// The diameter of the knob of a switch or slider.
  case thumbDiameter = "thumb-diameter"
  /// The thickness of the track of a switch (including its border) or slider.
  case trackThickness = "track-thickness"
  /// The width of a picture.
  case imageWidth = "image-width"
  /// The height of a picture.
  case imageHeight = "image-height"
  /// The minimum size of a picture.
  case minimumImageSize = "minimum-image-size"
  /// The maximum size of a picture.
  case maximumImageSize = "maximum-image-size"
  /// The maximum size of a picture in a compact width.
  case compactImageSize = "compact-image-size"
  /// The space between a picture and the texts next to it.
  case imageGap = "image-gap"
  /// The space between an icon or a picture and the next one in its row; a negative value makes them overlap.
  case iconGap = "icon-gap"
  /// The width of a column of icons.
  case iconsColumnWidth = "icons-column-width"
  /// The minimum width for arranging the part's content in columns.
  case regularWidth = "regular-width"
  /// The space between two consecutive lines of text.
  case lineGap = "line-gap"
  /// The space between the texts and the status next to them, and between two statuses.
  case statusGap = "status-gap"
  /// The space between a title and its control.
  case controlGap = "control-gap"
  /// The space between two columns, and after the last one.
  case columnGap = "column-gap"
  /// The maximum width of a column in a compact width.
  case compactColumnWidth = "compact-column-width"
  /// The maximum width of a column in a regular width.
  case regularColumnWidth = "regular-column-width"
  /// The width of the part if its content needs less and there is enough space.
  case preferredWidth = "preferred-width"
  /// The maximum width of the part.
  case maximumWidth = "maximum-width"
  /// The width of an item of standard size.
  case itemWidth = "item-width"
  /// The width of a small item.
  case smallItemWidth = "small-item-width"
  /// The width of a medium item.
  case mediumItemWidth = "medium-item-width"
  /// The space between a small icon and the next one in its row.
  case smallIconGap = "small-icon-gap"
  /// The minimum height of a touch target whose content is shorter.
  case minimumTouchHeight = "touch-height"
}
