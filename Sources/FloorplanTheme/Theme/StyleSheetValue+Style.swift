extension StyleSheetValue {
  /// The value as parts have it; nil where no part takes such a value.
  func styleValue(for property: StyleProperty) -> StyleValue? {
    let value: StyleValue? =
      switch self {
      case .color(let color): .literal(color)
      case .paletteColor(let reference): reference.styleValue
      case .dynamicColor(let row): .dynamic(row)
      case .number(let number): property.value(of: number)
      case .count(let lines): .lineLimit(lines)
      case .textStyle(let style): .textStyle(style)
      case .fontName(let name): .font(FontFace(postScriptName: name))
      case .systemFont(let weight, let isItalic): .font(FontFace(family: nil, weight: weight, isItalic: isItalic))
      case .weight(let weight): .weight(weight)
      case .alignment(let alignment): .alignment(alignment)
      case .image(let name): .image(name)
      case .keyword(let word): property.value(of: word)
      case .offset(let x, let y):
        .offset(x: StyleProperty.nearestDistance(to: x), y: StyleProperty.nearestDistance(to: y))
      case .box(let top, let right, let bottom, let left):
        .box(
          EdgeLengths(
            top: StyleProperty.nearestPadding(to: top), right: StyleProperty.nearestPadding(to: right),
            bottom: StyleProperty.nearestPadding(to: bottom), left: StyleProperty.nearestPadding(to: left)))
      case .boolean(let isSo): .flag(isSo)
      case .names, .text: nil
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

extension StyleProperty {
  /// A number as the property has it; a length that is too large becomes the largest.
  fileprivate func value(of number: Double) -> StyleValue {
    if self == .fontSize { return .fontSize(number) }
    // Of titles, only how far down they stand.
    if self == .textOffset { return .offset(x: 0, y: Self.nearestDistance(to: number)) }
    if let largestLength { return .length(min(max(number, 0), largestLength)) }
    return .opacity(number)
  }

  /// One of the words that style sheets have for the property, or for one that is read as it.
  fileprivate func value(of word: String) -> StyleValue? {
    switch self {
    case .textTransform: TextTransform(rawValue: word).map { .transform($0) }
    case .fontWidth: Self.widths[word].map { .fontWidth($0) }
    case .fontName: .font(FontFace(family: Self.designs[word]))
    case .textAlign: Self.placements[word].map { .alignment($0) }
    case .separatorStyle: SeparatorStyle(rawValue: word).map { .separator($0) }
    case .borderWidth: .length(word == "none" ? 0 : 1)
    default: nil
    }
  }

  private static let widths: [String: FontFace.Width] = [
    "compressed": .extraCondensed, "condensed": .condensed, "standard": .normal, "expanded": .expanded,
  ]
  /// The families of fontconfig for what isn't the desktop's own.
  private static let designs = ["serif": "Serif", "monospaced": "Monospace"]
  private static let placements: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "fill": .justified,
  ]

  fileprivate static func nearestDistance(to way: Double) -> Double {
    min(max(way, -largestDistance), largestDistance)
  }

  fileprivate static func nearestPadding(to length: Double) -> Double { min(max(length, 0), largestPadding) }
}
