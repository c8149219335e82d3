/// The displayed parts of a status with text and icon (`statusDisplayMode` of FUIObjectView).
///
/// A status with only one of the two displays it in any mode.
public enum StatusDisplayMode: String, CaseIterable, Sendable {
  /// The icon and the text next to it.
  case both
  /// The text in place of the icon.
  case text
  /// The icon in place of the text.
  case image
}
