/// Tells what is to be known about a sheet whose grammar is read: names, what makes what void, and contrast.
struct StyleSheetChecker {
  let sheet: StyleSheet
  let report: StyleSheetReporter

  /// Tells everything.
  ///
  /// - Returns: What had to be worked out for that.
  func check() -> StyleSheet.WorkedOut {
    var worked = StyleSheet.WorkedOut()
    checkProperties()
    checkClasses()
    checkParts()
    checkDefinitions()
    // Without conditions every device gives the same answer.
    let environments = sheet.media.isEmpty ? [StyleSheetEnvironment.desktop] : StyleSheetEnvironment.all
    var dropped: [Set<DeclarationPlace>] = []
    for environment in environments {
      var evaluator = StyleSheetEvaluator(sheet, in: environment, report: report)
      let evaluation = evaluator.evaluate()
      dropped.append(evaluator.dropped)
      let layer = SheetLayer(evaluation, dialect: sheet.dialect)
      ContrastChecker(layer, report: report).check()
      // The others are hardly ever asked for.
      if environment == .desktop { worked.layers[environment] = layer }
      checkAppearances(evaluation)
    }
    checkDuplicates(leavingOut: droppedEverywhere(dropped, in: environments))
    checkColorNames()
    if sheet.dialect == .fioriSwiftUI, let rule = sheet.rules.first {
      report(
        .rulesNotRead, .warning, rule.selectors.first?.range ?? rule.range,
        "The SwiftUI library reads definitions only: the rules of this sheet have no effect on iOS.")
    }
    return worked
  }

  /// The declarations that hold on no device.
  private func droppedEverywhere(
    _ dropped: [Set<DeclarationPlace>], in environments: [StyleSheetEnvironment]
  ) -> Set<DeclarationPlace> {
    dropped.reduce(into: Set<DeclarationPlace>()) { $0.formUnion($1) }.filter { place in
      zip(environments, dropped).allSatisfy { environment, some in
        some.contains(place) || !sheet.isActive(sheet.rules[place.rule].media, in: environment)
      }
    }
  }

  // MARK: Properties

  private func checkProperties() {
    for declaration in sheet.rules.lazy.flatMap(\.declarations) {
      guard let property = declaration.property else {
        tellUnknown(declaration)
        continue
      }
      if let spelling = StyleSheetProperty.misspelt[declaration.name] {
        report(
          .misspeltProperty, .warning, declaration.nameRange, once: declaration.name,
          "\(declaration.name.quoted) is a slip of the published documentation; it is read as \(spelling.quoted).",
          remedy: "Write \(spelling).", replacement: spelling)
      }
      if let reason = property.reasonWithoutEffect {
        report(
          .noDesktopMeaning, .note, declaration.nameRange, once: property.name,
          "\(property.name.quoted) has no effect here: \(reason).")
      }
    }
  }

  private func tellUnknown(_ declaration: StyleSheet.Declaration) {
    report(
      .unknownProperty, .warning, declaration.nameRange, once: declaration.name,
      "There is no property \(declaration.name.quoted); it has no effect.",
      meant: StyleSheetProperty.nearest(to: declaration.name) { report.nearest(to: $0, in: $1) })
  }

  // MARK: Parts

  /// Compares what rules declare with what the parts take.
  private func checkParts() {
    for rule in sheet.rules {
      // Each part once: a rule may have as many class paths as declarations.
      var visited: Set<String> = []
      for selector in rule.selectors {
        let classes = SheetLayer.distinct(selector)
        if classes.count == 1 { check(rule, at: classes[0], &visited) }
        guard let part = SheetLayer.part(at: classes), visited.insert(part.classPath).inserted else { continue }
        let accepted = part.acceptedProperties
        for declaration in rule.declarations {
          check(declaration, of: part, taking: accepted, at: selector.classPath)
        }
      }
    }
  }

  private func check(
    _ declaration: StyleSheet.Declaration, of part: ComponentPart,
    taking accepted: [ComponentPart.AcceptedProperty], at classPath: String
  ) {
    guard let property = declaration.property, property.hasDesktopMeaning else { return }
    guard let taken = property.styleProperties.lazy.compactMap({ one in accepted.first { $0.property == one } }).first
    else {
      report(
        .unsupportedProperty, .warning, declaration.nameRange,
        "\(classPath) has no property \(property.name.quoted); it has no effect.",
        remedy: "It takes \(accepted.map(\.property.rawValue).joined(separator: ", ")).")
      return
    }
    guard part.states(for: property.state, among: taken.states).isEmpty else { return }
    let names = taken.states.map { $0 == .normal ? property.name : property.name + "-" + $0.rawValue }
    report(
      .unsupportedState, .warning, declaration.nameRange,
      "\(property.name) of \(classPath) has no state \(property.state.rawValue.quoted); it has no effect.",
      remedy: "Write \(names.joined(separator: ", ")).")
  }

  /// Tells what none of the parts takes that a stock class stands for.
  private func check(_ rule: StyleSheet.Rule, at stock: String, _ visited: inout Set<String>) {
    let targets = StockClass.targets(of: stock)
    guard !targets.isEmpty, visited.insert(stock).inserted else { return }
    let accepted = Set(targets.flatMap(\.acceptedProperties).map(\.property))
    var names: [String] = []
    var first: StyleSheetRange?
    for declaration in rule.declarations {
      guard let property = declaration.property, property.hasDesktopMeaning else { continue }
      let read = property.styleProperties + (StockClass.properties[property.name].map { [$0] } ?? [])
      guard accepted.isDisjoint(with: read) else { continue }
      first = first ?? declaration.nameRange
      if !names.contains(property.name) { names.append(property.name) }
    }
    guard let first else { return }
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    let list = names.prefix(12).map(\.quoted).joined(separator: ", ") + more
    // A sheet for iOS has many of them, and each of them is right there: one note says it all.
    report(
      .unsupportedProperty, .note, first, once: "\(stock) \(names)",
      "No part that \(stock) stands for here has a property \(list); "
        + "\(names.count == 1 ? "it has" : "they have") no effect.")
  }
}
