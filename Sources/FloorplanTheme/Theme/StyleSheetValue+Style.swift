extension StyleSheetValue {
  /// The value as parts have it; nil where no part takes such a value.
  func styleValue(for property: StyleProperty) -> StyleValue? {
    let value: StyleValue? =
      switch self {
      case .color(let color): .literal(color)
      case .paletteColor(let reference): reference.styleValue
      case .dynamicColor(let row): .dynamic(row)
      case .number(let number): property == .fontSize ? .fontSize(number) : .opacity(number)
      case .count(let lines): .lineLimit(lines)
      case .textStyle(let style): .textStyle(style)
      case .fontName(let name): .font(FontFace(postScriptName: name))
      case .systemFont(let weight, let isItalic): .font(FontFace(family: nil, weight: weight, isItalic: isItalic))
      case .weight(let weight): .weight(weight)
      case .alignment(let alignment): .alignment(alignment)
      case .image(let name): .image(name)
      case .boolean, .box, .offset, .keyword, .names, .text: nil
      }
    return value.flatMap { property.takes($0) ? $0 : nil }
  }
}

extension PaletteReference {
  fileprivate var styleValue: StyleValue {
    if surface == nil, let token { return .color(token) }
    return .reference(self)
  }
}
