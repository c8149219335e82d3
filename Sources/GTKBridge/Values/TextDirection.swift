public import CGTK

/// The direction of texts and of the order of children.
public nonisolated enum TextDirection: UInt32, Sendable, CaseIterable {
  /// The default direction; only a value to set.
  case none
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl
}

extension TextDirection: CValue { typealias C = GtkTextDirection }

extension TextDirection: ValueConvertible {
  /// `GtkTextDirection`.
  public static var gtype: GType { gtk_text_direction_get_type() }
  /// Reads the direction.
  public static func load(_ value: UnsafePointer<GValue>) -> TextDirection {
    TextDirection(rawValue: UInt32(bitPattern: g_value_get_enum(value))) ?? .none
  }
  /// Writes the direction.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_enum(value, Int32(bitPattern: rawValue)) }
}
