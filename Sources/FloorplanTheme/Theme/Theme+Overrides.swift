extension Theme {
  /// Replaces a value of the parts table.
  ///
  /// A value without a semantic variant applies to all variants. A value for the normal state doesn't change those of
  /// other states. A text style replaces the table's size, weight and family of the text.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  ///   - classPath: The exact class path of the part. If a part has several, the first one wins.
  ///   - state: The state.
  ///   - variant: The semantic variant, or nil for all variants.
  /// - Throws: ``ThemeError`` if no part has the class path, or the part doesn't accept the property, state or value.
  public mutating func set(
    _ property: StyleProperty, to value: StyleValue, of classPath: String, in state: StyleState = .normal,
    variant: SemanticStatus? = nil
  ) throws(ThemeError) {
    let classPath = TableCellClass.canonical(classPath)
    guard let part = ComponentParts.part(at: classPath) else { throw Self.unknown(classPath) }
    let accepted = part.acceptedProperties
    guard let taken = accepted.first(where: { $0.property == property }) else {
      throw .unacceptedProperty(property, of: classPath, accepted: accepted.map(\.property))
    }
    guard taken.states.contains(state) else { throw .unacceptedState(state, of: classPath, accepted: taken.states) }
    guard property.accepts(value) else { throw .wrongValue(value, of: property) }
    if [.fontName, .fontWidth].contains(property) { overridesFaces = true }
    if property == .letterSpacing { overridesSpacing = true }
    // Both states mean that the user is typing.
    let isTyping = part.kind == .textField && [.highlighted, .focused].contains(state)
    for state in isTyping ? [.highlighted, .focused] : [state] {
      let setting = StyleSetting(property, value, in: state, variant: variant, source: .code)
      overrides[classPath, default: []].removeAll { $0.hasSameKey(as: setting) }
      overrides[classPath, default: []].append(setting)
    }
  }

  /// Removes all values set by code; a style sheet stays.
  public mutating func removeOverrides() { (overrides, overridesFaces, overridesSpacing) = ([:], false, false) }

  /// Whether code or the style sheet sets a font face or width.
  var usesFaces: Bool { overridesFaces || sheet?.setsFaces == true }

  /// Whether a text has space added between its letters, by code or the style sheet.
  var usesLetterSpacing: Bool { overridesSpacing || sheet?.setsSpacing == true || textStyles.hasSpacing }

  /// Returns the settings of a part: those of the tables, overridden by code for each class path, overridden by the
  /// style sheet.
  ///
  /// - Complexity: O(1) in a theme without overrides, otherwise O(*n*²) in the few settings of the part.
  package func settings(of part: ComponentPart) -> [StyleSetting] {
    guard !overrides.isEmpty || sheet != nil else { return part.nodeSettings }
    return settings(of: part, at: part.cssClasses[...])
  }

  /// Returns the settings of a part on a node with only some of its class paths.
  ///
  /// Attributes are settings from code for this node alone.
  func settings(
    of part: ComponentPart, at classPaths: ArraySlice<String>, with attributes: [StyleSetting] = []
  ) -> [StyleSetting] {
    var settings = part.nodeSettings
    let paths = classPaths + part.generalClassPaths
    for path in paths.reversed() {
      if let layer = overrides[path] { settings = settings.overlaid(with: part.adopting(layer, from: path)) }
    }
    if !attributes.isEmpty { settings = settings.overlaid(with: attributes) }
    guard let sheet else { return settings }
    let (stock, own) = sheet.layers(of: part, at: paths)
    for layer in stock { settings = settings.overlaid(with: layer) }
    settings = settings.overlaid(with: inheritedSettings(to: part))
    for layer in own { settings = settings.overlaid(with: layer) }
    if part.kind == .button { settings = settings.overlaid(with: settings.titlesFromTint) }
    return settings.applyingSheetStates(on: part.kind)
  }

  /// Returns whether code or the style sheet sets anything for a part, by one of its class paths or a stock class.
  ///
  /// Changes of the palette don't count.
  ///
  /// - Parameter part: The part.
  /// - Returns: Whether anything is set.
  public func hasCustomSettings(for part: ComponentPart) -> Bool {
    part.styledClassPaths.contains { overrides[$0] != nil } || sheet?.sets(part) == true
      || !inheritedSettings(to: part).isEmpty
  }

  /// Returns the style sheet's settings that a placeholder takes from its field, or an accessory from its cell.
  private func inheritedSettings(to part: ComponentPart) -> [StyleSetting] {
    guard let sheet else { return [] }
    if let field = ComponentParts.field(around: part), sheet.sets(field) {
      return settings(of: field).compactMap { setting in
        guard setting.property == .placeholderColor, setting.source != .table else { return nil }
        return StyleSetting(.fontColor, setting.value, in: setting.state, source: setting.source)
      }
    }
    guard let cell = ComponentParts.tintSource(of: part), sheet.sets(cell) else { return [] }
    let states = part.states
    return settings(of: cell).filter { setting in
      setting.property == .tintColor && setting.source != .table && states.contains(setting.state)
    }
  }

  /// Returns the part with a class path, or with several class paths joined by colons.
  package static func part(at classPath: String) throws(ThemeError) -> ComponentPart {
    if let part = ComponentParts.part(at: classPath) { return part }
    let classes = classPath.split(separator: ":").map { TableCellClass.canonical(String($0)) }
    if let part = SheetLayer.part(at: classes) { return part }
    throw classes.count > 1 ? unknown(anyOf: classes) : unknown(classPath)
  }

  /// Returns the error for several class paths: one of them is unknown, or each belongs to a different part.
  private static func unknown(anyOf classes: [String]) -> ThemeError {
    classes.first { ComponentParts.part(at: $0) == nil }.map(unknown) ?? .noCommonPart(classes)
  }

  private static func unknown(_ classPath: String) -> ThemeError {
    let family = ClassPathFamily(of: classPath)
    let near = family?.nearest { nearestNames(to: $0, in: $1, limit: 1).first }
    let others = nearestNames(to: classPath, in: ComponentParts.classPaths).filter { $0 != near }
    return .unknownClassPath(classPath, nearest: Array(([near].compactMap(\.self) + others).prefix(3)))
  }
}

