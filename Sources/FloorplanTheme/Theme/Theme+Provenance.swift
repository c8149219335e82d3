extension Theme {
  /// What the part with a class path looks like in a state, and why.
  ///
  /// - Parameters:
  ///   - classPath: The class path, to the letter.
  ///   - state: The state the part is in.
  ///   - variant: The meaning that its widget gave it, if any.
  ///   - appearance: The appearance to read the palette in.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover).
  /// - Returns: Every property that has a value, with where it comes from.
  /// - Throws: ``ThemeError/unknownClassPath(_:nearest:)`` if no part has the path.
  /// - Complexity: O(*n*) in the style sheet.
  public func provenance(
    of classPath: String, state: StyleState = .normal, variant: StyleVariant? = nil, appearance: Appearance,
    elevated: Bool = false
  ) throws(ThemeError) -> StyleProvenance {
    let part = try Self.part(at: classPath)
    let settings = settings(of: part)
    let tracer = ProvenanceTracer(
      theme: self, part: part, state: state, variant: variant,
      slot: Palette.Slot(appearance: appearance, isElevated: elevated))
    let properties = StyleProperty.allCases.compactMap { property in
      settings.effectiveSetting(of: property, in: state, variant: variant).map { tracer.trace($0, in: settings) }
    }
    return StyleProvenance(
      classPath: classPath, part: part.title, state: state,
      appearance: appearance, properties: properties)
  }
}

/// Finds out where values come from.
private struct ProvenanceTracer {
  let theme: Theme
  let part: ComponentPart
  let state: StyleState
  let variant: StyleVariant?
  let slot: Palette.Slot

  func trace(_ setting: StyleSetting, in settings: [StyleSetting]) -> StyleProvenance.Property {
    var chain = StyleChain(theme: theme, slot: slot)
    if case .sheet(let index) = setting.source, let layer = theme.sheet,
      let variable = layer.declarations[index].variable
    {
      chain.follow(variable: variable)
    }
    chain.follow(setting.value)
    return StyleProvenance.Property(
      property: setting.property, value: valueText(of: setting, in: settings), state: setting.state,
      source: candidate(setting), steps: chain.steps, lost: lost(to: setting))
  }

  private func valueText(of setting: StyleSetting, in settings: [StyleSetting]) -> String {
    let color = theme.color(
      of: setting.property, in: settings, state: state, variant: variant, appearance: slot.appearance,
      elevated: slot.isElevated)
    if let color { return color.sheetText }
    if case .textStyle(let style) = setting.value {
      let font = theme.textStyles[style]
      return "\(style.rawValue) (\(decimalText(font.points)) points, weight \(font.weight))"
    }
    return setting.value.text
  }

  private func candidate(_ setting: StyleSetting) -> StyleProvenance.Candidate {
    let suffix = setting.state == .normal ? "" : "-" + setting.state.rawValue
    let text = "\(setting.property.rawValue)\(suffix): \(setting.value.text)"
    switch setting.source {
    case .table: return StyleProvenance.Candidate(origin: .table, text: text)
    case .code: return StyleProvenance.Candidate(origin: .code, text: text)
    case .sheet(let index):
      return theme.sheet.map { candidate($0.declarations[index]) }
        ?? StyleProvenance.Candidate(origin: .code, text: text)
    }
  }

  private func candidate(_ declaration: StyleSheet.EvaluatedDeclaration) -> StyleProvenance.Candidate {
    StyleProvenance.Candidate(origin: .sheet(declaration.range), text: declaration.writtenText)
  }

  /// What a winner made void: other declarations of the sheet from the last to the first, then code, then the table.
  private func lost(to winner: StyleSetting) -> [StyleProvenance.Candidate] {
    var lost: [StyleProvenance.Candidate] = []
    if let layer = theme.sheet {
      var won: StyleSheetRange?
      if case .sheet(let index) = winner.source { won = layer.declarations[index].range }
      lost = declarations(of: winner.property, in: layer).filter { $0.range != won }.reversed().map(candidate)
    }
    var below = theme
    below.sheet = nil
    for layer in [below, Theme.standard] {
      let setting = layer.settings(of: part).effectiveSetting(of: winner.property, in: state, variant: variant)
      guard let setting, setting.source != winner.source else { continue }
      let text = candidate(setting)
      if lost.last != text { lost.append(text) }
    }
    return lost
  }

  /// Every declaration of the sheet that sets a property of the part in a state that counts here.
  private func declarations(
    of property: StyleProperty, in layer: SheetLayer
  ) -> [StyleSheet.EvaluatedDeclaration] {
    var found: [StyleSheet.EvaluatedDeclaration] = []
    for rule in layer.evaluation.rules {
      guard let target = target(of: rule) else { continue }
      for declaration in rule.declarations {
        guard let assignment = SheetAssignment(declaration) else { continue }
        let counts = assignment.slots(on: target).contains {
          $0.slot.property == property && state.fallbacks.contains($0.slot.state)
        }
        if counts { found.append(declaration) }
      }
    }
    return found
  }

  /// What a rule takes the part for: itself, or one of a stock class; nil where it isn't about the part.
  private func target(of rule: StyleSheet.EvaluatedRule) -> SheetTarget? {
    let selectors = rule.selectors.map(SheetLayer.distinct)
    if selectors.contains(where: Set(part.styledClassPaths).isSuperset) { return SheetTarget(part) }
    let stock = selectors.first { $0.count == 1 && StockClass.classes(of: part).contains($0[0]) }
    return stock.flatMap { SheetLayer.targets(at: $0).first { $0.part.kind == part.kind } }
  }
}

extension StyleSheet.EvaluatedDeclaration {
  /// The declaration as it was written, with the variable where there is one.
  fileprivate var writtenText: String { "\(name): \(text)" }
}
