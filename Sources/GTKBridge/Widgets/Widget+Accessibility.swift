public import CGTK

extension Widget {
  private var accessible: OpaquePointer { OpaquePointer(pointer) }

  /// The name that assistive technology reads.
  ///
  /// Without one, GTK 4.8 reads out the name of the GType, so every control needs a label or a relation to one.
  public final func setAccessibleLabel(_ text: String) { update(.label, text) }

  /// The longer text that assistive technology reads after the name.
  public final func setAccessibleDescription(_ text: String) { update(.description, text) }

  /// The value of a control in words, where its number doesn't say it.
  public final func setAccessibleValueText(_ text: String) { update(.valueText, text) }

  private func update(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    withValue(of: FP_TYPE_STRING) { value in
      text.store(value)
      gtk_accessible_update_property_value(accessible, 1, &property, value)
    }
  }

  /// Names this widget after another one, and follows that one's text.
  public final func setAccessibleLabel(from label: Widget) {
    var relation = GtkAccessibleRelation.labelledBy
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    // The relation takes the list over.
    g_value_set_pointer(&value, g_list_append(nil, label.pointer))
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

  /// Names this widget by its own label alone.
  final func forgetAccessibleLabelSource() { gtk_accessible_reset_relation(accessible, .labelledBy) }

  /// Tells assistive technology whether the widget is selected; nil for one that cannot be.
  public final func setAccessibleSelected(_ isSelected: Bool?) { update(.selected, isSelected) }

  /// Tells assistive technology whether what the widget can show more of is shown; nil where there is nothing.
  public final func setAccessibleExpanded(_ isExpanded: Bool?) { update(.expanded, isExpanded) }

  /// Tells assistive technology whether a button stays pressed in; nil for one that does not.
  public final func setAccessiblePressed(_ isPressed: Bool?) { update(.pressed, isPressed) }

  /// Tells assistive technology whether a check box or a radio button is chosen; nil for what is none.
  public final func setAccessibleChecked(_ isChecked: Bool?) { update(.checked, isChecked) }

  /// Keeps the widget and all in it from assistive technology, or not.
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
      // GTK 4.8 wants a three-valued state as a whole number, and initialises the value for an enumeration.
      g_value_unset(&value)
      g_value_init(&value, FP_TYPE_INT)
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Tells assistive technology whether several of the widget's children can be selected at a time.
  public final func setAccessibleMultiSelectable(_ isMultiSelectable: Bool) {
    var property = GtkAccessibleProperty.multiSelectable
    withValue(of: FP_TYPE_BOOLEAN) { value in
      isMultiSelectable.store(value)
      gtk_accessible_update_property_value(accessible, 1, &property, value)
    }
  }

  /// Tells assistive technology whether a press on the widget opens something, such as a menu or a sheet.
  public final func setAccessibleHasPopup(_ hasPopup: Bool) {
    var property = GtkAccessibleProperty.hasPopup
    withValue(of: FP_TYPE_BOOLEAN) { value in
      hasPopup.store(value)
      gtk_accessible_update_property_value(accessible, 1, &property, value)
    }
  }

  /// Tells assistive technology whether a control has to be given a value.
  public final func setAccessibleRequired(_ isRequired: Bool) {
    var property = GtkAccessibleProperty.required
    withValue(of: FP_TYPE_BOOLEAN) { value in
      isRequired.store(value)
      gtk_accessible_update_property_value(accessible, 1, &property, value)
    }
  }

  /// Tells assistive technology whether the value of a control can't be taken.
  public final func setAccessibleInvalid(_ isInvalid: Bool) { update(.invalid, isInvalid) }

  /// Sets the role before assistive technology first sees the widget; later it is fixed.
  public final func setAccessibleRole(_ role: GtkAccessibleRole) {
    withValue(of: gtk_accessible_role_get_type()) { value in
      g_value_set_enum(value, Int32(role.rawValue))
      g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), "accessible-role", value)
    }
  }
}
