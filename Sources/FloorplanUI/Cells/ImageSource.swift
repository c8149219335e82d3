/// Where a picture in a cell comes from.
public enum ImageSource: Hashable, Sendable {
  /// An icon of the icon theme, by its name.  A missing one shows the theme's placeholder.
  case icon(String)
}
