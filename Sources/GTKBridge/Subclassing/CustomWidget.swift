public import CGTK

/// A GtkWidget subclass written in Swift, with a GType for each Swift class and virtual functions as methods.
///
///     final class Swatch: CustomWidget {
///       override class var cssName: String { "swatch" }
///       override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(24) }
///     }
///
/// Without overrides, the widget has the size of its largest child, and every child fills it. A widget whose children
/// have other frames overrides ``requestedWidth`` and ``arrangement(width:)``.
///
/// A subclass is registered with its first instance, as a subclass of GtkWidget with its own name, which GTK's
/// inspector displays.
open class CustomWidget: Widget {
  /// The name of the CSS node.
  open class var cssName: String { "widget" }
  /// The role for assistive technology.
  ///
  /// GTK sets it when the first instance is created.
  open class var accessibleRole: AccessibleRole { .group }
  /// The actions that instances provide to menus, shortcuts and assistive technology.
  open class var actions: [ClassAction] { [] }
  /// The shortcuts that activate actions while the widget or a descendant has the keyboard focus.
  open class var shortcuts: [ClassShortcut] { [] }
  /// Whether ``Measurement/arrangementIndex`` distinguishes heights of this class.
  open class var hasSeveralArrangements: Bool { false }
  /// Adds interfaces to the type, right after its registration.
  open class func registerInterfaces(_ type: GType) {}
  /// Installs properties in the class structure.
  ///
  /// Overrides call super.
  open class func initializeClass(_ objectClass: UnsafeMutablePointer<GObjectClass>) {}

  /// The GType of the class, registered on first use.
  open override class var gtype: GType { CustomTypes.widgetType(of: self) }

  /// Creates a widget of this class.
  public init() {
    let instance = BuiltWidgets.instance(of: Self.gtype)
    super.init(instance.pointer, transfer: instance.transfer)
    pointer.storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), toByteOffset: CustomTypes.slotOffset,
      as: UnsafeMutableRawPointer?.self)
    instanceSlot = CustomTypes.slotOffset
    if Self.hasSeveralArrangements { hideBaseline() }
  }

  /// Hides the baseline from the parent, because GTK's size cache uses it as a key.
  private func hideBaseline() {
    // gtk_widget_measure returns no baseline for a member of a size group. A group with a single member doesn't affect
    // its size.
    let group = gtk_size_group_new(GTK_SIZE_GROUP_NONE)
    gtk_size_group_add_widget(group, widget)
    g_object_unref(group)
  }

  /// Returns the requested size along one axis.
  ///
  /// `forSize` is the size along the other axis in pixels, or -1 if unknown.
  open func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if orientation == .horizontal, let requestedWidth { return requestedWidth }
    if orientation == .vertical, let width = forSize < 0 ? requestedWidth?.natural : forSize,
      let arrangement = arrangement(width: width, height: nil)
    {
      return arrangement.requestedHeight
    }
    var result = Measurement(0)
    for child in childPointers {
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(child, orientation.c, Int32(clamping: forSize), &minimum, &natural, nil, nil)
      result.minimum = max(result.minimum, Int(minimum))
      result.natural = max(result.natural, Int(natural))
    }
    return result
  }
  /// The requested width of the arranged children, or nil, the default, for that of the largest child.
  open var requestedWidth: Measurement? { nil }
  /// Returns the frames of the children for a width of the content box, or nil, the default, if every child fills it.
  open func arrangement(width: Int) -> Arrangement? { nil }
  /// Returns the frames for a width and the allocated height, which is nil while the widget is measured.
  ///
  /// Override it instead of ``arrangement(width:)`` if a larger height changes the frames.
  open func arrangement(width: Int, height: Int?) -> Arrangement? { arrangement(width: width) }
  /// The width at the leading edge of the content box, in pixels, that isn't available to ``measure(_:forSize:)`` and
  /// ``sizeAllocate(width:height:)``.
  ///
  /// A subclass that adds a child there allocates it in ``allocateOverlay(width:height:)``.
  open var leadingInset: Int { 0 }
  /// Allocates children next to or over those of ``sizeAllocate(width:height:)``, in the whole content box.
  open func allocateOverlay(width: Int, height: Int) {}
  /// Allocates the children in the widget's content box, whose size is in pixels.
  open func sizeAllocate(width: Int, height: Int) {
    if let arrangement = arrangement(width: width, height: height) {
      let y = arrangement.isCentered ? max(0, height - arrangement.height) / 2 : 0
      return arrangement.place(y: y, width: width, isMirrored: direction == .rtl)
    }
    for child in childPointers where gtk_widget_should_layout(child) != 0 {
      Widget.allocate(child, x: 0, y: 0, width: width, height: height)
    }
  }
  /// Draws the widget.
  ///
  /// The default implementation draws the children.
  open func snapshot(_ snapshot: Snapshot) { CustomTypes.parent.pointee.snapshot(widget, snapshot.pointer) }
  /// Moves the keyboard focus into the widget or within it.
  /// - Returns: Whether the widget contains the focus.
  open func focus(_ direction: FocusDirection) -> Bool {
    if direction.isTab, let tabOrder { return moveFocus(direction, through: tabOrder) }
    isFocusLeaving = !isFocusable && (containsFocus || direction.isTab && focusesFirstChildOnTab)
    defer { isFocusLeaving = false }
    return CustomTypes.parent.pointee.focus(widget, direction.c) != 0
  }
  /// The children in Tab order, including hidden ones, or nil, the default, for the order of their positions.
  ///
  /// GTK 4.8 orders children by their centers, which move if a message appears below one of them.
  open var tabOrder: [Widget]? { nil }

  private func moveFocus(_ direction: FocusDirection, through children: [Widget]) -> Bool {
    let order: [Widget] = direction == .tabForward ? children : children.reversed()
    let current = order.firstIndex { $0.containsFocus } ?? order.startIndex
    return order[current...].contains { $0.moveFocus(direction) }
  }
  /// Whether Tab enters the widget at its first descendant, and Shift+Tab at its last, rather than where
  /// ``takeFocus()`` moves the focus; false by default.
  open var focusesFirstChildOnTab: Bool { false }
  /// Whether the focus is leaving the descendants, or is about to enter at the first one.
  ///
  /// With Shift+Tab, GTK 4.8 focuses the widget itself on the way out, even if it isn't focusable. If the widget
  /// forwarded the focus to a child, the focus could never leave. With Tab, GTK does so on the way in, before it asks
  /// the children.
  final var isFocusLeaving = false
  /// Takes the keyboard focus.
  /// - Returns: Whether the widget has the focus.
  open func takeFocus() -> Bool { CustomTypes.parent.pointee.grab_focus(widget) != 0 }
  /// Responds to a change of the child that contains the focus.
  open func focusChildWillChange(to child: Widget?) {}
  /// Responds to the creation of the widget's surface.
  open func didRealize() {}
  /// Responds to the upcoming destruction of the widget's surface.
  open func willUnrealize() {}
  /// Responds to a change of the text direction.
  open func directionDidChange() {}
  /// Responds to a change of state flags, such as hover, selected and disabled.
  open func stateDidChange(from old: StateFlags) {}
  /// Responds to a change of fonts, text scale or icon theme.
  open func systemSettingDidChange() {}

  final var childPointers: ChildPointers { ChildPointers(first: gtk_widget_get_first_child(widget)) }
}

