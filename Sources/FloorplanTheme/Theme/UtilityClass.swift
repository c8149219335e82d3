/// A CSS class of this project for what belongs to no component: pages, shells, and texts that stand alone.
///
/// The raw value is the class. The text styles have classes too: ``TextStyle/utilityClass``.
public enum UtilityClass: String, Sendable, Hashable, CaseIterable {
  /// The lowest surface of a page that shows groups, with the text colour that goes with it.
  case background = "fp-background"
  /// The surface of a card: that of groups, with rounded corners.
  case card = "fp-card"
  /// What dims a surface behind something that lies over it.
  case shade = "fp-shade"
  /// A toggle of several of which one is pressed: pressed, it stands out by the tint.
  case choice = "fp-choice"
  /// A row of a list of which one is selected: selected, it stands out by the tint.
  case row = "fp-row"
  /// The text colour of second rank.
  case secondary = "fp-secondary"
  /// The text colour of third rank.
  case tertiary = "fp-tertiary"
  /// The text colour of errors.
  case negative = "fp-negative"
  /// The text colour of success.
  case positive = "fp-positive"
  /// The text colour of warnings.
  case critical = "fp-critical"
  /// The text colour of information.
  case informative = "fp-informative"
  /// What files can be dropped on: while they are above it, it has a line of the tint around it.
  case dropTarget = "fp-drop-target"

  /// The radius of a card's corners in points.
  static let cardCornerRadius: Double = 12

  /// The token of the surface that the class paints, if it paints one.
  var backgroundToken: ColorToken? {
    switch self {
    case .background: .primaryGroupedBackground
    case .card: .secondaryGroupedBackground
    case .shade: .sectionShadow
    case .choice, .row: .tintColor
    default: nil
    }
  }

  /// The state in which the class shows its colours, as CSS.
  var pseudoClass: String {
    switch self {
    case .choice: ":checked"
    case .row: ":selected"
    case .dropTarget: ":drop(active)"
    default: ""
    }
  }

  /// The token of the text colour that the class sets; of what files can be dropped on, that of the line.
  var labelToken: ColorToken {
    switch self {
    case .background, .card, .shade: .primaryLabel
    case .choice, .row: .quinaryLabel
    case .secondary: .secondaryLabel
    case .tertiary: .tertiaryLabel
    case .negative: .negativeLabel
    case .positive: .positiveLabel
    case .critical: .criticalLabel
    case .informative: .informativeLabel
    case .dropTarget: .tintColor
    }
  }
}
