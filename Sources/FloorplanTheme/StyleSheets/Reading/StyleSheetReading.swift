/// The result of reading a style sheet: the sheet and its diagnostics.
public struct StyleSheetReading: Sendable, Hashable {
  /// The readable part of the sheet.
  public let sheet: StyleSheet
  /// The diagnostics, in source order.
  ///
  /// Those of imported sheets follow the sheet's own.
  public let diagnostics: [StyleSheetDiagnostic]

  /// Whether a statement was dropped.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The result of resolving an import.
public enum StyleSheetImport: Sendable {
  /// The text of the sheet.
  case found(StyleSheetSource)
  /// No sheet, with the reason in lower case and without a full stop.
  case notFound(String)
}

extension StyleSheet {
  /// The maximum depth of nested imports.
  public static let importDepth = 16
  /// The maximum total number of imported sheets.
  public static let importLimit = 64

  /// Reads a style sheet.
  ///
  /// Reading never fails: unreadable text is omitted from the sheet, and a diagnostic reports where and why. Time and
  /// memory are linear in the text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - dialect: The dialect that the sheet is written in.
  ///   - checks: The checks to run in addition to grammar, names and values, for example those of
  ///     `FloorplanThemeCheck`.
  ///   - resolve: A closure that finds the text of an import within the folder of `source`. Its arguments are the path
  ///     in the import and the name of the importing source. It must return the same name for the same text, to detect
  ///     cycles. The default finds no imports.
  /// - Returns: The sheet and the diagnostics.
  /// - Complexity: O(*n*) in the bytes of all texts.
  public static func read(
    _ source: StyleSheetSource, dialect: StyleSheetDialect = .fiori, checks: [StyleSheetCheck] = [],
    resolve: (_ path: String, _ importer: String) -> StyleSheetImport = { _, _ in
      .notFound("imports are not supported here")
    }
  ) -> StyleSheetReading {
    let report = StyleSheetReporter(dialect: dialect)
    var loader = StyleSheetLoader(dialect: dialect, report: report)
    var sheet = loader.load(source, resolve: resolve)
    sheet.derived = StyleSheetChecker(sheet: sheet, checks: checks, report: report).check()
    if dialect == .fioriSwiftUI { DefinitionLines.check(source, sheet: sheet, report: report) }
    return StyleSheetReading(sheet: sheet, diagnostics: report.diagnostics(of: sheet))
  }
}

extension StyleSheet {
  /// Sorts diagnostics of the sheet in the same way as reading does.
  ///
  /// - Parameter diagnostics: The diagnostics. Those of the same position keep their order.
  /// - Returns: The diagnostics in source order. Those of imported sheets follow the sheet's own; the number of omitted
  ///   ones comes last.
  package func inSourceOrder(_ diagnostics: [StyleSheetDiagnostic]) -> [StyleSheetDiagnostic] {
    var order: [String: Int] = [:]
    let sources = [name] + imports.compactMap(\.source) + diagnostics.map(\.range.source)
    for source in sources where order[source] == nil { order[source] = order.count }
    func sortKey(_ index: Int, _ diagnostic: StyleSheetDiagnostic) -> (Int, Int, Int, Int) {
      (
        diagnostic.code == .moreDiagnostics ? 1 : 0, order[diagnostic.range.source] ?? 0,
        diagnostic.range.lowerBound.offset, index
      )
    }
    return diagnostics.enumerated().sorted { sortKey($0.offset, $0.element) < sortKey($1.offset, $1.element) }
      .map(\.element)
  }
}
