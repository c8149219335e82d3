import CGTK

/// The subclass of GtkLabel that never breaks a word: one that is wider than a line ends in an ellipsis.
enum WordWrappingLabel {
  private static let parent = fp_widget_class(g_type_class_ref(gtk_label_get_type()))!

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_label_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    info.class_init = { klass, _ in
      let widgetClass = fp_widget_class(klass)!
      widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        parent.pointee.measure(widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
        guard let label = Object.existingPeer(of: widget) as? Label, let minimum, let natural else { return }
        if orientation == .horizontal {
          minimum.pointee = min(natural.pointee, label.measureWords(minimumWidth: minimum.pointee))
        } else if let layout = label.layoutWithShortenedWords(width: size) {
          pango_layout_get_pixel_size(OpaquePointer(layout.pointer), nil, natural)
          minimum.pointee = natural.pointee
          // The omitted letters can be in a font with a lower baseline.
          let baseline = pango_layout_get_baseline(OpaquePointer(layout.pointer)) / PANGO_SCALE
          for pointer in [minimumBaseline, naturalBaseline] { pointer?.pointee = baseline }
        }
        guard orientation == .vertical, let minimumBaseline, let naturalBaseline else { return }
        // Pango places the baseline of an empty text below a line that is much lower than its font.
        minimumBaseline.pointee = min(minimumBaseline.pointee, minimum.pointee)
        naturalBaseline.pointee = min(naturalBaseline.pointee, natural.pointee)
      }
      widgetClass.pointee.size_allocate = { widget, width, height, baseline in
        parent.pointee.size_allocate(widget, width, height, baseline)
        (Object.existingPeer(of: widget) as? Label)?.shortenWords(width: width)
      }
      widgetClass.pointee.snapshot = { widget, snapshot in
        let label = Object.existingPeer(of: widget) as? Label
        if label?.drawShortenedWords(in: snapshot) != true { parent.pointee.snapshot(widget, snapshot) }
      }
    }
    return g_type_register_static(gtk_label_get_type(), "GTKBridge-WordWrappingLabel", &info, [])
  }()

  /// Creates an instance.
  static func make() -> UnsafeMutableRawPointer { .init(g_object_new_with_properties(type, 0, nil, nil)) }
}

extension Label {
  /// The ranges between line break opportunities in the text of the GtkLabel, as UTF-8 offsets.
  final var displayedWords: [Range<Int>] {
    let layout = gtk_widget_create_pango_layout(widget, gtk_label_get_text(label))!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let text = Array(String(cString: gtk_label_get_text(label)).utf8)
    let positions = positions(in: layout, text)
    let breaks = text.indices.filter { $0 > 0 && positions[$0]?.is_line_break == 1 }
    return zip([0] + breaks, breaks + [text.count]).map { $0..<$1 }
  }

  /// Measures the widest word.
  ///
  /// - Parameter minimumWidth: The minimum width of GtkLabel, in pixels.
  /// - Returns: The minimum width, in which wider words are shortened.
  fileprivate func measureWords(minimumWidth: Int32) -> Int32 {
    guard wraps, !breaksWords || !breakableRanges.isEmpty else {
      widestWordWidth = 0
      return minimumWidth
    }
    let words = pango_layout_copy(gtk_label_get_layout(label))!
    defer { g_object_unref(UnsafeMutableRawPointer(words)) }
    pango_layout_set_width(words, 0)
    pango_layout_set_ellipsize(words, .none)
    widestWordWidth = pixelWidth(of: words)
    // A label with a number of lines has little space, such as next to others in a cell.
    let isFlexible = gtk_label_get_natural_wrap_mode(label) == GTK_NATURAL_WRAP_NONE
    return Int32(clamping: min(widestWordWidth, isFlexible ? firstLineHeight(of: words) : 160))
  }

  /// Displays words that are wider than the allocated width with ellipses.
  fileprivate func shortenWords(width: Int32) {
    shortenedLayout = layoutWithShortenedWords(width: width)
    if shortenedLayout != nil { showTruncatedText() }
  }

