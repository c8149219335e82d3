public import FloorplanLayout
public import FloorplanTheme

/// A text or a number in a grid row (FUIGridRowTextItem in the SAP Fiori for iOS documentation).
///
///     GridRowTextItem(text: "SAP")
///     GridRowTextItem(number: 114.23)
///     GridRowTextItem(number: 0.4) { "\(Int($0 * 100)) %" }
///
/// The theme determines font and color by the class path `fdlFUIGridRowTextItem_label`, and for the first text of a row
/// also by `fdlFUIGridRowTextItem_font_firstTextItem`.
@MainActor
open class GridRowTextItem: GridRowItem {
  /// A closure that formats a number.
  public typealias Formatter = (Double) -> String

  private enum Content {
    case text(String)
    case number(Double, Formatter, shown: String)
  }
  private var content: Content

  /// Creates an item with a text, which may contain line breaks.
  public init(text: String) { content = .text(text) }

  /// Creates an item with a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - formatter: A closure that formats the number; ``plainText(of:)`` by default.
  public init(number: Double, formatter: Formatter? = nil) {
    let formatter = formatter ?? { Self.plainText(of: $0) }
    content = .number(number, formatter, shown: formatter(number))
  }

  /// Either `text` or `number`.
  open var type: GridRowItemType {
    if case .number = content { .number } else { .text }
  }

  /// The displayed text; setting it replaces a number.
  public final var text: String {
    get {
      switch content {
      case .text(let text): text
      case .number(_, _, let shown): shown
      }
    }
    set { content = .text(newValue) }
  }
  /// The number, or nil for a text.
  public final var number: Double? {
    if case .number(let number, _, _) = content { number } else { nil }
  }

  /// The vertical alignment in the row; `automatic` for that of the row.
  public final var alignment = GridRowItemAlignment.automatic
  /// The binding in compact.
  public final var binding: GridRowItemBinding?
  /// The alignment of the text, or nil for that of the column; if both are nil, texts are leading and numbers trailing.
  ///
  /// A style sheet overrides both.
  public final var textAlignment: TextAlignment?
  /// The maximum number of lines, 0 for no limit, or nil for one line of a number and the theme's limit for texts.
  ///
  /// Longer text is truncated. A style sheet overrides the property.
  public final var numberOfLines: Int?
  /// The search text, which is highlighted in columns.
  public final var searchText = ""

  /// Returns the shortest decimal number that parses back to the same value, without an exponent and independent of the
  /// locale: "114.23", "31".
  public static func plainText(of number: Double) -> String { PlainNumber.text(of: number) }
}
