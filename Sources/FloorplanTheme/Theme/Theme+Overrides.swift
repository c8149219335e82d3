extension Theme {
  /// Puts a value in place of what the parts table says.
  ///
  /// A value without a meaning holds for every meaning. One for the normal state leaves those of other states as they
  /// are. A text style takes the size, the weight and the family of the text from what the table says.
  ///
  /// - Parameters:
  ///   - property: What is set.
  ///   - value: What it is set to.
  ///   - classPath: The class path of the part, to the letter. Where a part has several, the first wins.
  ///   - state: The state in which it holds.
  ///   - variant: The meaning with which it holds, nil for every one.
  /// - Throws: ``ThemeError`` if no part has the path, or the part doesn't take the property, the state or
  ///   the value.
  public mutating func set(
    _ property: StyleProperty, to value: StyleValue, of classPath: String, in state: StyleState = .normal,
    variant: StyleVariant? = nil
  ) throws(ThemeError) {
    let classPath = TableCellClass.canonical(classPath)
    guard let part = ComponentParts.part(at: classPath) else { throw Self.unknown(classPath) }
    let accepted = part.acceptedProperties
    guard let taken = accepted.first(where: { $0.property == property }) else {
      throw .unacceptedProperty(property, of: classPath, accepted: accepted.map(\.property))
    }
    guard taken.states.contains(state) else { throw .unacceptedState(state, of: classPath, accepted: taken.states) }
    guard property.takes(value) else { throw .wrongValue(value, of: property) }
    if [.fontName, .fontWidth].contains(property) { overridesFaces = true }
    // Both mean that the user types in a field.
    let isTyping = part.kind == .textField && [.highlighted, .focused].contains(state)
    for state in isTyping ? [.highlighted, .focused] : [state] {
      let setting = StyleSetting(property, value, in: state, variant: variant, source: .code)
      overrides[classPath, default: []].removeAll { $0.hasSameKey(as: setting) }
      overrides[classPath, default: []].append(setting)
    }
  }

  /// Takes back what code set; a style sheet stays.
  public mutating func removeOverrides() {
    overrides = [:]
    overridesFaces = false
  }

  /// Whether code or the style sheet sets a font face or width.
  var usesFaces: Bool { overridesFaces || sheet?.setsFaces == true }

  /// The values of a part: those of the tables, over them what code sets for each of its class paths, and over these what
  /// the style sheet sets.
  ///
  /// - Complexity: O(1) in a theme without overrides, else O(*n*²) in the few settings of the part.
  package func settings(of part: ComponentPart) -> [StyleSetting] {
    guard !overrides.isEmpty || sheet != nil else { return part.nodeSettings }
    return settings(of: part, at: part.cssClasses[...])
  }

  /// The values of a part on a node that has only some of its class paths; attributes are what code sets of this node
  /// alone.
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
    settings = settings.overlaid(with: lentSettings(to: part))
    for layer in own { settings = settings.overlaid(with: layer) }
    if part.kind == .button { settings = settings.overlaid(with: settings.titlesFromTint) }
    return settings.withStatesOfTheSheet(on: part.kind)
  }

  /// Whether anything is set for a part, by code or by the style sheet, under one of its class paths or a stock class.
  ///
  /// That the palette is another doesn't count.
  ///
  /// - Parameter part: The part.
  /// - Returns: Whether there is something.
  public func setsAnything(for part: ComponentPart) -> Bool {
    part.styledClassPaths.contains { overrides[$0] != nil } || sheet?.sets(part) == true
      || !lentSettings(to: part).isEmpty
  }

  /// What the style sheet says of a placeholder by the field that it stands in, and of an accessory by its cell.
  private func lentSettings(to part: ComponentPart) -> [StyleSetting] {
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

  /// The part that a class path addresses, or several of its class paths joined by colons.
  package static func part(at classPath: String) throws(ThemeError) -> ComponentPart {
    if let part = ComponentParts.part(at: classPath) { return part }
    let classes = classPath.split(separator: ":").map { TableCellClass.canonical(String($0)) }
    if let part = SheetLayer.part(at: classes) { return part }
    throw classes.count > 1 ? unknown(anyOf: classes) : unknown(classPath)
  }

  /// Why several class paths together address no part: one of them addresses none, or each another one.
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
  /// All class paths that style the part: its own, and those of the part that it makes special.
  package var styledClassPaths: [String] { cssClasses + generalClassPaths }

  /// The class paths of the part that this one makes special, and of what that makes special.
  var generalClassPaths: [String] { refinedClassPath.flatMap(ComponentParts.part)?.styledClassPaths ?? [] }

  /// The values that the part has on its node without a style sheet: its own, over those of the part that it makes special.
  package var nodeSettings: [StyleSetting] {
    guard let generalPart else { return settings }
    return generalPart.nodeSettings.overlaid(with: settings)
  }

  /// What is set under a class path, as far as it means the same on this part: the part that it makes special may be of
  /// another kind.
  func adopting(_ settings: [StyleSetting], from classPath: String) -> [StyleSetting] {
    guard !cssClasses.contains(classPath) else { return settings }
    if traits.contains(.standsForReadOnlyField) { return readOnly(settings) }
    guard ComponentParts.part(at: classPath)?.kind != kind else { return settings }
    let accepted = acceptedProperties
    return settings.filter { setting in
      // A field is highlighted while somebody types, and a text while it is pressed.
      [.normal, .disabled].contains(setting.state)
        && accepted.contains { $0.property == setting.property && $0.states.contains(setting.state) }
    }
  }
}

