extension ImageSource {
  /// What the picture is called, for assistive technology where nobody has said it better; nil where it has no name.
  nonisolated var spokenName: String? {
    switch self {
    case .icon(let name): Self.words(of: name)
    case .indicator(let indicator): indicator.spokenName
    // The name of a file says what somebody called it, not what it shows.
    case .file, .address, .encoded: nil
    }
  }

  /// `mail-send-symbolic` is read as "mail send".
  private nonisolated static func words(of name: String) -> String? {
    let words = name.split(separator: "-").filter { $0 != "symbolic" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
