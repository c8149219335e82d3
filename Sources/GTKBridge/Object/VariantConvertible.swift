import CGTK

/// A Swift type with a GVariant representation, for the values of settings and the states of actions.
@MainActor
public protocol VariantConvertible: Equatable {
  /// The GVariant type string.
  static var variantType: String { get }
  /// Reads a variant of this type.
  static func load(_ variant: OpaquePointer) -> Self
  /// Creates a variant with a floating reference.
  func makeVariant() -> OpaquePointer
}

extension VariantConvertible {
  /// Reads a variant of any type, or returns nil if the type doesn't match.
  static func value(in variant: OpaquePointer) -> Self? {
    String(cString: g_variant_get_type_string(variant)) == variantType ? load(variant) : nil
  }

  /// Calls `body` with a variant, and frees the variant unless `body` retained it.
  func withVariant<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    let variant = makeVariant()
    g_variant_ref_sink(variant)
    defer { g_variant_unref(variant) }
    return body(variant)
  }
}

extension Bool: VariantConvertible {
  /// `b`.
  public static var variantType: String { "b" }
  /// Reads a boolean.
  public static func load(_ variant: OpaquePointer) -> Bool { g_variant_get_boolean(variant) != 0 }
  /// Creates a Boolean variant.
  public func makeVariant() -> OpaquePointer { g_variant_new_boolean(self ? 1 : 0) }
}

extension Int32: VariantConvertible {
  /// `i`.
  public static var variantType: String { "i" }
  /// Reads a number.
  public static func load(_ variant: OpaquePointer) -> Int32 { g_variant_get_int32(variant) }
  /// Creates a number variant.
  public func makeVariant() -> OpaquePointer { g_variant_new_int32(self) }
}

extension Double: VariantConvertible {
  /// `d`.
  public static var variantType: String { "d" }
  /// Reads a number.
  public static func load(_ variant: OpaquePointer) -> Double { g_variant_get_double(variant) }
  /// Creates a number variant.
  public func makeVariant() -> OpaquePointer { g_variant_new_double(self) }
}

extension String: VariantConvertible {
  /// `s`.
  public static var variantType: String { "s" }
  /// Copies the string.
  public static func load(_ variant: OpaquePointer) -> String { String(cString: g_variant_get_string(variant, nil)) }
  /// Creates a string variant, truncated at the first NUL because GVariant doesn't allow any.
  public func makeVariant() -> OpaquePointer { g_variant_new_string(self) }
}

extension [String]: VariantConvertible {
  /// `as`.
  public static var variantType: String { "as" }
  /// Copies the strings.
  public static func load(_ variant: OpaquePointer) -> [String] {
    (0..<g_variant_n_children(variant)).map { index in
      let child = g_variant_get_child_value(variant, index)
      defer { g_variant_unref(child) }
      return child.map { String.load($0) } ?? ""
    }
  }
  /// Creates a variant with an array of strings.
  public func makeVariant() -> OpaquePointer {
    let children: [OpaquePointer?] = map { $0.makeVariant() }
    let type = g_variant_type_new(String.variantType)
    defer { g_variant_type_free(type) }
    // The element type is needed if the array is empty.
    return g_variant_new_array(type, children, gsize(children.count))
  }
}
