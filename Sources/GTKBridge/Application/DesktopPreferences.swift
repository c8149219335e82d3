import CGTK

/// The user's desktop-wide preferences from the settings portal (`org.freedesktop.portal.Settings`).
///
/// GTK 4.8 doesn't read these preferences. All values are `none` on a desktop without a portal, and for settings that
/// the portal doesn't know. Requests are asynchronous.
@MainActor
public final class DesktopPreferences: Cancellable {
  /// The preferred color scheme of surfaces.
  public enum ColorScheme: UInt32, Sendable {
    /// The user has no preference.
    case none = 0
    /// Dark surfaces.
    case dark = 1
    /// Light surfaces.
    case light = 2
  }

  /// The preferred contrast of text.
  public enum Contrast: UInt32, Sendable {
    /// The user has no preference.
    case none = 0
    /// High contrast.
    case high = 1
  }

  /// The preferred color scheme of surfaces.
  public private(set) var colorScheme = ColorScheme.none
  /// The preferred contrast of text.
  public private(set) var contrast = Contrast.none

  /// Whether the connection to the bus is still pending.
  private(set) var isConnecting = true

  private var onChange: (() -> Void)?
  private let cancellation = Cancellation()
  private var connection: OpaquePointer?
  private var subscription: guint = 0
  private var nameWatch: guint = 0
  /// The settings with a pending reply; GLib may deliver a reply after a later change signal from the portal.
  private var pendingKeys: Set<Key> = []

  /// Requests the preferences, and tracks them until ``cancel()``.
  ///
  /// - Parameters:
  ///   - bus: The address of a message bus, or nil for the session bus.
  ///   - onChange: A closure that is called in the main loop after a value changes, including the initial replies.
  public init(bus: String? = nil, onChange: @escaping () -> Void) {
    self.onChange = onChange
    let follow = { [weak self] (connection: OpaquePointer?) in
      if let self {
        self.follow(connection)
      } else if let connection {
        g_object_unref(UnsafeMutableRawPointer(connection))
      }
    }
    if let bus {
      g_dbus_connection_new_for_address(
        bus, busFlags, nil, cancellation.pointer, passResult,
        Closure<AsyncResult>.data { follow(g_dbus_connection_new_for_address_finish($0, nil)) })
    } else {
      g_bus_get(
        G_BUS_TYPE_SESSION, cancellation.pointer, passResult,
        Closure<AsyncResult>.data { follow(g_bus_get_finish($0, nil)) })
    }
  }

  isolated deinit { cancel() }

  /// Stops tracking the preferences.
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

  /// Takes ownership of the connection; nil if there is none.
  private func follow(_ connection: OpaquePointer?) {
    isConnecting = false
    guard let connection else { return }
    guard onChange != nil else { return g_object_unref(UnsafeMutableRawPointer(connection)) }
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection, Portal.name, Portal.interface, "SettingChanged", Portal.path, Portal.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE, settingChanged, Closure<Change>.data { [weak self] in self?.apply($1, of: $0) },
      releaseClosure)
    // Request the values again when the portal starts or restarts.
    nameWatch = g_bus_watch_name_on_connection(
      connection, Portal.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { _, _, _, data in Closure<() -> Void>.function(of: data)() }, nil,
      Closure<() -> Void>.data { [weak self] in self?.requestValues() }, releaseClosure)
  }

  private func requestValues() {
    guard let connection else { return }
    pendingKeys = Set(Key.allCases)
    for key in Key.allCases {
      var arguments: [OpaquePointer?] = [g_variant_new_string(Portal.namespace), g_variant_new_string(key.rawValue)]
      // "Read" wraps the value twice, but many portals don't have "ReadOne" yet.
      g_dbus_connection_call(
        connection, Portal.name, Portal.path, Portal.interface, "Read", g_variant_new_tuple(&arguments, 2), nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, cancellation.pointer, passResult,
        Closure<AsyncResult>.data { [weak self] result in
          // An error means that the portal doesn't know the setting.
          guard let value = g_dbus_connection_call_finish(connection, result, nil) else { return }
          defer { g_variant_unref(value) }
          if let self, pendingKeys.contains(key) { apply(value, of: key) }
        })
    }
  }

  private func apply(_ value: OpaquePointer, of key: Key) {
    guard let onChange, let number = number(in: value) else { return }
    pendingKeys.remove(key)
    let old = (colorScheme, contrast)
    // An unknown number counts as no preference.
    switch key {
    case .colorScheme: colorScheme = ColorScheme(rawValue: number) ?? .none
    case .contrast: contrast = Contrast(rawValue: number) ?? .none
    }
    if old != (colorScheme, contrast) { onChange() }
  }

  /// Returns the number in any depth of nested variants.
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

private typealias Change = (_ key: DesktopPreferences.Key, _ value: OpaquePointer) -> Void

private let settingChanged: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
  guard let parameters, String(cString: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
  let (key, value) = (g_variant_get_child_value(parameters, 1), g_variant_get_child_value(parameters, 2))
  defer { for part in [key, value] { g_variant_unref(part) } }
  guard let key, let value, let key = DesktopPreferences.Key(rawValue: String(cString: g_variant_get_string(key, nil)))
  else { return }
  Closure<Change>.function(of: data)(key, value)
}
