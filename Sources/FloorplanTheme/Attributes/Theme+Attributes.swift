extension Theme {
  /// Returns the style of one widget's part with attributes, as a style sheet for an additional class of its node.
  ///
  /// Attributes override the parts table, and values that code sets for all such parts. The theme's style sheet
  /// overrides attributes for the same property and state. Attributes that the part doesn't accept and states that it
  /// doesn't have are ignored.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, by state.
  ///   - part: The part.
  ///   - styleClass: The class. The provider of the style sheet must have a higher priority than those of the theme.
  ///   - appearance: The appearance.
  /// - Returns: The style sheet, which is empty if no attribute applies.
  package func css(
    of attributes: [StyleState: TintAttributes], on part: ComponentPart, class styleClass: String,
    in appearance: Appearance
  ) -> String {
    let own = Self.settings(of: attributes, on: part)
    guard !own.isEmpty else { return "" }
    // These rules outrank the theme's. They must therefore contain all states of a property, including those of the
    // table and the sheet, and all properties that are declared together with it.
    let groups = own.cssGroups
    let relevant = settings(of: part, at: part.cssClasses[...], with: own).filter {
      groups.contains($0.property.cssGroup)
    }
    let node = StyledNode(part: part, classes: [styleClass], settings: relevant, hasMeasures: false)
    return node.rules(self, in: appearance).map(\.text).joined()
  }

  /// Returns the settings of attributes that a part accepts.
  static func settings(of attributes: [StyleState: TintAttributes], on part: ComponentPart) -> [StyleSetting] {
    StyleState.allCases.flatMap { state in attributes[state].map { $0.settings(on: part, in: state) } ?? [] }
  }
}

extension TintAttributes {
  func settings(on part: ComponentPart, in state: StyleState) -> [StyleSetting] {
    var values: [(StyleProperty, StyleValue)] = []
    if let foregroundColor {
      values += part.kind.foregroundProperties.map { ($0, foregroundColor.value) }
    }
    if let font, part.kind.acceptedProperties.contains(.fontStyle) { values += font.values }
    if let borderColor, part.kind.supportsBorder { values.append((.borderColor, borderColor.value)) }
    // A field is highlighted while it has the focus, so both are the same state.
    let isEditing = part.kind == .textField && (state == .highlighted || state == .focused)
    let states = isEditing ? [StyleState.highlighted, .focused] : [state]
    return states.filter(part.states.contains).flatMap { state in
      values.filter { $0.0.accepts($0.1) }.map { StyleSetting($0.0, $0.1, in: state, source: .code) }
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
  /// The properties for the foreground color of the kind.
  fileprivate var foregroundProperties: [StyleProperty] {
    switch self {
    case .text, .textField, .button, .tag: [.fontColor]
    case .image, .progress: [.tintColor]
    case .rating: [.onColor, .offColor]
    default: []
    }
  }

  fileprivate var supportsBorder: Bool { [.text, .textField, .button, .tag, .cell, .item].contains(self) }
}
