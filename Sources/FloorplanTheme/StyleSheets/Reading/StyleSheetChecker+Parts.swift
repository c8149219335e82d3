/// Compares the declarations of rules with the properties and states of the parts.
extension StyleSheetChecker {
  func checkParts() {
    for rule in sheet.rules {
      // Checks each part once: otherwise a rule with many class paths and declarations would take quadratic time.
      var visited: Set<String> = []
      for selector in rule.selectors {
        let classes = SheetLayer.distinct(selector)
        if classes.count == 1 { check(rule, at: classes[0], &visited) }
        if classes.count == 1, GlobalClass.textStyle(of: classes[0]) != nil, visited.insert(classes[0]).inserted {
          for declaration in rule.declarations { check(declaration, ofTextStyle: selector.classPath) }
        }
        guard let part = SheetLayer.part(at: classes), visited.insert(part.classPath).inserted else { continue }
        let accepted = part.acceptedProperties
        for declaration in rule.declarations {
          check(declaration, of: part, taking: accepted, at: selector.classPath)
        }
      }
    }
  }

  private func check(_ declaration: StyleSheet.Declaration, ofTextStyle classPath: String) {
    guard let property = declaration.property, property.hasEffect, GlobalClass.styleProperty(of: property) == nil else {
      return
    }
    report(
      .unsupportedProperty, .warning, declaration.nameRange,
      "\(classPath) doesn't support the property \(property.name.quoted); it has no effect",
      remedy: "supported: \(TextStyles.properties.map(\.rawValue).joined(separator: ", "))")
  }

  private func check(
    _ declaration: StyleSheet.Declaration, of part: ComponentPart,
    taking accepted: [ComponentPart.AcceptedProperty], at classPath: String
  ) {
    guard let property = declaration.property, property.hasEffect else { return }
    guard let taken = property.styleProperties.lazy.compactMap({ one in accepted.first { $0.property == one } }).first
    else {
      report(
        .unsupportedProperty, .warning, declaration.nameRange,
        "\(classPath) doesn't support the property \(property.name.quoted); it has no effect",
        suggestion: Self.counterpart(of: property, among: accepted),
        remedy: Self.surface(around: [part], taking: [property]).map {
          "set it for \($0.classPath), the enclosing surface"
        } ?? "supported: \(accepted.map(\.property.rawValue).joined(separator: ", "))")
      return
    }
    guard part.states(for: property.state, among: taken.states).isEmpty else { return }
    diagnoseState(
      declaration, property, of: classPath, among: taken.states,
      remedy: selectionRemedy(for: property, of: part, as: taken.property))
  }

  /// Reports a state that a property doesn't have.
  private func diagnoseState(
    _ declaration: StyleSheet.Declaration, _ property: StyleSheetProperty, of name: String,
    among states: [StyleState], remedy: String? = nil
  ) {
    report(
      .unsupportedState, .warning, declaration.nameRange,
      "\(property.name) of \(name) has no state \(property.state.rawValue.quoted); it has no effect"
        + (remedy == nil ? property.state.fallbackDescription(among: states) : ""),
      remedy: remedy ?? "supported: \(Self.names(of: property, in: states))")
  }

  /// The names of knobs and tracks, which differ between switches and sliders.
  private static let namesOfOtherControls: [String: StyleProperty] = [
    "thumb-color": .thumbTintColor, "track-color": .trackTintColor, "track-tint-color": .trackColor,
    "on-tint-color": .trackSelectionColor, "track-selection-color": .onTintColor,
  ]

  /// Returns the part's property that corresponds to one of stock classes or of another control.
  private static func counterpart(
    of property: StyleSheetProperty, among accepted: [ComponentPart.AcceptedProperty]
  ) -> String? {
    let others = [
      StockPartClass.properties[property.name], property.name == "color" ? .fontColor : nil,
      namesOfOtherControls[property.name],
    ]
    let found = others.lazy.compactMap { other in accepted.first { $0.property == other } }.first
    return found.map { $0.property.rawValue + (property.state == .normal ? "" : "-" + property.state.rawValue) }
  }

  private static func names(of property: StyleSheetProperty, in states: [StyleState]) -> String {
    states.map { $0 == .normal ? property.name : property.name + "-" + $0.rawValue }.joined(separator: ", ")
  }

