public import CGTK

/// A GtkLabel: text that is read, not typed.
@MainActor
open class Label: Widget {
  open override class var gtype: GType { gtk_label_get_type() }
  private var label: OpaquePointer { OpaquePointer(pointer) }

  /// A label with plain text.
  public init(_ text: String = "") {
    super.init(gtk_label_new(nil), transfer: .full)
    if !text.isEmpty { show(text) }
  }
  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
  }

  /// The plain text.
  public final var text: String {
    get { given ?? String(cString: gtk_label_get_text(label)) }
    set { show(newValue) }
  }
  /// The text as it was given, where the GtkLabel has another one.
  private var given: String?
  /// That other text.
  private var paragraph: OneParagraph?
  private var limit = 0

  private func show(_ text: String) {
    hasSeveralParagraphs = text.hasLineEnds
    let hadParagraph = paragraph != nil
    paragraph = hasSeveralParagraphs ? text.asOneParagraph(lines: limit) : nil
    given = paragraph == nil ? nil : text
    gtk_label_set_text(label, paragraph?.text ?? text)
    if !emphasizedRanges.isEmpty, hadParagraph || paragraph != nil { setAttributes() }
  }

  /// How many lines are shown at most; 0, or a number below, for all (seeds/001, "numberOfLines").
  ///
  /// What does not fit ends in an ellipsis, whether the text is too long or has too many line ends.
  open var numberOfLines: Int {
    get { ellipsis == .none ? 0 : max(1, lineLimit) }
    set {
      let newLimit = max(0, newValue)
      wraps = newLimit != 1
      wrapMode = .wordChar
      // A label that may be high would else want to be as narrow as a letter, and complain where an ellipsis is wider.
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
      ellipsis = newLimit == 0 ? .none : .end
      lineLimit = newLimit > 1 ? newLimit : -1
      guard newLimit != limit else { return }
      let text = hasSeveralParagraphs ? text : nil
      limit = newLimit
      if let text { show(text) }
    }
  }
  /// Whether the text has line ends, so that it may take several lines in any width.
  public private(set) final var hasSeveralParagraphs = false
  /// How high a line of this label's font is, in pixels.
  public final var lineHeight: Int {
    let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(widget), nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    let height = Int(pango_font_metrics_get_ascent(metrics)) + Int(pango_font_metrics_get_descent(metrics))
    return (height + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE)
  }
  /// Where the text stands in spare width: 0 leading, 0.5 centre, 1 trailing.
  public final var alignment: Double {
    get { Double(gtk_label_get_xalign(label)) }
    set { gtk_label_set_xalign(label, Float(newValue)) }
  }
  /// Where an ellipsis stands for text that does not fit.
  public final var ellipsis: PangoEllipsizeMode {
    get { gtk_label_get_ellipsize(label) }
    set { gtk_label_set_ellipsize(label, newValue) }
  }
  /// Whether long text goes on in further lines.
  public final var wraps: Bool {
    get { gtk_label_get_wrap(label) != 0 }
    set { gtk_label_set_wrap(label, newValue ? 1 : 0) }
  }
  /// Where lines may break.
  public final var wrapMode: PangoWrapMode {
    get { gtk_label_get_wrap_mode(label) }
    set { gtk_label_set_wrap_mode(label, newValue) }
  }
  /// Whether a hyphen is shown where a line breaks within a word.
  ///
  /// It would be taken for a part of an address or a number.
  public final var insertsHyphens = true { didSet { if insertsHyphens != oldValue { setAttributes() } } }
  /// The parts of the text that stand out, such as what was searched: offsets in its UTF-8.
  ///
  /// They are bold, and underlined, which is seen in texts that are bold anyway. They stay when the text changes; what
  /// lies beyond its end does nothing.
  public final var emphasizedRanges: [Range<Int>] = [] {
    didSet { if emphasizedRanges != oldValue { setAttributes() } }
  }

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if !insertsHyphens { pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0)) }
    for range in emphasizedRanges.flatMap({ paragraph?.ranges(of: $0) ?? [$0] }) {
      let looks = [pango_attr_weight_new(PANGO_WEIGHT_BOLD), pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)]
      for case let look? in looks {
        look.pointee.start_index = guint(clamping: range.lowerBound)
        look.pointee.end_index = guint(clamping: range.upperBound)
        pango_attr_list_insert(attributes, look)
      }
    }
    gtk_label_set_attributes(label, attributes)
  }
  /// How the lines of a paragraph are aligned.
  public final var justification: GtkJustification {
    get { gtk_label_get_justify(label) }
    set { gtk_label_set_justify(label, newValue) }
  }
  /// The most lines that are shown where an ellipsis is allowed; -1 for all.
  public final var lineLimit: Int {
    get { Int(gtk_label_get_lines(label)) }
    set { gtk_label_set_lines(label, Int32(clamping: newValue)) }
  }
  /// The natural width in characters; -1 for the text's own.
  public final var widthInCharacters: Int {
    get { Int(gtk_label_get_width_chars(label)) }
    set { gtk_label_set_width_chars(label, Int32(clamping: newValue)) }
  }
  /// The widest natural width in characters; -1 for none.
  public final var largestWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(label)) }
    set { gtk_label_set_max_width_chars(label, Int32(clamping: newValue)) }
  }
  /// Whether text can be selected and copied.
  public final var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set { gtk_label_set_selectable(label, newValue ? 1 : 0) }
  }

  /// Measures a text in one line of this label, without emphasis, in pixels.
  public final func width(of text: String) -> Int {
    let layout = gtk_widget_create_pango_layout(widget, text)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // Capitals, for one, are wider.
    let attributes = pango_attr_list_copy(pango_layout_get_attributes(gtk_label_get_layout(label)))
    defer { pango_attr_list_unref(attributes) }
    if let attributes {
      // Those of a part belong to the label's own text; others have no end (PANGO_ATTR_INDEX_TO_TEXT_END).
      let parts = pango_attr_list_filter(attributes, { part, _ in part!.pointee.end_index == .max ? 0 : 1 }, nil)
      pango_attr_list_unref(parts)
      pango_layout_set_attributes(layout, attributes)
    }
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    // A label takes whole pixels.
    return (Int(width) + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE)
  }
}
