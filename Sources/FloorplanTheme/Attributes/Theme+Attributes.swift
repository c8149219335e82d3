extension Theme {
  /// What one widget's part looks like with attributes, as a style sheet for a class that its node has beside the
  /// part's.
  ///
  /// Attributes take the place of what the parts table says, and of what is set by code for all such parts.  Where the
  /// style sheet of the theme sets the same property in the same state, it wins.  Attributes that the part doesn't
  /// take, or states that it doesn't show, say nothing.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, by state.
  ///   - part: The part.
  ///   - styleClass: The class, for a provider that wins over those of the theme.
  ///   - appearance: The appearance to read the palette in.
  /// - Returns: The style sheet, empty where nothing is said.
  package func css(
    of attributes: [StyleState: TintAttributes], on part: ComponentPart, class styleClass: String,
    in appearance: Appearance
  ) -> String {
    let own = StyleState.allCases.flatMap { state in
      attributes[state].map { $0.settings(on: part, in: state) } ?? []
    }
    guard !own.isEmpty else { return "" }
    // Higher than the theme's, the rules have to say all states of a property, those of the table and the sheet too, and
    // all properties that one declaration is made of.
    let groups = own.cssGroups
    let said = settings(of: part, at: part.cssClasses[...], with: own).filter { groups.contains($0.property.cssGroup) }
    let node = StyledNode(part: part, classes: [styleClass], settings: said, hasMeasures: false)
    return node.rules(self, in: appearance).map(\.text).joined()
  }
}

extension TintAttributes {
  /// The attributes as settings of a part.
  func settings(on part: ComponentPart, in state: StyleState) -> [StyleSetting] {
    var values: [(StyleProperty, StyleValue)] = []
    if let foregroundColor {
      values += part.kind.foregroundProperties.map { ($0, foregroundColor.value) }
    }
    if let font, part.kind.acceptedProperties.contains(.fontStyle) { values += font.values }
    if let borderColor, part.kind.takesBorder { values.append((.borderColor, borderColor.value)) }
    // A field is highlighted while it has the focus: the two are one.
    let isEditing = part.kind == .textField && (state == .highlighted || state == .focused)
    let states = isEditing ? [StyleState.highlighted, .focused] : [state]
    return states.filter(part.states.contains).flatMap { state in
      values.filter { $0.0.takes($0.1) }.map { StyleSetting($0.0, $0.1, in: state, source: .code) }
    }
  }
}

extension StyleFont {
  fileprivate var values: [(StyleProperty, StyleValue)] {
    var values: [(StyleProperty, StyleValue)] = []
    if let style { values.append((.fontStyle, .textStyle(style))) }
    if let family { values.append((.fontName, .fontFamily(family))) }
    if let size { values.append((.fontSize, .fontSize(size))) }
    if let weight { values.append((.fontWeight, .weight(weight))) }
    return values
  }
}

extension PartKind {
  /// The properties that the colour of what is drawn on a part of this kind is.
  fileprivate var foregroundProperties: [StyleProperty] {
    switch self {
    case .text, .textField, .button, .tag: [.fontColor]
    case .image, .progress: [.tintColor]
    case .rating: [.onColor, .offColor]
    default: []
    }
  }

  fileprivate var takesBorder: Bool { [.text, .textField, .button, .tag, .cell, .item].contains(self) }
}
