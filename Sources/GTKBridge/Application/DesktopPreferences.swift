import CGTK

/// What the user has chosen for all programs of the desktop, from the settings portal
/// (`org.freedesktop.portal.Settings`).
///
/// GTK 4.8 doesn't read these. A desktop without a portal, or one that doesn't know a setting, is normal: nobody has
/// chosen anything then. Nothing waits for an answer.
@MainActor
public final class DesktopPreferences: Cancellable {
  /// Whether surfaces should be dark or light.
  public enum ColorScheme: UInt32, Sendable {
    /// The user has no preference.
    case none = 0
    /// Dark surfaces.
    case dark = 1
    /// Light surfaces.
    case light = 2
  }

  /// How far texts should stand out.
  public enum Contrast: UInt32, Sendable {
    /// The user has no preference.
    case none = 0
    /// As far as possible.
    case high = 1
  }

  /// Whether surfaces should be dark or light.
  public private(set) var colorScheme = ColorScheme.none
  /// How far texts should stand out.
  public private(set) var contrast = Contrast.none

  /// Whether it isn't known yet if there is a bus.
  private(set) var isConnecting = true

  private var onChange: (() -> Void)?
  private let cancellation = Cancellation()
  private var connection: OpaquePointer?
  private var subscription: guint = 0
  private var nameWatch: guint = 0
  /// The settings whose answers are awaited; GLib may deliver an answer after a change that the portal sent later.
  private var awaited: Set<Key> = []

  /// Asks for the preferences, and follows them until ``cancel()``.
  ///
  /// - Parameters:
  ///   - bus: The address of a message bus; nil for that of the session.
  ///   - onChange: Is called in the main loop after one of the values has changed, the first answers included.
  public init(bus: String? = nil, onChange: @escaping () -> Void) {
    self.onChange = onChange
    let follow = Closure<Follow>.data { [weak self] connection in
      if let self {
        self.follow(connection)
      } else if let connection {
        g_object_unref(UnsafeMutableRawPointer(connection))
      }
    }
    if let bus {
      g_dbus_connection_new_for_address(
        bus, busFlags, nil, cancellation.pointer,
        { _, result, data in Closure<Follow>.taken(from: data)(g_dbus_connection_new_for_address_finish(result, nil)) },
        follow)
    } else {
      g_bus_get(
        G_BUS_TYPE_SESSION, cancellation.pointer,
        { _, result, data in Closure<Follow>.taken(from: data)(g_bus_get_finish(result, nil)) }, follow)
    }
  }

  isolated deinit { cancel() }

  /// Follows the preferences no more.
  public func cancel() {
    onChange = nil
    cancellation.cancel()
    guard let connection else { return }
    self.connection = nil
    g_bus_unwatch_name(nameWatch)
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: The portal

  fileprivate enum Portal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    static let namespace = "org.freedesktop.appearance"
  }

  fileprivate enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
  }

  /// Takes the connection over; nil where there is none.
  private func follow(_ connection: OpaquePointer?) {
    isConnecting = false
    guard let connection else { return }
    guard onChange != nil else { return g_object_unref(UnsafeMutableRawPointer(connection)) }
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection, Portal.name, Portal.interface, "SettingChanged", Portal.path, Portal.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE, settingChanged, Closure<Change>.data { [weak self] in self?.take($1, of: $0) },
      releaseClosure)
    // A portal that begins later, or again, is asked then.
    nameWatch = g_bus_watch_name_on_connection(
      connection, Portal.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { _, _, _, data in Closure<() -> Void>.function(of: data)() }, nil,
      Closure<() -> Void>.data { [weak self] in self?.ask() }, releaseClosure)
  }

  private func ask() {
    guard let connection else { return }
    awaited = Set(Key.allCases)
    for key in Key.allCases {
      var arguments: [OpaquePointer?] = [g_variant_new_string(Portal.namespace), g_variant_new_string(key.rawValue)]
      // "Read", which wraps the value twice: "ReadOne" is newer than many portals.
      g_dbus_connection_call(
        connection, Portal.name, Portal.path, Portal.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, cancellation.pointer, answered,
        Closure<Answer>.data { [weak self] in self?.takeAnswer($0, for: key) })
    }
  }

  private func takeAnswer(_ value: OpaquePointer, for key: Key) {
    if awaited.contains(key) { take(value, of: key) }
  }

  private func take(_ value: OpaquePointer, of key: Key) {
    guard let onChange, let number = number(in: value) else { return }
    awaited.remove(key)
    let old = (colorScheme, contrast)
    // A number that nobody knows yet is no preference.
    switch key {
    case .colorScheme: colorScheme = ColorScheme(rawValue: number) ?? .none
    case .contrast: contrast = Contrast(rawValue: number) ?? .none
    }
    if old != (colorScheme, contrast) { onChange() }
  }

  /// The number in however many variants.
  private func number(in value: OpaquePointer) -> UInt32? {
    let text = String(cString: g_variant_get_type_string(value))
    if text == "u" { return g_variant_get_uint32(value) }
    guard text == "v" || text == "(v)" else { return nil }
    let inner = g_variant_get_child_value(value, 0)
    defer { g_variant_unref(inner) }
    return inner.flatMap(number)
  }
}

private let busFlags = GDBusConnectionFlags(
  rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)

private typealias Follow = (_ connection: OpaquePointer?) -> Void
private typealias Change = (_ key: DesktopPreferences.Key, _ value: OpaquePointer) -> Void
private typealias Answer = (_ value: OpaquePointer) -> Void

private let settingChanged: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
  guard let parameters, String(cString: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
  let (key, value) = (g_variant_get_child_value(parameters, 1), g_variant_get_child_value(parameters, 2))
  defer { for part in [key, value] { g_variant_unref(part) } }
  guard let key, let value, let key = DesktopPreferences.Key(rawValue: String(cString: g_variant_get_string(key, nil)))
  else { return }
  Closure<Change>.function(of: data)(key, value)
}

private let answered: GAsyncReadyCallback = { connection, result, data in
  let take = Closure<Answer>.taken(from: data)
  // An error is a portal that doesn't know the setting.
  guard let value = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil) else { return }
  defer { g_variant_unref(value) }
  take(value)
}
