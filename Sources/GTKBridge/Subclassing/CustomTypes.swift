import CGTK

/// Registers the GTypes of Swift classes, and forwards virtual functions to Swift methods.
enum CustomTypes {
  private static var types: [ObjectIdentifier: GType] = [:]
  private static var actions: [GType: [String: ClassAction]] = [:]

  /// The class structure of GtkWidget, for chaining up.
  static let parent: UnsafeMutablePointer<GtkWidgetClass> = fp_widget_class(g_type_class_ref(gtk_widget_get_type()))

  private static let widgetQuery: GTypeQuery = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return query
  }()

  /// The offset of the peer pointer in an instance, after the fields of GtkWidget.
  ///
  /// Access needs neither a lock nor a hash lookup.
  static let slotOffset = Int(widgetQuery.instance_size)

  static func widgetType(of type: CustomWidget.Type) -> GType {
    let id = ObjectIdentifier(type)
    if let known = types[id] { return known }
    var info = GTypeInfo()
    info.class_size = guint16(widgetQuery.class_size)
    info.instance_size = guint16(slotOffset + MemoryLayout<UnsafeMutableRawPointer?>.size)
    info.class_init = initializeClass
    info.class_data = UnsafeRawPointer(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    let registered = g_type_register_static(gtk_widget_get_type(), typeName(of: type), &info, [])
    precondition(registered != 0, "GObject can't register the type \(typeName(of: type))")
    types[id] = registered
    BuiltWidgets.add(type, registered)
    actions[registered] = Dictionary(type.actions.map { ($0.name, $0) }) { _, later in later }
    type.registerInterfaces(registered)
    return registered
  }

  /// Returns the full class name in characters that GType allows: dots become hyphens, and others their code points.
  static func typeName(of type: Any.Type) -> String {
    String(reflecting: type).unicodeScalars.reduce(into: "") { name, letter in
      switch letter {
      case "A"..."Z", "a"..."z", "0"..."9", "_": name.unicodeScalars.append(letter)
      case ".": name += "-"
      default: name += "+\(String(letter.value, radix: 16))"
      }
    }
  }

  @inline(__always)
  static func peer(_ widget: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
    // The pointer is nil while GObject constructs the instance and after its peer is freed; the parent class handles
    // these calls.
    UnsafeMutableRawPointer(widget!).load(fromByteOffset: slotOffset, as: UnsafeMutableRawPointer?.self)
      .map { Unmanaged<CustomWidget>.fromOpaque($0).takeUnretainedValue() }
  }

  static func performAction(_ widget: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    guard let peer = peer(widget) else { return }
    actions[fp_type_of(widget)]?[name]?.activate(peer)
  }

  private static let initializeClass: GClassInitFunc = { klass, data in
    let type = unsafeBitCast(data, to: CustomWidget.Type.self)
    let widgetClass = fp_widget_class(klass)!
    gtk_widget_class_set_css_name(widgetClass, type.cssName)
    gtk_widget_class_set_accessible_role(widgetClass, type.accessibleRole.c)
    installFunctions(widgetClass)
    for action in type.actions {
      gtk_widget_class_install_action(widgetClass, action.name, nil) { widget, name, _ in
        CustomTypes.performAction(widget!, String(cString: name!))
      }
    }
    for shortcut in type.shortcuts {
      for key in shortcut.key.values {
        fp_widget_class_add_shortcut(klass, key, shortcut.modifiers.c, shortcut.action, nil)
      }
    }
    let objectClass = fp_object_class(klass)!
    objectClass.pointee.constructed = { object in
      fp_object_class(CustomTypes.parent)!.pointee.constructed(object)
      BuiltWidgets.didConstruct(object!)
    }
    objectClass.pointee.dispose = { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      CustomTypes.peer(widget)?.dispose()
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      fp_object_class(CustomTypes.parent)!.pointee.dispose(object)
    }
    type.initializeClass(objectClass)
  }

  private static func installFunctions(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.get_request_mode = { _ in .heightForWidth }
    widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let peer = CustomTypes.peer(widget)
      let axis = orientation == .horizontal ? Orientation.horizontal : .vertical
      var measured = peer?.measureBox(axis, forSize: Int(size)) ?? Measurement(0)
      if measured.arrangementIndex != 0, let peer, !type(of: peer).hasSeveralArrangements {
        // GTK would use its baseline, because it isn't hidden, and shift the widget.
        measured.arrangementIndex = 0
        fp_log_warning("Floorplan", "\(type(of: peer)) has several arrangements: override hasSeveralArrangements")
      }
      minimum?.pointee = Int32(clamping: max(0, measured.minimum))
      natural?.pointee = Int32(clamping: max(0, measured.minimum, measured.natural))
      // GTK's size cache merges equal sizes unless their baselines differ. The baseline of such widgets is hidden from
      // their parents, so it can carry the arrangement.
      let baseline = Int32(clamping: measured.arrangementIndex - 1)
      minimumBaseline?.pointee = orientation == .vertical ? baseline : -1
      naturalBaseline?.pointee = orientation == .vertical ? baseline : -1
    }
    widgetClass.pointee.size_allocate = { widget, width, height, _ in
      CustomTypes.peer(widget)?.allocateBox(width: Int(width), height: Int(height))
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let peer = CustomTypes.peer(widget) else { return CustomTypes.parent.pointee.snapshot(widget, snapshot) }
      peer.snapshot(Snapshot(snapshot!))
    }
    widgetClass.pointee.focus = { widget, direction in
      guard let peer = CustomTypes.peer(widget), let direction = FocusDirection(direction) else {
        return CustomTypes.parent.pointee.focus(widget, direction)
      }
      return peer.focus(direction) ? 1 : 0
    }
    widgetClass.pointee.grab_focus = { widget in
      guard let peer = CustomTypes.peer(widget) else { return CustomTypes.parent.pointee.grab_focus(widget) }
      return !peer.isFocusLeaving && peer.takeFocus() ? 1 : 0
    }
    widgetClass.pointee.set_focus_child = { widget, child in
      CustomTypes.peer(widget)?.focusChildWillChange(to: Object.peer(of: child, as: Widget.self))
      CustomTypes.parent.pointee.set_focus_child(widget, child)
    }
    widgetClass.pointee.realize = { widget in
      CustomTypes.parent.pointee.realize(widget)
      CustomTypes.peer(widget)?.didRealize()
    }
    widgetClass.pointee.unrealize = { widget in
      CustomTypes.peer(widget)?.willUnrealize()
      CustomTypes.parent.pointee.unrealize(widget)
    }
    widgetClass.pointee.direction_changed = { widget, previous in
      CustomTypes.parent.pointee.direction_changed(widget, previous)
      CustomTypes.peer(widget)?.directionDidChange()
    }
    widgetClass.pointee.state_flags_changed = { widget, previous in
      CustomTypes.parent.pointee.state_flags_changed?(widget, previous)
      CustomTypes.peer(widget)?.stateDidChange(from: StateFlags(rawValue: previous.rawValue))
    }
    widgetClass.pointee.system_setting_changed = { widget, setting in
      CustomTypes.parent.pointee.system_setting_changed(widget, setting)
      CustomTypes.peer(widget)?.systemSettingDidChange()
    }
  }
}

extension CustomWidget {
  /// Measures the content box, including the inset.
  fileprivate final func measureBox(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard leadingInset > 0 else { return measure(orientation, forSize: forSize) }
    let isHorizontal = orientation == .horizontal
    var measured = measure(orientation, forSize: isHorizontal || forSize < 0 ? forSize : max(0, forSize - leadingInset))
    if isHorizontal {
      measured.minimum += leadingInset
      measured.natural += leadingInset
    }
    return measured
  }

  /// Allocates the children in the content box.
  fileprivate final func allocateBox(width: Int, height: Int) {
    let outer = Widget.allocationOrigin
    defer { Widget.allocationOrigin = outer }
    Widget.allocationOrigin = direction == .rtl ? 0 : Double(leadingInset)
    sizeAllocate(width: max(0, width - leadingInset), height: height)
    Widget.allocationOrigin = 0
    allocateOverlay(width: width, height: height)
  }
}
