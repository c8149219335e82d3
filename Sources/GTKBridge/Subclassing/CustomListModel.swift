public import CGTK

/// A GListModel written in Swift, for whatever takes one: its items are made when they are asked for.
@MainActor
open class CustomListModel: Object {
  /// How many items there are.
  open var itemCount: Int { 0 }
  /// The item at a position below ``itemCount``.
  open func item(at position: Int) -> Object? { nil }

  /// The GType of the class, registered on first use.
  open override class var gtype: GType { ListModelTypes.type(of: self) }

  /// Makes an empty model.
  public init() {
    super.init(g_object_new_with_properties(Self.gtype, 0, nil, nil), transfer: .full)
  }

  /// To be called after items have changed.
  /// - Parameters:
  ///   - position: Where.
  ///   - removed: How many items went.
  ///   - added: How many came instead.
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
