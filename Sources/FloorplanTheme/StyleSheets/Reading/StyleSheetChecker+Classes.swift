/// Which class paths have a meaning, and what was meant by those that have none.
extension StyleSheetChecker {
  func checkClasses() {
    let selectors = sheet.rules.lazy.flatMap(\.selectors)
    guard let first = selectors.first(where: { _ in true }) else { return }
    let hasEffect = selectors.contains(where: Self.hasEffect)
    var foreign: [StyleSheet.Selector] = []
    var visited: Set<String> = []
    for selector in selectors where !Self.hasEffect(selector) {
      let name = selector.classPath
      guard visited.insert(name).inserted else { continue }
      if selector.classes.contains(where: StockClass.names.contains) {
        report(
          .unknownClass, .note, selector.range,
          "\(name.quoted) is a class of stock NUI without a counterpart here; its rules change nothing.",
          remedy: "“floorplan theme classes” lists the class paths that there are.")
        continue
      }
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
    if !hasEffect {
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
          + "\(names)\(more).", remedy: "On iOS an application gives views such classes; here they have no effect.")
    }
  }

  /// Whether rules for a selector can change anything.
  private static func hasEffect(_ selector: StyleSheet.Selector) -> Bool {
    ComponentParts.part(at: selector.classPath) != nil
      || selector.classes.contains { ComponentParts.part(at: $0) != nil }
      || selector.classes.contains { StockClass.meanings[$0] != nil }
  }

  private static let stockNames = StockClass.names.sorted()

  /// The class path that a person most likely meant; nil where none is near.
  private func nearestClass(to name: String) -> String? {
    // Here a cell is one class, wherever it stands.
    let inCollection = name.replacingTable()
    if ComponentParts.part(at: inCollection) != nil { return inCollection }
    // There are real names that differ in a word, of components that are not there: only a slip of the fingers counts.
    let farthest = max(name.hasPrefix("fdl") ? 2 : 1, name.utf8.count / 8)
    let known = name.hasPrefix("fdl") ? ComponentParts.classPaths : Self.stockNames
    let candidates = known.filter { abs($0.utf8.count - name.utf8.count) <= farthest }
    guard !candidates.isEmpty, let nearest = report.nearest(to: name, in: candidates) else { return nil }
    return editDistance(Array(name.lowercased()), Array(nearest.lowercased())) <= farthest ? nearest : nil
  }
}

extension String {
  /// The class path of a table's cell as that of a collection's.
  fileprivate func replacingTable() -> String {
    let table = "TableViewCell"
    guard let start = indices.first(where: { self[$0...].hasPrefix(table) }) else { return self }
    return self[..<start] + "CollectionViewCell" + self[start...].dropFirst(table.count)
  }
}
