/// What a property's value is made of.
public enum StyleSheetValueType: Sendable, Hashable {
  /// A colour: digits, a function, or a name.
  case color
  /// A number within bounds, in points where it is a length.
  case number(ClosedRange<Double>)
  /// A whole number, 0 or more.
  case count
  /// A text style by name.
  case textStyle
  /// A font by name.
  case fontName
  /// A weight by name or from 1 to 1000.
  case fontWeight
  /// Where the lines of a text stand.
  case alignment
  /// True or false.
  case boolean
  /// One to four numbers, separated by spaces: top, right, bottom, left.
  case box
  /// Two numbers, separated by a comma: to the right, and down.
  case offset
  /// The name of an image, with the folders before it.
  case image
  /// One of some words.
  case keyword([String])
  /// Names, separated by commas.
  case names
  /// Anything; the property isn't known.
  case text

  /// The size of something, which cannot be negative.
  static let length = Self.number(0...2000)
  /// How wide a line or the rim of a shadow is.
  static let thickness = Self.number(0...100)
  /// An opacity.
  static let fraction = Self.number(0...1)
  /// A length in either direction.
  static let distance = Self.number(-StyleProperty.largestDistance...StyleProperty.largestDistance)

  /// What to write, for use after “expected”.
  var expectation: String {
    switch self {
    case .color: "a colour such as #RRGGBB, rgba(0, 112, 242, 0.5) or tintColor"
    case .number(let bounds) where bounds == 0...1: "a number from 0 to 1"
    case .number: "a number"
    case .count: "a whole number, 0 for no limit"
    case .textStyle: "a text style such as headline or body"
    case .fontName: "the name of a font, or boldSystem and the like"
    case .fontWeight: "a weight such as semibold, or a number from 1 to 1000"
    case .alignment: "left, center or right"
    case .boolean: "true or false"
    case .box: "one to four numbers separated by spaces, 0 or more"
    case .offset: "two numbers separated by a comma"
    case .image: "the name of an image"
    case .keyword(let words): words.joined(separator: ", ")
    case .names: "names separated by commas"
    case .text: "a value"
    }
  }
}
