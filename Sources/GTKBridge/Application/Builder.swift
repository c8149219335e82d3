public import CGTK

/// An error in a GtkBuilder description.
public struct BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, with line and column if GTK reports them.
  public let description: String
}

/// The widgets of an XML description (GtkBuilder).
///
///     let builder = try Builder(xml: text, types: [ObjectCell.self])
///     let cell = builder.object("order", as: ObjectCell.self)
///     cell?.headlineText = "Order 24"
///
/// A custom Swift class is an element `<object class="FloorplanUI-ObjectCell" id="order"/>`.
public final class Builder: Object {
  public override class var gtype: GType { gtk_builder_get_type() }
  private var builder: OpaquePointer { OpaquePointer(pointer) }

  /// Creates the widgets of a description.
  ///
  /// - Parameters:
  ///   - xml: The description, as in a `.ui` file.
  ///   - types: The custom classes in the description, which are registered because GTK finds only registered types.
  /// - Throws: ``BuilderError`` if the text isn't a valid description, or if it contains a type that GTK doesn't know
  ///   or a custom class that isn't a ``BuildableWidget``.
  public convenience init(xml: String, types: [CustomWidget.Type] = []) throws(BuilderError) {
    self.init(UnsafeMutableRawPointer(gtk_builder_new()), transfer: .full)
    // Accessing the type registers it.
    for type in types { _ = type.gtype }
    var failure: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_string(builder, xml, -1, &failure) != 0 else {
      throw BuilderError(description: takeMessage(of: &failure))
    }
    let list = gtk_builder_get_objects(builder)
    defer { g_slist_free(list) }
    let objects = sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }
    if let type = BuiltWidgets.typeWithoutPeer(among: objects.compactMap { $0?.pointee.data }) {
      throw BuilderError(description: "\(type.typeName) can only be created in Swift")
    }
  }

  /// Returns the object with an ID, or nil if there is none or it has another class.
  public func object<Made: Object>(_ id: String, as type: Made.Type = Made.self) -> Made? {
    let found = gtk_builder_get_object(builder, id).map { UnsafeMutableRawPointer($0) }
    return Object.peer(of: found, as: Object.self) as? Made
  }
}
