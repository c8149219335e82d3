/// The type of a property's value.
public enum StyleSheetValueType: Sendable, Hashable {
  /// A color: hexadecimal digits, a function, or a name.
  case color
  /// A number within bounds; lengths are in points.
  case number(ClosedRange<Double>)
  /// An integer of 0 or more.
  case count
  /// The name of a text style.
  case textStyle
  /// The name of a font.
  case fontName
  /// A font weight: a name, or a number from 1 to 1000.
  case fontWeight
  /// A text alignment.
  case alignment
  /// True or false.
  case boolean
  /// A list of one to four numbers separated by spaces: top, right, bottom, left.
  case box
  /// Two numbers separated by a comma: the offsets to the right and down.
  case offset
  /// The name of an image, optionally with folders.
  case image
  /// A keyword from a list.
  case keyword([String])
  /// Names separated by commas.
  case names
  /// Any text, for an unknown property.
  case text

  /// A nonnegative length.
  static let length = Self.number(0...2000)
  /// The width of a line or a shadow's edge.
  static let thickness = Self.number(0...100)
  /// An opacity.
  static let fraction = Self.number(0...1)
  /// A signed length.
  static let distance = Self.number(-StyleProperty.maximumOffset...StyleProperty.maximumOffset)

  /// The expected value, in words that follow “expected”.
  var expectation: String {
    switch self {
    case .color: "a color such as #RRGGBB, rgba(0, 112, 242, 0.5) or tintColor"
    case .number(let bounds) where bounds == 0...1: "a number from 0 to 1"
    case .number: "a number"
    case .count: "an integer, 0 for no limit"
    case .textStyle: "a text style such as headline or body"
    case .fontName: "a font name, such as boldSystem"
    case .fontWeight: "a weight such as semibold, or a number from 1 to 1000"
    case .alignment: "left, center or right"
    case .boolean: "true or false"
    case .box: "one to four nonnegative numbers separated by spaces"
    case .offset: "two numbers separated by a comma"
    case .image: "an image name"
    case .keyword(let words): "one of \(words.joined(separator: ", "))"
    case .names: "names separated by commas"
    case .text: "a value"
    }
  }
}
