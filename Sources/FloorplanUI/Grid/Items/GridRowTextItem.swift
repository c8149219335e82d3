public import FloorplanLayout
public import FloorplanTheme

/// A text or a number in a grid row (FUIGridRowTextItem in the SAP Fiori for iOS documentation).
///
///     GridRowTextItem(text: "SAP")
///     GridRowTextItem(number: 114.23)
///     GridRowTextItem(number: 0.4) { "\(Int($0 * 100))%" }
///     GridRowTextItem(text: "On Hold", semanticStatus: .critical)
///
/// The theme determines font and color by the class path `fdlFUIGridRowTextItem_label`, and for the first text of a row
/// also by `fdlFUIGridRowTextItem_font_firstTextItem`.
open class GridRowTextItem: GridRowItem {
  /// A closure that formats a number.
  public typealias Formatter = (Double) -> String

  /// Creates an item with a text, which may contain line breaks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - semanticStatus: The semantic status, or nil for the part's color.
  public init(text: String, semanticStatus: SemanticStatus? = nil) {
    self.text = text
    self.semanticStatus = semanticStatus
  }

  /// Creates an item with a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - formatter: A closure that formats the number; by default, all its decimals with the separator of the locale.
  public init(number: Double, formatter: Formatter? = nil) {
    text = formatter?(number) ?? Self.localizedText(of: number)
    self.number = number
  }

  /// Either `text` or `number`.
  open var type: GridRowItemType { number == nil ? .text : .number }

  /// The displayed text; setting it replaces a number.
  public final var text: String { didSet { number = nil } }
  /// The number, or nil for a text.
  public private(set) final var number: Double?

  /// The semantic status, which determines the color; nil, the default, for the part's color.
  ///
  /// In compact width, it applies if the item is bound to the status or the substatus.
  public final var semanticStatus: SemanticStatus?
  /// The vertical alignment in the row; `automatic` for that of the row.
  public final var alignment = GridRowItemAlignment.automatic
  /// The binding in compact width.
  public final var binding: GridRowItemBinding?
  /// The alignment of the text, or nil for that of the column; if both are nil, texts are leading and numbers trailing.
  ///
  /// A style sheet overrides both.
  public final var textAlignment: TextAlignment?
  /// The maximum number of lines, 0 for no limit, or nil for one line of a number and the theme's limit for texts.
  ///
  /// Longer text is truncated. A style sheet overrides the property.
  public final var numberOfLines: Int?
  /// Whether the text is a number in one line; a truncated number would look like a complete one.
  final var isUncuttable: Bool { type == .number && numberOfLines == nil }
  /// The search text, which is highlighted in columns.
  public final var searchText = ""

  private nonisolated static func localizedText(of number: Double) -> String {
    String(plainText(of: number).map { $0 == "." ? NumberSymbols.current.decimalSeparator : $0 })
  }

  /// Returns the shortest decimal number that parses back to the same value, without an exponent and independent of the
  /// locale: "114.23", "31".
  nonisolated static func plainText(of number: Double) -> String {
    let shortest = "\(number)"
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : shortest }
    guard let mark = shortest.firstIndex(of: "e") else {
      return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    // "-1.25e-07": find the sign, the digits and the position of the decimal point.
    let sign = number < 0 ? "-" : ""
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let point = 1 + (Int(shortest[shortest.index(after: mark)...]) ?? 0)
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
