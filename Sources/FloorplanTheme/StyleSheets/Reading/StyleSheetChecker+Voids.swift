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
    let name: String
  }

  func checkDuplicates() {
    var earlier: [Slot: StyleSheetRange] = [:]
    var classes: [Slot: StyleSheetRange] = [:]
    for rule in sheet.rules {
      checkRepeatedClasses(rule, &classes)
      var within: [String: StyleSheetRange] = [:]
      for declaration in rule.declarations {
        let name = declaration.property.map { $0.name + "-" + $0.state.rawValue } ?? declaration.name
        if let previous = within.updateValue(declaration.range, forKey: name) {
          report(
            .duplicateProperty, .warning, previous,
            "\(declaration.name.quoted) is set again in \(place(declaration.range, from: previous)), which holds.",
            remedy: "Take this one out.")
        }
        // Of several class paths, the declaration is void for one of them only.
        guard rule.selectors.count == 1 else { continue }
        let slot = Slot(classPath: rule.selectors[0].classPath, media: rule.media, name: name)
        guard let previous = earlier.updateValue(declaration.range, forKey: slot),
          previous.lowerBound < rule.range.lowerBound
            || previous.source != rule.range.source
        else { continue }
        report(
          .overridden, .warning, previous,
          "\(declaration.name.quoted) is set again for the same class in \(place(declaration.range, from: previous)), "
            + "which holds.", remedy: "Take this one out.")
      }
    }
  }

  private func checkRepeatedClasses(_ rule: StyleSheet.Rule, _ classes: inout [Slot: StyleSheetRange]) {
    for selector in rule.selectors {
      let slot = Slot(classPath: selector.classPath, media: rule.media, name: "")
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
