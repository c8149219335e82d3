public import CGTK

/// A GtkEntry: one line of text.
open class Entry: Widget {
  open override class var gtype: GType { gtk_entry_get_type() }

  /// Creates an empty entry.
  public init() { super.init(gtk_entry_new(), transfer: .full) }
  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
  }

  /// The placeholder, displayed while the entry is empty.
  public final var placeholder: String? {
    get { gtk_entry_get_placeholder_text(pointer.assumingMemoryBound(to: GtkEntry.self)).map { String(cString: $0) } }
    set { gtk_entry_set_placeholder_text(pointer.assumingMemoryBound(to: GtkEntry.self), newValue) }
  }
  /// The number of Unicode scalars in the text.
  ///
  /// - Complexity: O(1).
  public final var scalarCount: Int { Int(gtk_entry_get_text_length(pointer.assumingMemoryBound(to: GtkEntry.self))) }
  /// Whether the text is visible, unlike a password.
  public final var isTextVisible: Bool {
    get { gtk_entry_get_visibility(pointer.assumingMemoryBound(to: GtkEntry.self)) != 0 }
    set { gtk_entry_set_visibility(pointer.assumingMemoryBound(to: GtkEntry.self), newValue ? 1 : 0) }
  }
  /// The purpose of the text, such as digits, a number or a password.
  public final var purpose: InputPurpose {
    get { InputPurpose(gtk_entry_get_input_purpose(pointer.assumingMemoryBound(to: GtkEntry.self))) ?? .freeForm }
    set { gtk_entry_set_input_purpose(pointer.assumingMemoryBound(to: GtkEntry.self), newValue.c) }
  }
}

/// A GtkSearchEntry.
public class SearchEntry: Widget {
  public override class var gtype: GType { gtk_search_entry_get_type() }

  /// Creates an empty search entry.
  /// - Parameter name: The placeholder and accessible label.
  public convenience init(name: String) {
    self.init(gtk_search_entry_new(), transfer: .full)
    setAccessibleName(name)
  }
  /// Sets the placeholder and the accessible label.
  public final func setAccessibleName(_ name: String) {
    set("placeholder-text", to: name)
    setAccessibleLabel(name)
    // The focus is on the inner text widget, which needs its own accessible label.
    input.setAccessibleLabel(name)
  }
  /// Captures keys that another widget doesn't handle, and emits `search-started`.
  public final func captureKeys(of widget: Widget) {
    gtk_search_entry_set_key_capture_widget(OpaquePointer(pointer), widget.widget)
  }
}

/// A widget with editable text: GtkEditable.
public protocol Editable: Widget {}

extension Entry: Editable {}
extension SearchEntry: Editable {}
extension SpinButton: Editable {}

