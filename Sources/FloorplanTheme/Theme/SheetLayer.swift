/// What a style sheet sets, as a theme keeps it: by class path, each property once for a state.
package struct SheetLayer: Sendable, Hashable {
  /// What a rule is about: a class path, several joined by colons, or the parts of a kind that a stock class stands for.
  private struct Place: Sendable, Hashable {
    let classes: [String]
    let stockKind: PartKind?
  }

  /// What is set under several classes, joined by colons: for parts that have all of them.
  private struct Joined: Sendable, Hashable {
    let classes: Set<String>
    var settings: [StyleSetting]
  }

  package let evaluation: StyleSheet.Evaluation
  package let palette: SheetPalette
  /// The declarations that settings come from, in the order of the text.
  package private(set) var declarations: [StyleSheet.EvaluatedDeclaration] = []
  /// The images that they name, each with the first declaration that does, by its index.
  private(set) var images: [SheetImage: Int] = [:]
  /// Whether the sheet sets a font face or width.
  private(set) var setsFaces = false
  private var settings: [String: [StyleSetting]] = [:]
  private var stockSettings: [Place: [StyleSetting]] = [:]
  private var joined: [Joined] = []

  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment) {
    self.init(sheet.evaluate(in: environment), dialect: sheet.dialect)
  }

  init(_ evaluation: StyleSheet.Evaluation, dialect: StyleSheetDialect) {
    self.evaluation = evaluation
    palette = SheetPalette(evaluation.paletteColors, firstDefinitionWins: dialect.firstDefinitionWins)
    var places: [Place: [SheetSlot: SheetChoice]] = [:]
    var targets: [[String]: [SheetTarget]] = [:]
    for rule in evaluation.rules {
      let assignments = SheetAssignment.last(of: rule.declarations)
      var visited: Set<[String]> = []
      for selector in rule.selectors {
        let classes = Self.distinct(selector)
        guard visited.insert(classes).inserted else { continue }
        let found = targets[classes] ?? Self.targets(at: classes)
        targets[classes] = found
        for target in found {
          let place = Place(classes: classes, stockKind: target.isStock ? target.part.kind : nil)
          add(assignments, to: target, in: &places[place, default: [:]])
        }
      }
    }
    for (place, slots) in places where !slots.isEmpty {
      let list = slots.filter { !$0.value.isTint(for: $0.key, below: slots) }
        .map { $0.value.setting(for: $0.key) }.sorted(by: SheetChoice.isBefore)
      if place.stockKind != nil {
        stockSettings[place] = list
      } else if place.classes.count == 1 {
        settings[place.classes[0]] = list
      } else {
        joined.append(Joined(classes: Set(place.classes), settings: list))
      }
    }
    // Few classes before many, then in the order of the text, whatever the order of the dictionary was.
    joined.sort { one, other in
      one.classes.count == other.classes.count
        ? SheetChoice.isBefore(one.settings[0], other.settings[0]) : one.classes.count < other.classes.count
    }
  }

  private mutating func add(
    _ assignments: [SheetAssignment], to target: SheetTarget, in choices: inout [SheetSlot: SheetChoice]
  ) {
    for assignment in assignments {
      let slots = assignment.slots(on: target)
      guard !slots.isEmpty else { continue }
      let index = declarations.count
      declarations.append(assignment.declaration)
      if let image = assignment.declaration.image, images[image] == nil { images[image] = index }
      for (slot, rank) in slots {
        guard let value = assignment.value(for: slot.property) else { continue }
        if let other = choices[slot], other.rank > rank { continue }
        if [.fontName, .fontWidth].contains(slot.property) { setsFaces = true }
        choices[slot] = SheetChoice(value: value, rank: rank, declaration: index)
      }
    }
  }

  /// The classes of a selector, each once, in an order that doesn't depend on how they are written.
  package static func distinct(_ selector: StyleSheet.Selector) -> [String] {
    if selector.classes.count == 1 { return [TableCellClass.canonical(selector.classes[0])] }
    return Set(selector.classes.map(TableCellClass.canonical)).sorted()
  }

  /// The part that has all of these class paths; nil where none has.
  static func part(at classes: [String]) -> ComponentPart? {
    classes.count == 1 ? ComponentParts.part(at: classes[0]) : ComponentParts.part(withAll: classes)
  }

  /// What a rule for these classes is about: a part, or the kinds that a stock class stands for.
  static func targets(at classes: [String]) -> [SheetTarget] {
    guard let first = classes.first else { return [] }
    if let part = part(at: classes) { return [SheetTarget(part)] }
    guard classes.count == 1 else { return [] }
    return StockClass.targets(of: first).map { SheetTarget($0, isStock: true) }
  }

  /// What stock classes set for a part, that which is the least meant first.
  private func stockLayers(of part: ComponentPart) -> [[StyleSetting]] {
    guard !stockSettings.isEmpty else { return [] }
    return StockClass.classes(of: part).compactMap { name in
      guard let settings = stockSettings[Place(classes: [name], stockKind: part.kind)] else { return nil }
      // Most parts have all of it.
      guard !part.refusedProperties.isEmpty || StockClass.isTextOnSurface(part, of: name) else { return settings }
      let taken = settings.filter { StockClass.sets($0.property, of: part, by: name) }
      return taken.isEmpty ? nil : taken
    }
  }

  /// Whether anything is set for a part.
  package func sets(_ part: ComponentPart) -> Bool {
    !stockLayers(of: part).isEmpty
      || part.styledClassPaths.contains { path in settings[path] != nil || joined.contains { $0.classes.contains(path) }
      }
  }

  /// What is set for a part's node with these class paths, the lowest layer first: by the stock classes that stand for the
  /// part, and over that by the class paths, of which the first wins, then what is said of several together.
  func layers(
    of part: ComponentPart, at classPaths: ArraySlice<String>
  ) -> (stock: [[StyleSetting]], own: [[StyleSetting]]) {
    var own = classPaths.reversed().compactMap { path in settings[path].map { part.adopting($0, from: path) } }
    if !joined.isEmpty {
      let present = Set(classPaths)
      for entry in joined where entry.classes.isSubset(of: present) { own.append(entry.settings) }
    }
    return (stockLayers(of: part), own)
  }
}

extension ComponentParts {
  /// The first part of ``all`` that all these class paths style, or else the first one together with another that may
  /// be on its node, as the button of a cell is of a style too.
  static func part(withAll classPaths: [String]) -> ComponentPart? {
    classPaths.first.flatMap { allByClassPath[$0]?.first { Set($0.styledClassPaths).isSuperset(of: classPaths) } }
  }

  private static let allByClassPath: [String: [ComponentPart]] = (all + all.flatMap(\.withCompanions))
    .reduce(into: [:]) { table, part in
      for path in part.styledClassPaths { table[path, default: []].append(part) }
    }
}
