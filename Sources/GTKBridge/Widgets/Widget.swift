public import CGTK

/// A GtkWidget.
@MainActor
open class Widget: Object {
  open override class var gtype: GType { gtk_widget_get_type() }

  /// The widget as the C functions take it.
  public final var widget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether the widget is shown when its parents are.
  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }
  /// Whether the parent shows this child at all.
  public final var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(widget) != 0 }
    set {
      guard newValue != isChildVisible else { return }
      gtk_widget_set_child_visible(widget, newValue ? 1 : 0)
      // GTK 4.8 goes on telling assistive technology of what nobody can see.
      setAccessibleHidden(!newValue)
    }
  }
  /// Whether the widget reacts to people.
  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }
  /// Whether it is on the screen.
  public final var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }
  /// Whether it has a surface to draw on.
  public final var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }
  /// Whether it can have the keyboard focus.
  public final var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }
  /// Whether it has the keyboard focus.
  public final var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }
  /// Whether the focus of its window is in it or in one of its children, also while another window has the keyboard.
  ///
  /// Whatever is about to be hidden or taken away with the focus in it gives it up first: GTK 4.8 would keep a reference
  /// to what was hidden before (`move_focus_widget`).
  public final var containsFocus: Bool {
    guard let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus) else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }
  /// Whether it or one of its children is what the keyboard writes into now: its window has the keyboard too.
  public final var receivesKeys: Bool { stateFlags.contains(.focusWithin) }
  /// Moves the keyboard focus into this child, or on inside it.
  @discardableResult
  public final func moveFocus(_ direction: GtkDirectionType) -> Bool { gtk_widget_child_focus(widget, direction) != 0 }
  /// Moves the keyboard focus here.
  @discardableResult
  public final func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Where the widget goes in spare width.
  public final var horizontalAlignment: GtkAlign {
    get { gtk_widget_get_halign(widget) }
    set { gtk_widget_set_halign(widget, newValue) }
  }
  /// Where the widget goes in spare height.
  public final var verticalAlignment: GtkAlign {
    get { gtk_widget_get_valign(widget) }
    set { gtk_widget_set_valign(widget, newValue) }
  }
  /// Whether it takes spare width.
  public final var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue ? 1 : 0) }
  }
  /// Whether it takes spare height.
  public final var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue ? 1 : 0) }
  }
  /// Sets the empty room around the widget, in pixels.
  public final func setMargins(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(widget, Int32(clamping: top))
    gtk_widget_set_margin_start(widget, Int32(clamping: leading))
    gtk_widget_set_margin_bottom(widget, Int32(clamping: bottom))
    gtk_widget_set_margin_end(widget, Int32(clamping: trailing))
  }
  /// Asks for at least this size in pixels; -1 leaves an axis alone.
  public final func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, Int32(clamping: width), Int32(clamping: height))
  }
  /// What is drawn outside the widget's box.
  public final var overflow: GtkOverflow {
    get { gtk_widget_get_overflow(widget) }
    set { gtk_widget_set_overflow(widget, newValue) }
  }
  /// The width of the content box in pixels, as it was last allocated.
  public final var width: Int { Int(gtk_widget_get_width(widget)) }
  /// The height of the content box in pixels, as it was last allocated.
  public final var height: Int { Int(gtk_widget_get_height(widget)) }

  /// How many pixels of the screen a pixel of the layout has.
  public final var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Adds a style class.
  public final func addStyleClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  /// Removes a style class.
  public final func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }
  /// Whether it has a style class.
  public final func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(widget, name) != 0 }
  /// Adds or removes a style class.
  public final func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  /// Hover, selected, disabled and the like.
  public final var stateFlags: GtkStateFlags { gtk_widget_get_state_flags(widget) }
  /// Sets or clears state flags.
  public final func setState(_ flags: GtkStateFlags, _ isOn: Bool) {
    guard stateFlags.contains(flags) != isOn else { return }
    if isOn { gtk_widget_set_state_flags(widget, flags, 0) } else { gtk_widget_unset_state_flags(widget, flags) }
  }
  /// The direction of text and of the order of children.
  public final var direction: GtkTextDirection {
    get { gtk_widget_get_direction(widget) }
    set { gtk_widget_set_direction(widget, newValue) }
  }

  /// The text shown when the pointer rests on the widget.
  ///
  /// It is for eyes: what assistive technology is to read of it belongs to the name or the description, which is none
  /// after this was set.
  public final var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set {
      guard newValue != tooltip else { return }
      gtk_widget_set_tooltip_text(widget, newValue)
      // GTK makes it the description too, and nearly always it is the name, which would be read twice.
      setAccessibleDescription("")
    }
  }
  /// Whether ``tooltip`` is shown where there is one; one that is on the screen goes at once.
  public final var showsTooltip: Bool {
    get { gtk_widget_get_has_tooltip(widget) != 0 }
    set {
      gtk_widget_set_has_tooltip(widget, newValue ? 1 : 0)
      gtk_widget_trigger_tooltip_query(widget)
    }
  }

  /// The widget that this one stands in.
  public final var parent: Widget? { Object.peer(of: gtk_widget_get_parent(widget)) }
  /// This widget, or the nearest one that it stands in, that is of a class written in Swift.
  public final func nearest<Ancestor: Widget>(_ type: Ancestor.Type) -> Ancestor? {
    self as? Ancestor ?? enclosing(type)
  }
  /// The nearest widget of a class written in Swift that this one stands in.
  public final func enclosing<Ancestor: Widget>(_ type: Ancestor.Type) -> Ancestor? {
    // The GTypes of such classes don't descend from each other, and all of them have their peers.
    var next = gtk_widget_get_parent(widget)
    while let ancestor = next {
      if let found = Object.existingPeer(of: ancestor) as? Ancestor { return found }
      next = gtk_widget_get_parent(ancestor)
    }
    return nil
  }
  /// Whether it is a widget, or stands in it.
  public final func stands(in ancestor: Widget) -> Bool {
    self === ancestor || gtk_widget_is_ancestor(widget, ancestor.widget) != 0
  }
  /// The children, in order.
  public final var children: [Widget] {
    ChildPointers(first: gtk_widget_get_first_child(widget)).compactMap { Object.peer(of: $0, as: Widget.self) }
  }
  /// The window that it stands in.
  public final var window: Window? {
    gtk_widget_get_root(widget).flatMap { Object.peer(of: UnsafeMutableRawPointer($0), as: Widget.self) as? Window }
  }
  /// Makes this the last child of a widget that is written in Swift.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(widget, parent.widget) }
  /// Makes this a child of a widget that is written in Swift, right behind another child or as the first.
  ///
  /// Does nothing where it stands there already.
  public final func insert(in parent: Widget, after sibling: Widget?) {
    if gtk_widget_get_parent(widget) == parent.widget, gtk_widget_get_prev_sibling(widget) == sibling?.widget { return }
    gtk_widget_insert_after(widget, parent.widget, sibling?.widget)
  }
  /// Leaves a parent that is written in Swift.
  public final func unparent() {
    guard gtk_widget_get_parent(widget) != nil else { return }
    let wasShown = isChildVisible
    gtk_widget_unparent(widget)
    // The next parent shows it until it says otherwise.
    if !wasShown { setAccessibleHidden(false) }
  }

  /// Asks for a new layout, this widget's size included.
  public final func queueResize() { gtk_widget_queue_resize(widget) }
  /// Asks for a new layout of the children, this widget's size staying.
  public final func queueAllocate() { gtk_widget_queue_allocate(widget) }
  /// Asks to be drawn again.
  public final func queueDraw() { gtk_widget_queue_draw(widget) }
  /// The room that the widget asks for, its margins included.
  public final func measured(_ orientation: GtkOrientation, forSize: Int = -1) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(widget, orientation, Int32(clamping: forSize), &minimum, &natural, nil, nil)
    return Measurement(minimum: Int(minimum), natural: Int(natural))
  }
  /// How far below its upper edge the widget's text stands where it has its natural height, in pixels; nil for no text.
  public final func naturalBaseline(forWidth width: Int) -> Int? {
    var baseline: Int32 = -1
    gtk_widget_measure(widget, .vertical, Int32(clamping: width), nil, nil, nil, &baseline)
    return baseline < 0 ? nil : Int(baseline)
  }
  /// Gives a child of a widget that is written in Swift its place, in the parent's coordinates and pixels.
  public final func allocate(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    let transform = x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &offset)
    gtk_widget_allocate(widget, Int32(clamping: width), Int32(clamping: height), -1, transform)
  }
  /// Gives a child of a widget that is written in Swift its place and draws it larger or smaller than its size, which is
  /// given as it was measured.
  public final func allocate(x: Double, y: Double, width: Int, height: Int, scale: Double) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    let moved = gsk_transform_translate(nil, &offset)
    let transform = scale == 1 ? moved : gsk_transform_scale(moved, Float(scale), Float(scale))
    gtk_widget_allocate(widget, Int32(clamping: width), Int32(clamping: height), -1, transform)
  }
  /// The widget's box in the coordinates of one of its ancestors, in pixels; nil where they share no window.
  public final func bounds(in ancestor: Widget) -> (x: Double, y: Double, width: Double, height: Double)? {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, ancestor.widget, &rect) != 0 else { return nil }
    return (Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  /// Adds an event controller.
  public final func addController(_ controller: EventController) {
    // The widget adopts the reference, and the peer keeps its own.
    gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
  }
  /// Performs an action by its name, as a shortcut or a menu would.
  /// - Returns: Whether there is such an action; a disabled one does nothing.
  @discardableResult
  public final func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, name, nil) != 0
  }
  /// The same with a parameter.
  @discardableResult
  public final func activateAction(_ name: String, _ parameter: some VariantConvertible) -> Bool {
    parameter.withVariant { gtk_widget_activate_action_variant(widget, name, $0) } != 0
  }
  /// Enables or disables one of the class's actions.
  public final func setActionEnabled(_ name: String, _ isEnabled: Bool) {
    gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
  }
  /// The display that the widget is on.
  public final var display: Display { Object.peer(of: UnsafeMutableRawPointer(gtk_widget_get_display(widget)))! }
  /// The clock that paces the frames of the widget's window; nil before it is realised.
  public final var frameClock: FrameClock? {
    Object.peer(of: gtk_widget_get_frame_clock(widget).map(UnsafeMutableRawPointer.init))
  }
  /// Calls `body` in each frame, with the frame's time in microseconds, until it returns false.
  ///
  /// Does nothing while the widget is not realised.
  /// - Returns: The callback, which can be cancelled.
  @discardableResult
  public final func onEachFrame(_ body: @escaping (_ time: Int64) -> Bool) -> FrameCallback {
    FrameCallback(self, body)
  }
  /// How much of what is behind the widget shows through: 0 for all of it, 1 for nothing.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }
  /// Whether the pointer reaches the widget.
  public final var canBeTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }
  /// The clipboard of the widget's display.
  public final var clipboard: Clipboard { Object.peer(of: UnsafeMutableRawPointer(gtk_widget_get_clipboard(widget)))! }
}

