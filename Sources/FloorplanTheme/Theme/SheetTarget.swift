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

  /// Returns the target's property for a name in a style sheet, with the states in which it is visible.
  ///
  /// A name may stand for several properties, of which the target uses the first one that it has. Some names are only
  /// valid for stock classes.
  func property(for name: StyleSheetProperty) -> (property: StyleProperty, states: [StyleState])? {
    var names = name.styleProperties
    if isStock, let own = StockPartClass.ownProperties[part.component]?[name.name] { names = [own] }
    if isStock, names.isEmpty, let renamed = StockPartClass.properties[name.name] { names = [renamed] }
    return names.lazy.compactMap { name in self.properties[name].map { (property: name, states: $0) } }.first
  }

  /// Returns the properties and states that a name sets, each with a precedence: a value for exactly this state
  /// precedes one for a more general state, which precedes the older property.
  func slots(for name: StyleSheetProperty) -> [(slot: SheetSlot, rank: Int)] {
    guard let (property, states) = property(for: name), let partState = partState(for: name.state) else { return [] }
    let partStates = part.states(for: partState, among: states)
    var slots = partStates.enumerated().map { index, state in
      let isExact = index == 0 || part.kind == .textField
      return (
        slot: SheetSlot(property: property, state: state),
        rank: isExact ? SheetChoice.exactRank(of: name) : SheetChoice.rank(of: partState)
      )
    }
    guard part.kind == .switch else { return slots }
    if property == .onTintColor {
      let combined = partStates.filter { $0 == .enabledSelected || $0 == .disabledSelected }
      for newer in [StyleProperty.trackColor, .borderColor] {
        slots += combined.map { (slot: SheetSlot(property: newer, state: $0), rank: 1) }
      }
    }
    if property == .tintColor {
      // On iOS, this is the border of a switch that is off.
      let off = partStates.filter { $0 == .enabledUnselected || $0 == .disabledUnselected }
      slots += off.map { (slot: SheetSlot(property: .borderColor, state: $0), rank: 1) }
    }
    return slots
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

  /// Returns the precedence of a value for exactly one state.
  ///
  /// A background tint is below the background color, and a border style below the border width.
  static func exactRank(of name: StyleSheetProperty) -> Int {
    StyleSheetProperty.weakNames.contains(name.name) ? weakRank : 6
  }

  /// Returns the precedence of a value for a more general state.
  static func rank(of state: StyleSheetState) -> Int {
    switch state {
    case .normal: 2
    case .selected: 3
    default: 4
    }
  }

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
