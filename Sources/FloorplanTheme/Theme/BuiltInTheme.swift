/// A theme that is included in Floorplan.
///
/// It is an ordinary style sheet, without special treatment.
///
/// The raw value is the name on the command line and in addresses, as in `sheet=almanac`. The style sheet is a file,
/// which the caller reads.
public enum BuiltInTheme: String, Sendable, Hashable, CaseIterable {
  /// The standard style: all palette colors with their standard values. It changes nothing.
  case horizon
  /// Warm paper, ink, and serif fonts.
  case almanac
  /// Black on white, small and dense, with monospaced figures.
  case ledger

  /// The display name.
  public var title: String {
    switch self {
    case .horizon: "Horizon"
    case .almanac: "Almanac"
    case .ledger: "Ledger"
    }
  }

  /// The name of the style sheet in messages.
  public var fileName: String { rawValue + ".nss" }
}
