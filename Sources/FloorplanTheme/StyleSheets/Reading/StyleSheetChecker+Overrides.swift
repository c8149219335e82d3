/// Checks for overridden definitions and declarations, and for incomplete redefinitions.
extension StyleSheetChecker {
  /// A variable, a class path, or a property of one, within a condition.
  private struct Slot: Hashable {
    let name: String
    let media: Int?
    var property: StyleSheetProperty?
  }

  func checkDefinitions() {
    var kept: [Slot: Int] = [:]
    for (index, definition) in sheet.definitions.enumerated() {
      let scope = Slot(name: definition.name, media: definition.media)
      guard let other = kept[scope] else {
        kept[scope] = index
        continue
      }
      let isFirst = sheet.dialect.firstDefinitionWins
      if !isFirst { kept[scope] = index }
      let loser = sheet.definitions[isFirst ? index : other]
      let winner = sheet.definitions[isFirst ? other : index]
      guard isMistake(loser.range, overriddenBy: winner.range) else { continue }
      report(
        .duplicateDefinition, .warning, loser.range,
        "\("@\(definition.name)".quoted) is overridden at \(winner.range)", remedy: "remove this definition")
    }
  }

  /// Reports colors that are only redefined for light surfaces, so that dark surfaces keep the standard ones.
  func checkAppearances(_ evaluation: StyleSheet.Evaluation) {
    let colors = evaluation.paletteColors
    let dark = Set(colors.lazy.filter { $0.reference.surface == .dark }.map(\.reference.name))
    for color in colors where color.reference.surface == nil || color.reference.surface == .light {
      let name = color.reference.name
      guard !dark.contains(name) else { continue }
      report(
        .lightOnlyColor, .warning, color.range, once: name,
        "\("@\(name)".quoted) is redefined for light surfaces only; dark surfaces keep the standard color",
        remedy: "also define @\(name)_darkBackground")
    }
  }

  // MARK: Overridden declarations

  /// A surface, identified by the class path of its rules, or by the rule if it has several class paths.
  private struct Surface: Hashable {
    let classPath: String?
    let rule: Int?
    let media: Int?
    let state: StyleSheetState
  }

  /// Reports overridden declarations.
  ///
  /// - Parameter dropped: The declarations that take effect in no environment. They override nothing, and their
  ///   invalid values are already reported.
  func checkDuplicates(excluding dropped: Set<DeclarationIndex>) {
    var earlier: [Slot: DeclarationIndex] = [:]
    var classes: [Slot: StyleSheetRange] = [:]
    var paints: [Surface: [DeclarationIndex]] = [:]
    for (ruleIndex, rule) in sheet.rules.enumerated() {
      let path = rule.selectors.count == 1 ? rule.selectors[0].classPath : nil
      checkRepeatedClasses(rule, &classes)
      var within: [StyleSheetProperty: DeclarationIndex] = [:]
      for (index, declaration) in rule.declarations.enumerated() {
        // A declaration of an unknown property overrides nothing.
        let declarationIndex = DeclarationIndex(rule: ruleIndex, declaration: index)
        guard let property = declaration.property, dropped.isEmpty || !dropped.contains(declarationIndex) else {
          continue
        }
        if let previous = within.updateValue(declarationIndex, forKey: property) {
          diagnose(.duplicateProperty, self[previous], overriddenBy: declaration, "")
        }
        // Tints have lower precedence in any order.
        if property.styleProperty?.paintsSurface == true {
          let surface = Surface(
            classPath: path, rule: path == nil ? ruleIndex : nil, media: rule.media, state: property.state)
          paints[surface, default: []].append(declarationIndex)
        }
        // With several class paths, the declaration would only be overridden for one of them.
        guard let path else { continue }
        let slot = Slot(name: path, media: rule.media, property: property)
        guard let previous = earlier.updateValue(declarationIndex, forKey: slot), previous.rule != ruleIndex else {
          continue
        }
        diagnose(.overridden, self[previous], overriddenBy: declaration, ", for the same class path")
      }
    }
    // The order of reports must not depend on the order of a dictionary, which changes in each run.
    for paints in paints.values.sorted(by: { $0[0] < $1[0] }) { checkPaints(paints.map { self[$0] }) }
  }

  /// Reports surface colors that a later gradient overrides, and vice versa.
  private func checkPaints(_ paints: [StyleSheet.Declaration]) {
    guard let winner = paints.last else { return }
    for loser in paints
    where loser.isGradient != winner.isGradient && isMistake(loser.range, overriddenBy: winner.range) {
      report(
        .overridden, .warning, loser.range,
        "\(loser.name.quoted) is hidden by \(winner.name.quoted) at \(winner.range): a surface has either a color or "
          + "a gradient\(winner.isGradient ? "" : "; iOS displays the gradient")",
        remedy: winner.isGradient ? "remove this declaration" : "remove one of the two declarations")
    }
  }

  private subscript(declarationIndex: DeclarationIndex) -> StyleSheet.Declaration {
    sheet.rules[declarationIndex.rule].declarations[declarationIndex.declaration]
  }

  private func diagnose(
    _ code: StyleSheetDiagnosticCode, _ loser: StyleSheet.Declaration, overriddenBy winner: StyleSheet.Declaration,
    _ scope: String
  ) {
    guard isMistake(loser.range, overriddenBy: winner.range) else { return }
    let name = winner.name == loser.name ? "" : " by \(winner.name.quoted)"
    report(
      code, .warning, loser.range,
      "\(loser.name.quoted) is overridden\(name) at \(winner.range)\(scope)", remedy: "remove this declaration")
  }

  private func checkRepeatedClasses(_ rule: StyleSheet.Rule, _ classes: inout [Slot: StyleSheetRange]) {
    for selector in rule.selectors {
      let slot = Slot(name: selector.classPath, media: rule.media)
      guard let first = classes[slot] else {
        classes[slot] = selector.range
        continue
      }
      // Rules without an effect don't matter.
      guard first.source == selector.range.source, Self.hasEffect(selector) else { continue }
      report(
        .repeatedClass, .note, selector.range, once: selector.classPath,
        "\(selector.classPath.quoted) also has a rule at \(first); both apply")
    }
  }

  /// Returns whether it is probably a mistake that one statement overrides another.
  ///
  /// Overriding an imported sheet is the purpose of an import, and of several imports the last one is meant to win. But
  /// an import that overrides its importer makes the importer's statement useless.
  private func isMistake(_ loser: StyleSheetRange, overriddenBy winner: StyleSheetRange) -> Bool {
    var source = winner.source
    var steps = 0
    while source != loser.source {
      guard let importer = importers[source], steps <= StyleSheet.importDepth else { return false }
      source = importer
      steps += 1
    }
    return true
  }
}

extension StyleSheet.Declaration {
  /// Whether a declaration of a surface's paint is one end of a gradient, instead of the color.
  fileprivate var isGradient: Bool { property?.styleProperty != .backgroundColor }
}
