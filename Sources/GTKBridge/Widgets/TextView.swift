public import CGTK

/// A GtkTextView: plain text in several lines that people type.
@MainActor
open class TextView: Widget {
  open override class var gtype: GType { gtk_text_view_get_type() }
  private var textView: UnsafeMutablePointer<GtkTextView> { pointer.assumingMemoryBound(to: GtkTextView.self) }
  private(set) final var preedit = ""

  /// The text.
  public final let buffer: TextBuffer

  /// An empty text view that breaks lines between words, and within one that is too long; Tab goes on to the next widget.
  public init() {
    buffer = TextBuffer()
    super.init(
      gtk_text_view_new_with_buffer(buffer.pointer.assumingMemoryBound(to: GtkTextBuffer.self)), transfer: .full)
    gtk_text_view_set_wrap_mode(textView, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(textView, 0)
  }

  // GTK 4.8 keeps one reference of a text for each selection that was made in it: no peer is to stay with that, and no text.
  isolated deinit {
    buffer.dispose()
    buffer.replaceText("")
    buffer.abandon()
  }

  /// Whether an input method shows letters that it hasn't decided on yet.
  public final var isComposing: Bool { !preedit.isEmpty }
  /// Calls `handler` when an input method shows other letters that it hasn't decided on, or no more of them.
  public final func onComposition(_ handler: @escaping () -> Void) {
    connect("preedit-changed") { [weak self] (preedit: String) in
      self?.preedit = preedit
      handler()
    }
  }
  /// Whether people may change the text.
  public final var isEditable: Bool {
    get { gtk_text_view_get_editable(textView) != 0 }
    set { gtk_text_view_set_editable(textView, newValue ? 1 : 0) }
  }
  /// How the lines are aligned.
  public final var justification: GtkJustification {
    get { gtk_text_view_get_justification(textView) }
    set { gtk_text_view_set_justification(textView, newValue) }
  }

  /// How high a text is in lines of a width, in pixels.
  ///
  /// A GtkTextView knows the height of its text only for the width that it has, and some time later.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width in pixels; below 0 for lines that end where the text's do.
  /// - Returns: The height, and how many lines there are.
  public final func height(of text: String, width: Int) -> (pixels: Int, lines: Int) {
    let layout = gtk_widget_create_pango_layout(widget, nil)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_wrap(layout, .wordChar)
    pango_layout_set_width(layout, width < 0 ? -1 : Int32(clamping: width * Int(PANGO_SCALE)))
    var (pixels, lines) = (0, 0)
    // As GTK does it: each paragraph by itself, in whole pixels.
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      pango_layout_set_text(layout, String(paragraph), -1)
      var height: Int32 = 0
      pango_layout_get_pixel_size(layout, nil, &height)
      pixels += Int(height)
      lines += Int(pango_layout_get_line_count(layout))
    }
    return (pixels, lines)
  }
  /// A number that is another when the font is.
  public final var fontSerial: UInt32 { pango_context_get_serial(gtk_widget_get_pango_context(widget)) }
}

/// A GtkTextBuffer: the text of a text view.
@MainActor
public final class TextBuffer: Object {
  public override class var gtype: GType { gtk_text_buffer_get_type() }
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { pointer.assumingMemoryBound(to: GtkTextBuffer.self) }
  private var isFiltering = false

  /// No text.
  public init() { super.init(gtk_text_buffer_new(nil), transfer: .full) }

  /// How many Unicode scalars there are in the text.
  ///
  /// - Complexity: O(1).
  public var scalarCount: Int { Int(gtk_text_buffer_get_char_count(buffer)) }
  /// The text.
  public var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return String(taking: gtk_text_buffer_get_text(buffer, &start, &end, 1)) ?? ""
  }
  /// Puts a text in place of the one that there is, which can't be undone: it isn't what the person did.
  public func replaceText(_ text: String) {
    isFiltering = true
    gtk_text_buffer_set_enable_undo(buffer, 0)
    gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
    gtk_text_buffer_set_enable_undo(buffer, 1)
    isFiltering = false
  }
  /// Selects all of the text.
  public func selectAll() {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_select_range(buffer, &start, &end)
  }
  /// Puts a text in place of what is selected, as a person would who types it.
  public func type(_ text: String) {
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_interactive_at_cursor(buffer, text, Int32(clamping: text.utf8.count), 1)
    gtk_text_buffer_end_user_action(buffer)
  }

  /// Asks before any text gets in, whether it is typed, pasted, dropped or comes from an input method.
  ///
  /// - Parameter filter: What gets in of a text, at a place that is counted in Unicode scalars; empty for nothing.
  public func filterInsertions(_ filter: @escaping (_ text: String, _ position: Int) -> String) {
    connect("insert-text") { [weak self] (place: UnsafeMutableRawPointer, text: String, length: Int32) in
      guard let self, !isFiltering else { return }
      let iterator = place.assumingMemoryBound(to: GtkTextIter.self)
      let count = Int(length)
      // GTK may hand over more text than is to be inserted.
      let given =
        count < 0 || count >= text.utf8.count ? text : String(decoding: text.utf8.prefix(count), as: UTF8.self)
      let taken = filter(given, Int(gtk_text_iter_get_offset(iterator)))
      if taken == given { return }
      g_signal_stop_emission_by_name(pointer, "insert-text")
      guard !taken.isEmpty else { return }
      isFiltering = true
      gtk_text_buffer_insert(buffer, iterator, taken, Int32(clamping: taken.utf8.count))
      isFiltering = false
    }
  }
}
