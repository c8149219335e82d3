import CGTK
import Synchronization

/// The settings of a program in a key file, with values in GVariant's text format.
///
/// Only changed keys are written, because other stores and programs may have changed the others in the meantime.
@MainActor
final class SettingsFile {
  private let keys = g_key_file_new()
  private let changes: SettingsChanges
  private var isWriting = false

  /// Reads a file, which needn't exist yet.
  init(_ path: String) {
    changes = SettingsChanges(path)
    g_key_file_load_from_file(keys, path, G_KEY_FILE_NONE, nil)
  }

  isolated deinit { g_key_file_unref(keys) }

  /// Returns the value of a key, or nil if there is none of this type.
  func value<Value>(_ key: SettingsKey<Value>) -> Value? {
    guard let text = g_key_file_get_value(keys, SettingsChanges.group, key.name, nil) else { return nil }
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
      guard let text = String(taking: g_variant_print(variant, 0)) else { return }
      g_key_file_set_value(keys, SettingsChanges.group, key.name, text)
      changes.add(text, of: key.name)
    }
  }

  /// Writes the changes and waits until they are written.
  func save() { Self.save(changes) }

  /// Writes the changes on another thread.
  ///
  /// - Returns: Whether the previous write has ended; otherwise, nothing happens.
  func saveInBackground() -> Bool {
    guard !isWriting else { return false }
    isWriting = true
    Background.run { [changes] in
      Self.save(changes)
    } completion: { [weak self] in
      self?.isWriting = false
    }
    return true
  }

  private nonisolated static func save(_ changes: SettingsChanges) {
    do throws(FileError) { try changes.save() } catch { logDebug("settings not saved: \(error)") }
  }
}

/// The changed values of a key file that aren't saved; it is thread-safe.
private nonisolated final class SettingsChanges: Sendable {
  static let group = "Settings"
  /// Serializes writes, because several stores may have the same file.
  private static let access = Mutex(())
  private let path: String
  /// The texts of the values, by key.
  private let texts = Mutex<[String: String]>([:])

  init(_ path: String) { self.path = path }

  func add(_ text: String, of key: String) { texts.withLock { $0[key] = text } }

  /// Writes the changes; they remain unsaved if that fails.
  func save() throws(FileError) {
    try Self.access.withLock { (_: inout Void) throws(FileError) in
      // The values are those after a write that runs on another thread, so an older one never replaces a newer one.
      let saved = texts.withLock { texts in
        defer { texts = [:] }
        return texts
      }
      guard !saved.isEmpty else { return }
      do throws(FileError) {
        try write(saved)
      } catch {
        texts.withLock { $0.merge(saved) { newer, _ in newer } }
        throw error
      }
    }
  }

  /// Sets keys in the file; one that isn't a key file is renamed.
  private func write(_ texts: [String: String]) throws(FileError) {
    var keys = g_key_file_new()
    defer { g_key_file_unref(keys) }
    let isValid = try contents().withUnsafeBytes {
      g_key_file_load_from_data(
        keys, $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count), G_KEY_FILE_KEEP_COMMENTS, nil)
    }
    if isValid == 0 {
      try renameFile(path, to: path + ".damaged")
      g_key_file_unref(keys)
      keys = g_key_file_new()
    }
    for (key, text) in texts { g_key_file_set_value(keys, Self.group, key, text) }
    guard let text = String(taking: g_key_file_to_data(keys, nil, nil)) else { return }
    try createFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
    try writeFile(Array(text.utf8), to: path)
  }

  /// Returns the contents of the file, or none if it doesn't exist.
  private func contents() throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try contentsOfFile(path)
    } catch {
      guard error.kind == .missing else { throw error }
      return []
    }
  }
}
