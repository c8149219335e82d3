public import FloorplanTheme

nonisolated extension BuiltInTheme {
  /// The text of the sheet: that in the folder named in `FLOORPLAN_RESOURCES` or in the data directories where one of
  /// them has it (`themes/horizon.nss`), else the one that is part of the program.
  public var source: StyleSheetSource {
    StyleSheetSource(name: fileName, bytes: Resource.bytes("themes/" + fileName))
  }

  /// Reads the sheet.
  ///
  /// - Returns: The sheet and what is wrong with it, which is nothing unless somebody put another file in its place.
  public func read() -> StyleSheetReading { StyleSheet.read(source) }

  /// The standard theme with the sheet over it, which is read once while the program runs.
  ///
  /// - Returns: The theme; to keep what code sets, apply the sheet of ``read()`` to one's own.
  public func theme() -> Theme {
    switch self {
    case .horizon: Self.horizonTheme
    case .almanac: Self.almanacTheme
    case .ledger: Self.ledgerTheme
    }
  }

  private static let horizonTheme = horizon.overStandard
  private static let almanacTheme = almanac.overStandard
  private static let ledgerTheme = ledger.overStandard

  private var overStandard: Theme { Theme.standard.applying(read().sheet) }
}
