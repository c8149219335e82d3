public import FloorplanTheme

nonisolated extension BuiltInTheme {
  /// The style sheet (`themes/horizon.nss`) from the folder in `FLOORPLAN_RESOURCES` or from the data directories, or
  /// else the embedded one.
  public var source: StyleSheetSource {
    StyleSheetSource(name: fileName, bytes: Resource.bytes("themes/" + fileName))
  }

  /// Parses the style sheet.
  ///
  /// - Returns: The sheet and its diagnostics, which are empty unless the sheet was replaced by another file.
  public func read() -> StyleSheetReading { StyleSheet.read(source) }

  /// Returns the standard theme with the style sheet applied, which is parsed once in the lifetime of the program.
  ///
  /// - Returns: The theme; to keep values set in code, apply the sheet of ``read()`` to your own theme.
  public func theme() -> Theme {
    switch self {
    case .horizon: Self.horizonTheme
    case .almanac: Self.almanacTheme
    case .ledger: Self.ledgerTheme
    }
  }

  private static let horizonTheme = horizon.appliedToStandard
  private static let almanacTheme = almanac.appliedToStandard
  private static let ledgerTheme = ledger.appliedToStandard

  private var appliedToStandard: Theme { Theme.standard.applying(read().sheet) }
}
