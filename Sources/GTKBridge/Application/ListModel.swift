public import CGTK

/// An object that is a GListModel: a ``ListModel`` that GTK made, or a ``CustomListModel``.
@MainActor
public protocol ListModelObject: Object {
  /// How many items there are.
  var itemCount: Int { get }
  /// The item at a position below ``itemCount``.
  func item(at position: Int) -> Object?
}

extension CustomListModel: ListModelObject {}

/// Any GListModel that GTK made.
@MainActor
public final class ListModel: Object, ListModelObject {
  public override class var gtype: GType { g_list_model_get_type() }
  private var model: OpaquePointer { OpaquePointer(pointer) }

  /// How many items there are.
  public var count: Int { Int(g_list_model_get_n_items(model)) }
  /// The same as ``count``.
  public var itemCount: Int { count }
  /// The item at a position; nil beyond the end.
  public func item(at position: Int) -> Object? {
    Object.peer(of: g_list_model_get_item(model, guint(clamping: position)), transfer: .full)
  }
}

/// A GtkStringObject: a text in a list model.
@MainActor
public final class StringObject: Object {
  public override class var gtype: GType { gtk_string_object_get_type() }
  /// A text as an object.
  public convenience init(_ text: String) {
    self.init(UnsafeMutableRawPointer(gtk_string_object_new(text)), transfer: .full)
  }
  /// The text.
  public var text: String { String(cString: gtk_string_object_get_string(OpaquePointer(pointer))) }
}

extension ListModel {
  /// A model of texts.
  public convenience init(_ texts: [String]) {
    let list = gtk_string_list_new(nil)
    for text in texts { gtk_string_list_append(list, text) }
    self.init(UnsafeMutableRawPointer(list), transfer: .full)
  }
}
