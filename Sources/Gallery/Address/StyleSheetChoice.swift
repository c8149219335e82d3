import FloorplanTheme

/// A style sheet that an address or the user selects.
nonisolated enum StyleSheetChoice: Sendable, Hashable {
  /// A built-in theme.
  case builtIn(BuiltInTheme)
  /// A file, by its path.
  case file(String)

  /// The suffix of a file name.
  ///
  /// It is optional if the path contains a slash.
  static let fileSuffix = ".nss"

  /// Creates a choice from the text in an address, or returns nil for an unknown name.
  ///
  /// A text that contains a slash or ends in `.nss` is a path. Any other text is the name of a built-in theme.
  init?(_ text: String) {
    if text.contains("/") || text.lowercased().hasSuffix(Self.fileSuffix) {
      self = .file(text)
    } else if let theme = BuiltInTheme(rawValue: text) {
      self = .builtIn(theme)
    } else {
      return nil
    }
  }

  /// Returns the description of the valid texts, which can include other words.
  static func allowed(or words: [String] = []) -> String {
    (words + BuiltInTheme.allCases.map(\.rawValue)).joined(separator: ", ")
      + ", or the path of a file that contains a slash or ends in \(fileSuffix)"
  }

  /// Returns the same choice with an absolute path, for a process with another working directory.
  ///
  /// - Parameters:
  ///   - folder: The base folder of a relative path.
  ///   - home: The folder for `~`, which a shell doesn't expand within a word.
  /// - Returns: The choice. A built-in theme is unchanged.
  func absolute(from folder: String, home: String?) -> StyleSheetChoice {
    guard case .file(let path) = self, !path.hasPrefix("/") else { return self }
    if path.hasPrefix("~/"), let home { return .file(home + path.dropFirst()) }
    return .file(folder + "/" + (path.hasPrefix("./") ? path.dropFirst(2) : path[...]))
  }
}

nonisolated extension StyleSheetChoice: CustomStringConvertible {
  /// The text in an address.
  var description: String {
    switch self {
    // Without a slash, a file with the name of a built-in theme would be ambiguous.
    case .file(let path): StyleSheetChoice(path) == self ? path : "./" + path
    case .builtIn(let theme): theme.rawValue
    }
  }
}
