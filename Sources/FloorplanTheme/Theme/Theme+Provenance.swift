extension Theme {
  /// Returns the style of a part in a state, with the origin of each value.
  ///
  /// - Parameters:
  ///   - classPath: The exact class path.
  ///   - state: The state of the part.
  ///   - variant: The semantic variant that its widget sets, if any.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the part is on an elevated surface (sheet, popover).
  /// - Returns: All properties with a value, with their origin.
  /// - Throws: ``ThemeError/unknownClassPath(_:nearest:)`` if no part has the class path.
  /// - Complexity: O(*n*) in the style sheet.
  public func provenance(
    of classPath: String, state: StyleState = .normal, variant: SemanticStatus? = nil, appearance: Appearance,
    elevated: Bool = false
  ) throws(ThemeError) -> StyleProvenance {
    provenance(
      of: try Self.part(at: classPath), named: classPath, [state], variant: variant, appearance: appearance,
      elevated: elevated)
  }

  /// Returns the style of a part in several states at once, such as selected and hover, with the origin of each value.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - states: The states; empty for the normal state.
  ///   - attributes: The attributes that code sets for the part of one widget, by state.
  ///   - variant: The semantic variant that its widget sets, if any.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the part is on an elevated surface (sheet, popover).
  ///   - tracesOverridden: Whether to include the overridden values, which need a search in all rules of the sheet.
  /// - Returns: All properties with a value, with their origin.
  package func provenance(
    of part: ComponentPart, states: Set<StyleState>, attributes: [StyleState: TintAttributes] = [:],
    variant: SemanticStatus? = nil, appearance: Appearance, elevated: Bool = false, tracesOverridden: Bool = true
  ) -> StyleProvenance {
    provenance(
      of: part, named: part.classPath, part.kind.precedence(of: states), attributes, variant: variant,
      appearance: appearance, elevated: elevated, tracesOverridden: tracesOverridden)
  }

  private func provenance(
    of part: ComponentPart, named classPath: String, _ states: [StyleState],
    _ attributes: [StyleState: TintAttributes] = [:], variant: SemanticStatus?, appearance: Appearance, elevated: Bool,
    tracesOverridden: Bool = true
  ) -> StyleProvenance {
    let own = Self.settings(of: attributes, on: part)
    let settings = own.isEmpty ? settings(of: part) : settings(of: part, at: part.cssClasses[...], with: own)
    return StyleProvenance(
      classPath: classPath, part: part.title, state: states.first ?? .normal, appearance: appearance,
      properties: properties(
        of: part, settings, states: states, variant: variant, appearance: appearance, elevated: elevated,
        tracesOverridden: tracesOverridden),
      combinedClassPaths: part.companionClassPaths.map { "\(part.classPath):\($0)" })
  }

  /// Returns all properties of a part with a value, with its origin, given its ``settings(of:)``.
  ///
  /// Without the overridden values, which need a search in all rules of the sheet, it is fast. The states are in order
  /// of precedence, strongest first.
  package func properties(
    of part: ComponentPart, _ settings: [StyleSetting], states: [StyleState], variant: SemanticStatus?,
    appearance: Appearance, elevated: Bool = false, tracesOverridden: Bool
  ) -> [StyleProvenance.Property] {
    var values = PartValues(
      theme: self, part: part, settings: settings, variant: variant, appearance: appearance, isElevated: elevated)
    return StyleProperty.allCases.compactMap { property in
      values.state = settings.decidingState(for: property, in: states, variant: variant)
      return values.setting(property).map { values.trace($0, in: states, tracesOverridden: tracesOverridden) }
    }
  }
}

extension PartValues {
  fileprivate func trace(
    _ setting: StyleSetting, in states: [StyleState], tracesOverridden: Bool
  ) -> StyleProvenance.Property {
    var chain = StyleChain(theme: theme, slot: Palette.Slot(appearance: appearance, isElevated: isElevated))
    if case .sheet(let index) = setting.source, let declaration = theme.sheet?.declarations[index],
      let variable = declaration.variable
    {
      var color: PaletteReference?
      if case .style(.reference(let reference)) = declaration.value { color = reference }
      chain.follow(variable: variable, to: color)
    }
    chain.follow(setting.value)
    let source = candidate(setting)
    let overridden =
      tracesOverridden ? overridden(of: setting.property, to: setting) + overriddenByFont(setting) : []
    return StyleProvenance.Property(
      property: setting.property, value: text(of: setting), color: color(setting.property), state: setting.state,
      source: source, steps: chain.steps,
      overridden: overridden.map { $0.losing(to: source) } + (tracesOverridden ? chain.overridden : []),
      coveredBy: states.lazy.compactMap { part.cover(of: setting.property, in: $0) }.first ?? surface(over: setting),
      missing: missing(for: setting))
  }

  /// Returns the properties of which one is needed for a value to be visible, if none of them has a value in the state.
  private func missing(for setting: StyleSetting) -> [StyleProperty] {
    let needed = setting.visibilityRequirements(on: part)
    return needed.contains { value($0) != nil } ? [] : needed
  }

  /// Returns the color or gradient that covers this one on the same surface.
  private func surface(over setting: StyleSetting) -> String? {
    guard setting.property.paintsSurface else { return nil }
    let visible = settings.visibleSurface(in: state, variant: variant).map(\.property)
    return visible.contains(setting.property) ? nil : visible.map(\.rawValue).joined(separator: " and ")
  }

