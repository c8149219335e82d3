/// What makes what void, and what is redefined in part.
extension StyleSheetChecker {
  private struct Scope: Hashable {
    let name: String
    let media: Int?
  }

  func checkDefinitions() {
    var kept: [Scope: Int] = [:]
    for (index, definition) in sheet.definitions.enumerated() {
      let scope = Scope(name: definition.name, media: definition.media)
      guard let other = kept[scope] else {
        kept[scope] = index
        continue
      }
      let isFirst = sheet.dialect.firstDefinitionWins
      if !isFirst { kept[scope] = index }
      let loser = sheet.definitions[isFirst ? index : other]
      let winner = sheet.definitions[isFirst ? other : index]
      report(
        .duplicateDefinition, .warning, loser.range,
        "\("@\(definition.name)".quoted) is defined in \(place(winner.range, from: loser.range)) too, which holds.",
        remedy: "Take this one out.")
    }
  }

  /// A colour that is redefined for light surfaces, and stands beside the standard ones on dark surfaces.
  func checkAppearances(_ evaluation: StyleSheet.Evaluation) {
    let colors = evaluation.paletteColors
    let dark = Set(colors.lazy.filter { $0.reference.surface == .dark }.map(\.reference.name))
    for color in colors where color.reference.surface == nil || color.reference.surface == .light {
      let name = color.reference.name
      guard !dark.contains(name) else { continue }
      report(
        .lightOnlyColor, .warning, color.range, once: name,
        "\("@\(name)".quoted) is redefined for light surfaces only; on dark ones the standard colour stays.",
        remedy: "Define @\(name)_darkBackground too.")
    }
  }

  // MARK: What makes what void

  private struct Slot: Hashable {
    let classPath: String
    let media: Int?
    let property: StyleSheetProperty.Key?
  }

  /// Tells declarations that others make void.
  ///
  /// - Parameter dropped: The declarations that hold nowhere: they make nothing void, and are told with their value.
  func checkDuplicates(leavingOut dropped: Set<DeclarationPlace>) {
    var earlier: [Slot: StyleSheet.Declaration] = [:]
    var classes: [Slot: StyleSheetRange] = [:]
    for (ruleIndex, rule) in sheet.rules.enumerated() {
      checkRepeatedClasses(rule, &classes)
      var within: [StyleSheetProperty.Key: StyleSheet.Declaration] = [:]
      for (index, declaration) in rule.declarations.enumerated() {
        // What no property is known for, holds nothing.
        guard let property = declaration.property,
          dropped.isEmpty || !dropped.contains(DeclarationPlace(rule: ruleIndex, declaration: index))
        else { continue }
        let name = property.key
        if let previous = within.updateValue(declaration, forKey: name) {
          tell(.duplicateProperty, previous, isVoidBy: declaration, "is set again")
        }
        // Of several class paths, the declaration is void for one of them only.
        guard rule.selectors.count == 1 else { continue }
        let slot = Slot(classPath: rule.selectors[0].classPath, media: rule.media, property: name)
        guard let previous = earlier.updateValue(declaration, forKey: slot),
          previous.range.lowerBound < rule.range.lowerBound || previous.range.source != rule.range.source
        else { continue }
        tell(.overridden, previous, isVoidBy: declaration, "is set again for the same class")
      }
    }
  }

  private func tell(
    _ code: StyleSheetDiagnosticCode, _ loser: StyleSheet.Declaration, isVoidBy winner: StyleSheet.Declaration,
    _ fact: String
  ) {
    let name = winner.name == loser.name ? "" : " as \(winner.name.quoted)"
    report(
      code, .warning, loser.range,
      "\(loser.name.quoted) \(fact)\(name) in \(place(winner.range, from: loser.range)), which holds.",
      remedy: "Take this one out.")
  }

  private func checkRepeatedClasses(_ rule: StyleSheet.Rule, _ classes: inout [Slot: StyleSheetRange]) {
    for selector in rule.selectors {
      let slot = Slot(classPath: selector.classPath, media: rule.media, property: nil)
      guard let first = classes[slot] else {
        classes[slot] = selector.range
        continue
      }
      report(
        .repeatedClass, .note, selector.range, once: selector.classPath,
        "\(selector.classPath.quoted) has a rule in \(place(first, from: selector.range)) too; both hold.")
    }
  }

  /// A place in words, as seen from another one.
  private func place(_ range: StyleSheetRange, from other: StyleSheetRange) -> String {
    range.source == other.source ? "line \(range.lowerBound.line)" : "\(range)"
  }
}