/// A call in each frame of a widget's window; see ``Widget/onEachFrame(_:)``.
@MainActor
public final class FrameCallback: Cancellable {
  private weak var widget: Widget?
  private var body: ((Int64) -> Bool)?
  private var id: guint = 0

  fileprivate init(_ widget: Widget, _ body: @escaping (Int64) -> Bool) {
    self.widget = widget
    self.body = body
    id = gtk_widget_add_tick_callback(
      widget.widget,
      { _, clock, data in
        let callback = Unmanaged<FrameCallback>.fromOpaque(data!).takeUnretainedValue()
        return callback.body?(Int64(gdk_frame_clock_get_frame_time(clock))) == true ? 1 : 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<FrameCallback>.fromOpaque(data!).takeRetainedValue().finish() })
  }

  /// Whether it will still be called.
  public var isPending: Bool { id != 0 }

  /// Ends it.
  ///
  /// Does nothing once it has ended.
  public func cancel() {
    let pending = id
    finish()
    if pending != 0, let widget { gtk_widget_remove_tick_callback(widget.widget, pending) }
  }

  private func finish() {
    body = nil
    id = 0
  }
}

extension Widget {
  /// The widget that the pointer reaches at a place of this one, in pixels; this one, or one inside it.
  public final func pick(x: Double, y: Double) -> Widget? {
    let picked: UnsafeMutablePointer<GtkWidget>? = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    return Object.peer(of: picked.map(UnsafeMutableRawPointer.init))
  }

  /// Sets the pointer's look over the widget, by a CSS name such as `col-resize`; nil for the parent's.
  public final func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(widget, name) }

  /// The font family that the widget's texts ask for: a name, or several with commas between them.
  public final var fontFamily: String {
    let context = gtk_widget_get_pango_context(widget)
    return pango_font_description_get_family(pango_context_get_font_description(context))
      .map { String(cString: $0) } ?? ""
  }
}
