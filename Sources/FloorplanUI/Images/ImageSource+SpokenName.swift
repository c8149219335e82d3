extension ImageSource {
  /// The default accessible name of the image, or nil if it has none.
  nonisolated var spokenName: String? {
    switch self {
    case .icon(let name): Self.words(of: name)
    case .indicator(let indicator): indicator.spokenName
    // A file name doesn't describe the content.
    case .file, .address, .encoded: nil
    }
  }

  /// Returns the words of an icon name: "mail send" for `mail-send-symbolic`.
  private nonisolated static func words(of name: String) -> String? {
    let words = name.split(separator: "-").filter { $0 != "symbolic" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
