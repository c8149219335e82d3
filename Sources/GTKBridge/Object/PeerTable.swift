import CGTK

/// The peers of all objects, stored in the objects' own data so that they are unique and end with their objects.
@MainActor
public enum PeerTable {
  private static let key = g_quark_from_string("floorplan-peer")
  /// The number of live peers.
  ///
  /// A test suite that increases this number has a leak.
  public private(set) static var count = 0

  static func insert(_ peer: Object) {
    let object = peer.pointer.assumingMemoryBound(to: GObject.self)
    precondition(
      g_object_get_qdata(object, key) == nil, "\(type(of: peer)): the object already has a peer; use Object.peer(of:)")
    g_object_set_qdata(object, key, Unmanaged.passUnretained(peer).toOpaque())
    count += 1
  }

  static func remove(_ pointer: UnsafeMutableRawPointer) {
    g_object_set_qdata(pointer.assumingMemoryBound(to: GObject.self), key, nil)
    count -= 1
  }

  static func find(_ pointer: UnsafeMutableRawPointer) -> Object? {
    guard let data = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), key) else { return nil }
    return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
  }
}

extension Object {
  /// Returns the peer of an object from a C function: the existing one, or a new one of the nearest known class.
  ///
  /// - Parameters:
  ///   - pointer: An object, or nil.
  ///   - transfer: `.full` if the caller owns the reference.
  ///   - type: The class according to the function's documentation.
  /// - Returns: The peer, or nil if the pointer is nil.
  public static func peer<Peer: Object>(
    of pointer: UnsafeMutableRawPointer?, transfer: Transfer = .none, as type: Peer.Type = Peer.self
  ) -> Peer? {
    guard let pointer else { return nil }
    if let peer = PeerTable.find(pointer) {
      if transfer == .full { g_object_unref(pointer) }
      return unsafePeerCast(peer)
    }
    return unsafePeerCast(PeerFactory.make(pointer, transfer: transfer, promised: type))
  }

  private static func unsafePeerCast<Peer: Object>(_ peer: Object) -> Peer {
    guard let cast = peer as? Peer else {
      preconditionFailure("the object's peer is a \(Swift.type(of: peer)), not a \(Peer.self)")
    }
    return cast
  }

  /// Returns the existing peer of an object, or nil if it has none.
  public static func existingPeer(of pointer: UnsafeMutableRawPointer?) -> Object? { pointer.flatMap(PeerTable.find) }
}

/// A factory for the peers of objects that GTK created, using the Swift class of the nearest ancestor.
enum PeerFactory {
  private typealias Maker = @MainActor (UnsafeMutableRawPointer, Transfer) -> Object

  private static func row<Peer: Object>(
    _ type: Peer.Type, _ make: @escaping @MainActor (UnsafeMutableRawPointer, Transfer) -> Peer
  ) -> (GType, Maker) { (type.gtype, make) }

  // Only classes whose instances GTK creates need an entry; objects created in Swift already have a peer.
  private static let makers = Dictionary(uniqueKeysWithValues: [
    row(Object.self, Object.init), row(Widget.self, Widget.init), row(Window.self, Window.init),
    row(Button.self, Button.init), row(ToggleButton.self, ToggleButton.init), row(Label.self, Label.init),
    row(Image.self, Image.init), row(Box.self, Box.init), row(Entry.self, Entry.init),
    row(SearchEntry.self, SearchEntry.init), row(TextInput.self, TextInput.init), row(ListBoxRow.self, ListBoxRow.init),
    row(Popover.self, Popover.init),
    row(Adjustment.self, Adjustment.init), row(Settings.self, Settings.init), row(Display.self, Display.init),
    row(IconTheme.self, IconTheme.init), row(Clipboard.self, Clipboard.init), row(FrameClock.self, FrameClock.init),
    row(StringObject.self, StringObject.init), row(EventController.self, EventController.init),
    row(ScrollController.self, ScrollController.init),
    row(ListModel.self, ListModel.init), row(ApplicationCommandLine.self, ApplicationCommandLine.init),
  ])

  static func make(_ pointer: UnsafeMutableRawPointer, transfer: Transfer, promised: Object.Type) -> Object {
    // The ancestors of an interface (a GListModel of an unknown class) aren't in the table, so the expected type
    // decides.
    if promised.gtype == g_list_model_get_type(), let maker = makers[promised.gtype] { return maker(pointer, transfer) }
    var type = fp_type_of(pointer)
    while type != 0 {
      if let maker = makers[type] { return maker(pointer, transfer) }
      type = g_type_parent(type)
    }
    preconditionFailure("not a GObject")
  }
}
