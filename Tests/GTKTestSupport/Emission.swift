import CGTK
public import GTKBridge

@MainActor
extension Object {
  /// Emits a signal like the widget's class.
  /// - Returns: The result of the handlers, for signals with a result.
  @discardableResult
  public func emit(_ signal: String, _ arguments: any ValueConvertible...) -> Bool {
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, fp_type_of(pointer), &id, &detail, 1) != 0 else {
      preconditionFailure("no signal \(signal)")
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    return values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress else { return false }
      g_value_init(first, fp_type_of(pointer))
      g_value_set_object(first, pointer)
      for (index, argument) in arguments.enumerated() {
        g_value_init(first + index + 1, fp_signal_type(query.param_types[index]))
        argument.store(first + index + 1)
      }
      defer { for index in values.indices { g_value_unset(first + index) } }
      guard fp_signal_type(query.return_type) == FP_TYPE_BOOLEAN else {
        g_signal_emitv(first, id, detail, nil)
        return false
      }
      var result = GValue()
      g_value_init(&result, FP_TYPE_BOOLEAN)
      g_signal_emitv(first, id, detail, &result)
      return g_value_get_boolean(&result) != 0
    }
  }
}

@MainActor
extension Widget {
  /// The event controllers of a Swift class that the widget has.
  public func controllers<Controller: EventController>(of type: Controller.Type) -> [Controller] {
    let list = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let controller = g_list_model_get_item(list, position) else { return nil }
      defer { g_object_unref(controller) }
      return Object.existingPeer(of: controller) as? Controller
    }
  }

  /// Presses a key as if the widget's window had delivered it.
  /// - Returns: Whether the widget handled the key.
  @discardableResult
  public func press(_ key: Key, _ modifiers: ModifierKeys = []) -> Bool {
    // GtkWindow passes a key to one controller after another until one handles it.
    for controller in controllers(of: KeyController.self)
    where controller.emit("key-pressed", key.rawValue, UInt32(0), modifiers) { return true }
    return false
  }

  /// Presses and releases the primary button.
  public func click(_ x: Double, _ y: Double) {
    for gesture in controllers(of: ClickGesture.self) {
      gesture.emit("pressed", Int32(1), x, y)
      gesture.emit("released", Int32(1), x, y)
    }
  }
}
