public import CGTK

/// A GtkWidget written in Swift: one GType for each Swift class, its virtual functions overridden by methods.
///
///     final class Swatch: CustomWidget {
///       override class var cssName: String { "swatch" }
///       override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(24) }
///     }
///
/// Without overrides it is a bin: it is as large as its largest child, and every child fills it.
///
/// A subclass is registered when the first of it is made, as a child class of GtkWidget under its own name, so that
/// GTK's inspector shows what is what.
@MainActor
open class CustomWidget: Widget {
  /// The name of the CSS node.
  open class var cssName: String { "widget" }
  /// The role that assistive technology is told.
  ///
  /// GTK fixes it when the first is made.
  open class var accessibleRole: GtkAccessibleRole { .group }
  /// The actions that instances offer to menus, to shortcuts and, where parameterless, to assistive technology.
  open class var actions: [ClassAction] { [] }
  /// The keys that activate actions while the widget or one of its children has the focus.
  open class var shortcuts: [ClassShortcut] { [] }
  /// Whether ``Measurement/arrangement`` distinguishes heights of this class.
  open class var arrangesByWidth: Bool { false }
  /// Adds interfaces to the type, right after it was registered.
  open class func registerInterfaces(_ type: GType) {}
  /// Installs properties in the class structure.
  ///
  /// Overrides call super.
  open class func initializeClass(_ objectClass: UnsafeMutablePointer<GObjectClass>) {}

  /// The GType of the class, registered on first use.
  open override class var gtype: GType { CustomTypes.widgetType(of: self) }

  /// Makes a widget of this class.
  public init() {
    let instance = BuiltWidgets.instance(of: Self.gtype)
    super.init(instance.pointer, transfer: instance.transfer)
    pointer.storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), toByteOffset: CustomTypes.slotOffset,
      as: UnsafeMutableRawPointer?.self)
    instanceSlot = CustomTypes.slotOffset
    if Self.arrangesByWidth { hideBaseline() }
  }

  /// Keeps the baseline between this widget and GTK's size cache, which it is a key of.
  private func hideBaseline() {
    // A member of a group has no baseline for whoever measures it (gtk_widget_measure); alone, it has its own size.
    let group = gtk_size_group_new(GTK_SIZE_GROUP_NONE)
    gtk_size_group_add_widget(group, widget)
    g_object_unref(group)
  }

  /// How much room the widget wants along one axis.
  ///
  /// `forSize` is the size along the other axis in pixels, or -1 where it is not known.
  open func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    var result = Measurement(0)
    for child in childPointers {
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(child, orientation, Int32(clamping: forSize), &minimum, &natural, nil, nil)
      result.minimum = max(result.minimum, Int(minimum))
      result.natural = max(result.natural, Int(natural))
    }
    return result
  }
  /// Which axis is measured for the other.
  open var requestMode: GtkSizeRequestMode { .heightForWidth }
  /// Places the children in the widget's content box, whose size is given in pixels.
  open func sizeAllocate(width: Int, height: Int) {
    for child in childPointers where gtk_widget_should_layout(child) != 0 {
      gtk_widget_allocate(child, Int32(clamping: width), Int32(clamping: height), -1, nil)
    }
  }
  /// Draws.
  ///
  /// By default, the children.
  open func snapshot(_ snapshot: Snapshot) { CustomTypes.parent.pointee.snapshot(widget, snapshot.pointer) }
  /// Moves the focus into the widget or on inside it.
  /// - Returns: Whether the focus is inside now.
  open func focus(_ direction: GtkDirectionType) -> Bool {
    let isTab = direction == .tabForward || direction == .tabBackward
    if isTab, let tabOrder { return moveFocus(direction, through: tabOrder) }
    isLettingFocusGo = !isFocusable && (containsFocus || isTab && entersInOrder)
    defer { isLettingFocusGo = false }
    return CustomTypes.parent.pointee.focus(widget, direction) != 0
  }
  /// The children in the order of Tab, those that are hidden too; nil, the default, for the order of their places.
  ///
  /// GTK 4.8 goes by the middles of children, which change with what is said below one of them.
  open var tabOrder: [Widget]? { nil }

  private func moveFocus(_ direction: GtkDirectionType, through children: [Widget]) -> Bool {
    let order: [Widget] = direction == .tabForward ? children : children.reversed()
    let current = order.firstIndex { $0.containsFocus } ?? order.startIndex
    return order[current...].contains { $0.moveFocus(direction) }
  }
  /// Whether Tab comes to the first of what is inside, and to the last going back, rather than to what ``takeFocus()``
  /// gives the focus to; the default is false.
  open var entersInOrder: Bool { false }
  /// Whether the focus is on its way out of what is inside, or in to the first of it.
  ///
  /// With Shift and Tab, GTK 4.8 gives it to the widget on the way out, even to one that can't be focused; where that
  /// hands it to a child, nobody would get out.  On the way in with Tab it does so before it asks the children.
  final var isLettingFocusGo = false
  /// Takes the focus.
  /// - Returns: Whether the widget has it now.
  open func takeFocus() -> Bool { CustomTypes.parent.pointee.grab_focus(widget) != 0 }
  /// The child that holds the focus changes.
  open func focusChildWillChange(to child: Widget?) {}
  /// The widget has got its surface.
  open func didRealize() {}
  /// The widget is about to lose its surface.
  open func willUnrealize() {}
  /// The text direction is another.
  open func directionDidChange() {}
  /// State flags (hover, selected, disabled …) have changed.
  open func stateDidChange(from old: GtkStateFlags) {}
  /// Fonts, text scale or icon theme have changed.
  open func systemSettingDidChange() {}

  final var childPointers: ChildPointers { ChildPointers(first: gtk_widget_get_first_child(widget)) }
}

