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

  // MARK: Class paths

  private func checkClasses() {
    let selectors = sheet.rules.lazy.flatMap(\.selectors)
    let isKnown: (StyleSheet.Selector) -> Bool = {
      ComponentParts.part(at: $0.classPath) != nil || $0.classes.contains { Self.isKnown($0) }
    }
    guard let first = selectors.first(where: { _ in true }) else { return }
    let hasKnown = selectors.contains(where: isKnown)
    var foreign: [StyleSheet.Selector] = []
    var visited: Set<String> = []
    for selector in selectors where !isKnown(selector) {
      let name = selector.classPath
      guard visited.insert(name).inserted else { continue }
      let nearest = nearestClass(to: name)
      // A name of an application's own is no mistake; one that is nearly ours is.
      guard nearest != nil || name.hasPrefix("fdl") else {
        foreign.append(selector)
        continue
      }
      report(
        .unknownClass, .warning, selector.range, "No part of a component has the class path \(name.quoted).",
        meant: nearest, remedy: "“floorplan theme classes” lists those that there are.")
    }
    if !hasKnown {
      report(
        .noKnownClass, .warning, first.range,
        "No component has any of this sheet's class paths: its rules change nothing by themselves.",
        remedy: "“floorplan theme classes” lists the class paths that there are.")
    } else if let first = foreign.first {
      let names = foreign.prefix(3).map(\.classPath.quoted).joined(separator: ", ")
      let more = foreign.count > 3 ? " and \(foreign.count - 3) more" : ""
      report(
        .unknownClass, .note, first.range,
        "No part of a component has the class \(foreign.count == 1 ? "path" : "paths") "
          + "\(names)\(more).", remedy: "They have an effect where the application gives a view such a class.")
    }
  }

  private static func isKnown(_ name: String) -> Bool {
    ComponentParts.part(at: name) != nil || StockClass.names.contains(name)
  }

  private static let stockNames = StockClass.names.sorted()

  private func nearestClass(to name: String) -> String? {
    if name.hasPrefix("fdl") { return report.nearest(to: name, in: ComponentParts.classPaths) }
    // An application's own names are near to stock ones by chance: only a slip of the fingers counts.
    let farthest = max(1, name.utf8.count / 6)
    let candidates = Self.stockNames.filter { abs($0.utf8.count - name.utf8.count) <= farthest }
    guard !candidates.isEmpty, let nearest = report.nearest(to: name, in: candidates) else { return nil }
    return editDistance(Array(name.lowercased()), Array(nearest.lowercased())) <= farthest ? nearest : nil
  }

  /// Compares what rules declare with what the parts take.
  private func checkParts() {
    for rule in sheet.rules {
      // Each part once: a rule may have as many class paths as declarations.
      var visited: Set<String> = []
      for selector in rule.selectors {
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
}
