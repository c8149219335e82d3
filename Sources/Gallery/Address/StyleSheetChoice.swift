import FloorplanTheme

/// Which style sheet an address, or a person, asks for.
nonisolated enum StyleSheetChoice: Sendable, Hashable {
  /// A theme that comes with the library.
  case builtIn(BuiltInTheme)
  /// A file, by its path.
  case file(String)

  /// What a file's name ends in, unless its path has a slash.
  static let fileSuffix = ".nss"

  /// Reads what an address says: a path has a slash in it or ends in `.nss`, everything else is a name.
  ///
  /// - Returns: nil where it is the name of no built-in theme.
  init?(_ text: String) {
    if text.contains("/") || text.lowercased().hasSuffix(Self.fileSuffix) {
      self = .file(text)
    } else if let theme = BuiltInTheme(rawValue: text) {
      self = .builtIn(theme)
    } else {
      return nil
    }
  }

  /// The same choice for a process with another working folder: a path from the root.
  ///
  /// - Parameters:
  ///   - folder: The folder that a relative path is meant from.
  ///   - home: What `~` stands for, which a shell leaves alone within a word.
  /// - Returns: The choice; a built-in theme is the same everywhere.
  func absolute(from folder: String, home: String?) -> StyleSheetChoice {
    guard case .file(let path) = self, !path.hasPrefix("/") else { return self }
    if path.hasPrefix("~/"), let home { return .file(home + path.dropFirst()) }
    return .file(folder + "/" + (path.hasPrefix("./") ? path.dropFirst(2) : path[...]))
  }
}

nonisolated extension StyleSheetChoice: CustomStringConvertible {
  /// What an address says for it.
  var description: String {
    switch self {
    // A file beside the program may be called as a built-in theme is.
    case .file(let path): StyleSheetChoice(path) == self ? path : "./" + path
    case .builtIn(let theme): theme.rawValue
    }
  }
}
