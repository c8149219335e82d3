import CGTK

/// Where the peer of an object is found: in the object's own data, so that there is one and it goes with the object.
@MainActor
public enum PeerTable {
  private static let key = g_quark_from_static_string("floorplan-peer")
  /// How many peers are alive.
  ///
  /// A test suite that leaves this above where it began has leaked.
  public private(set) static var count = 0

  static func insert(_ peer: Object) {
    let object = peer.pointer.assumingMemoryBound(to: GObject.self)
    precondition(
      g_object_get_qdata(object, key) == nil, "\(type(of: peer)): the object has a peer; ask Object.peer(of:)")
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
  /// The peer of an object that a C function returned or passed: the one it has, or a new one of the nearest known class.
  ///
  /// - Parameters:
  ///   - pointer: An object, or nil.
  ///   - transfer: `.full` where the function gave its caller a reference.
  ///   - type: The class that the caller's documentation promises.
  /// - Returns: nil for nil.
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

  /// The peer of an object, if it has one.
  public static func existingPeer(of pointer: UnsafeMutableRawPointer?) -> Object? { pointer.flatMap(PeerTable.find) }
}

/// Makes peers for objects that GTK made: the class is the nearest ancestor that has a Swift class.
@MainActor
enum PeerFactory {
  private typealias Maker = @MainActor (UnsafeMutableRawPointer, Transfer) -> Object

  private static func row<Peer: Object>(
    _ type: Peer.Type, _ make: @escaping @MainActor (UnsafeMutableRawPointer, Transfer) -> Peer
  ) -> (GType, Maker) { (type.gtype, make) }

  // Only classes that GTK itself hands out need a row; what Swift makes is found by its peer.
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
    // An interface (a GListModel of unknown class) has no ancestors in the table: the promise decides.
    if promised.gtype == g_list_model_get_type(), let maker = makers[promised.gtype] { return maker(pointer, transfer) }
    var type = fp_type_of(pointer)
    while type != 0 {
      if let maker = makers[type] { return maker(pointer, transfer) }
      type = g_type_parent(type)
    }
    preconditionFailure("no GObject")
  }
}
