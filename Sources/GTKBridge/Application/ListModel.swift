public import CGTK

/// A GListModel: a ``ListModel`` from GTK or a ``CustomListModel``.
public protocol ListModelObject: Object {
  /// The number of items.
  var itemCount: Int { get }
  /// Returns the item at an index below ``itemCount``.
  func item(at position: Int) -> Object?
}

extension CustomListModel: ListModelObject {}

/// A GListModel from GTK.
public final class ListModel: Object, ListModelObject {
  public override class var gtype: GType { g_list_model_get_type() }
  private var model: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a list model of strings.
  public convenience init(_ texts: [String]) {
    let list = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(list, text) }
    self.init(UnsafeMutableRawPointer(list), transfer: .full)
  }

  /// The number of items.
  public var count: Int { Int(g_list_model_get_n_items(model)) }
  /// The number of items, like ``count``.
  public var itemCount: Int { count }
  /// Returns the item at an index, or nil past the end.
  public func item(at position: Int) -> Object? {
    Object.peer(of: g_list_model_get_item(model, guint(clamping: position)), transfer: .full)
  }
}

/// Returns the objects of a GListModel that stores its objects, and so keeps the pointers valid.
func objects(in list: OpaquePointer?) -> [UnsafeMutableRawPointer] {
  (0..<g_list_model_get_n_items(list)).compactMap { position in
    guard let object = g_list_model_get_item(list, position) else { return nil }
    defer { g_object_unref(object) }
    return object
  }
}

/// A GtkStringObject: a string in a list model.
public final class StringObject: Object {
  public override class var gtype: GType { gtk_string_object_get_type() }
  /// Creates an object for a string.
  public convenience init(_ text: String) {
    self.init(UnsafeMutableRawPointer(gtk_string_object_new(text)), transfer: .full)
  }
  /// The string.
  public var text: String { String(cString: gtk_string_object_get_string(OpaquePointer(pointer))) }
}