  private func text(of setting: StyleSetting) -> String {
    if let color = color(setting.property) { return color.sheetText }
    if case .textStyle(let style) = setting.value {
      let font = theme.textStyles[style]
      return "\(style.rawValue) (\(decimalText(font.points)) points, weight \(font.weight))"
    }
    return setting.value.text
  }

  private func candidate(_ setting: StyleSetting) -> StyleProvenance.Candidate {
    if case .sheet(let index) = setting.source, let sheet = theme.sheet { return sheet.declarations[index].candidate }
    return StyleProvenance.Candidate(
      setting.source == .table ? .table : .code, setting.property.rawValue + setting.state.suffix, setting.value.text)
  }

  /// Returns the names, sizes and weights that a text style or face overrides with its own.
  private func overriddenByFont(_ winner: StyleSetting) -> [StyleProvenance.Candidate] {
    guard winner.source != .table else { return [] }
    let hasStyle = setting(.fontStyle).map { $0.source != .table } ?? false
    let included: [StyleProperty] =
      switch winner.property {
      case .fontStyle: StyleProperty.partsOfFont
      case .fontName where !hasStyle: [.fontWeight]
      default: []
      }
    return included.filter { setting($0) == nil }.flatMap { overridden(of: $0, to: winner) }
  }

  /// Returns the values that a setting overrides: declarations of the sheet in reverse order, then code, then the
  /// table.
  private func overridden(of property: StyleProperty, to winner: StyleSetting) -> [StyleProvenance.Candidate] {
    var overridden: [StyleProvenance.Candidate] = []
    if let layer = theme.sheet {
      // All paints of a surface compete.
      let competitors: Set<StyleProperty> =
        property.paintsSurface
        ? [.backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage] : [property]
      // A value with its own line isn't overridden by this one.
      let others = settings.filter { $0.property != property && competitors.contains($0.property) }
      let kept = (others + [winner]).compactMap(\.source.declaration).map { layer.declarations[$0].range }
      let losers = declarations(of: competitors, in: layer).filter { !kept.contains($0.range) }
      overridden = losers.reversed().map(\.candidate)
    }
    var below = theme
    below.sheet = nil
    for layer in [below, Theme.standard] {
      let lower = layer.settings(of: part)
      let held =
        property.paintsSurface
        ? lower.visibleSurface(in: state, variant: variant)
        : [lower.effectiveSetting(of: property, in: state, variant: variant)].compactMap(\.self)
      for setting in held
      where setting.source != winner.source || setting.source == .code && setting.value != winner.value {
        if setting.property != property, settings.contains(setting) { continue }
        let text = candidate(setting)
        if !overridden.contains(text) { overridden.append(text) }
      }
    }
    return overridden
  }

  /// Returns all declarations in the sheet that set one of the properties for the part, in the state or a fallback.
  private func declarations(
    of properties: Set<StyleProperty>, in layer: SheetLayer
  ) -> [StyleSheet.EvaluatedDeclaration] {
    var found: [StyleSheet.EvaluatedDeclaration] = []
    let field = properties == [.fontColor] ? ComponentParts.field(around: part) : nil
    for rule in layer.evaluation.rules {
      // A field may set the color of its placeholder.
      let targets = [
        target(of: rule, for: part).map { (target: $0, properties: properties) },
        field.flatMap { target(of: rule, for: $0) }.map {
          (target: $0, properties: Set([StyleProperty.placeholderColor]))
        },
      ].compactMap(\.self)
      for declaration in rule.declarations {
        guard let name = declaration.property else { continue }
        let counts = targets.contains { target, properties in
          target.slots(for: name).contains {
            properties.contains($0.slot.property) && state.fallbacks.contains($0.slot.state)
          }
        }
        if counts { found.append(declaration) }
      }
    }
    return found
  }

  /// Returns the target that a rule applies to for a part: the part itself or one of a stock class.
  ///
  /// Returns nil if there is none.
  private func target(of rule: StyleSheet.EvaluatedRule, for part: ComponentPart) -> SheetTarget? {
    let selectors = rule.selectors.map(SheetLayer.distinct)
    if selectors.contains(where: Set(part.styledClassPaths).isSuperset) { return SheetTarget(part) }
    let stock = selectors.first { $0.count == 1 && StockPartClass.classes(of: part).contains($0[0]) }
    return stock.flatMap { SheetLayer.targets(at: $0).first { $0.part.kind == part.kind } }
  }
}

extension ComponentPart {
  /// Returns the visible replacement for a property's value in a state, in words; nil if the value itself is visible.
  fileprivate func cover(of property: StyleProperty, in state: StyleState) -> String? {
    guard state != .normal, states.contains(state),
      let accepted = acceptedProperties.first(where: { $0.property == property }), accepted.states.count > 1,
      !accepted.states.contains(state)
    else { return nil }
    switch (kind, property) {
    case (.cell, .backgroundColor), (.cell, .backgroundColorTop), (.cell, .backgroundColorBottom):
      return ComponentParts.selection(of: component)?.classPath
    case (.cell, .separatorColor) where state == .focused: return "the focus ring"
    default: return nil
    }
  }
}

extension StyleSheet.EvaluatedDeclaration {
  /// The declaration as written, including a variable.
  var candidate: StyleProvenance.Candidate {
    StyleProvenance.Candidate(.sheet(range), name, text)
  }
}
