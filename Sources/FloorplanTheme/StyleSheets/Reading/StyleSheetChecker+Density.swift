extension StyleSheetChecker {
  /// Reports values of the variable for the density that aren't one.
  func checkDensity() {
    for definition in sheet.definitions where definition.name == Density.variable && definition.alias == nil {
      guard Density(rawValue: definition.text) == nil else { continue }
      let names = Density.allCases.map(\.rawValue)
      report(
        .wrongType, .warning, definition.valueRange,
        "invalid density “\(definition.text.onOneLine(limit: 60))”: expected \(names.joined(separator: " or "))")
    }
  }
}
