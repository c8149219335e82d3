import CGTK

/// A widget written in Swift that GtkBuilder can make from the name of its type.
///
/// What it shows is set in Swift: a description can set the properties of GtkWidget alone.  ``Builder`` reads one.
@MainActor
public protocol BuildableWidget: CustomWidget {
  /// Makes a widget that shows nothing yet.
  init()
}

extension CustomWidget {
  /// What descriptions call the class: module and name, as in `FloorplanUI-ObjectCell`.
  public static var typeName: String { String(cString: g_type_name(gtype)) }
}

/// Gives instances that GObject made by the name of their type a Swift side.
@MainActor
enum BuiltWidgets {
  private static var types: [GType: CustomWidget.Type] = [:]
  /// An instance that its Swift side is just being made for.
  private static var waiting: UnsafeMutableRawPointer?
  /// Whether an initialiser in Swift asked for the instance that is constructed next.
  private static var isAskedFor = false

  static func add(_ type: CustomWidget.Type, _ gtype: GType) { types[gtype] = type }

  /// The instance that the initialiser of a class is for: the one that waits, or a new one.
  static func instance(of gtype: GType) -> (pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    // Parts that are made before their owner's instance are of other types.
    if let waiting, fp_type_of(waiting) == gtype {
      self.waiting = nil
      return (waiting, .none)
    }
    isAskedFor = true
    return (UnsafeMutableRawPointer(g_object_new_with_properties(gtype, 0, nil, nil)), .full)
  }

  /// An instance was constructed: makes its Swift side, unless that is what asked for it.
  static func didConstruct(_ instance: UnsafeMutablePointer<GObject>) {
    guard !isAskedFor else {
      isAskedFor = false
      return
    }
    guard let type = types[fp_type_of(instance)] as? any BuildableWidget.Type else { return }
    // The peer takes over the floating reference, which is for whoever asked GObject: that gets another.
    g_object_ref(instance)
    waiting = UnsafeMutableRawPointer(instance)
    _ = type.init()
    g_object_force_floating(instance)
  }

  /// The first type of ours among objects whose instances have no Swift side.
  static func typeWithoutPeer(among objects: some Sequence<UnsafeMutableRawPointer>) -> CustomWidget.Type? {
    for object in objects {
      if let type = types[fp_type_of(object)], Object.existingPeer(of: object) == nil { return type }
    }
    return nil
  }
}
