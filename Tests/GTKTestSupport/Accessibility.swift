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
  /// Whether assistive technology is kept from the widget.
  public var isAccessibleHidden: Bool { ctesthost_is_accessible_hidden(pointer) != 0 }
  /// Whether assistive technology is told that the widget is or is not selected.
  public var isAccessibleSelectable: Bool { ctesthost_is_accessible_selectable(pointer) != 0 }
  /// What assistive technology is told of whether the widget is expanded; nil for nothing.
  public var isAccessibleExpanded: Bool? {
    let expansion = ctesthost_accessible_expansion(pointer)
    return expansion < 0 ? nil : expansion != 0
  }
  /// What assistive technology is told of whether the widget is pressed in; nil for nothing.
  public var isAccessiblePressed: Bool? {
    let pressed = ctesthost_accessible_pressed(pointer)
    return pressed < 0 ? nil : pressed != 0
  }
  /// What assistive technology is told of whether the widget is checked; nil for nothing.
  public var isAccessibleChecked: Bool? {
    let checked = ctesthost_accessible_checked(pointer)
    return checked < 0 ? nil : checked != 0
  }
  /// Whether assistive technology is told that several children can be selected.
  public var isAccessibleMultiSelectable: Bool { ctesthost_is_accessible_multi_selectable(pointer) != 0 }
  /// Whether assistive technology names the widget after another one.
  public var isAccessibleLabelledByAnother: Bool {
    gtk_test_accessible_has_relation(OpaquePointer(pointer), .labelledBy) != 0
  }
  /// The role that assistive technology is told.
  public var accessibleRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(OpaquePointer(pointer)) }

  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}
