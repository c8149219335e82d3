/// The names from a declaration to its value: variables of a style sheet, and palette colors.
struct StyleChain {
  let theme: Theme
  let slot: Palette.Slot
  private(set) var steps: [StyleProvenance.Step] = []
  /// The overridden definitions on the way.
  private(set) var overridden: [StyleProvenance.Candidate] = []
  private var visited: Set<String> = []

  init(theme: Theme, slot: Palette.Slot) {
    self.theme = theme
    self.slot = slot
  }

  /// Follows a variable to its value, or to the palette color that is its value.
  ///
  /// The definition of that color depends on the surface.
  mutating func follow(variable: String, to color: PaletteReference?) {
    guard let evaluation = theme.sheet?.evaluation else { return }
    for definition in evaluation.chain(from: variable) {
      if let color, evaluation.redefines(color, by: definition) { return }
      guard visited.insert("@" + definition.name).inserted else { return }
      steps.append(StyleProvenance.Step(name: "@" + definition.name, range: definition.range))
      addOverridden((evaluation.overriddenDefinitions[definition.name] ?? []).reversed())
    }
  }

  private mutating func addOverridden(_ definitions: [StyleSheet.Definition]) {
    overridden += definitions.map {
      StyleProvenance.Candidate(.sheet($0.range), "@" + $0.name, $0.text, loss: .definition)
    }
  }

  /// Follows the name in a value.
  mutating func follow(_ value: StyleValue) {
    switch value {
    case .color(let token), .overlay(let token), .layer(let token, over: _):
      follow(name: token.rawValue, row: token.standardRow, in: slot)
    case .reference(let reference):
      follow(name: reference.name, row: reference.row, in: reference.slot(in: slot), displayedName: reference.fullName)
    default: break
    }
  }

  private mutating func follow(name: String, row: PaletteRow, in slot: Palette.Slot, displayedName: String? = nil) {
    guard visited.insert("\(name) \(slot.appearance) \(slot.isElevated)").inserted else { return }
    steps.append(StyleProvenance.Step(name: displayedName ?? name, range: nil))
    guard let layer = theme.sheet, let definition = layer.palette.definition(of: name, row: row, in: slot) else {
      let isReplaced = theme.palette.replacement(of: name, row: row, in: slot) != nil
      steps.append(StyleProvenance.Step(name: isReplaced ? "palette set in code" : "palette", range: nil))
      return
    }
    let own = layer.evaluation.definitions.values.first { $0.range == definition.range }
    steps.append(StyleProvenance.Step(name: "@" + (own?.name ?? name), range: definition.range))
    if let own { addOverridden((layer.evaluation.overriddenDefinitions[own.name] ?? []).reversed()) }
    let others = Set(layer.palette.overriddenDefinitions(of: name, row: row, in: slot).map(\.range))
    if !others.isEmpty {
      addOverridden(
        layer.evaluation.definitions.values.filter { others.contains($0.range) }
          .sorted { $0.range.lowerBound > $1.range.lowerBound })
    }
    guard case .style(.reference(let reference)) = definition.value else {
      if let alias = own?.alias { follow(variable: alias, to: nil) }
      return
    }
    if let alias = own?.alias { follow(variable: alias, to: reference) }
    follow(name: reference.name, row: reference.row, in: reference.slot(in: slot), displayedName: reference.fullName)
  }
}

extension StyleSheet.Evaluation {
  /// Returns whether a definition redefines a palette color by name.
  fileprivate func redefines(_ color: PaletteReference, by definition: StyleSheet.Definition) -> Bool {
    PaletteReference(definition.name) == color && paletteColors.contains { $0.range == definition.range }
  }
}
