public import FloorplanLayout
public import FloorplanTheme

/// A text or a number in a row of a grid (seeds/003, FUIGridRowTextItem).
///
///     GridRowTextItem(text: "SAP")
///     GridRowTextItem(number: 114.23)
///     GridRowTextItem(number: 0.4) { "\(Int($0 * 100)) %" }
///
/// Font and colour come from the theme: `fdlFUIGridRowTextItem_label`, and for the first text of a row also
/// `fdlFUIGridRowTextItem_font_firstTextItem`.
@MainActor
open class GridRowTextItem: GridRowItem {
  /// Shows a number as text.
  public typealias Formatter = (Double) -> String

  private enum Content {
    case text(String)
    case number(Double, Formatter, shown: String)
  }
  private var content: Content

  /// An item with a text; line ends in it begin new lines.
  public init(text: String) { content = .text(text) }

  /// An item with a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - formatter: What shows it; ``plainText(of:)`` when left out.
  public init(number: Double, formatter: Formatter? = nil) {
    let formatter = formatter ?? { Self.plainText(of: $0) }
    content = .number(number, formatter, shown: formatter(number))
  }

  /// `.text` or `.number`.
  open var type: GridRowItemType {
    if case .number = content { .number } else { .text }
  }

  /// The text that is shown; a new one takes the place of the number.
  public final var text: String {
    get {
      switch content {
      case .text(let text): text
      case .number(_, _, let shown): shown
      }
    }
    set { content = .text(newValue) }
  }
  /// The number, if it is one.
  public final var number: Double? {
    if case .number(let number, _, _) = content { number } else { nil }
  }

  /// Where it stands from top to bottom in a row that is higher; automatic leaves that to the row.
  public final var alignment = GridRowItemAlignment.automatic
  /// What it becomes in compact.
  public final var binding: GridRowItemBinding?
  /// Where the lines of the text stand; nil for the column's alignment and, where that has none, for leading texts and
  /// trailing numbers.
  ///
  /// What a style sheet says comes before both.
  public final var textAlignment: TextAlignment?
  /// How many lines are shown at most, 0 for all; nil for one line of a number, and what the theme says for texts.
  ///
  /// What doesn't fit ends in an ellipsis.  What a style sheet says comes before it.
  public final var numberOfLines: Int?
  /// What was searched: in a column, it stands out where it is in the text.
  public final var searchText = ""

  /// The shortest decimal that reads back as the number, without an exponent, in every locale the same: "114.23", "31".
  public static func plainText(of number: Double) -> String { PlainNumber.text(of: number) }
}