/// The size request of a widget along one axis, in pixels.
public struct Measurement: Equatable, Sendable {
  /// The minimum size, below which the content doesn't fit.
  public var minimum: Int
  /// The natural size of the content.
  public var natural: Int
  /// The index of the content's arrangement that has this height.
  ///
  /// GTK assumes that a height shared by two widths applies to all widths between them, which is true only within one
  /// arrangement. A widget with several arrangements numbers them and overrides
  /// ``CustomWidget/hasSeveralArrangements``.
  public var arrangementIndex = 0

  /// Creates a measurement with equal minimum and natural sizes.
  public nonisolated init(_ size: Int) {
    minimum = size
    natural = size
  }
  /// Creates a measurement; the natural size is at least the minimum size.
  public nonisolated init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }
}

/// The children of a widget, without creating peers.
nonisolated struct ChildPointers: Sequence, IteratorProtocol {
  private var following: UnsafeMutablePointer<GtkWidget>?

  init(first: UnsafeMutablePointer<GtkWidget>?) { following = first }

  mutating func next() -> UnsafeMutablePointer<GtkWidget>? {
    let child = following
    following = child.flatMap { gtk_widget_get_next_sibling($0) }
    return child
  }
}

/// A widget and its descendants, without creating peers; a widget before its children.
nonisolated struct WidgetTree: Sequence, IteratorProtocol {
  private var pending: [UnsafeMutablePointer<GtkWidget>]

  init(_ root: UnsafeMutablePointer<GtkWidget>) { pending = [root] }

  mutating func next() -> UnsafeMutablePointer<GtkWidget>? {
    guard let next = pending.popLast() else { return nil }
    pending.append(contentsOf: ChildPointers(first: gtk_widget_get_first_child(next)))
    return next
  }
}

/// A parameterless action of all instances of a class.
public struct ClassAction {
  /// The action name with a prefix, such as `item.activate`.
  public let name: String
  let activate: (CustomWidget) -> Void

  /// Creates an action for shortcuts, menus and assistive technology.
  public init<Target: CustomWidget>(_ name: String, of type: Target.Type, _ activate: @escaping (Target) -> Void) {
    self.name = name
    self.activate = { widget in if let target = widget as? Target { activate(target) } }
  }
}

/// A shortcut that activates a class action.
public struct ClassShortcut {
  let key: Key
  let modifiers: ModifierKeys
  let action: String

  /// Creates a shortcut for a parameterless action.
  public init(_ key: Key, _ modifiers: ModifierKeys = [], activates action: String) {
    self.key = key
    self.modifiers = modifiers
    self.action = action
  }
}