extension ComponentPart {
  /// What a field's settings mean for the part that takes its place while the value can't be changed: what is said of
  /// that comes before what is said in general, of which the letters are the same and the surface isn't.
  private func readOnly(_ settings: [StyleSetting]) -> [StyleSetting] {
    let taken = Set(acceptedProperties.map(\.property))
    let said = Set(settings.lazy.filter { $0.state == .readonly }.map(\.property))
    return settings.compactMap { setting in
      guard taken.contains(setting.property) else { return nil }
      switch setting.state {
      case .readonly:
        return StyleSetting(
          setting.property, setting.value, in: .normal, variant: setting.variant, source: setting.source)
      case .normal where !said.contains(setting.property), .disabled:
        return Self.letters.contains(setting.property) ? setting : nil
      default: return nil
      }
    }
  }

  private static let letters = Set(PartKind.textProperties + [.textAlign, .viewAlpha])
}

extension StyleState {
  /// What lies over a surface in the state where only the normal one is given a colour; nil for states that keep their own.
  fileprivate var veil: ColorToken? {
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
  fileprivate var isOfSheet: Bool { source.declaration != nil }

  /// What lies over properties of a surface in the state of this setting: its own veil where it is one.
  fileprivate func veiled(_ veil: ColorToken, on properties: [StyleProperty]) -> [StyleSetting] {
    var token = veil
    if case .overlay(let own) = value { token = own }
    return properties.map { StyleSetting($0, .overlay(token), in: state, variant: variant) }
  }

  fileprivate func hasSameKey(as other: StyleSetting) -> Bool {
    property == other.property && state == other.state && variant == other.variant
  }

  /// Whether the value of a lower layer means nothing where this one is set.
  fileprivate func replaces(_ lower: StyleSetting) -> Bool {
    guard state == lower.state, variant == nil || variant == lower.variant else { return false }
    if property == lower.property || takesSurface(of: lower) { return true }
    // Within a sheet each property stands for itself, whatever the class that says it.
    guard !lower.isOfSheet else { return false }
    // The name of a face may say its weight.
    if property == .fontName, lower.property == .fontWeight { return value.fontFace?.weight != nil }
    return property == .fontStyle && [.fontName, .fontSize, .fontWeight].contains(lower.property)
  }
}

extension [StyleSetting] {
  /// The settings, those of the table for a state gone where the sheet says the same property without a state.
  ///
  /// So it is on iOS, where a state without a value of the sheet's falls back to the normal one. What is not enabled keeps
  /// the table's look, as people rely on it; a surface that is pointed at, pressed or selected is told by a veil over the
  /// sheet's colour or gradient, for a desktop shows what a touch doesn't need; and the line around a field tells where
  /// the keyboard is.
  fileprivate func withStatesOfTheSheet(on kind: PartKind) -> Self {
    let said = filter {
      $0.state == .normal && $0.variant == nil && $0.isOfSheet && ($0.property.isColor || $0.property == .borderWidth)
    }
    guard !said.isEmpty else { return self }
    let properties = Set(said.map(\.property))
    let shown = shownSurface(in: .normal).map(\.property)
    let ends = [StyleProperty.backgroundColorTop, .backgroundColorBottom].filter {
      properties.contains($0) && shown.contains($0)
    }
    return flatMap { setting -> [StyleSetting] in
      guard setting.source == .table, let veil = setting.state.veil else { return [setting] }
      if setting.property == .backgroundColor, !ends.isEmpty {
        return setting.veiled(
          veil, on: ends.filter { end in !contains { $0.property == end && $0.state == setting.state } })
      }
      guard properties.contains(setting.property), !setting.value.isOverlay else { return [setting] }
      if setting.property == .backgroundColor { return setting.veiled(veil, on: [.backgroundColor]) }
      let tellsKeyboard = kind == .textField && setting.property == .borderColor
      return tellsKeyboard && [.focused, .highlighted].contains(setting.state) ? [setting] : []
    }
  }

