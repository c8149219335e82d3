/// Checks of class paths, with suggestions for unknown ones.
extension StyleSheetChecker {
  /// Valid class paths without an effect, which are reported together.
  private struct UnmatchedClasses {
    /// Classes of stock NUI without a counterpart.
    var stock: [StyleSheet.Selector] = []
    /// Classes of the design system that apps use outside its components.
    var global: [StyleSheet.Selector] = []
    /// Classes of an app.
    var foreign: [StyleSheet.Selector] = []
  }

  func checkClasses() {
    let selectors = sheet.rules.lazy.flatMap(\.selectors)
    guard let first = selectors.first(where: { _ in true }) else { return }
    var hasEffect = false
    var unmatched = UnmatchedClasses()
    var visited: Set<String> = []
    for selector in selectors where visited.insert(selector.classPath).inserted {
      if Self.hasEffect(selector) {
        hasEffect = true
        diagnoseTableCell(selector)
      } else {
        diagnoseUnmatched(selector, &unmatched)
      }
    }
    if !hasEffect {
      report(
        .noKnownClass, .warning, first.range,
        "no component has any of this sheet's class paths; its rules have no effect", remedy: Self.classPathsRemedy)
    } else {
      diagnose(unmatched.stock, atMost: 20, remedy: Self.classPathsRemedy) {
        "\($0) \($1 ? "is a class" : "are classes") of stock NUI without a counterpart in Floorplan; "
          + "\($1 ? "its" : "their") rules have no effect"
      }
      diagnose(
        unmatched.foreign, atMost: 3,
        remedy: "on iOS, apps assign such classes to their own views; here they have no effect"
      ) { "no part of a component has the class \($1 ? "path" : "paths") \($0)" }
    }
    diagnose(
      unmatched.global, atMost: 20,
      remedy: "write rules for the parts, or for Label and Button, which apply to all of them"
    ) {
      "\($0) \($1 ? "is a class" : "are classes") that apps on iOS assign to their own labels and buttons; "
        + "no part has \($1 ? "it, so its" : "them, so their") rules have no effect"
    }
  }

  /// Returns whether rules for a selector can have an effect.
  static func hasEffect(_ selector: StyleSheet.Selector) -> Bool {
    let classes = SheetLayer.distinct(selector)
    return SheetLayer.part(at: classes) != nil
      || (classes.count == 1
        && (StockPartClass.byName[classes[0]] != nil || GlobalClass.textStyle(of: classes[0]) != nil))
  }

  /// Returns whether rules for a single class can have an effect.
  private static func isKnown(_ name: String) -> Bool {
    ComponentParts.part(at: TableCellClass.canonical(name)) != nil || StockPartClass.byName[name] != nil
  }

  private func diagnoseTableCell(_ selector: StyleSheet.Selector) {
    for name in selector.classes {
      let canonical = TableCellClass.canonical(name)
      guard canonical != name else { continue }
      report(
        .tableCell, .note, selector.range, once: "",
        "\(name.quoted) is read as \(canonical.quoted): a cell has the same class in tables and collections")
    }
  }

  /// Reports a class path without a part, or collects it to be reported with others.
  private func diagnoseUnmatched(_ selector: StyleSheet.Selector, _ unmatched: inout UnmatchedClasses) {
    let isJoined = selector.classes.count > 1
    let unknown = selector.classes.filter { !Self.isKnown($0) }
    if isJoined, unknown.isEmpty {
      report(
        .unknownClass, .warning, selector.range,
        "no part of a component has all classes of \(selector.classPath.quoted); its rules have no effect",
        remedy: "write a rule for each class, or join classes of the same part")
      return
    }
    // An app's own name is fine; a name similar to one of ours is a mistake.
    for name in unknown.uniqued() {
      if StockPartClass.names.contains(name) || GlobalClass.names.contains(name) { continue }
      if let state = Self.state(behind: name, in: selector) {
        report(
          .unknownClass, .warning, selector.range,
          "no part of a component has the class path \(selector.classPath.quoted)",
          remedy: "write the state after the property, as in font-color-\(state)")
        return
      }
      let nearest = nearestClass(to: name)
      guard nearest != nil || name.hasPrefix("fdl") else { continue }
      report(
        .unknownClass, .warning, selector.range, "no part of a component has the class path \(name.quoted)",
        suggestion: nearest.map { near in selector.classes.map { $0 == name ? near : $0 }.joined(separator: ":") },
        remedy: remedy(for: name))
      return
    }
    if !isJoined, StockPartClass.names.contains(selector.classes[0]) {
      unmatched.stock.append(selector)
    } else if !isJoined, GlobalClass.names.contains(selector.classes[0]) {
      unmatched.global.append(selector)
    } else {
      unmatched.foreign.append(selector)
    }
  }

