public import CGTK

/// A GtkButton.
@MainActor
open class Button: Widget {
  open override class var gtype: GType { gtk_button_get_type() }
  private var button: UnsafeMutablePointer<GtkButton> { pointer.assumingMemoryBound(to: GtkButton.self) }

  /// A button with nothing in it yet.
  public init() { super.init(gtk_button_new(), transfer: .full) }

  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
  }

  /// A button with a text.
  public convenience init(label: String) { self.init(gtk_button_new_with_label(label), transfer: .full) }

  /// A button that shows an icon only.
  ///
  /// The name says what it does: for assistive technology, and as a tooltip.
  public convenience init(iconName: String, name: String) {
    self.init(gtk_button_new_from_icon_name(iconName), transfer: .full)
    showStandIn(for: iconName)
    tooltip = name
    setAccessibleLabel(name)
  }

  /// GTK has made the image itself.
  fileprivate final func showStandIn(for iconName: String) {
    if let picture = Image.standIn(iconName, self) { (child as? Image)?.show(picture) }
  }

  /// The text.
  public final var label: String {
    get { gtk_button_get_label(button).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(button, newValue) }
  }
  /// What stands in the button in place of a text.
  public final var child: Widget? {
    get { Object.peer(of: gtk_button_get_child(button)) }
    set { gtk_button_set_child(button, newValue?.widget) }
  }
  /// The action that a press activates, as `win.copy-link`.
  public final var actionName: String? {
    get { gtk_actionable_get_action_name(OpaquePointer(pointer)).map { String(cString: $0) } }
    set { gtk_actionable_set_action_name(OpaquePointer(pointer), newValue) }
  }
  /// Calls `handler` when a person presses the button.
  @discardableResult
  public final func onClick(_ handler: @escaping () -> Void) -> SignalHandle { connect("clicked", handler) }
}

/// A GtkToggleButton.
@MainActor
public class ToggleButton: Button {
  public override class var gtype: GType { gtk_toggle_button_get_type() }
  private var toggle: UnsafeMutablePointer<GtkToggleButton> { pointer.assumingMemoryBound(to: GtkToggleButton.self) }

  /// A toggle that shows an icon only.
  public convenience init(toggling iconName: String, name: String) {
    self.init(gtk_toggle_button_new(), transfer: .full)
    gtk_button_set_icon_name(pointer.assumingMemoryBound(to: GtkButton.self), iconName)
    showStandIn(for: iconName)
    tooltip = name
    setAccessibleLabel(name)
  }
  /// A toggle with a text.
  public convenience init(toggling label: String) {
    self.init(gtk_toggle_button_new_with_label(label)!, transfer: .full)
  }
  /// Puts the toggle into the group of another: one of them at most is pressed in.
  public final func join(_ other: ToggleButton) { gtk_toggle_button_set_group(toggle, other.toggle) }
  /// Whether it is pressed in.
  public final var isActive: Bool {
    get { gtk_toggle_button_get_active(toggle) != 0 }
    set { gtk_toggle_button_set_active(toggle, newValue ? 1 : 0) }
  }
}

/// A GtkMenuButton.
@MainActor
public class MenuButton: Widget {
  public override class var gtype: GType { gtk_menu_button_get_type() }
  private var button: OpaquePointer { OpaquePointer(pointer) }

  /// A button that shows an icon and opens a popover.
  public convenience init(iconName: String, name: String, popover: Popover) {
    self.init(gtk_menu_button_new(), transfer: .full)
    gtk_menu_button_set_icon_name(button, iconName)
    gtk_menu_button_set_popover(button, popover.widget)
    setName(name)
  }
  /// Says what it opens: for assistive technology, and as a tooltip.
  public final func setName(_ name: String) {
    tooltip = name
    setAccessibleLabel(name)
    // The button that takes the focus is GTK's own, inside.
    for child in ChildPointers(first: gtk_widget_get_first_child(widget)) {
      guard let child = Object.peer(of: child, as: Widget.self) else { continue }
      child.setAccessibleLabel(name)
      // GTK names it after this one as well, and would read both names.
      child.forgetAccessibleLabelSource()
    }
  }
  /// Whether F10 opens it.
  public final var isPrimary: Bool {
    get { gtk_menu_button_get_primary(button) != 0 }
    set { gtk_menu_button_set_primary(button, newValue ? 1 : 0) }
  }
}

/// A GtkSwitch.
@MainActor
public class Switch: Widget {
  public override class var gtype: GType { gtk_switch_get_type() }

  /// A switch that is off.
  public convenience init() { self.init(gtk_switch_new(), transfer: .full) }

  /// Whether it is on.
  public final var isOn: Bool {
    get { gtk_switch_get_active(OpaquePointer(pointer)) != 0 }
    set { gtk_switch_set_active(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
}
