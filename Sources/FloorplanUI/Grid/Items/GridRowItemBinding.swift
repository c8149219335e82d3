/// What an item of a row becomes in compact, where the row is an object view (seeds/003, FUIGridRowItemBinding).
///
/// As long as no item of a row has a binding of its own or of its column, they are bound by themselves: the first
/// picture becomes ``detailImage``; texts and numbers become, in their order, ``headline``, ``subheadline``,
/// ``footnote``, ``status``, ``substatus`` and ``description``.  An empty text takes no place, and what is left over is
/// not shown.  Once one has a binding, those without are not shown.  ``none`` keeps an item out in either case.
///
/// A text behind the headline is preceded by the title of its column, as in "Open: 114.23", where that has one and
/// doesn't forbid it.  Of two items with the same binding the first is shown, and a picture bound to a text, or a text
/// bound to a picture, is not.
public enum GridRowItemBinding: Sendable, Hashable, CaseIterable {
  /// The picture of the object.
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
  /// What stands below the status.
  case substatus
  /// The longer text below the lines.
  case description
  /// Not shown in compact.
  case none

  /// The texts in the order in which they are bound by themselves.
  static let texts: [Self] = [.headline, .subheadline, .footnote, .status, .substatus, .description]
  /// The pictures, of which only the first is bound by itself.
  static let images: [Self] = [.detailImage, .statusImage, .substatusImage]
}