  /// Returns the intended state of a CSS-like selector, such as `name:hover` or `name.disabled`.
  private static func state(behind name: String, in selector: StyleSheet.Selector) -> String? {
    if selector.classes.count == 2, selector.classes[1] == name, isKnown(selector.classes[0]) {
      return StyleSheetProperty.state(suggestedBy: name)
    }
    guard let dot = name.lastIndex(of: "."), isKnown(String(name[..<dot])) else { return nil }
    return StyleSheetProperty.state(suggestedBy: String(name[name.index(after: dot)...]))
  }

  /// Reports class paths together.
  ///
  /// - Parameters:
  ///   - selectors: The class paths.
  ///   - limit: The maximum number of listed class paths.
  ///   - remedy: The remedy.
  ///   - message: Returns the message for a list; the second argument is whether the list has a single entry.
  private func diagnose(
    _ selectors: [StyleSheet.Selector], atMost limit: Int, remedy: String, message: (String, Bool) -> String
  ) {
    guard let first = selectors.first else { return }
    let names = selectors.prefix(limit).map(\.classPath.quoted).joined(separator: ", ")
    let list = selectors.count > limit ? "\(names) and \(selectors.count - limit) more" : names
    report(.unknownClass, .note, first.range, message(list, selectors.count == 1), remedy: remedy)
  }

  // MARK: Suggestions

  private static let classPathsRemedy = "run “floorplan theme classes” for a list of class paths"

  private static let stockNames = StockPartClass.names.sorted()

  /// Returns the most likely intended class path, or nil if there is no similar one.
  private func nearestClass(to name: String) -> String? {
    guard report.isBelowLimit, report.canSearchNames else { return nil }
    if let global = GlobalClass.group(of: name) { return report.nearest(to: name, in: global) }
    // The name of the UIKit class.
    if name.hasPrefix("UI"), StockPartClass.names.contains(String(name.dropFirst(2))) {
      return String(name.dropFirst(2))
    }
    // The component is correct, so the part may differ more.
    if let family = ClassPathFamily(of: name) {
      return family.nearest { report.nearest(to: $0, in: $1) }
    }
    if let path = ClassPathFamily.classPath(joinedIn: name) { return path }
    // Names of components that don't exist here may differ from known names in a single word, so only typing errors
    // count. If the name begins with fdl, its component is already known to be a different one.
    let farthest = name.hasPrefix("fdl") ? 1 : max(1, name.utf8.count / 8)
    let known = name.hasPrefix("fdl") ? ComponentParts.classPaths : Self.stockNames
    let candidates = known.filter { abs($0.utf8.count - name.utf8.count) <= farthest }
    guard !candidates.isEmpty, let nearest = report.nearest(to: name, in: candidates) else { return nil }
    return editDistance(Array(name.lowercased()), Array(nearest.lowercased())) <= farthest ? nearest : nil
  }

  private func remedy(for name: String) -> String {
    if let global = GlobalClass.group(of: name) { return "the classes are \(global.joined(separator: ", "))" }
    guard let paths = ClassPathFamily(of: name)?.members.map(\.classPath) else {
      return Self.classPathsRemedy
    }
    let more = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return "the class paths of the component are \(paths.prefix(8).joined(separator: ", "))\(more)"
  }
}
