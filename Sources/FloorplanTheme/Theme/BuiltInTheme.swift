/// A theme that is part of Floorplan: an ordinary style sheet, with no special treatment.
///
/// The raw value is its name, by which command lines and addresses know it (`sheet=almanac`). What the sheet says is a
/// file; reading it is the business of who has files.
public enum BuiltInTheme: String, Sendable, Hashable, CaseIterable {
  /// The standard look, written out: every colour of the palette with its values. It changes nothing.
  case horizon
  /// Warm paper, ink and serifs.
  case almanac
  /// Black on white, small and dense, with figures of one width.
  case ledger

  /// What a person is shown.
  public var title: String {
    switch self {
    case .horizon: "Horizon"
    case .almanac: "Almanac"
    case .ledger: "Ledger"
    }
  }

  /// What the sheet is called in messages.
  public var fileName: String { rawValue + ".nss" }
}
