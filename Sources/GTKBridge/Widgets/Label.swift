public import CGTK

/// A GtkLabel: read-only text.
open class Label: Widget {
  open override class var gtype: GType { gtk_label_get_type() }
  final var label: OpaquePointer { OpaquePointer(pointer) }

  /// Creates a label with plain text.
  public init(_ text: String = "") {
    super.init(WordWrappingLabel.make(), transfer: .full)
    if !text.isEmpty { show(text) }
  }
  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
  }

  /// The plain text.
  public final var text: String {
    get { originalText ?? String(cString: gtk_label_get_text(label)) }
    set {
      let isNew = announcesText && newValue != text
      show(newValue)
      if isNew { announceChange(newValue) }
    }
  }
  /// Whether new texts are announced to the user of assistive technology, as in a status line.
  ///
  /// Set it before assistive technology accesses the label.
  public final var announcesText = false {
    didSet { setAccessibleRole(announcesText ? .announcing : .label) }
  }
  /// The original text, if the text of the GtkLabel differs.
  private var originalText: String?
  /// The text of the GtkLabel, if it differs.
  private var paragraph: JoinedParagraphs?
  private var limit = 0

  private func show(_ text: String) {
    containsLineBreaks = text.containsLineBreaks
    let hadParagraph = paragraph != nil
    paragraph = containsLineBreaks ? text.joinedIntoOneParagraph(lines: limit) : nil
    originalText = paragraph == nil ? nil : text
    gtk_label_set_text(label, paragraph?.text ?? text)
    let hasRanges = !emphasizedRanges.isEmpty || !coloredRanges.isEmpty
    if hasRanges && (hadParagraph || paragraph != nil) || breaksWords && !breakableRanges.isEmpty { setAttributes() }
  }

  /// The maximum number of lines; 0 or less for no limit (`numberOfLines` in the SAP Fiori for iOS documentation).
  ///
  /// Longer text ends in an ellipsis, whether it is too wide or has too many line breaks.
  open var numberOfLines: Int {
    get { ellipsis == .none ? 0 : max(1, lineLimit) }
    set {
      let newLimit = max(0, newValue)
      wraps = newLimit != 1
      // A multiline label would otherwise request the width of a word, and warn if an ellipsis is wider.
      gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
      ellipsis = newLimit == 0 ? .none : .end
      lineLimit = newLimit > 1 ? newLimit : -1
      guard newLimit != limit else { return }
      let text = containsLineBreaks ? text : nil
      limit = newLimit
      if let text { show(text) }
    }
  }
  /// Whether the text contains line breaks, so it may take several lines at any width.
  public private(set) final var containsLineBreaks = false
  /// The height of the first line in pixels: that of a style sheet or of the font.
  public final var lineHeight: Int { firstLineHeight(of: gtk_label_get_layout(label)) }
  /// The horizontal alignment: 0 leading, 0.5 centered, 1 trailing.
  public final var alignment: Double {
    get { Double(gtk_label_get_xalign(label)) }
    set { gtk_label_set_xalign(label, Float(newValue)) }
  }
  /// The position of the ellipsis in text that doesn't fit.
  public final var ellipsis: Ellipsis {
    get { Ellipsis(gtk_label_get_ellipsize(label)) ?? .none }
    set {
      gtk_label_set_ellipsize(label, newValue.c)
      if newValue != .none { showTruncatedText() }
    }
  }
  /// The whole text if the label truncates it and neither the label nor an ancestor has a tooltip.
  private var truncatedText: String? {
    let isTruncated = shortenedLayout != nil || pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0
    guard isTruncated || paragraph?.hidesText == true else { return nil }
    let widgets = sequence(first: self as Widget, next: \.parent)
    return widgets.contains { $0.tooltip != nil } ? nil : text
  }
  /// Whether the tooltip is the whole text while the label truncates it.
  private var showsTruncatedText = false

  final func showTruncatedText() {
    guard !showsTruncatedText else { return }
    showsTruncatedText = true
    gtk_widget_set_has_tooltip(widget, 1)
    // A function without a context, because a collection has thousands of labels.
    let query:
      @convention(c) (UnsafeMutablePointer<GtkWidget>, Int32, Int32, gboolean, OpaquePointer, gpointer?) -> gboolean = {
        label, _, _, _, tooltip, _ in
        MainActor.assumeIsolated {
          guard let peer = Object.existingPeer(of: label) as? Label, let text = peer.truncatedText else { return 0 }
          gtk_tooltip_set_text(tooltip, text)
          return 1
        }
      }
    g_signal_connect_data(
      pointer, "query-tooltip", unsafeBitCast(query, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }
  /// Whether long text wraps to further lines.
  public final var wraps: Bool {
    get { gtk_label_get_wrap(label) != 0 }
    set { gtk_label_set_wrap(label, newValue ? 1 : 0) }
  }
  /// Whether lines may break within a word, without a hyphen, as in an address or a path.
  ///
  /// In other texts, a word that is wider than a line ends in an ellipsis.
  public final var breaksWords = false {
    didSet {
      guard breaksWords != oldValue else { return }
      gtk_label_set_wrap_mode(label, breaksWords ? .wordChar : .word)
      setAttributes()
    }
  }
  /// The ranges of the text to which ``breaksWords`` is limited, as UTF-8 offsets; empty for the whole text.
  public final var breakableRanges: [Range<Int>] = [] {
    didSet { if breaksWords, breakableRanges != oldValue { setAttributes() } }
  }
  /// The width of the widest word when the label was last measured, in pixels, or 0 if any width is enough.
  public internal(set) final var widestWordWidth = 0
  /// The layout in which wider words end in ellipses, or nil if all words fit into the allocated width.
  package final var shortenedLayout: Object?
  /// The emphasized ranges of the text, such as search matches, as UTF-8 offsets.
  ///
  /// They are bold and underlined, because underlining is visible in bold text too. They stay when the text changes;
  /// offsets past its end have no effect.
  public final var emphasizedRanges: [Range<Int>] = [] {
    didSet { if emphasizedRanges != oldValue { setAttributes() } }
  }

  /// A range of a text with its own color.
  public nonisolated struct ColoredRange: Sendable, Equatable {
    /// The range, as UTF-8 offsets.
    public let range: Range<Int>
    /// The color, whose opacity is ignored.
    public let color: PaintColor

    /// Creates a range with a color.
    public init(_ range: Range<Int>, _ color: PaintColor) { (self.range, self.color) = (range, color) }
  }
  /// The ranges of the text with their own colors, such as the tokens of code.
  ///
  /// They stay when the text changes; offsets past its end have no effect.
  public final var coloredRanges: [ColoredRange] = [] {
    didSet { if coloredRanges != oldValue { setAttributes() } }
  }

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = guint(clamping: range.lowerBound)
      attribute.pointee.end_index = guint(clamping: range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    if breaksWords {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      let breakable = displayedRanges(of: breakableRanges)
      // The attribute also disallows breaks between words, so each range is a single word.
      for word in breakable.isEmpty ? [] : displayedWords where !breakable.contains(where: word.overlaps) {
        insert(pango_attr_allow_breaks_new(0), in: word)
      }
    }
    for range in displayedRanges(of: emphasizedRanges) {
      insert(pango_attr_weight_new(PANGO_WEIGHT_BOLD), in: range)
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), in: range)
    }
    for colored in coloredRanges {
      let color = colored.color
      let channels = [color.red, color.green, color.blue].map { UInt16(($0 * 0xFFFF).rounded()) }
      for range in displayedRanges(of: [colored.range]) {
        insert(pango_attr_foreground_new(channels[0], channels[1], channels[2]), in: range)
      }
    }
    gtk_label_set_attributes(label, attributes)
  }

  /// Returns ranges of the text as ranges of the GtkLabel's text.
  private func displayedRanges(of ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.flatMap { paragraph?.ranges(of: $0) ?? [$0] }
  }
  /// The alignment of lines within a paragraph.
  public final var justification: Justification {
    get { Justification(gtk_label_get_justify(label)) ?? .left }
    set { gtk_label_set_justify(label, newValue.c) }
  }
  /// The maximum number of lines with an ellipsis, or -1 for no limit.
  public final var lineLimit: Int {
    get { Int(gtk_label_get_lines(label)) }
    set { gtk_label_set_lines(label, Int32(clamping: newValue)) }
  }
  /// The maximum natural width in characters, or -1 for no maximum.
  public final var maximumWidthInCharacters: Int {
    get { Int(gtk_label_get_max_width_chars(label)) }
    set { gtk_label_set_max_width_chars(label, Int32(clamping: newValue)) }
  }

  /// Returns the width of a text in a single line of this label, without emphasis, in pixels.
  public final func width(of text: String) -> Int {
    let layout = layout(of: text)
    return pixelWidth(of: OpaquePointer(layout.pointer))
  }

  /// Returns the width of the widest word of a text in this label, without emphasis, in pixels.
  package final func widestWordWidth(of text: String) -> Int {
    let layout = layout(of: text)
    pango_layout_set_wrap(OpaquePointer(layout.pointer), gtk_label_get_wrap_mode(label))
    pango_layout_set_width(OpaquePointer(layout.pointer), 0)
    return pixelWidth(of: OpaquePointer(layout.pointer))
  }

  /// Returns whether the label would truncate its text in a width, in pixels.
  package final func isTruncated(in width: Int) -> Bool {
    let limit = numberOfLines
    // Most texts fit into one line, whose width GTK caches.
    guard limit > 0, measured(.horizontal).natural > width else { return false }
    guard limit > 1, widestWordWidth(of: text) <= width else { return true }
    let layout = layout(of: text)
    pango_layout_set_wrap(OpaquePointer(layout.pointer), gtk_label_get_wrap_mode(label))
    pango_layout_set_width(OpaquePointer(layout.pointer), Int32(clamping: width) * PANGO_SCALE)
    return pango_layout_get_line_count(OpaquePointer(layout.pointer)) > limit
  }

  private func layout(of text: String) -> Object {
    let object = Object(UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)), transfer: .full)
    let layout = OpaquePointer(object.pointer)
    // The label's attributes affect the width, for example uppercase letters.
    let attributes = pango_attr_list_copy(pango_layout_get_attributes(gtk_label_get_layout(label)))
    defer { pango_attr_list_unref(attributes) }
    if let attributes {
      // Attributes of a range apply only to the label's own text; others have no end (PANGO_ATTR_INDEX_TO_TEXT_END).
      let parts = pango_attr_list_filter(attributes, { part, _ in part!.pointee.end_index == .max ? 0 : 1 }, nil)
      pango_attr_list_unref(parts)
      pango_layout_set_attributes(layout, attributes)
    }
    return object
  }

  /// The font and the attributes of the label, on which the width of a text depends.
  package struct FontIdentity: Equatable {
    let contextSerial: UInt32
    let attributes: String
  }
  /// The current font and attributes.
  package final var fontIdentity: FontIdentity {
    let list = pango_layout_get_attributes(gtk_label_get_layout(label))
    let attributes = list.flatMap { pango_attr_list_to_string($0) }
    defer { g_free(attributes) }
    return FontIdentity(
      contextSerial: pango_context_get_serial(gtk_widget_get_pango_context(widget)),
      attributes: attributes.map { String(cString: $0) } ?? "")
  }
}

/// Returns the width of a layout's text in whole pixels, which labels use.
func pixelWidth(of layout: OpaquePointer) -> Int {
  var width: Int32 = 0
  pango_layout_get_size(layout, &width, nil)
  return (Int(width) + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE)
}

/// Returns the height of a layout's first line in whole pixels.
func firstLineHeight(of layout: OpaquePointer) -> Int {
  guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
  var extents = PangoRectangle()
  pango_layout_line_get_extents(line, nil, &extents)
  return (Int(extents.height) + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE)
}
