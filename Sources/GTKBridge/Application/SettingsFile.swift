import CGTK

/// The settings of a program in a key file, with values in GVariant's text format.
@MainActor
final class SettingsFile {
  private let path: String
  private let keys = g_key_file_new()
  private var isChanged = false
  private static let group = "Settings"

  /// Reads a file, which needn't exist yet.
  init(_ path: String) {
    self.path = path
    g_key_file_load_from_file(keys, path, G_KEY_FILE_KEEP_COMMENTS, nil)
  }

  isolated deinit { g_key_file_unref(keys) }

  /// Returns the value of a key, or nil if there is none of this type.
  func value<Value>(_ key: SettingsKey<Value>) -> Value? {
    guard let text = g_key_file_get_value(keys, Self.group, key.name, nil) else { return nil }
    defer { g_free(text) }
    let type = g_variant_type_new(Value.variantType)
    defer { g_variant_type_free(type) }
    guard let variant = g_variant_parse(type, text, nil, nil, nil) else { return nil }
    defer { g_variant_unref(variant) }
    return Value.load(variant)
  }

  /// Changes the value of a key without saving the file.
  func setValue<Value>(_ value: Value, of key: SettingsKey<Value>) {
    value.withVariant { variant in
      let text = g_variant_print(variant, 0)
      g_key_file_set_value(keys, Self.group, key.name, text)
      g_free(text)
    }
    isChanged = true
  }

  /// Writes the changes.
  func save() throws(FileError) {
    guard isChanged, let text = String(taking: g_key_file_to_data(keys, nil, nil)) else { return }
    try createFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    try writeFile(Array(text.utf8), to: path)
    isChanged = false
  }
}
