import CGTK

/// A Swift widget that GtkBuilder can create by its type name.
///
/// Its contents are set in Swift, because a description can set only the properties of GtkWidget. ``Builder`` loads
/// descriptions.
public protocol BuildableWidget: CustomWidget {
  /// Creates an empty widget.
  init()
}

extension CustomWidget {
  /// The name of the class in descriptions: module and class name, such as `FloorplanUI-ObjectCell`.
  public static var typeName: String { String(cString: g_type_name(gtype)) }
}

/// The Swift peers of instances that GObject creates by type name.
enum BuiltWidgets {
  private static var types: [GType: CustomWidget.Type] = [:]
  /// The instance whose Swift peer is being created.
  private static var pendingInstance: UnsafeMutableRawPointer?
  /// Whether a Swift initializer requested the next instance.
  private static var isRequested = false

  static func add(_ type: CustomWidget.Type, _ gtype: GType) { types[gtype] = type }

  /// Returns the instance for the initializer of a class: the pending one or a new one.
  static func instance(of gtype: GType) -> (pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    // Child widgets that are created before their owner's instance have other types.
    if let pendingInstance, fp_type_of(pendingInstance) == gtype {
      self.pendingInstance = nil
      return (pendingInstance, .none)
    }
    isRequested = true
    return (UnsafeMutableRawPointer(g_object_new_with_properties(gtype, 0, nil, nil)), .full)
  }

  /// Creates the peer of a newly constructed instance, unless a Swift initializer requested the instance.
  static func didConstruct(_ instance: UnsafeMutablePointer<GObject>) {
    guard !isRequested else {
      isRequested = false
      return
    }
    guard let type = types[fp_type_of(instance)] as? any BuildableWidget.Type else { return }
    // The peer takes over the floating reference, which belongs to the caller of GObject, so add another one.
    g_object_ref(instance)
    pendingInstance = UnsafeMutableRawPointer(instance)
    _ = type.init()
    g_object_force_floating(instance)
  }

  /// Returns the first custom type among the objects whose instances have no peer.
  static func typeWithoutPeer(among objects: some Sequence<UnsafeMutableRawPointer>) -> CustomWidget.Type? {
    for object in objects {
      if let type = types[fp_type_of(object)], Object.existingPeer(of: object) == nil { return type }
    }
    return nil
  }
}
