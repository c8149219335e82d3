extension ComponentPart {
  /// Describes how a property of the part is displayed: with the CSS properties and their nodes, or by the widget.
  ///
  /// The description is derived from the actual CSS, so the two can't differ.
  ///
  /// - Parameter property: A property that the part accepts.
  /// - Returns: The description in Markdown.
  package func realizationText(of property: StyleProperty) -> String {
    if isDisplayedByWidget(property) { return "the widget" }
    if property == .onTintColor { return "as `track-color` and `border-color`" }
    if property == .backgroundImage { return "`background-image`" }
    if property == .backgroundImageInsets { return "`border-image`, and `background-image` between the edges" }
    if property == .backgroundImageRepeat { return "`background-repeat`, `background-size`" }
    if property == .placeholderColor { return "as `font-color` of the placeholder" }
    let bare = ComponentPart(component: component, name: name, kind: kind, classPath: classPath, traits: traits)
    let settings = ([property] + property.visibilityRequirements.prefix(1)).compactMap { other in
      other.sample.map { StyleSetting(other, $0) }
    }
    let values = PartValues(theme: .standard, part: bare, settings: settings, state: .normal, appearance: .light)
    let targets = settings.cssGroups.flatMap { $0.targets(of: values) }
    var nodes: [String] = []
    var names: [String: [String]] = [:]
    for target in targets {
      let node = target.pseudoClass + target.node
      if names[node] == nil { nodes.append(node) }
      names[node, default: []].append("`" + target.declaration.prefix { $0 != ":" } + "`")
    }
    return nodes.map { node in
      let list = (names[node] ?? []).joined(separator: ", ")
      return node.isEmpty ? list : "\(list) of `\(node.drop { $0 == " " })`"
    }.joined(separator: "; ")
  }
}

extension StyleProperty {
  /// A value that the property accepts.
  fileprivate var sample: StyleValue? {
    let values: [StyleValue] = [
      .literal(ThemeColor(hex: 0)), .textStyle(.body), .fontFamily("A"), .fontSize(17), .weight(400), .opacity(1),
      .length(1), .offset(x: 0, y: 0), .box(EdgeLengths(top: 0, right: 0, bottom: 0, left: 0)), .transform(.none),
      .fontWidth(.condensed), .separator(.singleLine),
    ]
    return values.first(where: accepts)
  }
}
