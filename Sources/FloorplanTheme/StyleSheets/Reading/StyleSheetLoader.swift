/// Reads a source, and replaces its imports with the imported statements.
struct StyleSheetLoader {
  let dialect: StyleSheetDialect
  let report: StyleSheetReporter
  private var allowance = StyleSheet.statementLimit
  private var byteAllowance = StyleSheetSource.byteLimit
  /// The normalized paths of the loaded sources.
  private var loaded: Set<String> = []

  /// A source whose statements are being inserted, and the rest of them.
  private typealias Frame = (name: String, statements: ArraySlice<StyleSheetParser.Statement>)

  init(dialect: StyleSheetDialect, report: StyleSheetReporter) {
    self.dialect = dialect
    self.report = report
  }

  mutating func load(
    _ source: StyleSheetSource, resolve: (_ path: String, _ importer: String) -> StyleSheetImport
  ) -> StyleSheet {
    var sheet = StyleSheet(name: source.name, dialect: dialect)
    var stack = [open(source, into: &sheet)]
    while let index = stack.indices.last {
      switch stack[index].statements.popFirst() {
      case nil: stack.removeLast()
      case .definition(let definition): sheet.definitions.append(definition)
      case .rule(let rule): sheet.rules.append(rule)
      case .importing(var statement):
        let imported = find(statement, stack: stack.map(\.name), resolve: resolve)
        statement.source = imported?.name
        sheet.imports.append(statement)
        if let imported { stack.append(open(imported, into: &sheet)) }
      }
    }
    if isForeign(sheet, source), let range = report.removeAll(except: .notUTF8) {
      sheet.rules = []
      report(
        .notAStyleSheet, .error, range.beginning, "the file is not a style sheet",
        remedy: "a style sheet has lines such as Label { font-size: 17; }")
    }
    return sheet
  }

  private mutating func open(_ source: StyleSheetSource, into sheet: inout StyleSheet) -> Frame {
    report.add(source)
    loaded.insert(Self.identity(source.name))
    byteAllowance -= source.bytes.count
    guard checkText(source) else { return (source.name, []) }
    var parser = StyleSheetParser(source, report: report, allowance: allowance, media: sheet.media)
    parser.parse()
    allowance = max(0, parser.allowance)
    sheet.media = parser.media
    return (source.name, parser.statements[...])
  }

  // MARK: Text

  /// Checks the text, and returns whether there is one to parse.
  private func checkText(_ source: StyleSheetSource) -> Bool {
    let start = StyleSheetRange(source: source.name, lowerBound: .start, upperBound: .start)
    if source.isTooLarge {
      report(
        .tooLarge, .error, start,
        "the file has \(source.byteCount) bytes; the limit is \(StyleSheetSource.byteLimit)",
        remedy: "check that it is a style sheet; the largest known ones have about 60,000 bytes")
      return false
    }
    if let encoding = source.wideEncoding {
      report(
        .notUTF8, .error, start, "the file appears to be \(encoding) instead of UTF-8; it is ignored",
        remedy: "save it as UTF-8")
      return false
    }
    if source.byteOrderMarkLength > 0 {
      report(
        .byteOrderMark, .warning, start,
        "the file begins with a byte order mark; the iOS parser rejects the file",
        remedy: "save it as UTF-8 without a byte order mark", onlyIfFilesAreRejected: true)
    }
    if let invalid = source.firstInvalidByte {
      let range = StyleSheetRange(source: source.name, lowerBound: invalid.position, upperBound: invalid.position)
      let byte = String(invalid.byte, radix: 16, uppercase: true)
      report(
        .notUTF8, .error, range, "invalid byte \(byte) in UTF-8; iOS rejects the file", remedy: "save it as UTF-8")
    }
    if let line = source.firstBinaryLine {
      report(
        .notAStyleSheet, .error, StyleSheetRange(source: source.name, lowerBound: line, upperBound: line),
        "the file is not a style sheet: line \(line.line) is not text", remedy: "choose a text file")
      return false
    }
    return true
  }

