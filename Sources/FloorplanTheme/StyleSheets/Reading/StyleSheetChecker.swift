/// Tells what is to be known about a sheet whose grammar is read: names, what makes what void, and contrast.
struct StyleSheetChecker {
  let sheet: StyleSheet
  let report: StyleSheetReporter

  func check() {
    checkProperties()
    checkClasses()
    checkParts()
    checkDefinitions()
    checkDuplicates()
    // Without conditions every device gives the same answer.
    let environments = sheet.media.isEmpty ? [StyleSheetEnvironment.desktop] : StyleSheetEnvironment.all
    for environment in environments {
      var evaluator = StyleSheetEvaluator(sheet, in: environment, report: report)
      let evaluation = evaluator.evaluate()
      ContrastChecker(evaluation: evaluation, dialect: sheet.dialect, report: report).check()
      checkAppearances(evaluation)
    }
    if sheet.dialect == .fioriSwiftUI, let rule = sheet.rules.first {
      report(
        .rulesNotRead, .warning, rule.selectors.first?.range ?? rule.range,
        "The SwiftUI library reads definitions only: the rules of this sheet have no effect on iOS.")
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
      if !property.hasDesktopMeaning {
        report(
          .noDesktopMeaning, .note, declaration.nameRange, once: property.name,
          "\(property.name.quoted) means nothing on a desktop, and has no effect here.")
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
        if let stock = selector.classes.first, selector.classes.count == 1 { check(rule, at: stock, &visited) }
        guard let part = ComponentParts.part(at: selector.classPath), visited.insert(part.classPath).inserted else {
          continue
        }
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
    for declaration in rule.declarations {
      guard let property = declaration.property, property.hasDesktopMeaning else { continue }
      let read = property.styleProperties + (StockClass.properties[property.name].map { [$0] } ?? [])
      guard accepted.isDisjoint(with: read) else { continue }
      report(
        .unsupportedProperty, .note, declaration.nameRange, once: "\(stock) \(property.name)",
        "No part that \(stock) stands for here has a property \(property.name.quoted); it has no effect.")
    }
  }
}
