public import CGTK

/// A GListModel written in Swift, which creates its items on demand.
@MainActor
open class CustomListModel: Object {
  /// The number of items.
  open var itemCount: Int { 0 }
  /// Returns the item at an index below ``itemCount``.
  open func item(at position: Int) -> Object? { nil }

  /// The GType of the class, registered on first use.
  open override class var gtype: GType { ListModelTypes.type(of: self) }

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

@MainActor
private enum ListModelTypes {
  private static var types: [ObjectIdentifier: GType] = [:]

  static func type(of type: CustomListModel.Type) -> GType {
    if let known = types[ObjectIdentifier(type)] { return known }
    var query = GTypeQuery()
    g_type_query(g_object_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    let registered = g_type_register_static(g_object_get_type(), CustomTypes.typeName(of: type), &info, [])
    var interface = GInterfaceInfo()
    interface.interface_init = { table, _ in
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
    g_type_add_interface_static(registered, g_list_model_get_type(), &interface)
    types[ObjectIdentifier(type)] = registered
    return registered
  }

  static func peer(_ model: OpaquePointer?) -> CustomListModel? {
    Object.existingPeer(of: UnsafeMutableRawPointer(model)) as? CustomListModel
  }
}
