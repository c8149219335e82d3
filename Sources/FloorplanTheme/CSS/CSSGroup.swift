/// The values of a part in a state, for declarations that take several of them to say.
struct CSSValues {
  let theme: Theme
  let part: ComponentPart
  let settings: [StyleSetting]
  /// What is said below these on the same node.
  var lower: [StyleSetting] = []
  let state: StyleState
  var variant: StyleVariant?
  let appearance: Appearance

  func value(_ property: StyleProperty) -> StyleValue? {
    settings.effectiveValue(of: property, in: state, variant: variant)
  }

  func color(_ property: StyleProperty) -> ThemeColor? {
    theme.color(of: property, in: settings, state: state, variant: variant, appearance: appearance)
  }

  func length(_ property: StyleProperty) -> Double? {
    if case .length(let points) = value(property) { points } else { nil }
  }

  func offset(_ property: StyleProperty) -> (x: Double, y: Double)? {
    if case .offset(let x, let y) = value(property) { (x, y) } else { nil }
  }
}

/// Properties that one declaration is made of, or that depend on each other.
///
/// A group has rules in a state that says something of one of its properties: those are made of what holds for all of
/// them there.
enum CSSGroup: CaseIterable {
  case font
  case letters
  case textShadow
  case place
  case title
  case separator
  case gradient
  case picture
  case placeholderGradient
  case edge
  case size

  static func targets(of values: CSSValues) -> [CSSTarget] {
    var groups: [CSSGroup] = []
    let settings = values.settings
    for index in settings.indices
    where settings[index].state == values.state && settings[index].variant == values.variant {
      let property = settings[index].property
      if let group = property.cssGroup, !groups.contains(group) { groups.append(group) }
      // What a surface is painted with would take its picture away.
      if property.paintsSurface, !groups.contains(.picture) { groups.append(.picture) }
    }
    // It lies over them.
    if let picture = groups.firstIndex(of: .picture) { groups.append(groups.remove(at: picture)) }
    // What keeps its size needs the room, and gives it back.
    let changesRoom = values.leastPictureSize != nil || values.takesFrameAway
    if groups.contains(.picture), !groups.contains(.size), changesRoom { groups.append(.size) }
    return groups.flatMap { $0.targets(of: values) }
  }

  /// The properties that are said together.
  var properties: [StyleProperty] { StyleProperty.allCases.filter { $0.cssGroup == self } }

  private func targets(of values: CSSValues) -> [CSSTarget] {
    switch self {
    case .font: values.fontTargets
    case .letters:
      if case .transform(let transform) = values.value(.textTransform) {
        // GTK 4.8 hands it down to no node inside.
        ([""] + values.part.kind.letterNodes).map { CSSTarget(node: $0, "text-transform: \(transform.rawValue)") }
      } else {
        []
      }
    case .textShadow: values.textShadowTargets
    case .place: values.placeTargets
    case .title: values.titleTargets
    case .separator: values.separatorTargets
    case .gradient:
      values.showsGradient ? values.gradientTarget(.backgroundColorTop, .backgroundColorBottom, node: "") : []
    case .picture: values.pictureTargets
    case .placeholderGradient:
      values.gradientTarget(.gradientStartColor, .gradientEndColor, node: " > backdrop.gradient")
    case .edge: values.edgeTargets
    case .size: values.sizeTargets
    }
  }
}

extension StyleProperty {
  /// Whether the property is the paint of a surface.
  var paintsSurface: Bool {
    switch self {
    case .backgroundColor, .backgroundColorTop, .backgroundColorBottom: true
    default: false
    }
  }

  /// Whether what is said of the property in a state is said together with others.
  var isOfGroup: Bool { cssGroup != nil || paintsSurface }

  /// What the property is said together with; nil where it has a declaration of its own.
  var cssGroup: CSSGroup? {
    switch self {
    case .fontStyle, .fontName, .fontSize, .fontWeight, .fontWidth: .font
    case .textTransform: .letters
    case .textShadowColor, .textShadowOffset: .textShadow
    case .textOffset: .place
    case .titleInsets: .title
    case .separatorStyle: .separator
    case .backgroundColorTop, .backgroundColorBottom: .gradient
    case .backgroundImage, .backgroundImageRepeat, .backgroundImageInsets: .picture
    case .gradientStartColor, .gradientEndColor: .placeholderGradient
    case .borderColor, .borderTopColor, .borderWidth, .shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius: .edge
    case .cornerRadius, .padding, .width, .height: .size
    default: nil
    }
  }
}
