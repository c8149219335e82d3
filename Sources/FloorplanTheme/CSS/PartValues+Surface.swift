extension PartValues {
  /// The paint of a surface: a color or a gradient, below the picture once it is loaded.
  ///
  /// If a style sheet has pictures of surfaces, every longhand is declared, because a node may have several parts.
  var surfaceTargets: [CSSTarget] {
    let displayed = settings.visibleSurface(in: state, variant: variant)
    let isGradient = displayed.contains { $0.property != .backgroundColor }
    let gradient = isGradient ? gradient(.backgroundColorTop, .backgroundColorBottom) : nil
    let color = isGradient || displayed.isEmpty ? nil : color(.backgroundColor)?.css
    let picture = picture
    var declarations: [String] = []
    if theme.displaysPictures, color != nil || gradient != nil || picture != nil {
      declarations = longhands(picture, color: gradient == nil ? color : "transparent", gradient: gradient)
    } else if let paint = gradient ?? color {
      declarations = ["background: \(paint)"]
    }
    // The text of an item is aligned with the content below, so the surface extends beyond the item.
    if part.kind == .item, let color { declarations.append("box-shadow: 0px 0px 0px 4px \(color)") }
    return declarations.map { CSSTarget(declaration: $0) }
  }

  /// Returns a gradient from top to bottom, or nil if no end is set.
  ///
  /// A single end is used for both.
  func gradient(_ top: StyleProperty, _ bottom: StyleProperty) -> String? {
    let ends = [top, bottom].compactMap { color($0)?.css }
    guard let first = ends.first, let last = ends.last else { return nil }
    return "linear-gradient(to bottom, \(first), \(last))"
  }

  /// The border and the shadow of a part.
  var edgeTargets: [CSSTarget] {
    let width = number(.borderWidth) ?? 1
    let line = color(.borderColor)
    switch part.kind {
    case .mark:
      // CSS adds the border to the minimum size.
      let thickness = part.length(width, of: .minimumWidth)
      return (line.map { .on("", declare: "border: \(thickness) solid \($0.css)") } ?? [])
        + (shadow.map { .on("", declare: "box-shadow: \($0)") } ?? [])
    case .image:
      // A ring around a circular picture, over the picture that it overlaps.
      return line.map {
        .on("", declare: "box-shadow: 0px 0px 0px \(pixels(width)) \($0.css)", "border-radius: 50%")
      } ?? []
    case .switch, .slider: return line.map { part.kind.targets(of: .borderColor, color: $0.css) } ?? []
    default:
      // Drawn inside the part, so a border doesn't move the columns.
      let inner = line.map { "inset 0px 0px 0px \(pixels(width)) \($0.css)" }
      let top = color(.borderTopColor).map { "inset 0px \(pixels(width)) 0px 0px \($0.css)" }
      // GTK paints the last one on top.
      let shadows = [inner, top, shadow].compactMap(\.self)
      return shadows.isEmpty ? [] : .on("", declare: "box-shadow: \(shadows.joined(separator: ", "))")
    }
  }

  private var shadow: String? {
    guard let color = color(.shadowColor) else { return nil }
    let opacity = number(.shadowOpacity) ?? 1
    let offset = offset(.shadowOffset) ?? (0, 1)
    // A radius on iOS is half the blur radius of CSS.
    let blur = 2 * (number(.shadowRadius) ?? 0)
    let displayed = ThemeColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
    return "\(pixels(offset.x)) \(pixels(offset.y)) \(pixels(blur)) \(displayed.css)"
  }

  /// The picture of the surface, if it is loaded.
  private var picture: SurfacePicture? {
    setting(.backgroundImage).flatMap(theme.picture)
  }

  /// Returns all longhands of a surface: the picture over the gradient over the color.
  private func longhands(_ picture: SurfacePicture?, color: String?, gradient: String?) -> [String] {
    let edges = picture == nil ? nil : fixedEdges
    // GTK 4.8 draws only the edges of a border image, so the center is a stretched background.
    let url = edges == nil ? picture?.url : edges.flatMap { picture?.centers[$0] }
    let isRepeated = edges == nil && (picture == nil || value(.backgroundImageRepeat) == .boolean(true))
    let size =
      edges.map { edges in
        "calc(100% - \(pixels(edges.left + edges.right))) calc(100% - \(pixels(edges.top + edges.bottom)))"
      } ?? (isRepeated ? "auto" : "100% 100%")
    let images = [url.map { "url(\(cssString($0)))" } ?? (picture == nil ? nil : "none"), gradient].compactMap(
      \.self)
    let hasTwo = images.count > 1
    var declarations = color.map { ["background-color: \($0)"] } ?? []
    declarations += [
      "background-image: " + (images.isEmpty ? "none" : images.joined(separator: ", ")),
      "background-repeat: \(isRepeated ? "repeat" : "no-repeat")" + (hasTwo ? ", no-repeat" : ""),
      "background-size: \(size)" + (hasTwo ? ", 100% 100%" : ""),
      "background-origin: \(edges == nil ? "padding-box" : "border-box")",
      "background-position: \(edges.map { "\(pixels($0.left)) \(pixels($0.top))" } ?? "0px 0px")"
        + (hasTwo ? ", 0px 0px" : ""),
    ]
    guard let edges, let picture else { return declarations + ["border-image-source: none"] }
    return declarations + [
      "border-image-source: url(\(cssString(picture.url)))",
      "border-image-slice: \(edges.edges.map(decimalText).joined(separator: " "))",
      "border-image-width: \(edges.edges.map(pixels).joined(separator: " "))", "border-image-repeat: stretch",
    ]
  }

  /// The edges of a picture that aren't scaled, or nil if there are none.
  private var fixedEdges: EdgeLengths? {
    setting(.backgroundImageInsets)?.pictureEdges
  }

  /// The line below a cell, by default in the palette's separator color, or a separator between two parts.
  var separatorTargets: [CSSTarget] {
    var color = color(.separatorColor)
    if part.kind == .separator {
      // The padding, where the line can be dragged, stays transparent.
      return color.map { .on("", declare: "background: \($0.css)", "background-clip: content-box") } ?? []
    }
    guard part.kind == .cell else { return [] }
    if case .separator(let style) = value(.separatorStyle) {
      if style == .none { return .on("", declare: "border-bottom: none") }
      color = color ?? theme.color(.separator, in: appearance)
    }
    return color.map { .on("", declare: "border-bottom: 1px solid \($0.css)") } ?? []
  }

  private var density: Density { theme.density }

  /// Corner radius, padding and minimum size.
  ///
  /// In CSS, the size excludes the padding.
  var sizeTargets: [CSSTarget] {
    // Metrics of the part are repeated, because a group declares the same properties in every state.
    let radius = part.kind == .image ? nil : number(.cornerRadius) ?? part.definedMetric(.cornerRadius)
    let corners = radius.map(part.cornerTargets) ?? []
    if part.kind == .group { return corners }
    var declarations: [String] = []
    let (block, inline) = (part.metric(.paddingBlock, in: density), part.metric(.paddingInline, in: density))
    var edges = [block, inline, block, inline]
    let padding: EdgeLengths? = if case .box(let box) = value(.padding) { box } else { nil }
    if let padding { edges = padding.edges }
    if padding != nil || part.definedMetric(.paddingBlock) != nil || part.definedMetric(.paddingInline) != nil {
      let lengths = edges.indices.map { part.length(edges[$0], of: $0 % 2 == 0 ? .paddingBlock : .paddingInline) }
      declarations.append("padding: \(lengths.joined(separator: " "))")
    }
    let picture = minimumPictureSize
    let lengths = [
      ("min-height", minimum(.height, .minimumHeight, picture: picture?.height, padding: edges[0] + edges[2])),
      ("min-width", minimum(.width, .minimumWidth, picture: picture?.width, padding: edges[1] + edges[3])),
    ]
    declarations += lengths.compactMap { name, length in length.map { "\(name): \($0)" } }
    return corners + declarations.map { CSSTarget(declaration: $0) }
  }

  /// Returns a minimum size without padding, or nil if neither the part nor its picture has one.
  private func minimum(
    _ property: StyleProperty, _ metric: PartMetric, picture: Double?, padding: Double
  ) -> String? {
    let own = number(property) ?? part.definedMetric(metric, in: density)
    guard let size = [own, picture].compactMap(\.self).max() else { return nil }
    let content = max(size - padding, 0)
    // The edges of a picture don't follow the text scale.
    return picture ?? 0 > own ?? 0 ? pixels(content) : part.length(content, of: metric)
  }

  /// The minimum size of a surface whose picture has fixed edges.
  ///
  /// GTK warns about a negative center size.
  private var minimumPictureSize: (width: Double, height: Double)? {
    guard settings.hasFixedPictureEdges else { return nil }
    guard let edges = fixedEdges, picture?.centers[edges] != nil else { return (0, 0) }
    return (edges.left + edges.right + 1, edges.top + edges.bottom + 1)
  }
}

extension [StyleSetting] {
  /// Whether a picture of the surface has fixed edges, which require a minimum size.
  var hasFixedPictureEdges: Bool { contains { $0.property == .backgroundImageInsets } }
}