  /// Returns the remedy if the intended state belongs to a part of its own: the selection of a cell.
  private func selectionRemedy(
    for property: StyleSheetProperty, of part: ComponentPart, as taken: StyleProperty
  ) -> String? {
    guard part.kind == .cell, let selection = ComponentParts.selection(of: part.component),
      let state = property.state.ofSelection?.styleState,
      let accepted = selection.acceptedProperties.first(where: { $0.property == taken }),
      accepted.states.contains(state)
    else { return nil }
    return "write \(Self.names(of: property, in: [state])) for \(selection.classPath), which is visible while the "
      + "cell is selected"
  }

  // MARK: Stock classes

  /// The parts of stock classes, computed once because each rule needs them.
  private static let stockTargets: [String: [SheetTarget]] = Dictionary(
    uniqueKeysWithValues: StockPartClass.byName.keys.map { ($0, SheetLayer.targets(at: [$0])) })

  /// Reports declarations that no part of a stock class accepts.
  private func check(_ rule: StyleSheet.Rule, at stock: String, _ visited: inout Set<String>) {
    guard let targets = Self.stockTargets[stock], !targets.isEmpty, visited.insert(stock).inserted else { return }
    var withoutProperty: [(reason: String?, ineffective: IneffectiveDeclarations)] = []
    var withoutState: [StyleSheetState: IneffectiveDeclarations] = [:]
    for declaration in rule.declarations {
      guard let property = declaration.property, property.hasEffect else { continue }
      let taken = targets.compactMap { target in
        target.property(for: property).map { (target: target, states: $0.states) }
      }
      if taken.isEmpty {
        let reason = StockPartClass.reason(for: property.name, of: stock)
        let index = withoutProperty.firstIndex { $0.reason == reason } ?? withoutProperty.endIndex
        if index == withoutProperty.endIndex { withoutProperty.append((reason, IneffectiveDeclarations())) }
        withoutProperty[index].ineffective.add(declaration, property)
      } else if taken.allSatisfy({ taken in
        taken.target.partState(for: property.state).map {
          taken.target.part.states(for: $0, among: taken.states).isEmpty
        }
          ?? true
      }) {
        if property.state.isStockState {
          withoutState[property.state, default: IneffectiveDeclarations()].add(declaration, property)
          withoutState[property.state]?.states.formUnion(taken.flatMap(\.states))
        } else {
          let states = Set(taken.flatMap(\.states))
          diagnoseState(declaration, property, of: stock, among: StyleState.allCases.filter(states.contains))
        }
      }
    }
    for (reason, ineffective) in withoutProperty { diagnose(ineffective, at: stock, because: reason) }
    for state in StyleSheetState.allCases { withoutState[state].map { diagnose($0, in: state, at: stock) } }
  }

  /// Declarations that have no effect for the same reason, which are reported together.
  ///
  /// A sheet for iOS has many of them, all valid there, so one note suffices.
  private struct IneffectiveDeclarations {
    var properties: [StyleSheetProperty] = []
    var first: StyleSheetRange?
    var states: Set<StyleState> = []

    mutating func add(_ declaration: StyleSheet.Declaration, _ property: StyleSheetProperty) {
      first = first ?? declaration.nameRange
      if !properties.contains(where: { $0.name == property.name }) { properties.append(property) }
    }

    var names: [String] { properties.map(\.name) }

    var list: String {
      let more = names.count > 12 ? " and \(names.count - 12) more" : ""
      return names.prefix(12).map(\.quoted).joined(separator: ", ") + more
    }

    var effect: String { "\(names.count == 1 ? "it has" : "they have") no effect" }
  }

  private func diagnose(_ ineffective: IneffectiveDeclarations, at stock: String, because reason: String?) {
    guard let first = ineffective.first else { return }
    report(
      .unsupportedProperty, .note, first, once: "\(stock) \(ineffective.names)",
      "no part of the class \(stock) supports \(ineffective.list); \(ineffective.effect)"
        + (reason.map { ": \($0)" } ?? ""),
      remedy: Self.surface(
        around: StockPartClass.byName[stock]?.parts ?? [], taking: ineffective.properties
      ).map {
        "set \($0.properties.map(\.name.quoted).joined(separator: ", ")) for an enclosing surface, such as "
          + $0.classPath
      } ?? Self.counterparts(of: ineffective.properties, at: stock))
  }

