extension ImageSource {
  /// What the picture is called, for assistive technology where nobody has said it better; nil where it has no name.
  var spokenName: String? {
    switch self {
    case .icon(let name): Self.words(of: name)
    }
  }

  /// `mail-send-symbolic` is read as "mail send".
  private static func words(of name: String) -> String? {
    let words = name.split(separator: "-").filter { $0 != "symbolic" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
