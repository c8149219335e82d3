import CGTK

extension String {
  /// Copies and frees a C string that the caller owns; nil for NULL.
  nonisolated init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    defer { g_free(text) }
    self.init(cString: text)
  }
}

/// Calls `body` with a NULL-terminated array of C strings.
func withCStrings(_ texts: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Void) {
  var strings: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(g_strdup($0)) } + [nil]
  defer { for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) } }
  body(&strings)
}