  /// Draws the shortened words, if any.
  ///
  /// - Returns: Whether the label has shortened words.
  fileprivate func drawShortenedWords(in snapshot: OpaquePointer?) -> Bool {
    guard let layout = shortenedLayout.map({ OpaquePointer($0.pointer) }) else { return false }
    var text = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &text)
    let position = direction == .rtl ? 1 - alignment : alignment
    let x = ((Double(width) - Double(text.width)) * position).rounded(.down) - Double(text.x)
    let y = (Double(height) - Double(text.height)) * Double(gtk_label_get_yalign(label))
    gtk_snapshot_render_layout(snapshot, gtk_widget_get_style_context(widget), x, max(0, y.rounded(.down)), layout)
    return true
  }

  /// Returns a copy of the layout in which each word that is wider than a line ends in an ellipsis, or nil if all fit.
  fileprivate func layoutWithShortenedWords(width: Int32) -> Object? {
    guard width >= 0, width < widestWordWidth else { return nil }
    let copy = Object(UnsafeMutableRawPointer(pango_layout_copy(gtk_label_get_layout(label))), transfer: .full)
    let layout = OpaquePointer(copy.pointer)
    pango_layout_set_width(layout, width * PANGO_SCALE)
    let line = pango_layout_copy(layout)!
    defer { g_object_unref(UnsafeMutableRawPointer(line)) }
    pango_layout_set_ellipsize(line, .none)
    pango_layout_set_width(line, -1)
    var text = Array(String(cString: pango_layout_get_text(layout)).utf8)
    let positions = positions(in: layout, text)
    let attributes = pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
    defer { pango_attr_list_unref(attributes) }
    /// Returns whether a word is too wide if everything from a cut on is replaced by an ellipsis.
    func isTooWide(_ word: Range<Int>, cutAt cut: Int) -> Bool {
      let ellipsis = cut < word.upperBound ? "…" : ""
      let wordAttributes = attributes.flatMap { pango_attr_list_copy($0) }
      defer { pango_attr_list_unref(wordAttributes) }
      if let wordAttributes {
        pango_attr_list_update(wordAttributes, Int32(cut), Int32(word.upperBound - cut), Int32(ellipsis.utf8.count))
        pango_attr_list_update(wordAttributes, 0, Int32(word.lowerBound), 0)
      }
      pango_layout_set_text(line, String(decoding: text[word.lowerBound..<cut], as: UTF8.self) + ellipsis, -1)
      pango_layout_set_attributes(line, wordAttributes)
      return pixelWidth(of: line) > width
    }
    // Lines can have different fonts.
    let fontHeight = (0..<pango_layout_get_line_count(layout)).reduce(Int32(0)) { highest, index in
      var height: Int32 = 0
      pango_layout_line_get_height(pango_layout_get_line_readonly(layout, index), &height)
      return max(highest, height)
    }
    // From the last word on, because shortening moves what follows.
    var end = text.count
    while end > 0 {
      let start =
        positions[1..<end].lastIndex {
          $0?.is_line_break == 1 || $0?.is_white == 1 || breaksWords && $0?.is_char_break == 1
        } ?? 0
      defer { end = start }
      // No letter is wider than its font is high, and none is narrower than a pixel.
      guard (end - start) * Int(fontHeight) > Int(width * PANGO_SCALE) else { continue }
      let visibleEnd = min(end, start + 4 * Int(width))
      guard visibleEnd < end || isTooWide(start..<end, cutAt: end) else { continue }
      // The last cut after which an ellipsis fits.
      var cuts = (start + 1..<visibleEnd).filter { positions[$0]?.is_cursor_position == 1 }[...]
      var fitting = start
      while !cuts.isEmpty {
        let middle = cuts.startIndex + cuts.count / 2
        if isTooWide(start..<end, cutAt: cuts[middle]) {
          cuts = cuts[..<middle]
        } else {
          fitting = cuts[middle]
          cuts = cuts[(middle + 1)...]
        }
      }
      text.replaceSubrange(fitting..<end, with: "…".utf8)
      if let attributes { pango_attr_list_update(attributes, Int32(fitting), Int32(end - fitting), 3) }
    }
    pango_layout_set_text(layout, String(decoding: text, as: UTF8.self), -1)
    pango_layout_set_attributes(layout, attributes)
    return copy
  }
}

/// Returns the properties of the positions in a text by UTF-8 offset, or nil within a character.
private func positions(in layout: OpaquePointer, _ text: [UInt8]) -> [PangoLogAttr?] {
  var next = pango_layout_get_log_attrs_readonly(layout, nil)!
  return text.map { byte in
    // The other bytes of a character.
    guard byte & 0xC0 != 0x80 else { return nil }
    defer { next += 1 }
    return next.pointee
  }
}
