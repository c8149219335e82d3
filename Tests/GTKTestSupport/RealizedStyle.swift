import CGTK
public import GTKBridge

/// The result of GTK's own cascade for the node of a widget: the values that style sheets set, by property.
@MainActor
public struct RealizedStyle {
  /// The properties, one a line: `  name: value; /* file:line:column */`, without the comment if no sheet sets it.
  private let text: [CChar]

  /// Reads the style of a widget's node.
  public init(of widget: Widget) {
    let context = gtk_widget_get_style_context(widget.widget)
    let text = gtk_style_context_to_string(context, GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE)
    defer { g_free(text) }
    self.text = text.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) } ?? [0]
  }

  /// Returns the value of a property as CSS text; nil if no sheet sets it.
  public subscript(property: String) -> String? {
    // The C library searches, because tests call this a hundred thousand times.
    text.withUnsafeBufferPointer { text in
      let name = "  \(property): "
      guard let start = text.baseAddress, let line = strstr(start, name), let end = strstr(line, "; /*"),
        let lineEnd = strchr(line, Int32(UInt8(ascii: "\n"))), end < lineEnd
      else { return nil }
      let value = line + name.utf8.count
      return String(decoding: UnsafeRawBufferPointer(start: value, count: end - value), as: UTF8.self)
    }
  }

  /// Returns a length in pixels.
  public func pixels(_ property: String) -> Double? {
    guard let text = self[property] else { return nil }
    // GTK doesn't add up the terms of a calculation until it uses the value.
    if text.hasPrefix("calc("), text.hasSuffix(")") {
      let terms = text.dropFirst(5).dropLast().split(separator: " + ").map(Self.pixels)
      return terms.contains(nil) ? nil : terms.reduce(0) { $0 + ($1 ?? 0) }
    }
    return Self.pixels(text[...])
  }

  private static func pixels(_ text: Substring) -> Double? {
    text.hasSuffix("px") ? Double(text.dropLast(2)) : nil
  }

  /// Returns a number without a unit.
  public func number(_ property: String) -> Double? { self[property].flatMap { Double($0) } }

  /// Returns a color: red, green and blue in 0...255, and the opacity.
  public func color(_ property: String) -> [Double]? {
    guard let text = self[property], let open = text.firstIndex(of: "(") else { return nil }
    let channels = text[text.index(after: open)...].dropLast().split(separator: ",").compactMap { Double($0) }
    return channels.count == 3 ? channels + [1] : channels
  }
}
