import CGTK

/// A key of the settings.
public struct SettingsKey<Value: VariantConvertible> {
  /// The name of the key: lowercase letters, digits and dashes.
  public let name: String
  /// The value if none is stored and the schema or the key is missing.
  public let defaultValue: Value

  /// Creates a key.
  public init(_ name: String, _ defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Persistent user settings: GSettings, or a key file if the schema isn't installed.
///
/// The key file is `settings.ini` in a folder of the user's configuration folder that is named after the schema. As with
/// a schema, nothing is saved if the environment variable `GSETTINGS_BACKEND` is `memory`. A schema of another version
/// may have other types, or lack keys. The values of these keys are kept in memory.
///
/// Written values are saved together after a short delay, and when the store is released or
/// ``Application/run(arguments:)`` returns. The store doesn't report changes by other processes: a store
/// that can't write, as in a read-only home folder, reverts every value, which would undo the user's choice.
@MainActor
public final class SettingsStore {
  private let settings: UnsafeMutablePointer<GSettings>?
  private let schema: OpaquePointer?
  private let file: SettingsFile?
  private var cachedValues: [String: any VariantConvertible] = [:]
  private var saving: LoopSource?
  /// The delay for further changes in milliseconds; resizing a window changes its size in every frame.
  private static let delay: UInt32 = 500

  /// Opens the settings of a schema.
  ///
  /// - Parameters:
  ///   - id: The ID of the schema, which must have a fixed path.
  ///   - folders: Folders of compiled schemas (`gschemas.compiled`), which have priority over those of the system.
  public convenience init(schema id: String, folders: [String] = []) {
    let isKeptInMemory = environmentVariable("GSETTINGS_BACKEND") == "memory"
    let configuration = String(cString: g_get_user_config_dir())
    self.init(schema: id, folders: folders, file: isKeptInMemory ? nil : "\(configuration)/\(id)/settings.ini")
  }

  /// Opens the settings of a schema, or those in a key file if the schema isn't installed.
  init(schema id: String, folders: [String], file path: String?) {
    schema = Self.schema(id, in: folders)
    settings = schema.flatMap { g_settings_new_full($0, nil, nil) }
    file = settings == nil ? path.map { SettingsFile($0) } : nil
    if let settings { g_settings_delay(settings) }
    Self.stores.removeAll { $0.value == nil }
    Self.stores.append(Weak(self))
  }

  isolated deinit {
    if saving?.isPending == true { flush() }
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

  /// Whether values are saved, in GSettings or in a file; otherwise they are kept in memory.
  public var isPersistent: Bool { settings != nil || file != nil }

  /// The value of a key.
  ///
  /// Values that the schema doesn't allow are ignored.
  public subscript<Value>(key: SettingsKey<Value>) -> Value {
    get { storedValue(key) ?? file?.value(key) ?? cachedValues[key.name] as? Value ?? key.defaultValue }
    set {
      guard newValue != self[key] else { return }
      if let file {
        file.setValue(newValue, of: key)
        return saveSoon()
      }
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
    saving = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.save() }
  }

  private func save() {
    if let settings { g_settings_apply(settings) }
    if file?.saveInBackground() == false { saveSoon() }
  }

  /// Saves pending values, and waits until they are written.
  ///
  /// Call this method before the program exits, unless ``Application/run(arguments:)`` returns.
  public func flush() {
    saving?.cancel()
    file?.save()
    guard let settings else { return }
    g_settings_apply(settings)
    g_settings_sync()
  }

  private static var stores: [Weak<SettingsStore>] = []

  /// Saves the pending values of all stores.
  static func flushAll() {
    for open in stores where open.value?.saving?.isPending == true { open.value?.flush() }
  }
}
