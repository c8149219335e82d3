/// Properties that are declared together, because they share a declaration or depend on each other.
///
/// A group has a rule for each state in which one of its properties is set. The rule contains all properties of the
/// group.
enum CSSGroup: Sendable, Equatable {
  case font
  case textShadow
  case separator
  case surface
  case placeholderGradient
  case edge
  case size
  /// A property that doesn't depend on others.
  case single(StyleProperty)

  func targets(of values: PartValues) -> [CSSTarget] {
    switch self {
    case .font: values.fontTargets
    case .single(.textTransform):
      if case .transform(let transform) = values.value(.textTransform) {
        // In GTK 4.8, inner nodes don't inherit it.
        ([""] + values.part.kind.textNodes).map {
          CSSTarget(node: $0, declaration: "text-transform: \(transform.rawValue)")
        }
      } else {
        []
      }
    case .single(.tabularFigures): values.figureTargets
    case .textShadow: values.textShadowTargets
    case .single(.textOffset): values.textOffsetTargets
    case .single(.titleInsets): values.titleTargets
    case .separator: values.separatorTargets
    case .surface: values.surfaceTargets
    case .placeholderGradient:
      values.gradient(.gradientStartColor, .gradientEndColor).map {
        .on(" > backdrop.gradient", declare: "background: \($0)")
      } ?? []
    case .edge: values.edgeTargets
    case .size: values.sizeTargets
    case .single(.viewAlpha):
      values.number(.viewAlpha).map { .on("", declare: "opacity: \(decimalText($0))") } ?? []
    case .single(let property):
      values.color(property).map { values.part.kind.targets(of: property, color: $0.css) } ?? []
    }
  }
}

extension StyleProperty {
  var paintsSurface: Bool {
    switch self {
    case .backgroundColor, .backgroundColorTop, .backgroundColorBottom: true
    default: false
    }
  }

  var cssGroup: CSSGroup {
    switch self {
    case .fontStyle, .fontName, .fontSize, .fontWeight, .fontWidth, .lineHeight, .letterSpacing: .font
    case .textShadowColor, .textShadowOffset: .textShadow
    case .separatorColor, .separatorStyle: .separator
    case .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImageRepeat,
      .backgroundImageInsets:
      .surface
    case .gradientStartColor, .gradientEndColor: .placeholderGradient
    case .borderColor, .borderTopColor, .borderWidth, .shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius: .edge
    case .cornerRadius, .padding, .width, .height: .size
    default: .single(self)
    }
  }
}

extension [StyleSetting] {
  /// The groups of the settings, in the order of the settings.
  var cssGroups: [CSSGroup] {
    var groups: [CSSGroup] = []
    for group in lazy.map(\.property.cssGroup) where !groups.contains(group) { groups.append(group) }
    return groups
  }
}
