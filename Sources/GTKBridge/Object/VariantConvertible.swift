import CGTK

/// A Swift type that travels in a GVariant: the values of settings, and the states of actions.
@MainActor
public protocol VariantConvertible: Equatable {
  /// The type as GVariant writes it.
  static var variantType: String { get }
  /// Reads a variant of this type.
  static func load(_ variant: OpaquePointer) -> Self
  /// A variant, which has a floating reference.
  func makeVariant() -> OpaquePointer
}

extension VariantConvertible {
  /// Reads a variant of whatever type; nil where that is another one.
  static func value(in variant: OpaquePointer) -> Self? {
    String(cString: g_variant_get_type_string(variant)) == variantType ? load(variant) : nil
  }

  /// Calls `body` with a variant that it may keep a reference to, and frees it where it doesn't.
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
  /// A boolean.
  public func makeVariant() -> OpaquePointer { g_variant_new_boolean(self ? 1 : 0) }
}

extension Int32: VariantConvertible {
  /// `i`.
  public static var variantType: String { "i" }
  /// Reads a number.
  public static func load(_ variant: OpaquePointer) -> Int32 { g_variant_get_int32(variant) }
  /// A number.
  public func makeVariant() -> OpaquePointer { g_variant_new_int32(self) }
}

extension Double: VariantConvertible {
  /// `d`.
  public static var variantType: String { "d" }
  /// Reads a number.
  public static func load(_ variant: OpaquePointer) -> Double { g_variant_get_double(variant) }
  /// A number.
  public func makeVariant() -> OpaquePointer { g_variant_new_double(self) }
}

extension String: VariantConvertible {
  /// `s`.
  public static var variantType: String { "s" }
  /// Copies the text.
  public static func load(_ variant: OpaquePointer) -> String { String(cString: g_variant_get_string(variant, nil)) }
  /// The text up to its first NUL, which GVariant has none of.
  public func makeVariant() -> OpaquePointer { g_variant_new_string(self) }
}

extension [String]: VariantConvertible {
  /// `as`.
  public static var variantType: String { "as" }
  /// Copies the texts.
  public static func load(_ variant: OpaquePointer) -> [String] {
    (0..<g_variant_n_children(variant)).map { index in
      let child = g_variant_get_child_value(variant, index)
      defer { g_variant_unref(child) }
      return child.map { String.load($0) } ?? ""
    }
  }
  /// The texts.
  public func makeVariant() -> OpaquePointer {
    let children: [OpaquePointer?] = map { $0.makeVariant() }
    let type = g_variant_type_new(String.variantType)
    defer { g_variant_type_free(type) }
    // The type counts where there are no texts.
    return g_variant_new_array(type, children, gsize(children.count))
  }
}
