extension CSSValues {
  /// Whether the surface has a gradient in place of a colour.
  var showsGradient: Bool {
    settings.shownSurface(in: state, variant: variant).contains { $0.property != .backgroundColor }
  }

  /// A gradient from the upper edge to the lower one; one end alone is both.
  func gradientTarget(_ top: StyleProperty, _ bottom: StyleProperty, node: String) -> [CSSTarget] {
    gradient(top, bottom).map { [CSSTarget(node: node, "background: \($0)")] } ?? []
  }

  private func gradient(_ top: StyleProperty, _ bottom: StyleProperty) -> String? {
    let ends = [top, bottom].compactMap { color($0)?.css }
    guard let first = ends.first, let last = ends.last else { return nil }
    return "linear-gradient(to bottom, \(first), \(last))"
  }

  /// The line around a part, and its shadow.
  var edgeTargets: [CSSTarget] {
    let width = length(.borderWidth) ?? 1
    let line = color(.borderColor)
    switch part.kind {
    case .mark: return line.map { [CSSTarget("border: \(pixels(width)) solid \($0.css)")] } ?? []
    case .switch, .slider: return []
    default:
      // Drawn inside, so that columns stand at the same places with and without it.
      let inner = line.map { "inset 0px 0px 0px \(pixels(width)) \($0.css)" }
      let top = color(.borderTopColor).map { "inset 0px \(pixels(width)) 0px 0px \($0.css)" }
      // GTK paints the last one on top.
      let shadows = [inner, top, shadow].compactMap(\.self)
      return shadows.isEmpty ? [] : [CSSTarget("box-shadow: \(shadows.joined(separator: ", "))")]
    }
  }

  private var shadow: String? {
    guard let color = color(.shadowColor) else { return nil }
    var opacity = 1.0
    if case .opacity(let own) = value(.shadowOpacity) { opacity = own }
    let offset = offset(.shadowOffset) ?? (0, 1)
    // A radius on iOS is half of what CSS calls so.
    let blur = 2 * (length(.shadowRadius) ?? 0)
    let shown = ThemeColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    return "\(pixels(offset.x)) \(pixels(offset.y)) \(pixels(blur)) \(shown.css)"
  }

  /// The picture of a surface, where it is known by now, over what the surface is painted with.
  ///
  /// Colours of other states leave it there, unless there is a gradient that they have to cover: then it is said again.
  var pictureTargets: [CSSTarget] {
    guard let setting = settings.effectiveSetting(of: .backgroundImage, in: state, variant: variant),
      let picture = theme.picture(of: setting)
    else { return takesFrameAway ? [CSSTarget("border-image-source: none")] : [] }
    let isBase = state == .normal && variant == nil
    guard
      isBase || setting.state != .normal || takesPictureAway || settings.paintsGradient || lower.paintsGradient
    else { return [] }
    let url = "url(\(cssString(picture.address)))"
    if let edges = keptEdges {
      return [
        CSSTarget(
          "border-image-source: \(url)", "border-image-slice: \(edges.edges.map(decimalText).joined(separator: " "))",
          "border-image-width: \(edges.edges.map(pixels).joined(separator: " "))", "border-image-repeat: stretch"),
        centerTarget(picture.centers[edges], between: edges),
      ]
    }
    let isRepeated = value(.backgroundImageRepeat) == .flag(true)
    return [
      overGradient(
        url,
        [
          ("background-repeat", isRepeated ? "repeat" : "no-repeat", below: "no-repeat"),
          ("background-size", isRepeated ? "auto" : "100% 100%", below: "100% 100%"),
        ])
    ]
  }

  /// - Parameters:
  ///   - image: The picture.
  ///   - layer: How it lies there, and how a gradient below it does.
  /// - Returns: The picture over the gradient that the surface has; alone, where it has none.
  private func overGradient(_ image: String, _ layer: [(property: String, value: String, below: String)]) -> CSSTarget {
    let gradient = showsGradient ? gradient(.backgroundColorTop, .backgroundColorBottom) : nil
    let layers = layer.map { ($0.property, [$0.value] + (gradient == nil ? [] : [$0.below])) }
    let images = [image, gradient].compactMap(\.self)
    return CSSTarget(
      declarations: ([("background-image", images)] + layers).map { property, values in
        "\(property): \(values.joined(separator: ", "))"
      })
  }

