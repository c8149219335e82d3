import CGTK
import GTKBridge

/// A settings portal on the session bus, like that of a desktop.
@MainActor
public final class SettingsPortal {
  /// The values, by key; the portal doesn't know other keys.
  public var values: [String: UInt32]
  /// The number of requests.
  public private(set) var requestCount = 0
  /// Runs between reading a value and answering.
  public var beforeAnswer: (() -> Void)?

  private let connection: OpaquePointer
  private var registration: guint = 0
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let description = """
    <node><interface name="\(interface)">
      <method name="Read">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
      </method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """

  /// Creates a portal on the bus; nil if there is no bus.
  ///
  /// The portal has its own connection, so that the process communicates with it like with another process.
  public init?(_ values: [String: UInt32]) {
    self.values = values
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    guard let address = environmentVariable("DBUS_SESSION_BUS_ADDRESS"),
      let connection = g_dbus_connection_new_for_address_sync(
        address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil)
    else { return nil }
    self.connection = connection
    let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = answer
    registration = g_dbus_connection_register_object(
      connection, Self.path, node?.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    callBus(connection, "RequestName", [g_variant_new_string(Self.name), g_variant_new_uint32(4)])
  }

  /// Leaves the bus.
  public func close() {
    g_dbus_connection_unregister_object(connection, registration)
    callBus(connection, "ReleaseName", [g_variant_new_string(Self.name)])
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Changes a setting and emits the change.
  public func set(_ key: String, to value: UInt32, namespace: String = "org.freedesktop.appearance") {
    values[key] = value
    emitChange(namespace, key, g_variant_new_variant(g_variant_new_uint32(value)))
  }

  /// Emits a value with a wrong type for the setting.
  public func emitText(_ text: String, of key: String) {
    emitChange("org.freedesktop.appearance", key, g_variant_new_variant(g_variant_new_string(text)))
  }

  private func emitChange(_ namespace: String, _ key: String, _ value: OpaquePointer?) {
    var arguments = [g_variant_new_string(namespace), g_variant_new_string(key), value]
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, Self.interface, "SettingChanged", g_variant_new_tuple(&arguments, 3), nil)
    // The bus answers after it has delivered all earlier messages.
    callBus(connection, "GetId")
  }

  fileprivate func value(of key: String) -> UInt32? {
    requestCount += 1
    return values[key]
  }
}

/// Waits until all messages that the session bus has sent to this process so far have been handled.
///
/// The bus sends its answer after them, on the connection that the process shares.
@MainActor
public func waitForBusMessages() async {
  if let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
    callBus(connection, "GetId")
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
  await settle()
}

/// Calls the bus itself and waits for its answer.
@MainActor
private func callBus(_ connection: OpaquePointer, _ method: String, _ arguments: [OpaquePointer?] = []) {
  var arguments = arguments
  let reply = g_dbus_connection_call_sync(
    connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
    g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
  if let reply { g_variant_unref(reply) }
}

private let answer: GDBusInterfaceMethodCallFunc = { _, _, _, _, _, parameters, invocation, data in
  guard let data else { return }
  let portal = Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
  let key = g_variant_get_child_value(parameters, 1)
  defer { g_variant_unref(key) }
  guard let value = portal.value(of: String(cString: g_variant_get_string(key, nil))) else {
    return g_dbus_method_invocation_return_dbus_error(
      invocation, "org.freedesktop.portal.Error.NotFound", "Requested setting not found")
  }
  portal.beforeAnswer?()
  // “Read” wraps the value twice.
  var result = [g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(value)))]
  g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&result, 1))
}