extension ComponentPart {
  /// All class paths that style the part: its own, and those of the more general part.
  package var styledClassPaths: [String] { cssClasses + generalClassPaths }

  /// The class paths of the parts that this one specializes, directly and indirectly.
  var generalClassPaths: [String] { generalClassPath.flatMap(ComponentParts.part)?.styledClassPaths ?? [] }

  /// The settings of the part's node without a style sheet: its own, over those of the more general part.
  package var nodeSettings: [StyleSetting] {
    guard let generalPart else { return settings }
    return generalPart.nodeSettings.overlaid(with: settings)
  }

  /// Returns the settings for a class path that mean the same on this part.
  ///
  /// The more general part may have another kind.
  func adopting(_ settings: [StyleSetting], from classPath: String) -> [StyleSetting] {
    guard !cssClasses.contains(classPath) else { return settings }
    if traits.contains(.replacesReadOnlyField) { return readOnly(settings) }
    guard ComponentParts.part(at: classPath)?.kind != kind else { return settings }
    let accepted = acceptedProperties
    return settings.filter { setting in
      // A field is highlighted while the user types, a text while it is pressed.
      [.normal, .disabled].contains(setting.state)
        && accepted.contains { $0.property == setting.property && $0.states.contains(setting.state) }
    }
  }
}

extension ComponentPart {
  /// Converts settings of a field for the part that replaces it while it is read-only.
  ///
  /// Read-only settings take precedence. Of the normal settings, only those of the text apply, not those of the
  /// surface.
  private func readOnly(_ settings: [StyleSetting]) -> [StyleSetting] {
    let taken = Set(acceptedProperties.map(\.property))
    let readOnlyProperties = Set(settings.lazy.filter { $0.state == .readonly }.map(\.property))
    return settings.compactMap { setting in
      guard taken.contains(setting.property) else { return nil }
      switch setting.state {
      case .readonly:
        return StyleSetting(
          setting.property, setting.value, in: .normal, variant: setting.variant, source: setting.source)
      case .normal where !readOnlyProperties.contains(setting.property), .disabled:
        return Self.textProperties.contains(setting.property) ? setting : nil
      default: return nil
      }
    }
  }

  private static let textProperties = Set(PartKind.textProperties + [.textAlign, .viewAlpha])
}

extension StyleState {
  /// The overlay on a surface in the state if only its normal color is set, or nil if the state keeps its own color.
  fileprivate var stateOverlay: ColorToken? {
    switch self {
    case .hover: .tertiaryFill
    case .highlighted: .primaryFill
    case .selected, .focused: .tintColor3
    default: nil
    }
  }
}

extension StyleValue {
  fileprivate var isOverlay: Bool { if case .overlay = self { true } else { false } }
}

extension StyleSetting {
  fileprivate var isFromSheet: Bool { source.declaration != nil }

  /// Returns overlays on properties of a surface in the state of this setting, with its own token if it is an overlay.
  fileprivate func overlays(_ overlay: ColorToken, on properties: [StyleProperty]) -> [StyleSetting] {
    var token = overlay
    if case .overlay(let own) = value { token = own }
    return properties.map { StyleSetting($0, .overlay(token), in: state, variant: variant) }
  }

  fileprivate func hasSameKey(as other: StyleSetting) -> Bool {
    property == other.property && state == other.state && variant == other.variant
  }

