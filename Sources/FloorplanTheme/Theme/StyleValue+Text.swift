extension StyleValue {
  /// The value in the syntax of style sheets, or in words if there is none.
  var text: String {
    switch self {
    case .color(let token): token.rawValue
    case .literal(let color): color.sheetText
    case .overlay(let token): "\(token.rawValue) over the normal state"
    case .layer(let token, over: let base): "\(token.rawValue) over \(base.rawValue)"
    case .reference(let reference): reference.name + (reference.surface.map { "_" + $0.rawValue } ?? "")
    case .dynamic(let row): "\(row.light.sheetText), on dark surfaces \(row.dark.sheetText)"
    case .textStyle(let style): style.rawValue
    case .fontFamily(let name): name
    case .font(let face): face.text
    case .fontSize(let points): decimalText(points)
    case .weight(let weight): "\(weight)"
    case .lineLimit(let lines): "\(lines)"
    case .alignment(let alignment): alignment.rawValue
    case .opacity(let opacity): decimalText(opacity)
    case .image(let name): name
    case .fontWidth(let width): width.rawValue
    case .transform(let transform): transform.rawValue
    case .separator(let style): style.rawValue
    case .boolean(let value): value ? "true" : "false"
    case .length(let points): decimalText(points)
    case .offset(let x, let y): "\(decimalText(x)), \(decimalText(y))"
    case .box(let box): box.edges.map(decimalText).joined(separator: " ")
    }
  }
}

extension FontFace {
  var text: String {
    var words = [family ?? "system"]
    if let weight { words.append("weight \(weight)") }
    if isItalic { words.append("italic") }
    if width != .normal { words.append(width.rawValue) }
    return words.joined(separator: ", ")
  }
}

extension ThemeColor {
  /// The color in the syntax of style sheets: `#RRGGBB`, or `rgba(r,g,b,a)` if it is translucent, because the dialects
  /// read eight digits differently.
  public var sheetText: String {
    guard alpha == 1 else { return css }
    let digits = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
