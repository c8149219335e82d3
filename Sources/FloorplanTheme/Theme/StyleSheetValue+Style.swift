extension StyleSheetValue {
  /// Returns the value for a part's property, or nil if the property doesn't take it.
  func styleValue(for property: StyleProperty) -> StyleValue? {
    let value: StyleValue? =
      switch self {
      // A semantic color without a surface is the token itself.
      case .style(.reference(let reference)) where reference.surface == nil:
        reference.token.map { .color($0) } ?? .reference(reference)
      case .style(let value): value
      case .number(let number): property.value(of: number)
      case .keyword(let word): property.value(of: word)
      case .names, .text: nil
      }
    return value.flatMap { property.accepts($0) ? $0 : nil }
  }
}

extension StyleProperty {
  /// Returns a number as a value of the property.
  fileprivate func value(of number: Double) -> StyleValue {
    if self == .fontSize { return .fontSize(number) }
    // For titles, only the vertical offset.
    if self == .textOffset { return .offset(x: 0, y: number) }
    return lengths == nil ? .opacity(number) : .length(number)
  }

  /// Returns a keyword as a value of the property, including keywords of properties that stand for it.
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
  /// The families in fontconfig for designs other than the desktop's font.
  private static let designs = ["serif": "Serif", "monospaced": "Monospace"]
  private static let placements: [String: TextAlignment] = [
    "left": .left, "center": .center, "right": .right, "fill": .justified,
  ]
}
