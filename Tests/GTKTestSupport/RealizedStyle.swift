import CGTK
public import GTKBridge

/// What GTK's own cascade made of a widget's node: the values that style sheets set, by property.
@MainActor
public struct RealizedStyle {
  private var values: [Substring: Substring] = [:]

  /// Reads the style of a widget's node.
  public init(of widget: Widget) {
    let context = gtk_widget_get_style_context(widget.widget)
    guard let text = gtk_style_context_to_string(context, GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE) else { return }
    defer { g_free(text) }
    // One property in a line: `  name: value; /* file:line:column */`.
    for line in String(cString: text).split(separator: "\n") where line.contains("; /*") {
      let declaration = line.drop { $0 == " " }
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let value = declaration[declaration.index(colon, offsetBy: 2)...].prefix { $0 != ";" }
      values[declaration[..<colon]] = value
    }
  }

  /// The value of a property as CSS text; nil where no sheet sets it.
  public subscript(property: String) -> String? { values[property[...]].map(String.init) }

  /// A length in pixels.
  public func pixels(_ property: String) -> Double? {
    guard let text = self[property], text.hasSuffix("px") else { return nil }
    return Double(text.dropLast(2))
  }

  /// A number without a unit.
  public func number(_ property: String) -> Double? { self[property].flatMap { Double($0) } }

  /// A colour: red, green and blue in 0...255, and the opacity.
  public func color(_ property: String) -> [Double]? {
    guard let text = self[property], let open = text.firstIndex(of: "(") else { return nil }
    let channels = text[text.index(after: open)...].dropLast().split(separator: ",").compactMap { Double($0) }
    return channels.count == 3 ? channels + [1] : channels
  }
}
