/// What a declaration of a style sheet sets on a part.
struct SheetAssignment {
  let declaration: StyleSheet.EvaluatedDeclaration
  /// What the name may be, of which a part takes the first one that it has.
  private let properties: [StyleProperty]
  private let name: String
  private let state: StyleSheetState
  /// Whether only stock classes have the property by the name that was written.
  private let isStock: Bool

  init?(_ declaration: StyleSheet.EvaluatedDeclaration) {
    guard let name = declaration.property else { return nil }
    (properties, isStock) = name.readings
    if properties.isEmpty { return nil }
    self.declaration = declaration
    self.name = name.name
    state = name.state
  }

  /// The declarations of a rule that no later one of the same rule makes void.
  static func last(of declarations: [StyleSheet.EvaluatedDeclaration]) -> [SheetAssignment] {
    var found: [SheetAssignment] = []
    var visited: Set<StyleSheetProperty.Key> = []
    for declaration in declarations.reversed() {
      guard let assignment = SheetAssignment(declaration), let name = declaration.property,
        visited.insert(name.key).inserted
      else { continue }
      found.append(assignment)
    }
    return found.reversed()
  }

  /// The properties and states that are set, each with how much it is meant: what is said for exactly this state comes before
  /// what is said for a more general one, and that before the older property.
  func slots(on target: SheetTarget) -> [(slot: SheetSlot, rank: Int)] {
    guard let (property, shown) = Self.property(named: name, properties, isStock: isStock, on: target) else {
      return []
    }
    guard let said = target.stateMeant(by: state) else { return [] }
    let states = target.part.states(for: said, among: shown)
    var slots = states.enumerated().map { index, state in
      (
        slot: SheetSlot(property: property, state: state),
        rank: index == 0 || target.part.kind == .textField ? exactRank : Self.rank(said)
      )
    }
    if target.part.kind == .switch, property == .onTintColor {
      let combined = states.filter { $0 == .enabledSelected || $0 == .disabledSelected }
      for newer in [StyleProperty.trackColor, .borderColor] {
        slots += combined.map { (slot: SheetSlot(property: newer, state: $0), rank: 1) }
      }
    }
    if target.part.kind == .switch, property == .tintColor {
      // On iOS it is the line around a switch that is off.
      let off = states.filter { $0 == .enabledUnselected || $0 == .disabledUnselected }
      slots += off.map { (slot: SheetSlot(property: .borderColor, state: $0), rank: 1) }
    }
    return slots
  }

  /// The property of a target that a name of a style sheet means there, with the states in which it can be seen.
  ///
  /// Nil where the target takes none.
  static func property(
    for name: StyleSheetProperty, on target: SheetTarget
  ) -> (property: StyleProperty, states: [StyleState])? {
    let (properties, isStock) = name.readings
    return property(named: name.name, properties, isStock: isStock, on: target)
  }

  private static func property(
    named name: String, _ properties: [StyleProperty], isStock: Bool, on target: SheetTarget
  ) -> (property: StyleProperty, states: [StyleState])? {
    let own = target.isStock ? StockClass.ownProperties[target.part.component]?[name] : nil
    let properties = own.map { [$0] } ?? properties
    guard !isStock || target.isStock, let property = properties.first(where: { target.properties[$0] != nil }),
      let shown = target.properties[property]
    else { return nil }
    return (property, shown)
  }

  /// What is said for exactly one state; a tint of old counts less than what it is the tint of, and the style of a border
  /// less than its width.
  private var exactRank: Int { StyleSheetProperty.weakNames.contains(name) ? SheetChoice.weakRank : 6 }

  private static func rank(_ state: StyleSheetState) -> Int {
    switch state {
    case .normal: 2
    case .selected: 3
    default: 4
    }
  }

  /// The value for a property that the declaration sets.
  func value(for property: StyleProperty) -> StyleValue? { declaration.value.styleValue(for: property) }
}

extension StyleSheetProperty {
  /// What the name may be, and whether it is that for stock classes only.
  fileprivate var readings: (properties: [StyleProperty], isStock: Bool) {
    let own = styleProperties
    return own.isEmpty ? (StockClass.properties[name].map { [$0] } ?? [], true) : (own, false)
  }
}

/// A part, and what it takes, which is looked up more often than it can be made anew.
struct SheetTarget {
  let part: ComponentPart
  /// With the states in which each can be seen.
  let properties: [StyleProperty: [StyleState]]
  /// Whether the part stands for others of its kind.
  let isStock: Bool

  init(_ part: ComponentPart, isStock: Bool = false) {
    self.part = part
    self.isStock = isStock
    properties = Dictionary(
      part.acceptedProperties.map { ($0.property, $0.states) }, uniquingKeysWith: { one, _ in one })
  }

  /// The state of the part that a state of the class means: what a cell's class says while it is selected is said of its
  /// selection; nil where the part isn't seen then.
  func stateMeant(by state: StyleSheetState) -> StyleSheetState? {
    isStock && part.kind == .selection ? StockClass.stateOfSelection(state) : state
  }
}

/// A property in a state.
struct SheetSlot: Hashable {
  let property: StyleProperty
  let state: StyleState
}

/// What a sheet chose for a property in a state.
struct SheetChoice {
  let value: StyleValue
  let rank: Int
  let declaration: Int

  /// How much something of old is meant.
  static let weakRank = 5

  /// Whether this is the tint of a surface that is said to have a gradient: on iOS it lies below that.
  func isTint(for slot: SheetSlot, below choices: [SheetSlot: SheetChoice]) -> Bool {
    guard slot.property == .backgroundColor, rank == Self.weakRank else { return false }
    return [StyleProperty.backgroundColorTop, .backgroundColorBottom].contains {
      choices[SheetSlot(property: $0, state: slot.state)] != nil
    }
  }

  func setting(for slot: SheetSlot) -> StyleSetting {
    StyleSetting(slot.property, value, in: slot.state, source: .sheet(declaration))
  }

  /// The order of settings: that of the text, then that of properties and states.
  static func isBefore(_ one: StyleSetting, _ other: StyleSetting) -> Bool {
    let (index, otherIndex) = (one.source.declaration ?? -1, other.source.declaration ?? -1)
    if index != otherIndex { return index < otherIndex }
    return (one.property.rawValue, one.state.rawValue) < (other.property.rawValue, other.state.rawValue)
  }
}