extension Editable {
  /// The text.
  public var text: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }
    set { gtk_editable_set_text(OpaquePointer(pointer), newValue) }
  }
  /// The horizontal alignment: 0 leading, 1 trailing.
  public var textAlignment: Double {
    get { Double(gtk_editable_get_alignment(OpaquePointer(pointer))) }
    set { gtk_editable_set_alignment(OpaquePointer(pointer), Float(newValue)) }
  }
  /// The natural width in characters, or -1 for the default.
  public var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(OpaquePointer(pointer))) }
    set { gtk_editable_set_width_chars(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
  /// The maximum natural width in characters, or -1 for no maximum.
  public var maximumWidthInCharacters: Int {
    get { Int(gtk_editable_get_max_width_chars(OpaquePointer(pointer))) }
    set { gtk_editable_set_max_width_chars(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
  /// Whether the user can edit the text.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(OpaquePointer(pointer)) != 0 }
    set { gtk_editable_set_editable(OpaquePointer(pointer), newValue ? 1 : 0) }
  }
  /// The cursor position in Unicode scalars; -1 is the end.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(OpaquePointer(pointer))) }
    set { gtk_editable_set_position(OpaquePointer(pointer), Int32(clamping: newValue)) }
  }
  /// The widget that receives text input and has the keyboard focus: the inner text widget, or a text input itself.
  public var input: TextInput {
    let inner = gtk_editable_get_delegate(OpaquePointer(pointer)).map(UnsafeMutableRawPointer.init)
    return Object.peer(of: inner ?? pointer)!
  }
  /// Selects the whole text.
  public func selectAll() { gtk_editable_select_region(OpaquePointer(pointer), 0, -1) }
  /// Selects a part of the text, in Unicode scalars.
  public func select(_ range: Range<Int>) {
    gtk_editable_select_region(
      OpaquePointer(pointer), Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }
}

/// A GtkAdjustment: a bounded value of a slider or a scroll position.
public final class Adjustment: Object {
  public override class var gtype: GType { gtk_adjustment_get_type() }
  private var adjustment: UnsafeMutablePointer<GtkAdjustment> { pointer.assumingMemoryBound(to: GtkAdjustment.self) }

  /// Creates an adjustment with values from `lower` to `upper` minus `page`.
  public convenience init(value: Double, lower: Double, upper: Double, step: Double, page: Double = 0) {
    self.init(gtk_adjustment_new(value, lower, upper, step, step * 10, page), transfer: .full)
  }
  /// The value, always within the bounds.
  public var value: Double {
    get { gtk_adjustment_get_value(adjustment) }
    set { gtk_adjustment_set_value(adjustment, newValue) }
  }
  /// The minimum value.
  public var lower: Double {
    get { gtk_adjustment_get_lower(adjustment) }
    set { gtk_adjustment_set_lower(adjustment, newValue) }
  }
  /// The maximum value plus, for scrolling, the page size.
  public var upper: Double {
    get { gtk_adjustment_get_upper(adjustment) }
    set { gtk_adjustment_set_upper(adjustment, newValue) }
  }
  /// The visible size, for scrolling.
  public var pageSize: Double { gtk_adjustment_get_page_size(adjustment) }
  /// Changes the value as little as needed to display the range, for scrolling.
  public func reveal(_ range: ClosedRange<Double>) {
    gtk_adjustment_clamp_page(adjustment, range.lowerBound, range.upperBound)
  }
  /// Sets all properties with a single notification.
  public func configure(value: Double, lower: Double, upper: Double, step: Double, page: Double, pageSize: Double) {
    gtk_adjustment_configure(adjustment, value, lower, upper, step, page, pageSize)
  }
}

/// A GtkScale: a slider.
public class Scale: Widget {
  public override class var gtype: GType { gtk_scale_get_type() }
  private var range: UnsafeMutablePointer<GtkRange> { pointer.assumingMemoryBound(to: GtkRange.self) }

  /// Creates a slider for an adjustment.
  public convenience init(_ orientation: Orientation, _ adjustment: Adjustment) {
    self.init(
      gtk_scale_new(orientation.c, adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self)), transfer: .full)
  }
  /// The value, always within the bounds.
  public final var value: Double {
    get { gtk_range_get_value(range) }
    set { gtk_range_set_value(range, newValue) }
  }
}

/// A GtkSpinButton: a number field with step buttons.
public class SpinButton: Widget {
  public override class var gtype: GType { gtk_spin_button_get_type() }
  private var spinButton: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a number field for an adjustment.
  public convenience init(_ adjustment: Adjustment, decimals: Int = 0) {
    self.init(
      gtk_spin_button_new(
        adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self), 1, guint(clamping: decimals)), transfer: .full)
    // GTK labels the step buttons by their images, which have no names.
    for child in ChildPointers(first: gtk_widget_get_first_child(widget)) {
      gtk_accessible_reset_relation(OpaquePointer(UnsafeMutableRawPointer(child)), .labelledBy)
    }
  }
  /// The number.
  public final var value: Double {
    get { gtk_spin_button_get_value(spinButton) }
    set { gtk_spin_button_set_value(spinButton, newValue) }
  }
}
