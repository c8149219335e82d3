extension CSSValues {
  /// The font: size and weight come from the style where nothing else sets them.
  var fontTargets: [CSSTarget] {
    var targets: [CSSTarget] = []
    var font: TextStyles.Font?
    if case .textStyle(let style) = value(.fontStyle) { font = theme.textStyles[style] }
    let face = value(.fontName)?.fontFace
    targets += faceTargets(face, among: (settings + lower).compactMap(\.value.fontFace))
    var points = font?.points
    if case .fontSize(let own) = value(.fontSize) { points = own }
    if let points { targets.append(CSSTarget("font-size: \(cssPoints(points))")) }
    var weight = face?.weight ?? font?.weight
    if case .weight(let own) = value(.fontWeight) { weight = own }
    if let weight { targets.append(CSSTarget("font-weight: \(weight)")) }
    // A symbol is as large as the letters that it stands beside.
    if part.kind == .image { targets.append(CSSTarget("-gtk-icon-size: 1em")) }
    return targets
  }

  /// The face of a state; what only the face of another state or of lower settings says is taken back.
  private func faceTargets(_ face: FontFace?, among faces: [FontFace]) -> [CSSTarget] {
    var targets: [CSSTarget] = []
    if let family = face?.family {
      targets.append(CSSTarget("font-family: \(cssString(family))"))
    } else if faces.contains(where: { $0.family != nil }) {
      targets.append(CSSTarget("font-family: inherit"))
    }
    if faces.contains(where: \.isItalic) {
      targets.append(CSSTarget("font-style: \(face?.isItalic == true ? "italic" : "normal")"))
    }
    var width: FontFace.Width?
    if case .fontWidth(let own) = value(.fontWidth) { width = own }
    if width != nil || faces.contains(where: { $0.width != .normal }) {
      targets.append(CSSTarget("font-stretch: \((width ?? face?.width ?? .normal).rawValue)"))
    }
    return targets
  }

  /// Where a text is moved to, without anything around it being moved.
  var placeTargets: [CSSTarget] {
    offset(.textOffset).map { [CSSTarget("transform: translate(\(pixels($0.x)), \(pixels($0.y)))")] } ?? []
  }

  /// The room around the title of a button.
  var titleTargets: [CSSTarget] {
    guard case .box(let box) = value(.titleInsets) else { return [] }
    return PartKind.titleNodes.map { CSSTarget(node: $0, "margin: \(box.edges.map(pixels).joined(separator: " "))") }
  }

  /// The shadow of a text, which on iOS isn't blurred.
  var textShadowTargets: [CSSTarget] {
    guard let color = color(.textShadowColor) else { return [] }
    let offset = offset(.textShadowOffset) ?? (0, 1)
    return [CSSTarget("text-shadow: \(pixels(offset.x)) \(pixels(offset.y)) \(color.css)")]
  }
}
