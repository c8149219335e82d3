/// A style sheet that was read, and everything there is to know about it.
public struct StyleSheetReading: Sendable, Hashable {
  /// What could be read.
  public let sheet: StyleSheet
  /// What is wrong or worth knowing, in the order of the text; what an import brought in comes behind the sheet's own.
  public let diagnostics: [StyleSheetDiagnostic]

  /// Whether anything was dropped.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Where an import leads to.
public enum StyleSheetImport: Sendable {
  /// The text of the sheet.
  case found(StyleSheetSource)
  /// There is none; why, in a sentence.
  case notFound(String)
}

extension StyleSheet {
  /// How many sheets an import may lead through.
  public static let importDepth = 16
  /// How many sheets may be imported in all.
  public static let importLimit = 64

  /// Reads a style sheet.
  ///
  /// There is always an answer: what cannot be read is left out of the sheet, and a diagnostic says where and why. Work
  /// and memory grow in step with the text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - dialect: For which reader it was written.
  ///   - checks: The checks to make beside those of grammar, names and values. `FloorplanThemeCheck` has them.
  ///   - resolve: Finds the text of an import that doesn't lead out of the folder of `source`. It is called with the
  ///     name that stands in the import and with the name of the source in which that stands; the name that it gives the
  ///     text must be the same for the same text, so that circles are seen. Without it no import is found.
  /// - Returns: The sheet and the diagnostics.
  /// - Complexity: O(*n*) in the bytes of all texts.
  public static func read(
    _ source: StyleSheetSource, dialect: StyleSheetDialect = .fiori, checks: [StyleSheetCheck] = [],
    resolve: (_ path: String, _ importer: String) -> StyleSheetImport = { _, _ in
      .notFound("Nothing can be imported here.")
    }
  ) -> StyleSheetReading {
    let report = StyleSheetReporter(dialect: dialect)
    var loader = StyleSheetLoader(dialect: dialect, report: report)
    var sheet = loader.load(source, resolve: resolve)
    sheet.worked = StyleSheetChecker(sheet: sheet, checks: checks, report: report).check()
    if dialect == .fioriSwiftUI { DefinitionLines.check(source, sheet: sheet, report: report) }
    return StyleSheetReading(sheet: sheet, diagnostics: report.diagnostics(of: sheet))
  }
}

extension StyleSheet {
  /// Diagnostics of the sheet, from whoever they are, in the order in which reading tells its own.
  ///
  /// - Parameter diagnostics: Some diagnostics; those of one place stay in their order.
  /// - Returns: The same in the order of the text, what an import brought in behind the sheet's own; last of all how
  ///   many more there are.
  package func inOrder(_ diagnostics: [StyleSheetDiagnostic]) -> [StyleSheetDiagnostic] {
    var order: [String: Int] = [:]
    let sources = [name] + imports.compactMap(\.source) + diagnostics.map(\.range.source)
    for source in sources where order[source] == nil { order[source] = order.count }
    func place(_ index: Int, _ told: StyleSheetDiagnostic) -> (Int, Int, Int, Int) {
      (told.code == .moreDiagnostics ? 1 : 0, order[told.range.source] ?? 0, told.range.lowerBound.offset, index)
    }
    return diagnostics.enumerated().sorted { place($0.offset, $0.element) < place($1.offset, $1.element) }
      .map(\.element)
  }
}
