/// Reports the problems of a parsed sheet: unknown names, overridden declarations, and those of further checks.
struct StyleSheetChecker {
  let sheet: StyleSheet
  let checks: [StyleSheetCheck]
  let report: StyleSheetReporter
  /// The importing sheet of each imported one.
  ///
  /// A sheet is read once, so there is only one importer.
  let importers: [String: String]

  init(sheet: StyleSheet, checks: [StyleSheetCheck], report: StyleSheetReporter) {
    self.sheet = sheet
    self.checks = checks
    self.report = report
    importers = Dictionary(
      sheet.imports.compactMap { statement in statement.source.map { ($0, statement.range.source) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Runs all checks.
  ///
  /// - Returns: The results that were derived for the checks.
  func check() -> StyleSheet.DerivedResults {
    var derived = StyleSheet.DerivedResults()
    checkProperties()
    checkClasses()
    checkParts()
    checkDefinitions()
    // Without conditions, all environments give the same result.
    let environments = sheet.media.isEmpty ? [StyleSheetEnvironment.desktop] : StyleSheetEnvironment.all
    var dropped: [Set<DeclarationIndex>] = []
    for environment in environments {
      var evaluator = StyleSheetEvaluator(sheet, in: environment, report: report)
      let evaluation = evaluator.evaluate()
      dropped.append(evaluator.dropped)
      let layer = SheetLayer(evaluation, dialect: sheet.dialect)
      checkCycles(layer.palette)
      // Further checks only concern declarations that can take effect in a window. Other layers are rarely needed.
      if environment == .desktop {
        var theme = Theme.standard
        theme.sheet = layer
        for check in checks { check.run(theme, layer, report) }
        derived.layers[environment] = layer
      }
      checkAppearances(evaluation)
    }
    checkDuplicates(excluding: droppedEverywhere(dropped, in: environments))
    checkDefinedColors()
    checkDensity()
    for check in checks { check.runLast(sheet, report) }
    if sheet.dialect == .fioriSwiftUI, let rule = sheet.rules.first {
      report(
        .rulesNotRead, .warning, rule.selectors.first?.range ?? rule.range,
        "the SwiftUI library reads only definitions; the rules of this sheet have no effect on iOS")
    }
    return derived
  }

  /// Returns the declarations that take effect in no environment.
  private func droppedEverywhere(
    _ dropped: [Set<DeclarationIndex>], in environments: [StyleSheetEnvironment]
  ) -> Set<DeclarationIndex> {
    dropped.reduce(into: Set<DeclarationIndex>()) { $0.formUnion($1) }.filter { place in
      zip(environments, dropped).allSatisfy { environment, some in
        some.contains(place) || !sheet.isActive(sheet.rules[place.rule].media, in: environment)
      }
    }
  }

  // MARK: Properties

  private func checkProperties() {
    for declaration in sheet.rules.lazy.flatMap(\.declarations) {
      guard let property = declaration.property else {
        diagnoseUnknown(declaration)
        continue
      }
      if let spelling = StyleSheetProperty.misspelled[declaration.name] {
        report(
          .misspelledProperty, .warning, declaration.nameRange, once: declaration.name,
          "\(declaration.name.quoted) is a typo in the published documentation; it is read as \(spelling.quoted)",
          remedy: "write \(spelling)", replacement: spelling)
      }
      if let reason = property.reasonWithoutEffect {
        report(
          .noEffect, .note, declaration.nameRange, once: property.name,
          "\(property.name.quoted) has no effect: \(reason)")
      }
    }
  }

  private func diagnoseUnknown(_ declaration: StyleSheet.Declaration) {
    report(
      .unknownProperty, .warning, declaration.nameRange, once: declaration.name,
      "unknown property \(declaration.name.quoted)",
      suggestion: StyleSheetProperty.nearest(to: declaration.name) { report.nearest(to: $0, in: $1) },
      remedy: StyleSheetProperty.remedy(for: declaration.name))
  }
}
