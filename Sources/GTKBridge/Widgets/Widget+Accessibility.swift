import CGTK
import Glibc

/// `gtk_accessible_announce` of GTK 4.14, or nil in earlier versions.
private let announceFunction = dlsym(nil, "gtk_accessible_announce").map {
  unsafeBitCast($0, to: (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void).self)
}

extension AccessibleRole {
  /// The role of a widget that announces its new texts to the user of assistive technology.
  ///
  /// Assistive technology announces a new name of a status, but GTK 4.18 gives a status no name. Since GTK 4.14, the
  /// role is therefore that of a label, and `Widget.announceChange` announces its texts.
  package static let announcing: AccessibleRole = announceFunction == nil ? .status : .label
}

extension Widget {
  private var accessible: OpaquePointer { OpaquePointer(pointer) }

  /// Sets the accessible label.
  ///
  /// It replaces a labeled-by relation, such as that of a button to its text. Without either, GTK 4.8 reads the name of
  /// the GType.
  ///
  /// GTK 4.18 ignores the label of a box or a scrolled window that was already in a window without one. Set the role of
  /// such a widget to ``AccessibleRole/group`` when you create it.
  public final func setAccessibleLabel(_ text: String) {
    allowAccessibleLabel()
    // GTK 4.8 would read both, and GTK 4.18 only the relation.
    gtk_accessible_reset_relation(accessible, .labelledBy)
    update(.label, text)
  }

  /// Makes a box or a scrolled window a group, because GTK 4.18 considers them generic and ignores their labels.
  private func allowAccessibleLabel() {
    // The role can't change later, and is never generic in earlier versions.
    if gtk_accessible_get_accessible_role(accessible) == .generic, gtk_widget_get_root(widget) == nil {
      setAccessibleRole(.group)
    }
  }

  /// The role for assistive technology.
  package final var currentAccessibleRole: AccessibleRole? {
    AccessibleRole(rawValue: UInt32(gtk_accessible_get_accessible_role(accessible).rawValue))
  }

  /// The label for assistive technology, or the text of a label or a button; nil if there is none.
  package final var currentAccessibleLabel: String? {
    guard gtk_test_accessible_has_property(accessible, .label) != 0 else { return nil }
    return String(taking: fp_accessible_label(pointer))
  }

  /// Whether another widget is the label for assistive technology.
  package final var isLabelledByAnother: Bool {
    gtk_test_accessible_has_relation(accessible, .labelledBy) != 0
  }

  /// Sets the accessible description, which is read after the label.
  public final func setAccessibleDescription(_ text: String) { update(.description, text) }

  /// Sets the accessible value text of a control whose number isn't meaningful.
  public final func setAccessibleValueText(_ text: String) { update(.valueText, text) }

  /// Sets the placeholder for assistive technology.
  public final func setAccessiblePlaceholder(_ text: String) { update(.placeholder, text) }

  /// Sets whether several children can be selected at a time.
  public final func setAccessibleMultiSelectable(_ isMultiSelectable: Bool) {
    update(.multiSelectable, isMultiSelectable)
  }

  /// Sets whether the control requires a value.
  public final func setAccessibleRequired(_ isRequired: Bool) { update(.required, isRequired) }

  /// Sets whether activating the control opens a menu.
  public final func setAccessibleHasPopup(_ hasPopup: Bool) { update(.hasPopup, hasPopup) }

  private func update<Value: ValueConvertible>(_ property: GtkAccessibleProperty, _ newValue: Value) {
    var property = property
    withValue(of: Value.gtype) { value in
      newValue.store(value)
      gtk_accessible_update_property_value(accessible, 1, &property, value)
    }
  }

  /// Labels this widget by another widget, tracking its text.
  public final func setAccessibleLabel(from label: Widget) {
    allowAccessibleLabel()
    var relation = GtkAccessibleRelation.labelledBy
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    // The relation takes ownership of the list.
    g_value_set_pointer(&value, g_list_append(nil, label.pointer))
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

  /// Sets the accessible selected state; nil if the widget isn't selectable.
  public final func setAccessibleSelected(_ isSelected: Bool?) { update(.selected, isSelected) }

  /// Sets the accessible expanded state; nil if the widget isn't expandable.
  public final func setAccessibleExpanded(_ isExpanded: Bool?) { update(.expanded, isExpanded) }

  /// Sets the accessible pressed state of a toggle button; nil for other widgets.
  public final func setAccessiblePressed(_ isPressed: Bool?) { update(.pressed, isPressed) }

  /// Sets the accessible checked state of a check box or a radio button; nil for other widgets.
  public final func setAccessibleChecked(_ isChecked: Bool?) { update(.checked, isChecked) }

  /// Hides the widget and its descendants from assistive technology, or shows them.
  final func setAccessibleHidden(_ isHidden: Bool) { update(.hidden, isHidden) }

  private func update(_ state: GtkAccessibleState, _ isOn: Bool?) {
    guard let isOn else { return gtk_accessible_reset_state(accessible, state) }
    var state = state
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    defer { g_value_unset(&value) }
    if fp_value_type(&value) == FP_TYPE_BOOLEAN {
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      // GTK 4.8 expects tristate values as integers, but initializes the value as an enumeration.
      g_value_unset(&value)
      g_value_init(&value, FP_TYPE_INT)
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Sets whether the value of the control is invalid.
  public final func setAccessibleInvalid(_ isInvalid: Bool) { update(.invalid, isInvalid) }

  /// Sets the accessible role, which must happen before assistive technology accesses the widget.
  public final func setAccessibleRole(_ role: AccessibleRole) {
    withValue(of: gtk_accessible_role_get_type()) { value in
      g_value_set_enum(value, Int32(role.rawValue))
      g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), "accessible-role", value)
    }
  }

  /// Announces the new text of a widget with the role `announcing`.
  ///
  /// Before GTK 4.14, its new label is announced automatically, and this does nothing.
  package final func announceChange(_ text: String) {
    // 1 is GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM, for which assistive technology finishes its sentence.
    if !text.isEmpty { announceFunction?(accessible, text, 1) }
  }
}