/// The room that a widget asks for along one axis, in pixels.
public struct Measurement: Equatable, Sendable {
  /// Less than this and the content does not fit.
  public var minimum: Int
  /// What the content would like.
  public var natural: Int
  /// The number of the content's arrangement that has this height, from 0.
  ///
  /// GTK takes a height that two widths share for that of all widths between them.  That holds within one arrangement;
  /// a widget with several numbers them, and overrides ``CustomWidget/arrangesByWidth``.
  public var arrangement = 0

  /// The same minimum and natural size.
  public nonisolated init(_ size: Int) {
    minimum = size
    natural = size
  }
  /// A minimum and a natural size, the latter never below the former.
  public nonisolated init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }
}

/// The children of a widget, without making peers for them.
nonisolated struct ChildPointers: Sequence, IteratorProtocol {
  private var following: UnsafeMutablePointer<GtkWidget>?

  init(first: UnsafeMutablePointer<GtkWidget>?) { following = first }

  mutating func next() -> UnsafeMutablePointer<GtkWidget>? {
    let child = following
    following = child.flatMap { gtk_widget_get_next_sibling($0) }
    return child
  }
}

/// An action without a parameter that every instance of a class offers.
public struct ClassAction {
  /// `prefix.verb`, as in `item.activate`.
  public let name: String
  let activate: (CustomWidget) -> Void

  /// An action that shortcuts, menus and assistive technology can offer.
  public init<Target: CustomWidget>(_ name: String, of type: Target.Type, _ activate: @escaping (Target) -> Void) {
    self.name = name
    self.activate = { widget in if let target = widget as? Target { activate(target) } }
  }
}

/// A key that activates a class action.
public struct ClassShortcut {
  let key: Int32
  let modifiers: GdkModifierType
  let action: String

  /// - Parameters:
  ///   - key: A `GDK_KEY_` constant.
  ///   - modifiers: The keys held with it.
  ///   - action: The name of a parameterless action.
  public init(_ key: Int32, _ modifiers: GdkModifierType = [], activates action: String) {
    self.key = key
    self.modifiers = modifiers
    self.action = action
  }
}
