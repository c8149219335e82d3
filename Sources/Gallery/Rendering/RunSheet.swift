import FloorplanTheme
import FloorplanThemeCheck
import FloorplanUI
import GTKBridge

/// The texts of a style sheet and its imports, as they were when a run began.
nonisolated struct RunSheet: Codable, Hashable {
  /// The path of the sheet, or the name of a built-in theme with its suffix.
  let path: String
  /// The raw value of the dialect.
  private let dialectName: String
  /// The texts of the sheet and its imports, by path.
  let texts: [String: String]

  var dialect: StyleSheetDialect { StyleSheetDialect(rawValue: dialectName) ?? .fiori }

  /// Reads a sheet.
  ///
  /// - Throws: ``RunError`` if a file can't be read or isn't text.
  init(_ choice: StyleSheetChoice, _ dialect: StyleSheetDialect) throws(RunError) {
    dialectName = dialect.rawValue
    var sources: [String: StyleSheetSource]
    switch choice {
    case .builtIn(let theme):
      path = theme.source.name
      sources = [path: theme.source]
    case .file(let file):
      path = file
      switch StyleSheetVersion.read(path, dialect: dialect, checks: []) {
      case .failure(let problem): throw RunError("\(problem.path): \(problem.clause)")
      case .success(let version):
        if let problem = version.fileError { throw RunError("\(problem.path): \(problem.clause)") }
        sources = version.sources
      }
    }
    var texts: [String: String] = [:]
    for (name, source) in sources {
      guard let text = String(validating: source.bytes, as: UTF8.self) else {
        throw RunError("\(name): the file isn't UTF-8 text")
      }
      texts[name] = text
    }
    self.texts = texts
  }

  /// The checksum of all texts.
  var hash: String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let imported = texts.filter { $0.key != path }.sorted { $0.key < $1.key }.map { name, text in
      // Another computer may have the sheet in another folder.
      "\(name.hasPrefix(folder) ? name.dropFirst(folder.count) : name[...]) \(sha256(Array(text.utf8)))"
    }
    return sha256(Array(([dialectName, texts[path] ?? ""] + imported).joined(separator: "\0").utf8))
  }

  /// The source of the sheet itself.
  var source: StyleSheetSource { StyleSheetSource(name: path, text: texts[path] ?? "") }

  /// Reads the texts, with all checks.
  func read() -> StyleSheetReading {
    StyleSheet.read(source, dialect: dialect, checks: .all) { name, importer in
      let path = StyleSheetImport.path(of: name, in: importer)
      return texts[path].map { .found(StyleSheetSource(name: path, text: $0)) } ?? .notFound("no such file")
    }
  }
}
