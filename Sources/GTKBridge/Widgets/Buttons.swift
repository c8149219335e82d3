public import CGTK

/// A GtkButton.
open class Button: Widget {
  open override class var gtype: GType { gtk_button_get_type() }
  private var button: UnsafeMutablePointer<GtkButton> { pointer.assumingMemoryBound(to: GtkButton.self) }

  /// Creates an empty button.
  public init() { super.init(gtk_button_new(), transfer: .full) }

  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
  }

  /// Creates a button with a label.
  public convenience init(label: String) { self.init(gtk_button_new_with_label(label), transfer: .full) }

  /// Creates an icon button.
  ///
  /// The name is the accessible label and the tooltip.
  public convenience init(iconName: String, name: String) {
    self.init(gtk_button_new_from_icon_name(iconName), transfer: .full)
    // Displays the fallback picture in the image that GTK created.
    if let picture = Image.iconFallback(iconName, self) { (child as? Image)?.show(picture) }
    tooltip = name
    setAccessibleLabel(name)
  }

  /// The label text.
  public final var label: String {
    get { gtk_button_get_label(button).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(button, newValue) }
  }
  /// The widget in the button, which replaces the label.
  public final var child: Widget? {
    get { Object.peer(of: gtk_button_get_child(button)) }
    set { gtk_button_set_child(button, newValue?.widget) }
  }
  /// The action that the button activates, such as `win.copy-link`.
  public final var actionName: String? {
    get { gtk_actionable_get_action_name(OpaquePointer(pointer)).map { String(cString: $0) } }
    set { gtk_actionable_set_action_name(OpaquePointer(pointer), newValue) }
  }
  /// Calls `handler` when the user clicks the button.
  @discardableResult
  public final func onClick(_ handler: @escaping () -> Void) -> SignalHandle { connect("clicked", handler) }
}

/// A GtkToggleButton.
public class ToggleButton: Button {
  public override class var gtype: GType { gtk_toggle_button_get_type() }
  private var toggle: UnsafeMutablePointer<GtkToggleButton> { pointer.assumingMemoryBound(to: GtkToggleButton.self) }

  /// Creates a toggle button with a label.
  public convenience init(toggling label: String) {
    self.init(gtk_toggle_button_new_with_label(label)!, transfer: .full)
  }
  /// Creates a toggle button with an icon.
  ///
  /// The name is the accessible label and the tooltip.
  public convenience init(togglingIcon iconName: String, name: String) {
    self.init(gtk_toggle_button_new(), transfer: .full)
    let image = Image(iconName: iconName)
    // Like the image of a GtkButton with an icon.
    image.setAccessibleRole(.presentation)
    child = image
    tooltip = name
    setAccessibleLabel(name)
  }
  /// Adds the button to the group of another one, in which at most one button is active.
  public final func joinGroup(of other: ToggleButton) { gtk_toggle_button_set_group(toggle, other.toggle) }
  /// Whether the button is pressed.
  public final var isActive: Bool {
    get { gtk_toggle_button_get_active(toggle) != 0 }
    set { gtk_toggle_button_set_active(toggle, newValue ? 1 : 0) }
  }
}

/// A GtkMenuButton.
public class MenuButton: Widget {
  public override class var gtype: GType { gtk_menu_button_get_type() }
  private var button: OpaquePointer { OpaquePointer(pointer) }

  /// Creates an icon button that opens a popover.
  public convenience init(iconName: String, name: String, popover: Popover) {
    self.init(gtk_menu_button_new(), transfer: .full)
    gtk_menu_button_set_icon_name(button, iconName)
    gtk_menu_button_set_popover(button, popover.widget)
    setAccessibleName(name)
  }
  /// Creates a button with a text and an arrow that opens a popover.
  public convenience init(label: String, popover: Popover) {
    self.init(gtk_menu_button_new(), transfer: .full)
    self.label = label
    gtk_menu_button_set_popover(button, popover.widget)
  }
  /// The displayed text, which is shortened if there is too little space; empty for a button with an icon.
  public final var label: String {
    get { gtk_menu_button_get_label(button).map { String(cString: $0) } ?? "" }
    set {
      gtk_menu_button_set_label(button, newValue)
      // GTK creates a label for each text.
      for part in WidgetTree(widget) where fp_is_a(part, gtk_label_get_type()) != 0 {
        gtk_label_set_ellipsize(OpaquePointer(part), .end)
      }
    }
  }
  /// Sets the accessible label and the tooltip.
  public final func setAccessibleName(_ name: String) {
    tooltip = name
    setAccessibleLabel(name)
    // The focusable button is an internal child.
    for child in ChildPointers(first: gtk_widget_get_first_child(widget)) {
      Object.peer(of: child, as: Widget.self)?.setAccessibleLabel(name)
    }
  }
  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(button) != 0 }
    set { gtk_menu_button_set_has_frame(button, newValue ? 1 : 0) }
  }
  /// Whether F10 opens the menu.
  public final var isPrimary: Bool {
    get { gtk_menu_button_get_primary(button) != 0 }
    set { gtk_menu_button_set_primary(button, newValue ? 1 : 0) }
  }
}

/// A GtkSwitch.
public class Switch: Widget {
  public override class var gtype: GType { gtk_switch_get_type() }

  /// Creates a switch that is off.
  public convenience init() { self.init(gtk_switch_new(), transfer: .full) }

  /// Whether the switch is on.
  public final var isOn: Bool {
    get { gtk_switch_get_active(OpaquePointer(pointer)) != 0 }
    set { gtk_switch_set_active(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
}
