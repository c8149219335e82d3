public import CGTK

/// A GMenu: what a menu offers.
@MainActor
public final class Menu: Object {
  public override class var gtype: GType { g_menu_get_type() }
  /// An empty menu.
  public convenience init() { self.init(UnsafeMutableRawPointer(g_menu_new()), transfer: .full) }
  /// Adds an entry that activates an action, as `menu.copy`.
  ///
  /// The title is plain: an underscore in it is one.
  public func append(_ title: String, action: String) {
    let plain = title.reduce(into: "") { $0 += $1 == "_" ? "__" : String($1) }
    g_menu_append(OpaquePointer(pointer), plain, action)
  }
  /// Takes all entries out.
  public func removeAll() { g_menu_remove_all(OpaquePointer(pointer)) }
}

/// A GSimpleActionGroup: actions that a part of a window offers under a prefix.
@MainActor
public final class ActionGroup: Object, ActionMap {
  public override class var gtype: GType { g_simple_action_group_get_type() }
  /// A group without actions.
  public convenience init() { self.init(UnsafeMutableRawPointer(g_simple_action_group_new()), transfer: .full) }
}

extension Widget {
  /// Offers the actions of a group to this widget and what is inside it, as `prefix.name`; nil takes them away.
  public final func insert(_ group: ActionGroup?, prefix: String) {
    gtk_widget_insert_action_group(widget, prefix, group.map { OpaquePointer($0.pointer) })
  }
}

extension Popover {
  /// Shows it, and takes the keyboard focus.
  public final func popUp() { gtk_popover_popup(gtkPopover) }
  /// Hides it.
  public final func popDown() { gtk_popover_popdown(gtkPopover) }
  /// Points at a rectangle of its parent, in the parent's pixels.
  public final func point(toX x: Int, y: Int, width: Int = 1, height: Int = 1) {
    var rectangle = GdkRectangle(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width), height: Int32(clamping: height))
    gtk_popover_set_pointing_to(gtkPopover, &rectangle)
  }
  /// Whether it is joined to what it points at by an arrow.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(gtkPopover) != 0 }
    set { gtk_popover_set_has_arrow(gtkPopover, newValue ? 1 : 0) }
  }
  /// Puts it into its place.
  ///
  /// A parent that is written in Swift calls this whenever it gets a size.
  public final func present() { gtk_popover_present(gtkPopover) }

  private var gtkPopover: UnsafeMutablePointer<GtkPopover> { pointer.assumingMemoryBound(to: GtkPopover.self) }
}

/// A GtkPopoverMenu: a menu that opens beside something.
@MainActor
public final class PopoverMenu: Popover {
  public override class var gtype: GType { gtk_popover_menu_get_type() }
  /// A menu that is not shown yet.
  ///
  /// The name says what it is, for assistive technology.
  public convenience init(_ menu: Menu, name: String) {
    self.init(
      UnsafeMutableRawPointer(
        gtk_popover_menu_new_from_model(menu.pointer.assumingMemoryBound(to: GMenuModel.self))),
      transfer: .full)
    setName(name)
  }

  /// Says what it is, for assistive technology.
  public func setName(_ name: String) {
    setAccessibleLabel(name)
    // The entries scroll in a widget of GTK's own, which takes the focus and has no name.
    var pending = [widget]
    while let next = pending.popLast() {
      if fp_is_a(next, gtk_scrolled_window_get_type()) != 0 {
        Object.peer(of: next, as: Widget.self)?.setAccessibleLabel(name)
      }
      pending.append(contentsOf: ChildPointers(first: gtk_widget_get_first_child(next)))
    }
  }
}
