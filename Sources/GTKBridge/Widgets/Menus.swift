public import CGTK

/// A GMenu: the entries of a menu.
public final class Menu: Object {
  public override class var gtype: GType { g_menu_get_type() }
  /// Creates an empty menu.
  public convenience init() { self.init(UnsafeMutableRawPointer(g_menu_new()), transfer: .full) }
  /// Appends an entry that activates an action, such as `menu.copy`.
  ///
  /// The title is plain text, so underscores don't mark mnemonics.
  public func append(_ title: String, action: String) {
    let plain = title.reduce(into: "") { $0 += $1 == "_" ? "__" : String($1) }
    g_menu_append(OpaquePointer(pointer), plain, action)
  }
  /// Appends the entries of another menu, below a heading.
  public func append(_ section: Menu, title: String) {
    g_menu_append_section(OpaquePointer(pointer), title, section.model)
  }
  var model: UnsafeMutablePointer<GMenuModel> { pointer.assumingMemoryBound(to: GMenuModel.self) }
  /// Removes all entries.
  public func removeAll() { g_menu_remove_all(OpaquePointer(pointer)) }
}

/// A GSimpleActionGroup: actions of a part of a window, with a prefix.
public final class ActionGroup: Object, ActionMap {
  public override class var gtype: GType { g_simple_action_group_get_type() }
  /// Creates an empty group.
  public convenience init() { self.init(UnsafeMutableRawPointer(g_simple_action_group_new()), transfer: .full) }
}

extension Widget {
  /// Adds the actions of a group to this widget and its descendants as `prefix.name`; nil removes them.
  public final func insertActionGroup(_ group: ActionGroup?, prefix: String) {
    gtk_widget_insert_action_group(widget, prefix, group.map { OpaquePointer($0.pointer) })
  }
}

/// A GtkPopover.
public class Popover: Widget {
  public override class var gtype: GType { gtk_popover_get_type() }
  private var popover: UnsafeMutablePointer<GtkPopover> { pointer.assumingMemoryBound(to: GtkPopover.self) }

  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
    // A function without a context, because it is still called after the popover was discarded.
    let forgetTooltip: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?) -> Void = { widget, _ in
      // GTK 4.8 would look for a tooltip in the popover half a second after the pointer moved in it, although the
      // popover no longer has a surface. GTK itself removes this object after each tooltip. Popovers that GTK creates,
      // such as the context menus of texts, aren't covered.
      let display = UnsafeMutableRawPointer(gtk_widget_get_display(widget)).assumingMemoryBound(to: GObject.self)
      g_object_set_qdata(display, g_quark_from_string("gdk-display-current-tooltip"), nil)
    }
    g_signal_connect_data(
      pointer, "unrealize", unsafeBitCast(forgetTooltip, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  /// Creates a popover with a child.
  public convenience init(_ child: Widget) {
    self.init(gtk_popover_new(), transfer: .full)
    gtk_popover_set_child(popover, child.widget)
  }
  /// Whether the popover takes the keyboard focus, and is hidden by Escape or a press outside; the default is true.
  public final var isAutohiding: Bool {
    get { gtk_popover_get_autohide(popover) != 0 }
    set { gtk_popover_set_autohide(popover, newValue ? 1 : 0) }
  }
  /// Displays the popover and, if it is autohiding, moves the keyboard focus to it.
  public final func popUp() { gtk_popover_popup(popover) }
  /// Hides the popover.
  public final func popDown() { gtk_popover_popdown(popover) }
  /// Points the popover at a rectangle of its parent, in the parent's pixels.
  public final func point(toX x: Int, y: Int, width: Int = 1, height: Int = 1) {
    var rectangle = GdkRectangle(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width), height: Int32(clamping: height))
    gtk_popover_set_pointing_to(popover, &rectangle)
  }
  /// Whether an arrow connects the popover with its target.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(popover) != 0 }
    set { gtk_popover_set_has_arrow(popover, newValue ? 1 : 0) }
  }
  /// Positions the popover.
  ///
  /// A parent written in Swift calls this method whenever it is allocated.
  public final func present() { gtk_popover_present(popover) }
}

/// A GtkPopoverMenu: a popup menu.
public final class PopoverMenu: Popover {
  public override class var gtype: GType { gtk_popover_menu_get_type() }
  /// Creates a menu without displaying it.
  ///
  /// The name is the accessible label.
  public convenience init(_ menu: Menu, name: String) {
    self.init(UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(menu.model)), transfer: .full)
    setAccessibleName(name)
    connect("map") { [weak self] in self?.nameEntries() }
  }

  /// Sets the accessible label.
  public func setAccessibleName(_ name: String) {
    setAccessibleLabel(name)
    // The entries are in an internal scrolled window, which is focusable and needs an accessible label.
    for scroller in parts(ofType: gtk_scrolled_window_get_type()) { scroller.setAccessibleLabel(name) }
  }

  /// Names the entries, which GTK 4.18 labels by a widget without a name.
  private func nameEntries() {
    for entry in parts(ofType: g_type_from_name("GtkModelButton")) { entry.setAccessibleLabel(entry.get("text")) }
  }

  private func parts(ofType type: GType) -> [Widget] {
    WidgetTree(widget).filter { fp_is_a($0, type) != 0 }.compactMap { Object.peer(of: $0) }
  }
}