  /// The edges of a picture that keep their size; nil for none.
  private var keptEdges: EdgeLengths? {
    guard case .box(let edges) = value(.backgroundImageInsets), edges.keepsAny else { return nil }
    return edges
  }

  /// What is between the edges of a picture, stretched: GTK 4.8 draws the edges of a border's image alone.
  private func centerTarget(_ address: String?, between edges: EdgeLengths) -> CSSTarget {
    overGradient(
      address.map { "url(\(cssString($0)))" } ?? "none",
      [
        ("background-repeat", "no-repeat", below: "no-repeat"),
        ("background-origin", "border-box", below: "border-box"),
        ("background-position", "\(pixels(edges.left)) \(pixels(edges.top))", below: "0px 0px"),
        (
          "background-size",
          "calc(100% - \(pixels(edges.left + edges.right))) calc(100% - \(pixels(edges.top + edges.bottom)))",
          below: "100% 100%"
        ),
      ])
  }

  /// Whether rules below these paint a picture in this state that isn't to be seen.
  private var takesPictureAway: Bool {
    func isHere(_ setting: StyleSetting) -> Bool {
      setting.property == .backgroundImage && setting.state == state && setting.variant == variant
    }
    return lower.contains { isHere($0) && theme.picture(of: $0) != nil } && !settings.contains(where: isHere)
  }

  /// Whether that picture has edges, which a colour doesn't cover.
  var takesFrameAway: Bool {
    takesPictureAway && settings.effectiveSetting(of: .backgroundImage, in: state, variant: variant) == nil
      && lower.contains { $0.property == .backgroundImageInsets }
  }

  /// The least size of a surface with such a picture: GTK complains where less than nothing is between the edges.
  var leastPictureSize: (width: Double, height: Double)? {
    guard let edges = keptEdges,
      let setting = settings.effectiveSetting(of: .backgroundImage, in: state, variant: variant),
      theme.picture(of: setting)?.centers[edges] != nil
    else { return nil }
    return (edges.left + edges.right + 1, edges.top + edges.bottom + 1)
  }

  /// Whether there is a line below a cell: one that nobody gives a colour has that of the palette.
  var separatorTargets: [CSSTarget] {
    guard part.kind == .cell, case .separator(let style) = value(.separatorStyle) else { return [] }
    guard style != .none else { return [CSSTarget("border-bottom: none")] }
    guard color(.separatorColor) == nil else { return [] }
    return [CSSTarget("border-bottom: 1px solid \(theme.color(.separator, in: appearance).css)")]
  }

  /// Corners, padding and least size; CSS counts the content alone.
  var sizeTargets: [CSSTarget] {
    var targets: [CSSTarget] = []
    if let radius = length(.cornerRadius), part.kind != .image {
      targets.append(CSSTarget("border-radius: \(pixels(radius))"))
    }
    let (block, inline) = (part.metric(.paddingBlock), part.metric(.paddingInline))
    var edges = [block, inline, block, inline]
    if case .box(let box) = value(.padding) {
      edges = box.edges
      targets.append(CSSTarget("padding: \(edges.map(pixels).joined(separator: " "))"))
    }
    let least: (width: Double, height: Double)? =
      leastPictureSize ?? (takesFrameAway ? (width: 0, height: 0) : nil)
    if let height = larger(length(.height) ?? part.knownMetric(.minimumHeight), least?.height) {
      targets.append(CSSTarget("min-height: \(pixels(max(height - edges[0] - edges[2], 0)))"))
    }
    if let width = larger(length(.width) ?? part.knownMetric(.minimumWidth), least?.width) {
      targets.append(CSSTarget("min-width: \(pixels(max(width - edges[1] - edges[3], 0)))"))
    }
    return targets
  }

  private func larger(_ one: Double?, _ other: Double?) -> Double? { [one, other].compactMap(\.self).max() }
}
