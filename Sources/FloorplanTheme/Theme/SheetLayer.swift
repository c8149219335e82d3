/// What a style sheet sets, as a theme keeps it: by class path, each property once for a state.
struct SheetLayer: Sendable, Hashable {
  /// A declaration and the class path that it stands under.
  struct Placed: Sendable, Hashable {
    let declaration: StyleSheet.EvaluatedDeclaration
    let classes: [String]
  }

  /// What is set under several classes, joined by colons: for parts that have all of them.
  private struct Joined: Sendable, Hashable {
    let classes: Set<String>
    var settings: [StyleSetting]
  }

  let evaluation: StyleSheet.Evaluation
  let palette: SheetPalette
  /// The declarations that settings come from, in the order of the text.
  private(set) var declarations: [Placed] = []
  private var settings: [String: [StyleSetting]] = [:]
  private var joined: [Joined] = []

  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment) {
    evaluation = sheet.evaluate(in: environment)
    palette = SheetPalette(evaluation.paletteColors, firstDefinitionWins: sheet.dialect.firstDefinitionWins)
    var places: [[String]: [SheetSlot: SheetChoice]] = [:]
    var targets: [[String]: SheetTarget] = [:]
    for rule in evaluation.rules {
      let assignments = SheetAssignment.last(of: rule.declarations)
      var visited: Set<[String]> = []
      for selector in rule.selectors {
        let classes = Self.distinct(selector)
        guard visited.insert(classes).inserted,
          let target = targets[classes] ?? Self.part(at: classes).map(SheetTarget.init)
        else { continue }
        targets[classes] = target
        for assignment in assignments { add(assignment, to: target, at: classes, in: &places) }
      }
    }
    for (classes, slots) in places {
      let list = slots.map { $0.value.setting(for: $0.key) }.sorted(by: SheetChoice.isBefore)
      if classes.count == 1 {
        settings[classes[0]] = list
      } else {
        joined.append(Joined(classes: Set(classes), settings: list))
      }
    }
    // Few classes before many, then in the order of the text, whatever the order of the dictionary was.
    joined.sort { one, other in
      one.classes.count == other.classes.count
        ? SheetChoice.isBefore(one.settings[0], other.settings[0]) : one.classes.count < other.classes.count
    }
  }

  private mutating func add(
    _ assignment: SheetAssignment, to target: SheetTarget, at classes: [String],
    in places: inout [[String]: [SheetSlot: SheetChoice]]
  ) {
    let slots = assignment.slots(on: target)
    guard !slots.isEmpty else { return }
    let index = declarations.count
    declarations.append(Placed(declaration: assignment.declaration, classes: classes))
    for (slot, rank) in slots {
      guard let value = assignment.value(for: slot.property) else { continue }
      let choice = SheetChoice(value: value, rank: rank, declaration: index)
      if let other = places[classes]?[slot], other.rank > rank { continue }
      places[classes, default: [:]][slot] = choice
    }
  }

  /// The classes of a selector, each once, in an order that doesn't depend on how they are written.
  static func distinct(_ selector: StyleSheet.Selector) -> [String] {
    if ComponentParts.part(at: selector.classPath) != nil { return [selector.classPath] }
    return Set(selector.classes).sorted()
  }

  /// The part that a rule for these classes is about.
  static func part(at classes: [String]) -> ComponentPart? {
    guard let first = classes.first else { return nil }
    if classes.count == 1 { return ComponentParts.part(at: first) ?? StockClass.part(at: first) }
    return ComponentParts.parts(at: first).first { Set($0.cssClasses).isSuperset(of: classes) }
  }

  /// Whether anything is set for a part.
  func sets(_ part: ComponentPart) -> Bool {
    StockClass.classes(of: part.kind).contains { settings[$0] != nil }
      || part.styledClassPaths.contains { path in settings[path] != nil || joined.contains { $0.classes.contains(path) }
      }
  }

  /// What is set for a node with these class paths, the lowest layer first: the stock class of its kind, then the class paths,
  /// of which the first wins, then what is said of several together.
  func layers(of kind: PartKind, at classPaths: ArraySlice<String>) -> [[StyleSetting]] {
    var layers = (StockClass.classes(of: kind) + classPaths.reversed()).compactMap { settings[$0] }
    guard !joined.isEmpty else { return layers }
    let present = Set(classPaths)
    for entry in joined where entry.classes.isSubset(of: present) { layers.append(entry.settings) }
    return layers
  }
}

extension ComponentParts {
  /// All parts that a class path addresses, in the order of ``all``.
  static func parts(at classPath: String) -> [ComponentPart] { allByClassPath[classPath] ?? [] }

  private static let allByClassPath: [String: [ComponentPart]] = all.reduce(into: [:]) { table, part in
    for path in part.cssClasses { table[path, default: []].append(part) }
  }
}
