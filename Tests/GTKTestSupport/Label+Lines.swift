import CGTK
public import GTKBridge

@MainActor
extension Label {
  /// The layout that the label displays.
  public var displayedLayout: OpaquePointer {
    OpaquePointer(shortenedLayout?.pointer ?? UnsafeMutableRawPointer(gtk_label_get_layout(OpaquePointer(pointer))))
  }

  /// The displayed lines.
  public var displayedLines: [String] { lines.map(\.text) }

  /// The displayed lines that begin within a word.
  public var linesWithinWords: [String] { lines.filter { !$0.startsAtBreak }.map(\.text) }

  private var lines: [(text: String, startsAtBreak: Bool)] {
    let layout = displayedLayout
    let text = Array(String(cString: pango_layout_get_text(layout)).utf8)
    guard let positions = pango_layout_get_log_attrs_readonly(layout, nil) else { return [] }
    return (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index)?.pointee else { return nil }
      let start = Int(line.start_index)
      let displayed = String(decoding: text[start..<start + Int(line.length)], as: UTF8.self)
      let position = positions[String(decoding: text[..<start], as: UTF8.self).unicodeScalars.count]
      return (displayed, start == 0 || position.is_line_break != 0)
    }
  }
}
