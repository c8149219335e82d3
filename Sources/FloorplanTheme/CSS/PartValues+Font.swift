extension PartValues {
  /// The font; size, weight and spacing are those of the text style unless they are set.
  var fontTargets: [CSSTarget] {
    var font: TextStyles.Font?
    if case .textStyle(let style) = value(.fontStyle) { font = theme.textStyles[style] }
    let face = value(.fontName)?.fontFace
    var declarations = faceDeclarations(face)
    let points = number(.fontSize) ?? font?.points
    if let points { declarations.append("font-size: \(cssPoints(points))") }
    let weight = value(.fontWeight)?.weight ?? face?.weight ?? font?.weight
    if let weight { declarations.append("font-weight: \(weight)") }
    if part.kind == .image {
      // A symbol has the size of the text next to it.
      declarations.append("-gtk-icon-size: 1em")
    } else {
      if let height = lineHeight(of: font) { declarations.append("line-height: \(cssPoints(height))") }
      // Without a style sheet, no text has any, so the default isn't declared.
      let spacing = number(.letterSpacing) ?? font?.letterSpacing
      if let spacing, spacing != 0 || theme.usesLetterSpacing {
        declarations.append("letter-spacing: \(cssPoints(spacing))")
      }
    }
    return declarations.map { CSSTarget(declaration: $0) }
  }

  /// Returns the height of a line, which follows the size; nil for that of the enclosing node.
  ///
  /// GTK would multiply a number without a unit by the line height of the font instead of its size.
  func lineHeight(of font: TextStyles.Font?) -> Double? {
    if let height = number(.lineHeight) { return height }
    let size = number(.fontSize)
    return font.map { $0.lineHeight(at: size ?? $0.points) } ?? size.map { TextStyles.Font(points: $0).lineHeight }
  }

  /// The width of the digits.
  var figureTargets: [CSSTarget] {
    guard case .boolean(let isTabular) = value(.tabularFigures) else { return [] }
    return .on("", declare: "font-variant-numeric: \(isTabular ? "tabular-nums" : "normal")")
  }

  /// Returns the declarations of the font face.
  ///
  /// If a theme sets any face, all its properties are declared, because a node may have several parts.
  private func faceDeclarations(_ face: FontFace?) -> [String] {
    let declaresAll = theme.usesFaces
    var declarations: [String] = []
    if let family = face?.family {
      declarations.append("font-family: \(cssString(family))")
    } else if declaresAll {
      declarations.append("font-family: inherit")
    }
    let isItalic = face?.isItalic == true
    if isItalic || declaresAll { declarations.append("font-style: \(isItalic ? "italic" : "normal")") }
    var width = face?.width ?? .normal
    if case .fontWidth(let own) = value(.fontWidth) { width = own }
    if width != .normal || declaresAll { declarations.append("font-stretch: \(width.rawValue)") }
    return declarations
  }

  /// The offset of a text, which doesn't affect the layout around it.
  var textOffsetTargets: [CSSTarget] {
    offset(.textOffset).map { .on("", declare: "transform: translate(\(pixels($0.x)), \(pixels($0.y)))") } ?? []
  }

  /// The insets of a button's title.
  var titleTargets: [CSSTarget] {
    guard case .box(let box) = value(.titleInsets) else { return [] }
    let margin = box.edges.map(pixels).joined(separator: " ")
    return PartKind.titleNodes.map { CSSTarget(node: $0, declaration: "margin: \(margin)") }
  }

  /// The shadow of a text, which is not blurred on iOS.
  var textShadowTargets: [CSSTarget] {
    guard let color = color(.textShadowColor) else { return [] }
    let offset = offset(.textShadowOffset) ?? (0, 1)
    return .on("", declare: "text-shadow: \(pixels(offset.x)) \(pixels(offset.y)) \(color.css)")
  }
}
