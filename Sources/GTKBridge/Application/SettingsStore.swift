import CGTK

/// One of the settings of a schema.
public struct SettingsKey<Value: VariantConvertible> {
  /// What the schema calls it.
  public let name: String
  /// What counts where the schema is missing, or doesn't have the key.
  public let defaultValue: Value

  /// A key.
  public init(_ name: String, _ defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// What a program keeps of its user's choices from one start to the next: GSettings.
///
/// A schema that isn't installed is normal, as for a program that was built and not installed; so is one of another
/// version, with keys that are missing or of other types. The values are then kept in memory.
///
/// What is written is saved a moment later, at once with whatever else was written. Nobody is told of changes from
/// elsewhere: a store that can't write, as in a home that may only be read, takes every value back, and would take a
/// choice away from whoever has just made it.
@MainActor
public final class SettingsStore {
  private let settings: UnsafeMutablePointer<GSettings>?
  private let schema: OpaquePointer?
  private var remembered: [String: any VariantConvertible] = [:]
  private var saving: LoopSource?
  /// How long to wait for further changes, in milliseconds: a window that is resized changes with every frame.
  private static let delay: UInt32 = 500

  /// Opens the settings of a schema.
  ///
  /// - Parameters:
  ///   - id: The schema's id; its path must be fixed.
  ///   - folders: Folders of compiled schemas (`gschemas.compiled`), which count before those of the system.
  public init(schema id: String, folders: [String] = []) {
    schema = Self.schema(id, in: folders)
    settings = schema.flatMap { g_settings_new_full($0, nil, nil) }
    if let settings {
      g_settings_delay(settings)
    } else {
      logDebug("there is no schema \(id): settings are kept in memory")
    }
  }

  isolated deinit {
    saving?.cancel()
    if let settings { g_object_unref(settings) }
    if let schema { g_settings_schema_unref(schema) }
  }

  /// Never asks for a schema that isn't there, which would end the program.
  private static func schema(_ id: String, in folders: [String]) -> OpaquePointer? {
    let shared = g_settings_schema_source_get_default()
    for folder in folders {
      guard let source = g_settings_schema_source_new_from_directory(folder, shared, 0, nil) else { continue }
      defer { g_settings_schema_source_unref(source) }
      if let found = g_settings_schema_source_lookup(source, id, 0) { return found }
    }
    return shared.flatMap { g_settings_schema_source_lookup($0, id, 1) }
  }

  /// Whether the system has a schema.
  static func isInstalled(schema id: String) -> Bool {
    guard let found = schema(id, in: []) else { return false }
    g_settings_schema_unref(found)
    return true
  }

  /// Whether there is a schema; without one everything is in memory.
  public var hasSchema: Bool { settings != nil }

  /// The value of a key.
  ///
  /// One that the schema doesn't allow is not taken.
  public subscript<Value>(key: SettingsKey<Value>) -> Value {
    get { kept(key) ?? remembered[key.name] as? Value ?? key.defaultValue }
    set {
      guard newValue != self[key] else { return }
      guard let settings, let schema, kept(key) != nil else {
        remembered[key.name] = newValue
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

  /// Whether the schema has a key of this name and type.
  public func declares<Value>(_ key: SettingsKey<Value>) -> Bool { kept(key) != nil }

  private func kept<Value>(_ key: SettingsKey<Value>) -> Value? {
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

  /// Saves what isn't saved, and returns when that is done.
  ///
  /// To be called before the program ends.
  public func flush() {
    saving?.cancel()
    guard let settings else { return }
    g_settings_apply(settings)
    g_settings_sync()
  }
}