  private static func counterparts(of properties: [StyleSheetProperty], at stock: String) -> String? {
    let accepted = (StockPartClass.byName[stock]?.targets ?? []).flatMap(\.acceptedProperties)
    let names = properties.compactMap { counterpart(of: $0, among: accepted) }
    return names.isEmpty ? nil : "use \(names.map(\.quoted).joined(separator: ", "))"
  }

  private func diagnose(_ ineffective: IneffectiveDeclarations, in state: StyleSheetState, at stock: String) {
    guard let first = ineffective.first else { return }
    let states = StyleState.allCases.filter(ineffective.states.contains)
    report(
      .unsupportedState, .note, first, once: "\(stock) \(state) \(ineffective.names)",
      "\(stock) has no state \(state.rawValue.quoted) of \(ineffective.list); \(ineffective.effect)"
        + state.fallbackDescription(among: states),
      remedy: Self.part(of: stock, having: ineffective.properties).map {
        "write a rule for each part that has the state, such as \($0)"
      })
  }

  /// Returns a part of a stock class that has all properties in a state which the class itself doesn't have.
  ///
  /// Texts have the states of the enclosing cell.
  private static func part(of stock: String, having properties: [StyleSheetProperty]) -> String? {
    StockPartClass.byName[stock]?.parts.first { part in
      guard !part.name.lowercased().hasSuffix("placeholder") else { return false }
      let target = SheetTarget(part)
      return properties.allSatisfy { Self.property(for: $0, on: target) != nil }
    }?.classPath
  }

  /// Returns the part's property for a property in a sheet, or nil if the part doesn't have it in that state.
  private static func property(for name: StyleSheetProperty, on target: SheetTarget) -> StyleProperty? {
    guard let taken = target.property(for: name),
      !target.part.states(for: name.state, among: taken.states).isEmpty
    else { return nil }
    return taken.property
  }

  // MARK: Surfaces

  /// Returns the cell that encloses the first of the parts in a cell.
  ///
  /// Texts, images and controls have no surface of their own.
  ///
  /// - Returns: The class path of the cell and the properties that it accepts, or nil if it accepts none.
  private static func surface(
    around parts: [ComponentPart], taking properties: [StyleSheetProperty]
  ) -> (classPath: String, properties: [StyleSheetProperty])? {
    let cells = parts.lazy.filter { $0.kind != .cell }.compactMap { part in
      ComponentParts.hosts(of: part.component).first { $0.kind == .cell }
    }
    guard let cell = cells.first else { return nil }
    let target = SheetTarget(cell)
    let taken = properties.filter { name in
      property(for: name, on: target).map { surfaceProperties.contains($0) } ?? false
    }
    return taken.isEmpty ? nil : (cell.classPath, taken)
  }

  /// The common properties of cells and buttons, except those for size and focus.
  private static let surfaceProperties = Set(PartKind.cell.acceptedProperties)
    .intersection(PartKind.button.acceptedProperties)
    .subtracting([.tintColor, .viewAlpha, .height, .padding])
}

extension StyleSheetState {
  /// Whether classes of stock NUI have the state.
  fileprivate var isStockState: Bool {
    [.normal, .highlighted, .selected, .disabled, .selectedHighlighted, .selectedDisabled].contains(self)
  }

  /// Returns the fallback for a combined state that no part has, in words, as the end of a sentence; empty for other
  /// states.
  fileprivate func fallbackDescription(among states: [StyleState]) -> String {
    let combination: (name: String, order: [StyleState])? =
      switch self {
      case .selectedHighlighted: ("selected and pressed", [.selected, .highlighted])
      case .selectedDisabled: ("selected and disabled", [.disabled, .selected])
      default: nil
      }
    guard let combination else { return "" }
    let displayed = combination.order.filter(states.contains).map { "-" + $0.rawValue }
    return displayed.isEmpty
      ? "" : ": parts that are \(combination.name) use \(displayed.joined(separator: ", or else "))"
  }
}
