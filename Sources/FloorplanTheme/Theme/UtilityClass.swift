/// A CSS class for nodes outside components: pages, shells, and standalone texts.
///
/// The raw value is the class. Text styles have classes too: ``TextStyle/utilityClass``.
public enum UtilityClass: String, Sendable, Hashable, CaseIterable {
  /// The bottom surface of a page with groups, with its text color.
  case background = "fp-background"
  /// The surface of a card: that of groups, with rounded corners.
  case card = "fp-card"
  /// The surface under a sample: that of a page with groups, with rounded corners and a hairline border.
  case stage = "fp-stage"
  /// The surface next to the content, such as an inspector, with a hairline around it.
  case panel = "fp-panel"
  /// The fill under preformatted text, such as code, with rounded corners.
  case inset = "fp-inset"
  /// The fill under the toggles of a segmented control, with rounded corners.
  case segments = "fp-segments"
  /// The header bar of a window, with a separator below it.
  case header = "fp-header"
  /// A sheet, whose content is on an elevated surface, which has its own colors in the dark appearance.
  case elevated = "fp-elevated"
  /// A shade that dims the surface behind an overlay.
  case shade = "fp-shade"
  /// A window behind a sheet, whose content is darkened.
  case dimmed = "fp-dimmed"
  /// A scrolled window whose content fades at an edge if it continues there.
  case fading = "fp-fading"
  /// A toggle in a group with one pressed toggle, which has the tint color.
  case choice = "fp-choice"
  /// A row of a list with one selected row, whose text has the tint color.
  case row = "fp-row"
  /// The secondary text color.
  case secondary = "fp-secondary"
  /// The tertiary text color.
  case tertiary = "fp-tertiary"
  /// The text color for errors.
  case negative = "fp-negative"
  /// The text color for success.
  case positive = "fp-positive"
  /// The text color for warnings.
  case critical = "fp-critical"
  /// The text color for information.
  case informative = "fp-informative"
  /// A drop target for files, with an outline in the tint color while files are dragged over it.
  case dropTarget = "fp-drop-target"

  /// The corner radius of a card in points.
  static let cardCornerRadius: Double = 12
  /// The corner radius of a fill within a surface in points.
  static let insetCornerRadius: Double = 8
  /// The height of a fade at an edge in points.
  static let fadeHeight: Double = 16

  /// The colors of the class, and the pseudo-class of the state that it applies to.
  ///
  /// The label is the color of the text, or of a drop target's outline; the background is nil if the class paints none.
  package var style: (label: ColorToken, background: ColorToken?, pseudoClass: String) {
    switch self {
    case .background: (.primaryLabel, .primaryGroupedBackground, "")
    case .card: (.primaryLabel, .secondaryGroupedBackground, "")
    case .stage: (.primaryLabel, .primaryGroupedBackground, "")
    case .panel: (.primaryLabel, .secondaryGroupedBackground, "")
    case .inset: (.primaryLabel, .quaternaryFill, "")
    case .segments: (.primaryLabel, .tertiaryFill, "")
    case .header: (.primaryLabel, .header, "")
    case .elevated: (.primaryLabel, .primaryGroupedBackground, "")
    case .shade: (.primaryLabel, .sectionShadow, "")
    case .dimmed, .fading: (.primaryLabel, nil, "")
    case .choice: (.quinaryLabel, .tintColor, ":checked")
    case .row: (.tintColor2, .tintColor3, ":selected")
    case .secondary: (.secondaryLabel, nil, "")
    case .tertiary: (.tertiaryLabel, nil, "")
    case .negative: (.negativeLabel, nil, "")
    case .positive: (.positiveLabel, nil, "")
    case .critical: (.criticalLabel, nil, "")
    case .informative: (.informativeLabel, nil, "")
    case .dropTarget: (.tintColor, nil, ":drop(active)")
    }
  }
}
