public import CGTK

/// A GtkWidget.
open class Widget: Object {
  open override class var gtype: GType { gtk_widget_get_type() }

  /// The widget pointer for C functions.
  public final var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether the widget is visible if its ancestors are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }
  /// Whether the parent displays this child.
  public final var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set {
      guard newValue != isChildVisible else { return }
      gtk_widget_set_child_visible(widget, newValue ? 1 : 0)
      // GTK 4.8 still exposes hidden children to assistive technology.
      setAccessibleHidden(!newValue)
    }
  }
  /// Whether the widget responds to user input.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set {
      // An insensitive widget isn't notified that it loses the focus.
      if !newValue, containsFocus { window?.clearFocus() }
      gtk_widget_set_sensitive(widget, newValue ? 1 : 0)
    }
  }
  /// Whether the widget is mapped, that is, on the screen.
  public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
  /// Whether the widget is realized, that is, has a surface.
  public final var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }
  /// Whether the widget can receive the keyboard focus.
  public final var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }
  /// Whether the widget has the keyboard focus.
  public final var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }
  /// Whether the widget or a descendant is the focus widget of its window, even if the window isn't active.
  ///
  /// A widget that contains the focus must release it before it is hidden or removed. Otherwise GTK 4.8 keeps a
  /// reference to previously hidden widgets (`move_focus_widget`).
  public final var containsFocus: Bool {
    guard let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }
  /// Whether the widget or a descendant receives keys, which requires its window to be active.
  public final var isFocusWithin: Bool { stateFlags.contains(.focusWithin) }
  /// Moves the keyboard focus into this child, or within it.
  @discardableResult
  public final func moveFocus(_ direction: FocusDirection) -> Bool { gtk_widget_child_focus(widget, direction.c) != 0 }
  /// Moves the keyboard focus to the widget.
  @discardableResult
  public final func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// The horizontal alignment in extra space.
  public final var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) ?? .baseline }
    set { gtk_widget_set_halign(widget, newValue.c) }
  }
  /// The vertical alignment in extra space.
  public final var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) ?? .baseline }
    set { gtk_widget_set_valign(widget, newValue.c) }
  }
  /// Whether the widget takes extra horizontal space.
  public final var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }
  /// Whether the widget takes extra vertical space.
  public final var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }
  /// Sets the margins, in pixels.
  public final func setMargins(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(widget, Int32(clamping: top))
    gtk_widget_set_margin_start(widget, Int32(clamping: leading))
    gtk_widget_set_margin_bottom(widget, Int32(clamping: bottom))
    gtk_widget_set_margin_end(widget, Int32(clamping: trailing))
  }
  /// Sets the minimum size in pixels; -1 leaves an axis unchanged.
  public final func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, Int32(clamping: width), Int32(clamping: height))
  }
  /// The visibility of content outside the widget's bounds.
  public final var overflow: Overflow {
    get { Overflow(gtk_widget_get_overflow(widget)) ?? .visible }
    set { gtk_widget_set_overflow(widget, newValue.c) }
  }
  /// The allocated width of the content box, in pixels.
  public final var width: Int { Int(gtk_widget_get_width(widget)) }
  /// The allocated height of the content box, in pixels.
  public final var height: Int { Int(gtk_widget_get_height(widget)) }

  /// The number of screen pixels per layout pixel.
  public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Adds a style class.
  public final func addStyleClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  /// Removes a style class.
  public final func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Returns whether the widget has a style class.
  public final func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }
  /// The style classes, in no particular order.
  public final var styleClasses: [String] { [String](taking: gtk_widget_get_css_classes(widget)) }
  /// Adds or removes a style class.
  public final func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  /// The state flags, such as hover, selected and disabled.
  public final var stateFlags: StateFlags { StateFlags(rawValue: gtk_widget_get_state_flags(widget).rawValue) }
  /// Sets or clears state flags.
  public final func setState(_ flags: StateFlags, _ isOn: Bool) {
    guard stateFlags.contains(flags) != isOn else { return }
    if isOn { gtk_widget_set_state_flags(widget, flags.c, 0) } else { gtk_widget_unset_state_flags(widget, flags.c) }
  }
  /// The text direction, which also determines the order of children.
  public final var direction: TextDirection {
    get { TextDirection(gtk_widget_get_direction(widget)) ?? .ltr }
    set { gtk_widget_set_direction(widget, newValue.c) }
  }

  /// The tooltip text.
  ///
  /// Tooltips are only visual. Set the accessible label or description separately, after the tooltip, which clears the
  /// description.
  public final var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      guard newValue != tooltip else { return }
      gtk_widget_set_tooltip_text(widget, newValue)
      // GTK also sets the description, which usually repeats the label and would be read twice.
      setAccessibleDescription("")
    }
  }
  /// Whether ``tooltip`` is displayed; false hides a visible tooltip immediately.
  public final var isTooltipEnabled: Bool {
    get { gtk_widget_get_has_tooltip(widget) != 0 }
    set {
      gtk_widget_set_has_tooltip(widget, newValue ? 1 : 0)
      gtk_widget_trigger_tooltip_query(widget)
    }
  }

  /// The parent widget.
  public final var parent: Widget? { Object.peer(of: gtk_widget_get_parent(widget)) }
  /// Returns this widget or its nearest ancestor of a Swift class.
  public final func selfOrAncestor<Ancestor: Widget>(ofType type: Ancestor.Type) -> Ancestor? {
    self as? Ancestor ?? ancestor(ofType: type)
  }
  /// Returns the nearest ancestor of a Swift class.
  public final func ancestor<Ancestor: Widget>(ofType type: Ancestor.Type) -> Ancestor? {
    // Search the peers, because the GTypes of Swift classes aren't derived from each other and all instances have
    // peers.
    var next = gtk_widget_get_parent(widget)
    while let ancestor = next {
      if let found = Object.existingPeer(of: ancestor) as? Ancestor { return found }
      next = gtk_widget_get_parent(ancestor)
    }
    return nil
  }
  /// Returns whether the widget is another widget or its descendant.
  public final func isDescendant(of ancestor: Widget) -> Bool {
    self === ancestor || gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }
  /// The children in order.
  public final var children: [Widget] {
    ChildPointers(first: gtk_widget_get_first_child(widget)).compactMap { Object.peer(of: $0, as: Widget.self) }
  }
  /// The window that contains the widget.
  public final var window: Window? {
    gtk_widget_get_root(widget).flatMap { Object.peer(of: UnsafeMutableRawPointer($0), as: Widget.self) as? Window }
  }
  /// Appends this widget to the children of a Swift widget.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(widget, parent.widget) }
  /// Inserts this widget into a Swift widget, after a sibling or as the first child.
  ///
  /// Has no effect if the widget is already there.
  public final func insert(in parent: Widget, after sibling: Widget?) {
    if gtk_widget_get_parent(widget) == parent.widget, gtk_widget_get_prev_sibling(widget) == sibling?.widget { return }
    gtk_widget_insert_after(widget, parent.widget, sibling?.widget)
  }
  /// Inserts widgets as the first children, in order; nil stands for an absent one.
  ///
  /// Children in reading order are also in focus order.
  public final func insertChildren(_ order: [Widget?]) {
    var previous: Widget?
    for child in order.compactMap(\.self) {
      child.insert(in: self, after: previous)
      previous = child
    }
  }
  /// Removes this widget from a Swift parent.
  public final func unparent() {
    guard gtk_widget_get_parent(widget) != nil else { return }
    let wasChildVisible = isChildVisible
    gtk_widget_unparent(widget)
    // The next parent displays it by default.
    if !wasChildVisible { setAccessibleHidden(false) }
  }

  /// Requests a new layout of this widget, including its size.
  public final func queueResize() { gtk_widget_queue_resize(widget) }
  /// Requests a new layout of the children, keeping this widget's size.
  public final func queueAllocate() { gtk_widget_queue_allocate(widget) }
  /// Requests a redraw.
  public final func queueDraw() { gtk_widget_queue_draw(widget) }
  /// Returns the size request of the widget, including its margins.
  public final func measured(_ orientation: Orientation, forSize: Int = -1) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation.c, Int32(clamping: forSize), &minimum, &natural, nil, nil)
    return Measurement(minimum: Int(minimum), natural: Int(natural))
  }
  /// Returns the distance from the top edge to the text baseline at the natural height, in pixels, or nil if there is
  /// no text.
  public final func naturalBaseline(forWidth width: Int) -> Int? {
    var baseline: Int32 = -1
    gtk_widget_measure(widget, .vertical, Int32(clamping: width), nil, nil, nil, &baseline)
    return baseline < 0 ? nil : Int(baseline)
  }
  /// Allocates a child of a Swift widget, in the parent's coordinates and pixels.
  public final func allocate(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    allocate(x: Double(x), y: Double(y), width: width, height: height, scale: 1)
  }
  /// Allocates a child of a Swift widget and draws it scaled; the size is that before scaling.
  public final func allocate(x: Double, y: Double, width: Int, height: Int, scale: Double) {
    Self.allocate(widget, x: x, y: y, width: width, height: height, scale: scale)
  }
  static func allocate(
    _ child: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double, width: Int, height: Int, scale: Double = 1
  ) {
    let x = x + allocationOrigin
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    let moved = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &offset)
    let transform = scale == 1 ? moved : gsk_transform_scale(moved, Float(scale), Float(scale))
    gtk_widget_allocate(child, Int32(clamping: width), Int32(clamping: height), -1, transform)
  }
  /// The left edge of the box in which the running `sizeAllocate` of a widget allocates its children.
  static var allocationOrigin = 0.0
  /// Returns the bounds of the widget in the coordinates of an ancestor, in pixels, or nil if they are in different
  /// windows.
  public final func bounds(in ancestor: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &rect) != 0 else { return nil }
    return (Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }
  /// Returns whether the widget contains a point, in the coordinates of an ancestor.
  public final func contains(_ x: Double, _ y: Double, in ancestor: Widget) -> Bool {
    bounds(in: ancestor).map { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y } ?? false
  }

  /// Adds an event controller and returns it.
  @discardableResult
  public final func addController<Controller: EventController>(_ controller: Controller) -> Controller {
    // The widget adopts the reference, and the peer keeps its own.
    gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
    return controller
  }
  /// Removes an event controller of the widget.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(widget, OpaquePointer(controller.pointer))
  }
  /// Activates an action by name, as a shortcut or a menu does.
  /// - Returns: Whether the action exists; a disabled action has no effect.
  @discardableResult
  public final func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, name, nil) != 0
  }
  /// Activates an action with a parameter.
  @discardableResult
  public final func activateAction(_ name: String, _ parameter: some VariantConvertible) -> Bool {
    parameter.withVariant { gtk_widget_activate_action_variant(widget, name, $0) } != 0
  }
  /// Enables or disables one of the class's actions.
  public final func setActionEnabled(_ name: String, _ isEnabled: Bool) {
    gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
  }
  /// The display of the widget.
  public final var display: Display { Object.peer(of: UnsafeMutableRawPointer(gtk_widget_get_display(widget)))! }
  /// The frame clock of the widget's window, or nil if the widget isn't realized.
  public final var frameClock: FrameClock? {
    Object.peer(of: gtk_widget_get_frame_clock(widget).map(UnsafeMutableRawPointer.init))
  }
  /// Calls `body` in each frame, with the frame time in microseconds, until it returns false.
  ///
  /// Has no effect while the widget isn't realized.
  /// - Returns: The cancellable callback.
  @discardableResult
  public final func addTickCallback(_ body: @escaping (_ time: Int64) -> Bool) -> LoopSource {
    let source = LoopSource(remove: { [weak self] in if let self { gtk_widget_remove_tick_callback(widget, $0) } }) {
      [weak self] in
      guard let self, let clock = gtk_widget_get_frame_clock(widget) else { return false }
      return body(Int64(gdk_frame_clock_get_frame_time(clock)))
    }
    source.id = gtk_widget_add_tick_callback(
      widget, { _, _, data in loopSourceFired(data) }, source.retained(), releaseLoopSource)
    return source
  }
  /// The opacity, from 0 for transparent to 1 for opaque.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }
  /// Whether the widget receives pointer events.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }
  /// The clipboard of the widget's display.
  public final var clipboard: Clipboard { Object.peer(of: UnsafeMutableRawPointer(gtk_widget_get_clipboard(widget)))! }

  /// Returns the widget at a position in pixels, which is this widget or a descendant.
  public final func pick(x: Double, y: Double) -> Widget? {
    let picked: UnsafeMutablePointer<GtkWidget>? = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    return Object.peer(of: picked.map(UnsafeMutableRawPointer.init))
  }

  /// Sets the cursor over the widget by a CSS name such as `col-resize`; nil inherits the parent's cursor.
  public final func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  /// The font family of the widget's text: a name, or several names separated by commas.
  public final var fontFamily: String {
    let context = gtk_widget_get_pango_context(widget)
    return pango_font_description_get_family(pango_context_get_font_description(context))
      .map { String(cString: $0) } ?? ""
  }
}