  /// Returns whether the text is in another language, so that a list of errors would be useless.
  private func isForeign(_ sheet: StyleSheet, _ source: StyleSheetSource) -> Bool {
    guard sheet.definitions.isEmpty, sheet.imports.isEmpty, report.errorCount > 0 else { return false }
    if sheet.rules.isEmpty, report.errorCount > 2 { return true }
    // The text before a brace in another language may parse as a class path.
    return sheet.rules.allSatisfy { $0.declarations.allSatisfy { $0.property == nil } } && Self.beginsAsForeign(source)
  }

  /// Returns whether the first token can't begin a style sheet.
  private static func beginsAsForeign(_ source: StyleSheetSource) -> Bool {
    var lexer = StyleSheetLexer(source, report: StyleSheetReporter(dialect: .fioriSwiftUI))
    let first = lexer.next()
    let start = source.bytes[first.lowerBound.offset...]
    if foreignBeginnings.contains(where: { start.starts(with: $0.utf8) }) { return true }
    return first.kind == .openBrace && lexer.next().kind == .string
  }

  /// Beginnings of programs, scripts and markup.
  ///
  /// A JSON object is recognized by a brace and a quoted name.
  private static let foreignBeginnings = [
    "#!", "#import ", "#include ", "#define ", "#ifdef ", "#ifndef ", "#pragma ", "@interface ", "@implementation ",
    "@protocol ", "@class ", "import ", "package ", "<",
  ]

  // MARK: Imports

  /// Normalizes a path, so that a file has one name despite steps such as `./`.
  private static func identity(_ name: String) -> String { StyleSheetImport.path(of: name, in: "") }

  private func find(
    _ statement: StyleSheet.Import, stack: [String], resolve: (_ path: String, _ importer: String) -> StyleSheetImport
  ) -> StyleSheetSource? {
    report(
      .importing, .warning, statement.range, once: "",
      "the iOS parser doesn't support imports and rejects the file",
      remedy: "append the sheets one by one in the app", onlyIfFilesAreRejected: true)
    guard stack.count <= StyleSheet.importDepth, loaded.count <= StyleSheet.importLimit else {
      report(
        .importLimit, .error, statement.range,
        "too many imports: the limit is \(StyleSheet.importDepth) nested and \(StyleSheet.importLimit) in total; "
          + "this one is ignored")
      return nil
    }
    // A theme is a folder that can be anywhere.
    guard !statement.path.hasPrefix("/") else {
      report(
        .importNotFound, .error, statement.range, "\(statement.path.quoted) is an absolute path; it is not imported",
        remedy: "write a path relative to this sheet's folder")
      return nil
    }
    guard !StyleSheetImport.isOutsideFolder(of: stack[0], statement.path, in: statement.range.source) else {
      report(
        .importNotFound, .error, statement.range,
        "\(statement.path.quoted) is outside the folder of the first sheet; it is not imported",
        remedy: "move the sheet into that folder or a folder in it")
      return nil
    }
    switch resolve(statement.path, statement.range.source) {
    case .notFound(let reason):
      report(
        .importNotFound, .error, statement.range,
        "can't import \(statement.path.quoted): \(reason.onOneLine())",
        remedy: "check the path, which is relative to this sheet's folder and includes the file extension")
      return nil
    case .found(let source):
      let identity = Self.identity(source.name)
      if let index = stack.firstIndex(where: { Self.identity($0) == identity }) {
        let cycle = (stack[index...] + [source.name]).map { $0.onOneLine(limit: 60) }.joined(separator: " → ")
        report(
          .importCycle, .error, statement.range, "the sheet imports itself: \(cycle)", remedy: "remove the import")
        return nil
      }
      if loaded.contains(identity) {
        report(
          .importedTwice, .note, statement.range,
          "\(source.name.quoted) is already imported; this import has no effect")
        return nil
      }
      if source.isTooLarge || source.bytes.count > byteAllowance {
        report(
          .tooLarge, .error, statement.range,
          "the sheet and its imports exceed the limit of \(StyleSheetSource.byteLimit) bytes; this import is ignored")
        return nil
      }
      return source
    }
  }
}
