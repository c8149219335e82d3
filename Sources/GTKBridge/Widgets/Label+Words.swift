import CGTK
import Glibc

/// The subclass of GtkLabel that never breaks a word: one that is wider than a line ends in an ellipsis.
@MainActor
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
        let label = Object.existingPeer(of: widget) as? Label
        let shortened = label?.restoreWords()
        parent.pointee.measure(widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
        guard let label, let minimum, let natural else { return }
        if let shortened { label.display(shortened) }
        if orientation == .horizontal {
          minimum.pointee = min(natural.pointee, label.measureWords(minimumWidth: minimum.pointee))
        } else if let height = label.heightWithShortenedWords(width: size) {
          (minimum.pointee, natural.pointee) = (height, height)
        }
      }
      widgetClass.pointee.size_allocate = { widget, width, height, baseline in
        parent.pointee.size_allocate(widget, width, height, baseline)
        (Object.existingPeer(of: widget) as? Label)?.shortenWords(width: width)
      }
    }
    return g_type_register_static(gtk_label_get_type(), "GTKBridge-WordWrappingLabel", &info, [])
  }()

  /// Creates an instance.
  static func make() -> UnsafeMutableRawPointer { .init(g_object_new_with_properties(type, 0, nil, nil)) }
}

extension Label {
  private var layout: OpaquePointer { gtk_label_get_layout(label) }
  /// Whether the ends of displayed words are replaced by ellipses.
  final var hasShortenedWords: Bool { strcmp(pango_layout_get_text(layout), gtk_label_get_text(label)) != 0 }

  /// Measures the widest word.
  ///
  /// - Parameter minimumWidth: The minimum width of GtkLabel, in pixels.
  /// - Returns: The minimum width, in which wider words are shortened.
  fileprivate func measureWords(minimumWidth: Int32) -> Int32 {
    guard wraps, !breaksWords else {
      widestWordWidth = 0
      return minimumWidth
    }
    let words = copyLayout(width: 0)
    defer { g_object_unref(UnsafeMutableRawPointer(words)) }
    pango_layout_set_ellipsize(words, .none)
    widestWordWidth = pixelWidth(of: words)
    // A label with a number of lines has little space, such as next to others in a cell.
    let isFlexible = gtk_label_get_natural_wrap_mode(label) == GTK_NATURAL_WRAP_NONE
    return Int32(clamping: min(widestWordWidth, isFlexible ? lineHeight : 160))
  }

  /// Returns the height for a width in which not every word fits, or nil if all do.
  fileprivate func heightWithShortenedWords(width: Int32) -> Int32? {
    guard width >= 0, width < widestWordWidth else { return nil }
    let layout = copyLayout(width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    GTKBridge.shortenWords(of: layout, width: width, lineHeight: lineHeight)
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return height
  }

  /// Shortens the displayed words that are wider than the allocated width.
  fileprivate func shortenWords(width: Int32) {
    _ = restoreWords()
    guard width < widestWordWidth else { return }
    GTKBridge.shortenWords(of: layout, width: width, lineHeight: lineHeight)
    showTruncatedText()
  }

  /// Displays the text, by which GtkLabel measures itself, and returns the text with shortened words, if any.
  fileprivate func restoreWords() -> String? {
    guard hasShortenedWords else { return nil }
    defer { pango_layout_set_text(layout, gtk_label_get_text(label), -1) }
    return String(cString: pango_layout_get_text(layout))
  }

  /// Displays a text with shortened words.
  fileprivate func display(_ shortened: String) { pango_layout_set_text(layout, shortened, -1) }

  /// Returns a new layout of the text with a width in pixels.
  private func copyLayout(width: Int32) -> OpaquePointer {
    let copy = pango_layout_copy(layout)!
    pango_layout_set_text(copy, gtk_label_get_text(label), -1)
    pango_layout_set_width(copy, width * PANGO_SCALE)
    return copy
  }
}

/// Replaces the ends of words that are wider than a line by ellipses.
///
/// The text keeps its length, so attributes keep their ranges.
@MainActor
private func shortenWords(of layout: OpaquePointer, width: Int32, lineHeight: Int) {
  let line = pango_layout_copy(layout)!
  defer { g_object_unref(UnsafeMutableRawPointer(line)) }
  pango_layout_set_ellipsize(line, .none)
  pango_layout_set_width(line, -1)
  var text = Array(String(cString: pango_layout_get_text(layout)).utf8)
  let positions = positions(in: line, text)
  func isTooWide(_ bytes: some Collection<UInt8>) -> Bool {
    pango_layout_set_text(line, String(decoding: bytes, as: UTF8.self), -1)
    return pixelWidth(of: line) > width
  }
  var start = 0
  while start < text.count {
    let end = positions[(start + 1)...].firstIndex { $0?.is_line_break == 1 || $0?.is_white == 1 } ?? text.count
    defer { start = end }
    // No letter is wider than a line is high, and none is narrower than a pixel.
    guard (end - start) * lineHeight > width else { continue }
    let visibleEnd = min(end, start + 4 * Int(width))
    let cuts = (start..<visibleEnd).filter {
      positions[$0]?.is_cursor_position == 1 && ellipsis(length: end - $0) != nil
    }
    guard visibleEnd < end || isTooWide(text[start..<end]), let first = cuts.first else { continue }
    // The last cut after which an ellipsis fits.
    var (fitting, remaining) = (first, cuts[...])
    while !remaining.isEmpty {
      let middle = remaining.startIndex + remaining.count / 2
      if isTooWide(text[start..<cuts[middle]] + "…".utf8) {
        remaining = remaining[..<middle]
      } else {
        fitting = cuts[middle]
        remaining = remaining[(middle + 1)...]
      }
    }
    text.replaceSubrange(fitting..<end, with: ellipsis(length: end - fitting) ?? [])
  }
  pango_layout_set_text(layout, String(decoding: text, as: UTF8.self), -1)
}

/// Returns the properties of the positions in a text by UTF-8 offset, or nil within a character.
@MainActor
private func positions(in layout: OpaquePointer, _ text: [UInt8]) -> [PangoLogAttr?] {
  var next = pango_layout_get_log_attrs_readonly(layout, nil)!
  return text.map { byte in
    // The other bytes of a character.
    guard byte & 0xC0 != 0x80 else { return nil }
    defer { next += 1 }
    return next.pointee
  }
}

/// Returns an ellipsis with invisible characters after it, or nil if it can't have a length, in bytes.
private nonisolated func ellipsis(length: Int) -> [UInt8]? {
  // A combining grapheme joiner has two bytes, the others three.
  let joiners = 2 * length % 3
  let spaces = (length - 2 * joiners) / 3 - 1
  guard spaces >= 0 else { return nil }
  let text = "…" + String(repeating: "\u{34F}", count: joiners) + String(repeating: "\u{200B}", count: spaces)
  return Array(text.utf8)
}
