import CGTK

/// A key of a settings schema.
public struct SettingsKey<Value: VariantConvertible> {
  /// The name of the key in the schema.
  public let name: String
  /// The value if the schema or the key is missing.
  public let defaultValue: Value

  /// Creates a key.
  public init(_ name: String, _ defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Persistent user settings: GSettings.
///
/// A schema may be missing, as in a program that isn't installed, or have another version with missing keys or other
/// types. The values are then kept in memory.
///
/// Written values are saved together after a short delay. The store doesn't report changes by other processes: a store
/// that can't write, as in a read-only home folder, reverts every value, which would undo the user's choice.
@MainActor
public final class SettingsStore {
  private let settings: UnsafeMutablePointer<GSettings>?
  private let schema: OpaquePointer?
  private var cachedValues: [String: any VariantConvertible] = [:]
  private var saving: LoopSource?
  /// The delay for further changes in milliseconds; resizing a window changes its size in every frame.
  private static let delay: UInt32 = 500

  /// Opens the settings of a schema.
  ///
  /// - Parameters:
  ///   - id: The ID of the schema, which must have a fixed path.
  ///   - folders: Folders of compiled schemas (`gschemas.compiled`), which have priority over those of the system.
  public init(schema id: String, folders: [String] = []) {
    schema = Self.schema(id, in: folders)
    settings = schema.flatMap { g_settings_new_full($0, nil, nil) }
    if let settings {
      g_settings_delay(settings)
    } else {
      logDebug("schema \(id) not found: keeping settings in memory")
    }
  }

  isolated deinit {
    saving?.cancel()
    if let settings { g_object_unref(settings) }
    if let schema { g_settings_schema_unref(schema) }
  }

  /// Looks up a schema first, because opening a missing schema would abort the program.
  private static func schema(_ id: String, in folders: [String]) -> OpaquePointer? {
    let shared = g_settings_schema_source_get_default()
    for folder in folders {
      guard let source = g_settings_schema_source_new_from_directory(folder, shared, 0, nil) else { continue }
      defer { g_settings_schema_source_unref(source) }
      if let found = g_settings_schema_source_lookup(source, id, 0) { return found }
    }
    return shared.flatMap { g_settings_schema_source_lookup($0, id, 1) }
  }

  /// Returns whether a schema is installed in the system.
  static func isInstalled(schema id: String) -> Bool {
    guard let found = schema(id, in: []) else { return false }
    g_settings_schema_unref(found)
    return true
  }

  /// Whether the schema exists; otherwise values are kept in memory.
  public var hasSchema: Bool { settings != nil }

  /// The value of a key.
  ///
  /// Values that the schema doesn't allow are ignored.
  public subscript<Value>(key: SettingsKey<Value>) -> Value {
    get { storedValue(key) ?? cachedValues[key.name] as? Value ?? key.defaultValue }
    set {
      guard newValue != self[key] else { return }
      guard let settings, let schema, storedValue(key) != nil else {
        cachedValues[key.name] = newValue
        return
      }
      let declared = g_settings_schema_get_key(schema, key.name)
      defer { g_settings_schema_key_unref(declared) }
      newValue.withVariant { variant in
        guard g_settings_schema_key_range_check(declared, variant) != 0 else { return }
        g_settings_set_value(settings, key.name, variant)
        saveSoon()
      }
    }
  }

  /// Returns whether the schema has a key with this name and type.
  public func hasKey<Value>(_ key: SettingsKey<Value>) -> Bool { storedValue(key) != nil }

  private func storedValue<Value>(_ key: SettingsKey<Value>) -> Value? {
    guard let settings, let schema, g_settings_schema_has_key(schema, key.name) != 0,
      let variant = g_settings_get_value(settings, key.name)
    else { return nil }
    defer { g_variant_unref(variant) }
    return Value.value(in: variant)
  }

  private func saveSoon() {
    guard saving?.isPending != true else { return }
    saving = MainLoop.after(milliseconds: Self.delay) { [weak self] in
      if let settings = self?.settings { g_settings_apply(settings) }
    }
  }

  /// Saves pending values, and waits until they are written.
  ///
  /// Call this method before the program exits.
  public func flush() {
    saving?.cancel()
    guard let settings else { return }
    g_settings_apply(settings)
    g_settings_sync()
  }
}
