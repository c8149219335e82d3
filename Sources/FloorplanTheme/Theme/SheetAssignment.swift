/// The effect of a style sheet's declaration on a part.
struct SheetAssignment {
  let declaration: StyleSheet.EvaluatedDeclaration
  private let name: StyleSheetProperty
  private let readings: StyleSheetProperty.Readings

  init?(_ declaration: StyleSheet.EvaluatedDeclaration) {
    guard let name = declaration.property else { return nil }
    readings = name.readings
    if readings.properties.isEmpty { return nil }
    self.declaration = declaration
    self.name = name
  }

  /// Returns the declarations of a rule that no later declaration in the rule overrides.
  static func last(of declarations: [StyleSheet.EvaluatedDeclaration]) -> [SheetAssignment] {
    var found: [SheetAssignment] = []
    var visited: Set<StyleSheetProperty> = []
    for declaration in declarations.reversed() {
      guard let assignment = SheetAssignment(declaration), let name = declaration.property,
        visited.insert(name).inserted
      else { continue }
      found.append(assignment)
    }
    return found.reversed()
  }

  /// Returns the properties and states that the declaration sets, each with a precedence: a value for exactly this
  /// state precedes one for a more general state, which precedes the older property.
  func slots(on target: SheetTarget) -> [(slot: SheetSlot, rank: Int)] {
    guard let (property, states) = Self.property(named: name.name, readings, on: target),
      let partState = target.partState(for: name.state)
    else { return [] }
    let partStates = target.part.states(for: partState, among: states)
    var slots = partStates.enumerated().map { index, state in
      (
        slot: SheetSlot(property: property, state: state),
        rank: index == 0 || target.part.kind == .textField ? exactRank : Self.rank(partState)
      )
    }
    if target.part.kind == .switch, property == .onTintColor {
      let combined = partStates.filter { $0 == .enabledSelected || $0 == .disabledSelected }
      for newer in [StyleProperty.trackColor, .borderColor] {
        slots += combined.map { (slot: SheetSlot(property: newer, state: $0), rank: 1) }
      }
    }
    if target.part.kind == .switch, property == .tintColor {
      // On iOS, this is the border of a switch that is off.
      let off = partStates.filter { $0 == .enabledUnselected || $0 == .disabledUnselected }
      slots += off.map { (slot: SheetSlot(property: .borderColor, state: $0), rank: 1) }
    }
    return slots
  }

  /// Returns the target's property for a name in a style sheet, with the states in which it is visible.
  ///
  /// Returns nil if the target has no such property.
  static func property(
    for name: StyleSheetProperty, on target: SheetTarget
  ) -> (property: StyleProperty, states: [StyleState])? {
    property(named: name.name, name.readings, on: target)
  }

  private static func property(
    named name: String, _ readings: StyleSheetProperty.Readings, on target: SheetTarget
  ) -> (property: StyleProperty, states: [StyleState])? {
    let own = target.isStock ? StockPartClass.ownProperties[target.part.component]?[name] : nil
    let properties = own.map { [$0] } ?? readings.properties
    guard !readings.isStock || target.isStock, let property = properties.first(where: { target.properties[$0] != nil }),
      let states = target.properties[property]
    else { return nil }
    return (property, states)
  }

  /// The precedence of a value for exactly one state.
  ///
  /// A background tint is below the background color, and a border style below the border width.
  private var exactRank: Int { StyleSheetProperty.weakNames.contains(name.name) ? SheetChoice.weakRank : 6 }

  private static func rank(_ state: StyleSheetState) -> Int {
    switch state {
    case .normal: 2
    case .selected: 3
    default: 4
    }
  }

  /// Returns the value that the declaration sets for a property.
  func value(for property: StyleProperty) -> StyleValue? { declaration.value.styleValue(for: property) }
}

extension StyleSheetProperty {
  /// The properties that a name can stand for, of which a part uses the first one that it has, and whether the name is
  /// only valid for stock classes.
  fileprivate typealias Readings = (properties: [StyleProperty], isStock: Bool)

  fileprivate var readings: Readings {
    let own = styleProperties
    return own.isEmpty ? (StockPartClass.properties[name].map { [$0] } ?? [], true) : (own, false)
  }
}

/// A part with its accepted properties, which are looked up too often to derive them each time.
struct SheetTarget {
  let part: ComponentPart
  /// The accepted properties, with the states in which each one is visible.
  let properties: [StyleProperty: [StyleState]]
  /// Whether the part is a placeholder for others of its kind.
  let isStock: Bool

  init(_ part: ComponentPart, isStock: Bool = false) {
    self.part = part
    self.isStock = isStock
    properties = Dictionary(
      part.acceptedProperties.map { ($0.property, $0.states) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the state of the part for a state of the class, or nil if the part isn't visible then.
  ///
  /// The selected states of a cell's class apply to its selection part.
  func partState(for state: StyleSheetState) -> StyleSheetState? {
    isStock && part.kind == .selection ? state.ofSelection : state
  }
}

/// A property in a state.
struct SheetSlot: Hashable {
  let property: StyleProperty
  let state: StyleState
}

/// The value that a sheet sets for a property in a state.
struct SheetChoice {
  let setting: StyleSetting
  let rank: Int

  /// The precedence of ``StyleSheetProperty/weakNames``.
  static let weakRank = 5

  /// Returns whether this is a tint of a surface with a gradient, which covers the tint on iOS.
  func isTint(below choices: [SheetSlot: SheetChoice]) -> Bool {
    guard setting.property == .backgroundColor, rank == Self.weakRank else { return false }
    return [StyleProperty.backgroundColorTop, .backgroundColorBottom].contains {
      choices[SheetSlot(property: $0, state: setting.state)] != nil
    }
  }

  /// Returns whether a setting precedes another one: in source order, then by property and state.
  static func isBefore(_ one: StyleSetting, _ other: StyleSetting) -> Bool {
    let (index, otherIndex) = (one.source.declaration ?? -1, other.source.declaration ?? -1)
    if index != otherIndex { return index < otherIndex }
    return (one.property.rawValue, one.state.rawValue) < (other.property.rawValue, other.state.rawValue)
  }
}
