public import CGTK
import CTestHost
public import GTKBridge

@MainActor
extension Widget {
  /// Compares the name that assistive technology reads with a text.
  /// - Returns: nil where they are equal, else what is read.
  public func differingAccessibleLabel(from expected: String) -> String? {
    Self.taken(ctesthost_check_accessible_label(pointer, expected))
  }
  /// Compares the description that assistive technology reads with a text.
  /// - Returns: nil where they are equal, else what is read.
  public func differingAccessibleDescription(from expected: String) -> String? {
    Self.taken(ctesthost_check_accessible_description(pointer, expected))
  }
  /// Whether assistive technology is told that the widget is selected.
  public var isAccessibleSelected: Bool { ctesthost_is_accessible_selected(pointer) != 0 }
  /// The role that assistive technology is told.
  public var accessibleRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(OpaquePointer(pointer)) }

  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
