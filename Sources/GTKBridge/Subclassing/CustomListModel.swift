public import CGTK

/// A GListModel written in Swift, which creates its items on demand.
open class CustomListModel: Object {
  /// The number of items.
  open var itemCount: Int { 0 }
  /// Returns the item at an index below ``itemCount``.
  open func item(at position: Int) -> Object? { nil }

  /// The GType of all custom list models, registered on first use.
  public final override class var gtype: GType { ListModelTypes.type }

  /// Creates a model.
  public init() {
    super.init(g_object_new_with_properties(Self.gtype, 0, nil, nil), transfer: .full)
  }

  /// Notifies observers of the model after items have changed.
  /// - Parameters:
  ///   - position: The index of the first changed item.
  ///   - removed: The number of removed items.
  ///   - added: The number of added items.
  public final func itemsChanged(at position: Int, removed: Int, added: Int) {
    g_list_model_items_changed(
      OpaquePointer(pointer), guint(clamping: position), guint(clamping: removed), guint(clamping: added))
  }
}

private enum ListModelTypes {
  static let type = registerObjectType("FloorplanListModel", implementing: g_list_model_get_type()) { table, _ in
    let model = table!.assumingMemoryBound(to: GListModelInterface.self)
    model.pointee.get_item_type = { _ in g_object_get_type() }
    model.pointee.get_n_items = { guint(clamping: ListModelTypes.peer($0)?.itemCount ?? 0) }
    model.pointee.get_item = { model, position in
      guard let peer = ListModelTypes.peer(model), Int(position) < peer.itemCount,
        let item = peer.item(at: Int(position))
      else { return nil }
      return g_object_ref(item.pointer)
    }
  }

  static func peer(_ model: OpaquePointer?) -> CustomListModel? {
    Object.existingPeer(of: UnsafeMutableRawPointer(model)) as? CustomListModel
  }
}

/// Registers a subclass of GObject that implements an interface.
func registerObjectType(
  _ name: String, implementing interface: GType, _ initialize: @escaping GInterfaceInitFunc
) -> GType {
  var query = GTypeQuery()
  g_type_query(g_object_get_type(), &query)
  let type = g_type_register_static_simple(
    g_object_get_type(), name, query.class_size, nil, query.instance_size, nil, [])
  addInterface(interface, to: type, initialize)
  return type
}

/// Adds the implementation of an interface to a type.
func addInterface(_ interface: GType, to type: GType, _ initialize: GInterfaceInitFunc? = nil) {
  var info = GInterfaceInfo()
  info.interface_init = initialize
  g_type_add_interface_static(type, interface, &info)
}