  /// The colours of a button's title and symbol where the sheet has only a tint for them, as on iOS.
  fileprivate var titlesFromTint: [StyleSetting] {
    let titles = filter { $0.property == .fontColor }
    guard !titles.isEmpty else { return [] }
    let states = Set(titles.lazy.filter(\.isOfSheet).map(\.state))
    return compactMap { setting in
      guard setting.property == .tintColor, setting.isOfSheet, !states.contains(setting.state) else { return nil }
      return StyleSetting(
        .fontColor, setting.value, in: setting.state, variant: setting.variant, source: setting.source)
    }
  }

  /// The settings with those of a higher layer in their place.
  fileprivate func overlaid(with layer: [StyleSetting]) -> Self {
    filter { lower in !layer.contains { $0.replaces(lower) } } + layer
  }

  /// The value that holds for a property in a state: a meaning's own before the general one, the state before what it
  /// falls back to.
  package func effectiveValue(of property: StyleProperty, in state: StyleState, variant: StyleVariant?) -> StyleValue? {
    effectiveSetting(of: property, in: state, variant: variant)?.value
  }

  /// The setting whose value holds.
  ///
  /// A text style that is said for a state brings its own size and weight, and a face its weight, whatever the table
  /// says of another state.
  package func effectiveSetting(of property: StyleProperty, in state: StyleState, variant: StyleVariant?)
    -> StyleSetting?
  {
    let found = nearestSetting(of: property, in: state, variant: variant)
    guard let found, found.source == .table, [.fontName, .fontSize, .fontWeight].contains(property),
      found.state != state
    else { return found }
    let others = [StyleProperty.fontStyle, .fontName].compactMap { nearestSetting(of: $0, in: state, variant: variant) }
    let isVoid = others.contains { other in
      guard other.source != .table,
        other.property == .fontStyle || property == .fontWeight && other.value.fontFace?.weight != nil
      else { return false }
      return other.state != found.state
        && state.fallbacks.first { $0 == other.state || $0 == found.state } == other.state
    }
    return isVoid ? nil : found
  }

  private func nearestSetting(of property: StyleProperty, in state: StyleState, variant: StyleVariant?) -> StyleSetting?
  {
    func setting(in state: StyleState, variant: StyleVariant?) -> StyleSetting? {
      first { $0.property == property && $0.state == state && $0.variant == variant }
    }
    for candidate in state.fallbacks {
      if let variant, let setting = setting(in: candidate, variant: variant) { return setting }
      if let setting = setting(in: candidate, variant: nil) { return setting }
    }
    return nil
  }
}
