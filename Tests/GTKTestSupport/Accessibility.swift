import CGTK
import CTestHost
public import GTKBridge

@MainActor
extension Widget {
  /// Compares the name that assistive technology reads with a text.
  /// - Returns: nil if they are equal, otherwise the name.
  public func differingAccessibleLabel(from expected: String) -> String? {
    Self.taken(ctesthost_check_accessible_label(pointer, expected))
  }
  /// Compares the description that assistive technology reads with a text.
  /// - Returns: nil if they are equal, otherwise the description.
  public func differingAccessibleDescription(from expected: String) -> String? {
    Self.taken(ctesthost_check_accessible_description(pointer, expected))
  }
  /// Whether the widget is selected for assistive technology.
  public var isAccessibleSelected: Bool { ctesthost_is_accessible_selected(pointer) != 0 }
  /// Whether the widget is hidden from assistive technology.
  public var isAccessibleHidden: Bool { ctesthost_is_accessible_hidden(pointer) != 0 }
  /// Whether the widget has a selected state for assistive technology.
  public var isAccessibleSelectable: Bool { ctesthost_is_accessible_selectable(pointer) != 0 }
  /// Whether the widget is expanded for assistive technology; nil if it has no such state.
  public var isAccessibleExpanded: Bool? {
    let expansion = ctesthost_accessible_expansion(pointer)
    return expansion < 0 ? nil : expansion != 0
  }
  /// Whether the widget is pressed for assistive technology; nil if it has no such state.
  public var isAccessiblePressed: Bool? {
    let pressed = ctesthost_accessible_pressed(pointer)
    return pressed < 0 ? nil : pressed != 0
  }
  /// Whether the widget is checked for assistive technology; nil if it has no such state.
  public var isAccessibleChecked: Bool? {
    let checked = ctesthost_accessible_checked(pointer)
    return checked < 0 ? nil : checked != 0
  }
  /// Whether the widget is multi-selectable for assistive technology.
  public var isAccessibleMultiSelectable: Bool { ctesthost_is_accessible_multi_selectable(pointer) != 0 }
  /// Whether another widget labels this one for assistive technology.
  public var isAccessibleLabelledByAnother: Bool {
    gtk_test_accessible_has_relation(OpaquePointer(pointer), .labelledBy) != 0
  }
  /// The role of the widget for assistive technology.
  public var accessibleRole: AccessibleRole {
    AccessibleRole(rawValue: gtk_accessible_get_accessible_role(OpaquePointer(pointer)).rawValue) ?? .none
  }

  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
