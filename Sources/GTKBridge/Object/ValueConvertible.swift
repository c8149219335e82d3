public import CGTK

/// A Swift type with a GValue representation, for signal arguments and results and for property values.
public protocol ValueConvertible {
  /// The GType with which a GValue is initialized.
  static var gtype: GType { get }
  /// Returns whether a GValue of a type can be read as `Self`.
  static func accepts(_ type: GType) -> Bool
  /// Reads a value whose type satisfies ``accepts(_:)``.
  ///
  /// The value keeps its contents: objects gain a reference, and strings are copied.
  static func load(_ value: UnsafePointer<GValue>) -> Self
  /// Writes to an initialized value.
  func store(_ value: UnsafeMutablePointer<GValue>)
}

extension ValueConvertible {
  /// Returns whether the type equals ``gtype``.
  public static func accepts(_ type: GType) -> Bool { type == gtype }
}

extension Bool: ValueConvertible {
  /// `gboolean`.
  public static var gtype: GType { FP_TYPE_BOOLEAN }
  /// Reads a `gboolean`.
  public static func load(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
  /// Writes a `gboolean`.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int32: ValueConvertible {
  /// `gint`.
  public static var gtype: GType { FP_TYPE_INT }
  /// Reads a `gint`.
  public static func load(_ value: UnsafePointer<GValue>) -> Int32 { g_value_get_int(value) }
  /// Writes a `gint`.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension UInt32: ValueConvertible {
  /// `guint`.
  public static var gtype: GType { FP_TYPE_UINT }
  /// Reads a `guint`.
  public static func load(_ value: UnsafePointer<GValue>) -> UInt32 { g_value_get_uint(value) }
  /// Writes a `guint`.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
}

extension Float: ValueConvertible {
  /// `gfloat`.
  public static var gtype: GType { FP_TYPE_FLOAT }
  /// Reads a `gfloat`.
  public static func load(_ value: UnsafePointer<GValue>) -> Float { g_value_get_float(value) }
  /// Writes a `gfloat`.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_float(value, self) }
}

extension Double: ValueConvertible {
  /// `gdouble`.
  public static var gtype: GType { FP_TYPE_DOUBLE }
  /// Reads a `gdouble`.
  public static func load(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
  /// Writes a `gdouble`.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: ValueConvertible {
  /// `gchararray`.
  public static var gtype: GType { FP_TYPE_STRING }
  /// Copies the string; NULL becomes an empty string.
  public static func load(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  /// Copies the string.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

extension UnsafeMutableRawPointer: ValueConvertible {
  /// `gpointer`.
  public static var gtype: GType { FP_TYPE_POINTER }
  /// Returns whether the type holds a pointer: objects, boxed values, variants and parameter specifications.
  public static func accepts(_ type: GType) -> Bool {
    [
      FP_TYPE_POINTER, FP_TYPE_BOXED, FP_TYPE_OBJECT, FP_TYPE_PARAM, FP_TYPE_VARIANT, FP_TYPE_INTERFACE,
      gdk_event_get_type(),
    ]
    .contains(fp_fundamental_type(type))
  }
  /// Returns the pointer, which is borrowed for the duration of the call.
  public static func load(_ value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer {
    guard let pointer = g_value_peek_pointer(value) else {
      preconditionFailure("unexpected NULL pointer: use UnsafeMutableRawPointer?")
    }
    return pointer
  }
  /// Writes the pointer itself.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_pointer(value, self) }
}

extension Object: ValueConvertible {
  /// Returns whether the type is an ancestor or a descendant of the class's type.
  public static func accepts(_ type: GType) -> Bool { g_type_is_a(gtype, type) != 0 || g_type_is_a(type, gtype) != 0 }
  /// Returns the peer of the object in the value.
  public static func load(_ value: UnsafePointer<GValue>) -> Self {
    guard let peer = Object.peer(of: g_value_get_object(value), as: Self.self) else {
      preconditionFailure("unexpected NULL object: use \(Self.self)?")
    }
    return peer
  }
  /// Writes the object; the value adds a reference.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, pointer) }
}

extension Optional: ValueConvertible where Wrapped: Object {
  /// The GType of the wrapped class.
  public static var gtype: GType { Wrapped.gtype }
  /// Returns whether the wrapped class accepts the type.
  public static func accepts(_ type: GType) -> Bool { Wrapped.accepts(type) }
  /// Returns the peer of the object in the value, or nil for NULL.
  public static func load(_ value: UnsafePointer<GValue>) -> Wrapped? {
    Object.peer(of: g_value_get_object(value), as: Wrapped.self)
  }
  /// Writes the object or NULL.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_object(value, self?.pointer) }
}

/// Calls `body` with an initialized GValue, which is unset afterward.
func withValue<Result>(of type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

extension Object {
  /// Sets a property by name.
  ///
  /// Prefer the typed C accessor if there is one.
  public final func set<Value: ValueConvertible>(_ property: String, to newValue: Value) {
    withValue(of: Value.gtype) { value in
      newValue.store(value)
      g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), property, value)
    }
  }

  /// Returns the value of a property by name.
  public final func get<Value: ValueConvertible>(_ property: String, as type: Value.Type = Value.self) -> Value {
    withValue(of: Value.gtype) { value in
      g_object_get_property(pointer.assumingMemoryBound(to: GObject.self), property, value)
      return Value.load(value)
    }
  }
}
