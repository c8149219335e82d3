/// A kind of text by its role; every size follows the person's text scale.
///
/// The raw values are the names that style sheets use (`font-style: subheadline`). Sizes are those of the design system;
/// weights are the platform defaults that it builds on.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// The largest title, for hero texts.
  case extraLargeTitle
  /// The second largest title, for hero texts.
  case extraLargeTitle2
  /// A key figure that stands alone.
  case largeKPI
  /// A key figure beside others.
  case kpi = "KPI"
  /// The title of a page.
  case largeTitle
  /// A heading of first rank.
  case title1
  /// A heading of second rank.
  case title2
  /// A heading of third rank, and the title of an object header.
  case title3
  /// The title of a cell; semibold.
  case headline
  /// Values, subtitles and what is typed.
  case body
  /// The text of plain buttons.
  case callout
  /// Titles of fields, footnotes and status of cells, section headers.
  case subheadline
  /// Helper texts and tags.
  case footnote
  /// Names below small pictures.
  case caption1
  /// Sizes and dates below small pictures.
  case caption2

  /// The size in points as the design states it: 96 dots per inch have 0.75 CSS points for each.
  public var points: Double {
    switch self {
    case .extraLargeTitle: 52
    case .extraLargeTitle2, .largeKPI: 48
    case .kpi: 36
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The weight as CSS counts it, 1...1000: 400 is regular, 600 semibold.
  public var weight: Int {
    self == .headline ? 600 : 400
  }

  /// The CSS class that gives any label this style: `fp-` and the raw value.
  ///
  /// `fp-title` and `fp-caption` mean ``title1`` and ``caption1``.
  public var utilityClass: String { "fp-" + rawValue }

  /// All CSS classes of the style: ``utilityClass``, and the short one where a style is the first of its kind.
  public var utilityClasses: [String] {
    switch self {
    case .title1: [utilityClass, "fp-title"]
    case .caption1: [utilityClass, "fp-caption"]
    default: [utilityClass]
    }
  }
}
