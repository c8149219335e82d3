import CGTK

extension String {
  /// Copies and frees a C string that the caller owns; nil for NULL.
  nonisolated init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    defer { g_free(text) }
    self.init(cString: text)
  }
}

extension [String] {
  /// Copies and frees a NULL-terminated array of C strings that the caller owns; empty for NULL.
  nonisolated init(taking texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    defer { g_strfreev(texts) }
    self =
      texts.map { texts in (0..<Int(g_strv_length(texts))).compactMap { texts[$0].map { String(cString: $0) } } } ?? []
  }
}

/// Calls `body` with a NULL-terminated array of C strings.
func withCStrings(_ texts: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
  var strings: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(g_strdup($0)) } + [nil]
  defer { for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) } }
  body(&strings)
}
