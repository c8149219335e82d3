/// The settings of a style sheet in a theme: by class path, each property once per state.
package struct SheetLayer: Sendable, Hashable {
  /// The subject of a rule: a class path, several joined by colons, or the parts of a kind in a stock class.
  private struct RuleSubject: Sendable, Hashable {
    let classes: [String]
    let stockKind: PartKind?
  }

  /// The settings for several classes joined by colons, which apply to parts with all of them.
  private struct Joined: Sendable, Hashable {
    let classes: Set<String>
    var settings: [StyleSetting]
  }

  package let evaluation: StyleSheet.Evaluation
  package let palette: SheetPalette
  /// The density that the sheet sets with the variable `density`, or nil if it sets none.
  let density: Density?
  /// The declarations that the settings come from, in source order.
  package private(set) var declarations: [StyleSheet.EvaluatedDeclaration] = []
  /// The index of each declaration's rule.
  private var ruleIndices: [Int] = []
  /// The first stock class of each rule, or nil if it has none.
  private var stockClasses: [String?] = []
  /// The images in the declarations, with the index of the first declaration of each.
  private(set) var images: [SheetImage: Int] = [:]
  /// Whether the sheet sets a font face or width.
  private(set) var setsFaces = false
  /// Whether the sheet sets the space between letters.
  private(set) var setsSpacing = false
  /// Whether the sheet sets pictures of surfaces.
  private(set) var setsPictures = false
  /// The values of text styles, from rules for ``GlobalClass`` names.
  private(set) var textStyles: [TextStyle: [StyleProperty: StyleValue]] = [:]
  private var settings: [String: [StyleSetting]] = [:]
  private var stockSettings: [RuleSubject: [StyleSetting]] = [:]
  private var joined: [Joined] = []

  init(_ evaluation: StyleSheet.Evaluation, dialect: StyleSheetDialect) {
    self.evaluation = evaluation
    palette = SheetPalette(evaluation.paletteColors, firstDefinitionWins: dialect.firstDefinitionWins)
    density = evaluation.chain(from: Density.variable).last.flatMap { Density(rawValue: $0.text) }
    var choices: [RuleSubject: [SheetSlot: SheetChoice]] = [:]
    var targets: [[String]: [SheetTarget]] = [:]
    for (index, rule) in evaluation.rules.enumerated() {
      // Later declarations of the same property override earlier ones.
      var names: Set<StyleSheetProperty> = []
      let declarations = rule.declarations.reversed().filter { $0.property.map { names.insert($0).inserted } ?? false }
      var visited: Set<[String]> = []
      var stockClass: String?
      for selector in rule.selectors {
        let classes = Self.distinct(selector)
        if stockClass == nil, classes.count == 1, StockPartClass.byName[classes[0]] != nil { stockClass = classes[0] }
        guard visited.insert(classes).inserted else { continue }
        if classes.count == 1, let style = GlobalClass.textStyle(of: classes[0]) {
          add(declarations.reversed(), to: style)
          continue
        }
        let found = targets[classes] ?? Self.targets(at: classes)
        targets[classes] = found
        for target in found {
          let subject = RuleSubject(classes: classes, stockKind: target.isStock ? target.part.kind : nil)
          add(declarations.reversed(), of: index, to: target, in: &choices[subject, default: [:]])
        }
      }
      stockClasses.append(stockClass)
    }
    for (subject, slots) in choices where !slots.isEmpty {
      let list = slots.values.filter { !$0.isTint(below: slots) }.map(\.setting).sorted(by: SheetChoice.isBefore)
      if subject.stockKind != nil {
        stockSettings[subject] = list
      } else if subject.classes.count == 1 {
        settings[subject.classes[0]] = list
      } else {
        joined.append(Joined(classes: Set(subject.classes), settings: list))
      }
    }
    // Fewer classes come first, then source order, regardless of the order of the dictionary.
    joined.sort { one, other in
      one.classes.count == other.classes.count
        ? SheetChoice.isBefore(one.settings[0], other.settings[0]) : one.classes.count < other.classes.count
    }
  }

  private mutating func add(_ added: some Sequence<StyleSheet.EvaluatedDeclaration>, to style: TextStyle) {
    for declaration in added {
      guard let property = declaration.property.flatMap(GlobalClass.styleProperty),
        let value = declaration.value.styleValue(for: property)
      else { continue }
      textStyles[style, default: [:]][property] = value
    }
  }

  private mutating func add(
    _ added: some Sequence<StyleSheet.EvaluatedDeclaration>, of rule: Int, to target: SheetTarget,
    in choices: inout [SheetSlot: SheetChoice]
  ) {
    for declaration in added {
      guard let slots = declaration.property.map(target.slots), !slots.isEmpty else { continue }
      let index = declarations.count
      declarations.append(declaration)
      ruleIndices.append(rule)
      if let image = declaration.image, images[image] == nil {
        images[image] = index
        if image.isSurface { setsPictures = true }
      }
      for (slot, rank) in slots {
        guard let value = declaration.value.styleValue(for: slot.property) else { continue }
        if let other = choices[slot], other.rank > rank { continue }
        if [.fontName, .fontWidth].contains(slot.property) { setsFaces = true }
        if slot.property == .letterSpacing { setsSpacing = true }
        let setting = StyleSetting(slot.property, value, in: slot.state, source: .sheet(index))
        choices[slot] = SheetChoice(setting: setting, rank: rank)
      }
    }
  }

  /// Returns the classes of each class path in the rule of a declaration.
  package func classes(around declaration: Int) -> [[String]] {
    evaluation.rules[ruleIndices[declaration]].selectors.map(Self.distinct)
  }

  /// Returns the first stock class in the rule of a declaration, or nil if there is none.
  package func stockClass(around declaration: Int) -> String? { stockClasses[ruleIndices[declaration]] }

  /// Returns the classes of a selector without duplicates, in an order that doesn't depend on how they are written.
  static func distinct(_ selector: StyleSheet.Selector) -> [String] {
    if selector.classes.count == 1 { return [TableCellClass.canonical(selector.classes[0])] }
    return Set(selector.classes.map(TableCellClass.canonical)).sorted()
  }

  /// Returns the part that has all of these class paths, or nil if there is none.
  static func part(at classes: [String]) -> ComponentPart? {
    classes.count == 1 ? ComponentParts.part(at: classes[0]) : ComponentParts.part(withAll: classes)
  }

  /// Returns the subjects of a rule with these classes: a part, or a placeholder for each kind in a stock class.
  static func targets(at classes: [String]) -> [SheetTarget] {
    guard let first = classes.first else { return [] }
    if let part = part(at: classes) { return [SheetTarget(part)] }
    guard classes.count == 1 else { return [] }
    return (StockPartClass.byName[first]?.targets ?? []).map { SheetTarget($0, isStock: true) }
  }

  /// Returns the settings from stock classes for a part, in ascending precedence.
  private func stockLayers(of part: ComponentPart) -> [[StyleSetting]] {
    guard !stockSettings.isEmpty else { return [] }
    return StockPartClass.classes(of: part).compactMap { name in
      guard let settings = stockSettings[RuleSubject(classes: [name], stockKind: part.kind)] else { return nil }
      // Most parts take all of them.
      guard !part.unsupportedProperties.isEmpty || StockPartClass.isTextOnSurface(part, of: name) else {
        return settings
      }
      let taken = settings.filter { StockPartClass.sets($0.property, of: part, by: name) }
      return taken.isEmpty ? nil : taken
    }
  }

  /// Returns whether the sheet sets anything for a part.
  package func sets(_ part: ComponentPart) -> Bool {
    !stockLayers(of: part).isEmpty
      || part.styledClassPaths.contains { path in settings[path] != nil || joined.contains { $0.classes.contains(path) }
      }
  }

  /// Returns the layers for a part's node with these class paths, in ascending precedence: stock classes, then the
  /// class paths in reverse order, then joined class paths.
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
  /// Returns the first part in ``all`` that all these class paths style.
  ///
  /// Otherwise, returns the first part that does together with a companion on its node, such as the style of a cell's
  /// button.
  static func part(withAll classPaths: [String]) -> ComponentPart? {
    classPaths.first.flatMap { allByClassPath[$0]?.first { Set($0.styledClassPaths).isSuperset(of: classPaths) } }
  }

  private static let allByClassPath: [String: [ComponentPart]] = (all + all.flatMap(\.withCompanions))
    .reduce(into: [:]) { table, part in
      for path in part.styledClassPaths { table[path, default: []].append(part) }
    }
}
