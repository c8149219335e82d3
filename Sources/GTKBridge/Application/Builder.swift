public import CGTK

/// Why a description of widgets could not be read.
public struct BuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with line and column where GTK knows them.
  public let description: String
}

/// The widgets that a description in XML makes (GtkBuilder).
///
///     let builder = try Builder(xml: text, types: [ObjectCell.self])
///     let cell = builder.object("order", as: ObjectCell.self)
///     cell?.headlineText = "Order 24"
///
/// A class of ours is an element `<object class="FloorplanUI-ObjectCell" id="order"/>`.
@MainActor
public final class Builder: Object {
  public override class var gtype: GType { gtk_builder_get_type() }
  private var builder: OpaquePointer { OpaquePointer(pointer) }

  /// Makes the widgets of a description.
  ///
  /// - Parameters:
  ///   - xml: The description, as in a `.ui` file.
  ///   - types: The classes of ours that it names: GTK finds those alone that it has been told of.
  /// - Throws: ``BuilderError`` where the text is no description, names a type that GTK does not know, or one of ours that
  ///   is no ``BuildableWidget``.
  public convenience init(xml: String, types: [CustomWidget.Type] = []) throws(BuilderError) {
    self.init(UnsafeMutableRawPointer(gtk_builder_new()), transfer: .full)
    // To ask for a type is to register it.
    for type in types { _ = type.gtype }
    var failure: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_string(builder, xml, -1, &failure) != 0 else {
      throw BuilderError(description: takeMessage(of: &failure))
    }
    let list = gtk_builder_get_objects(builder)
    defer { g_slist_free(list) }
    let objects = sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }
    if let type = BuiltWidgets.typeWithoutPeer(among: objects.compactMap { $0?.pointee.data }) {
      throw BuilderError(description: "\(type.typeName) can only be made in Swift")
    }
  }

  /// The object with an id; nil where there is none, or one of another class.
  public func object<Made: Object>(_ id: String, as type: Made.Type = Made.self) -> Made? {
    let found = gtk_builder_get_object(builder, id).map { UnsafeMutableRawPointer($0) }
    return Object.peer(of: found, as: Object.self) as? Made
  }
}
