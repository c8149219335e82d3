/// A text style; all sizes follow the user's text scale.
///
/// The raw values are the names in style sheets, as in `font-style: subheadline`. Sizes are those of the design system;
/// line heights and weights are the defaults of iOS, on which it is based.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// The largest title, for hero texts.
  case extraLargeTitle
  /// The second largest title, for hero texts.
  case extraLargeTitle2
  /// A single key figure.
  case largeKPI
  /// A key figure next to others.
  case kpi = "KPI"
  /// The title of a page.
  case largeTitle
  /// A first-level heading.
  case title1
  /// A second-level heading.
  case title2
  /// A third-level heading, and the title of an object header.
  case title3
  /// The title of a cell; semibold.
  case headline
  /// Values, subtitles and typed text.
  case body
  /// The text of plain buttons.
  case callout
  /// Titles of fields, footnotes and statuses of cells, section headers.
  case subheadline
  /// Helper texts and tags.
  case footnote
  /// Names below small pictures.
  case caption1
  /// Sizes and dates below small pictures.
  case caption2

  /// The size in points of the design system.
  ///
  /// At 96 dots per inch, each is 0.75 CSS points.
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

  /// The height of a line in points.
  public var lineHeight: Double {
    switch self {
    case .extraLargeTitle: 63
    case .extraLargeTitle2, .largeKPI: 58
    case .kpi: 44
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }

  /// The weight as in CSS: 400 is regular, 600 is semibold.
  public var weight: Int {
    self == .headline ? 600 : 400
  }

  /// The CSS class that applies the style to a label: `fp-` and the raw value.
  ///
  /// `fp-title` and `fp-caption` stand for ``title1`` and ``caption1``.
  public var utilityClass: String { "fp-" + rawValue }

  /// All CSS classes of the style: ``utilityClass``, and a short one for the first style of its kind.
  public var utilityClasses: [String] {
    switch self {
    case .title1: [utilityClass, "fp-title"]
    case .caption1: [utilityClass, "fp-caption"]
    default: [utilityClass]
    }
  }
}