  /// Returns whether this setting makes one of a lower layer ineffective.
  fileprivate func replaces(_ lower: StyleSetting) -> Bool {
    guard state == lower.state, variant == nil || variant == lower.variant else { return false }
    if property == lower.property || replacesSurface(of: lower) { return true }
    // Within a sheet, a property doesn't replace other properties, regardless of their classes.
    guard !lower.isFromSheet else { return false }
    // The name of a face may include its weight.
    if property == .fontName, lower.property == .fontWeight { return value.fontFace?.weight != nil }
    return property == .fontStyle && StyleProperty.partsOfFont.contains(lower.property)
  }
}

extension [StyleSetting] {
  /// Returns the settings without the table's states of properties that the sheet sets for the normal state.
  ///
  /// This is the behavior of iOS, where states without a value in the sheet fall back to the normal state. There are
  /// three exceptions. Disabled parts keep the table's style, because users rely on it. Surfaces get an overlay over
  /// the sheet's color or gradient for hover, pressed and selected, because a desktop displays states that touch
  /// doesn't need. The border of a field still marks the keyboard focus.
  fileprivate func applyingSheetStates(on kind: PartKind) -> Self {
    let custom = filter {
      $0.state == .normal && $0.variant == nil && $0.isFromSheet && ($0.property.isColor || $0.property == .borderWidth)
    }
    guard !custom.isEmpty else { return self }
    let properties = Set(custom.map(\.property))
    let visible = visibleSurface(in: .normal).map(\.property)
    let ends = [StyleProperty.backgroundColorTop, .backgroundColorBottom].filter {
      properties.contains($0) && visible.contains($0)
    }
    return flatMap { setting -> [StyleSetting] in
      guard setting.source == .table, let stateOverlay = setting.state.stateOverlay else { return [setting] }
      if setting.property == .backgroundColor, !ends.isEmpty {
        return setting.overlays(
          stateOverlay, on: ends.filter { end in !contains { $0.property == end && $0.state == setting.state } })
      }
      guard properties.contains(setting.property), !setting.value.isOverlay else { return [setting] }
      if setting.property == .backgroundColor { return setting.overlays(stateOverlay, on: [.backgroundColor]) }
      let marksKeyboardFocus = kind == .textField && setting.property == .borderColor
      return marksKeyboardFocus && [.focused, .highlighted].contains(setting.state) ? [setting] : []
    }
  }

  /// The colors of a button's title and symbol if the sheet only sets a tint for them, as on iOS.
  fileprivate var titlesFromTint: [StyleSetting] {
    let titles = filter { $0.property == .fontColor }
    guard !titles.isEmpty else { return [] }
    let states = Set(titles.lazy.filter(\.isFromSheet).map(\.state))
    return compactMap { setting in
      guard setting.property == .tintColor, setting.isFromSheet, !states.contains(setting.state) else { return nil }
      return StyleSetting(
        .fontColor, setting.value, in: setting.state, variant: setting.variant, source: setting.source)
    }
  }

  /// Returns the settings with those of a higher layer over them.
  fileprivate func overlaid(with layer: [StyleSetting]) -> Self {
    filter { lower in !layer.contains { $0.replaces(lower) } } + layer
  }

  /// Returns the effective setting of a property in a state.
  ///
  /// A state precedes its fallbacks; within a state, the variant precedes the general value.
  ///
  /// A text style that is set for a state includes its size, weight and spacing, and a face its weight, even if the
  /// table has others for another state.
  package func effectiveSetting(of property: StyleProperty, in state: StyleState, variant: SemanticStatus?)
    -> StyleSetting?
  {
    let found = nearestSetting(of: property, in: state, variant: variant)
    guard let found, found.source == .table, StyleProperty.partsOfFont.contains(property),
      found.state != state
    else { return found }
    let others = [StyleProperty.fontStyle, .fontName].compactMap { nearestSetting(of: $0, in: state, variant: variant) }
    let isOverridden = others.contains { other in
      guard other.source != .table,
        other.property == .fontStyle || property == .fontWeight && other.value.fontFace?.weight != nil
      else { return false }
      return other.state != found.state
        && state.fallbacks.first { $0 == other.state || $0 == found.state } == other.state
    }
    return isOverridden ? nil : found
  }

  private func nearestSetting(of property: StyleProperty, in state: StyleState, variant: SemanticStatus?)
    -> StyleSetting?
  {
    func setting(in state: StyleState, variant: SemanticStatus?) -> StyleSetting? {
      first { $0.property == property && $0.state == state && $0.variant == variant }
    }
    for candidate in state.fallbacks {
      if let variant, let setting = setting(in: candidate, variant: variant) { return setting }
      if let setting = setting(in: candidate, variant: nil) { return setting }
    }
    return nil
  }
}
