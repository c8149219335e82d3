public import CGTK

/// A GtkTextView: multiline plain text input.
@MainActor
open class TextView: Widget {
  open override class var gtype: GType { gtk_text_view_get_type() }
  private var textView: UnsafeMutablePointer<GtkTextView> { pointer.assumingMemoryBound(to: GtkTextView.self) }
  private(set) final var preedit = ""

  /// The text buffer.
  public final let buffer: TextBuffer

  /// Creates an empty text view that wraps between words, and within words that are too long; Tab moves the focus.
  public init() {
    buffer = TextBuffer()
    super.init(
      gtk_text_view_new_with_buffer(buffer.pointer.assumingMemoryBound(to: GtkTextBuffer.self)), transfer: .full)
    gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(textView, 0)
  }

  // GTK 4.8 leaks a reference to the buffer for each selection. Don't keep its peer and its text alive with it.
  isolated deinit {
    buffer.dispose()
    buffer.replaceText("")
    buffer.releasePeer()
  }

  /// Whether an input method displays preedit text.
  public final var isComposing: Bool { !preedit.isEmpty }
  /// Calls `handler` when the preedit text of an input method changes.
  public final func onComposition(_ handler: @escaping () -> Void) {
    connect("preedit-changed") { [weak self] (preedit: String) in
      self?.preedit = preedit
      handler()
    }
  }
  /// Adds the entries of a menu to the context menu; nil removes them.
  public final func setExtraMenu(_ menu: Menu?) { gtk_text_view_set_extra_menu(textView, menu?.model) }
  /// Whether the user can edit the text.
  public final var isEditable: Bool {
    get { gtk_text_view_get_editable(textView) != 0 }
    set { gtk_text_view_set_editable(textView, newValue ? 1 : 0) }
  }
  /// The alignment of the lines.
  public final var justification: Justification {
    get { Justification(gtk_text_view_get_justification(textView)) ?? .left }
    set { gtk_text_view_set_justification(textView, newValue.c) }
  }
  /// The vertical position and extent of the cursor, in pixels from the top edge.
  public final var cursorExtent: (y: Double, height: Double) {
    var (cursor, y) = (GdkRectangle(), Int32(0))
    gtk_text_view_get_cursor_locations(textView, nil, &cursor, nil)
    gtk_text_view_buffer_to_window_coords(textView, GTK_TEXT_WINDOW_WIDGET, 0, cursor.y, nil, &y)
    return (Double(y), Double(cursor.height))
  }

  /// The height of a line in pixels at a text scale of 1, or nil for that of the font.
  ///
  /// A style sheet determines the displayed height; this one is for ``height(of:width:)``, to which GTK doesn't provide
  /// that value.
  open var lineHeight: Double? { nil }
  /// The space added between two letters in pixels at a text scale of 1, also for ``height(of:width:)``.
  open var letterSpacing: Double { 0 }

  /// Returns the height of a text at a width, in pixels.
  ///
  /// A GtkTextView knows the height of its text only at its current width, and only after a delay.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width in pixels; a negative width disables wrapping.
  /// - Returns: The height and the number of lines.
  public final func height(of text: String, width: Int) -> (pixels: Int, lines: Int) {
    let layout = gtk_widget_create_pango_layout(widget, nil)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    let unit = Settings.default.textScale * Double(PANGO_SCALE)
    if let lineHeight {
      pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(Int32(lineHeight * unit)))
    }
    if letterSpacing != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(letterSpacing * unit)))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, .wordChar)
    pango_layout_set_width(layout, width < 0 ? -1 : Int32(clamping: width * Int(PANGO_SCALE)))
    var (pixels, lines) = (0, 0)
    // Measure each paragraph separately, in whole pixels, as GTK does.
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      pango_layout_set_text(layout, String(paragraph), -1)
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout, nil, &height)
      pixels += Int(height)
      lines += Int(pango_layout_get_line_count(layout))
    }
    return (pixels, lines)
  }
  /// A number that changes with the font.
  public final var fontSerial: UInt32 { pango_context_get_serial(gtk_widget_get_pango_context(widget)) }
}

/// A GtkTextBuffer: the text of a text view.
public final class TextBuffer: Object {
  public override class var gtype: GType { gtk_text_buffer_get_type() }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { pointer.assumingMemoryBound(to: GtkTextBuffer.self) }
  private var isFiltering = false

  /// Creates an empty buffer.
  public init() { super.init(gtk_text_buffer_new(nil), transfer: .full) }

  /// The number of Unicode scalars in the text.
  ///
  /// - Complexity: O(1).
  public var scalarCount: Int { Int(gtk_text_buffer_get_char_count(buffer)) }
  /// The text.
  public var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return String(taking: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
  }
  /// Replaces the text without an undo step, because the user didn't make the change.
  public func replaceText(_ text: String) {
    isFiltering = true
    gtk_text_buffer_set_enable_undo(buffer, 0)
    gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
    gtk_text_buffer_set_enable_undo(buffer, 1)
    isFiltering = false
  }
  /// Whether a part of the text is selected.
  public var hasSelection: Bool { gtk_text_buffer_get_has_selection(buffer) != 0 }
  /// Moves the cursor to the start of the text.
  public func moveCursorToStart() {
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    gtk_text_buffer_place_cursor(buffer, &start)
  }
  /// Selects the whole text.
  public func selectAll() {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_select_range(buffer, &start, &end)
  }
  /// Replaces the selection, as if the user typed the text.
  public func type(_ text: String) {
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_interactive_at_cursor(buffer, text, Int32(clamping: text.utf8.count), 1)
    gtk_text_buffer_end_user_action(buffer)
  }

  /// Filters all text before it is inserted, whether typed, pasted, dropped or from an input method.
  ///
  /// If nothing may be inserted, the selection that would have been replaced stays.
  ///
  /// - Parameter filter: A closure that returns the text to insert instead, given the text and its position in Unicode
  ///   scalars, or nil to insert nothing.
  public func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String?) {
    let filter = InsertionFilter(filter)
    connect("delete-range") { [weak self] (start: UnsafeMutableRawPointer, end: UnsafeMutableRawPointer) in
      guard let self, !isFiltering else { return }
      let first = start.assumingMemoryBound(to: GtkTextIter.self)
      let text = String(
        taking: gtk_text_buffer_get_text(buffer, first, end.assumingMemoryBound(to: GtkTextIter.self), 1))
      filter.recordDeletion(of: text ?? "", at: Int(gtk_text_iter_get_offset(first)))
    }
    connect("insert-text") { [weak self] (position: UnsafeMutableRawPointer, text: String, length: Int32) in
      guard let self, !isFiltering else { return }
      let iterator = position.assumingMemoryBound(to: GtkTextIter.self)
      let offset = Int(gtk_text_iter_get_offset(iterator))
      guard let replacement = filter.replacement(for: text, length: Int(length), at: offset) else { return }
      g_signal_stop_emission_by_name(pointer, "insert-text")
      guard !replacement.isEmpty else { return }
      isFiltering = true
      gtk_text_buffer_insert(buffer, iterator, replacement, Int32(clamping: replacement.utf8.count))
      isFiltering = false
    }
  }
}
