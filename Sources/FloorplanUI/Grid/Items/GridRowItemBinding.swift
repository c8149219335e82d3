/// The part of an object view that displays an item in compact width (FUIGridRowItemBinding in the SAP Fiori for iOS
/// documentation).
///
/// A ``GridView`` displays object views only if ``GridView/showsObjectsInCompact`` is set.
///
/// If neither the items of a row nor their columns have bindings, the items are bound automatically: the first image to
/// ``detailImage``, and texts and numbers in order to ``headline``, ``subheadline``, ``footnote``, ``status``,
/// ``substatus`` and ``description``. Empty texts are skipped, and remaining items aren't displayed. If any item has a
/// binding, items without one aren't displayed. ``none`` excludes an item in both cases.
///
/// The title of the column precedes a text other than the headline, as in "Open: 114.23", unless it is empty or the
/// column disables it. Of two items with the same binding, the first is displayed. An image bound to a text part, or a
/// text bound to an image part, isn't displayed.
public enum GridRowItemBinding: Sendable, Hashable, CaseIterable {
  /// The image of the object.
  case detailImage
  /// The icon of the status.
  case statusImage
  /// The icon of the substatus.
  case substatusImage
  /// The title of the object.
  case headline
  /// The second line.
  case subheadline
  /// The third line.
  case footnote
  /// The status.
  case status
  /// The text below the status.
  case substatus
  /// The longer text below the lines.
  case description
  /// Not displayed in compact width.
  case none

  /// The text parts, in the order of automatic binding.
  static let texts: [Self] = [.headline, .subheadline, .footnote, .status, .substatus, .description]
  /// The image parts, of which only the first is bound automatically.
  static let images: [Self] = [.detailImage, .statusImage, .substatusImage]
}
