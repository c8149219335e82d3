public import CGTK

/// A widget that scrolls its own contents: a GtkScrollable, which a GtkScrolledWindow contains without a viewport.
open class ScrollableWidget: CustomWidget {
  /// The horizontal adjustment, set by the scrolled window.
  public private(set) var horizontalAdjustment: Adjustment?
  /// The vertical adjustment, set by the scrolled window.
  public private(set) var verticalAdjustment: Adjustment?
  private var policies: [Property: GtkScrollablePolicy] = [:]
  private var handlers: [Property: SignalHandle] = [:]

  private enum Property: guint, CaseIterable {
    case horizontalAdjustment = 1
    case verticalAdjustment, horizontalPolicy, verticalPolicy

    var name: String {
      switch self {
      case .horizontalAdjustment: "hadjustment"
      case .verticalAdjustment: "vadjustment"
      case .horizontalPolicy: "hscroll-policy"
      case .verticalPolicy: "vscroll-policy"
      }
    }
  }

  /// Responds to a change of an adjustment's value.
  open func didScroll() { queueAllocate() }

  /// Whether a finger or the pointer holds the content or a scroll bar of the scrolled window.
  public final var isTracking: Bool {
    guard let scrolledWindow = parent as? ScrolledWindow else { return false }
    // The gestures of a scroll bar belong to the range inside it.
    return scrolledWindow.hasActiveGesture
      || scrolledWindow.scrollBars.contains { $0.hasActiveGesture || $0.children.contains(where: \.hasActiveGesture) }
  }

  open override class func registerInterfaces(_ type: GType) {
    super.registerInterfaces(type)
    addInterface(gtk_scrollable_get_type(), to: type)
  }

  open override class func initializeClass(_ objectClass: UnsafeMutablePointer<GObjectClass>) {
    super.initializeClass(objectClass)
    objectClass.pointee.set_property = { object, id, value, _ in
      // GObject sets the initial values during construction: no adjustments, and the default policies.
      guard let property = Property(rawValue: id), let peer = ScrollableWidget.peer(object) else { return }
      peer.set(property, value!)
    }
    objectClass.pointee.get_property = { object, id, value, _ in
      guard let property = Property(rawValue: id) else { return }
      let peer = ScrollableWidget.peer(object)
      switch property {
      case .horizontalAdjustment: g_value_set_object(value, peer?.horizontalAdjustment?.pointer)
      case .verticalAdjustment: g_value_set_object(value, peer?.verticalAdjustment?.pointer)
      case .horizontalPolicy, .verticalPolicy:
        g_value_set_enum(value, Int32((peer?.policies[property] ?? .minimum).rawValue))
      }
    }
    for property in Property.allCases {
      g_object_class_override_property(objectClass, property.rawValue, property.name)
    }
  }

  private static func peer(_ object: UnsafeMutablePointer<GObject>?) -> ScrollableWidget? {
    CustomTypes.peer(UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)) as? ScrollableWidget
  }

  private func set(_ property: Property, _ value: UnsafePointer<GValue>) {
    switch property {
    case .horizontalAdjustment, .verticalAdjustment:
      handlers[property]?.disconnect()
      let adjustment = Object.peer(of: g_value_get_object(value), as: Adjustment.self)
      handlers[property] = adjustment.map { $0.connect("value-changed") { [weak self] in self?.didScroll() } }
      if property == .horizontalAdjustment {
        horizontalAdjustment = adjustment
      } else {
        verticalAdjustment = adjustment
      }
      queueAllocate()
    case .horizontalPolicy, .verticalPolicy:
      policies[property] = GtkScrollablePolicy(rawValue: UInt32(bitPattern: g_value_get_enum(value)))
      queueResize()
    }
  }

  open override func dispose() {
    for handler in handlers.values { handler.disconnect() }
    handlers.removeAll()
    super.dispose()
  }
}
