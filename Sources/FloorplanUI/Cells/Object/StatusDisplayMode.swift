/// What of a status is shown that has a text and an icon (`statusDisplayMode` of FUIObjectView).
///
/// A status that has one of the two shows that one in every mode.
public enum StatusDisplayMode: String, CaseIterable, Sendable {
  /// The icon and the text beside it.
  case both
  /// The text takes the place of the icon.
  case text
  /// The icon takes the place of the text.
  case image
}
