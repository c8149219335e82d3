/// The palette colors that a style sheet redefines.
///
/// On light surfaces, `x_lightBackground` precedes `x`, which precedes `xDark`. On dark surfaces, `x_darkBackground`
/// precedes `xLight`, and `x` has no effect. For other surfaces, only a name with exactly that surface counts. A
/// current name precedes a former name of the same color.
package struct SheetPalette: Sendable, Hashable {
  /// The resolved value of a redefined name.
  enum Binding: Sendable, Hashable {
    /// A color from the sheet.
    case color(ThemeColor)
    /// Another name, which the sheet doesn't redefine for that slot.
    case standard(String, PaletteRow, Palette.Slot)
  }

  private struct Winner: Sendable, Hashable {
    let rank: Int
    let definition: Int
    var binding: Binding?
  }

  let definitions: [StyleSheet.PaletteDefinition]
  /// The definitions that form cycles, by index.
  ///
  /// Each cycle starts with the definition that comes first in the sheet.
  private(set) var cycles: Set<[Int]> = []
  private var winners: [String: [Palette.Slot: Winner]] = [:]
  /// A definition that is looked up for a slot.
  private struct Node: Hashable {
    let definition: Int
    let slot: Palette.Slot
  }

  init(_ definitions: [StyleSheet.PaletteDefinition], firstDefinitionWins: Bool = false) {
    self.definitions = definitions
    for (index, definition) in definitions.enumerated() {
      let reference = definition.reference
      let slot = (reference.surface ?? .light).slot
      let winner = Winner(rank: Self.rank(reference), definition: index)
      let other = winners[reference.name]?[slot]
      let holds = other.map { firstDefinitionWins ? $0.rank < winner.rank : $0.rank <= winner.rank } ?? true
      if holds { winners[reference.name, default: [:]][slot] = winner }
    }
    let nodes = winners.values.flatMap { $0.map { Node(definition: $1.definition, slot: $0) } }
    var cycles: Set<[Int]> = []
    let ends = chainEnds(of: nodes, follow: follow) { members in
      cycles.insert(members.map(\.definition).rotatedToMinimum)
      // Names in a cycle have their values in the palette without the sheet.
      return members.map { member in
        let reference = definitions[member.definition].reference
        return Binding.standard(reference.name, reference.row, member.slot)
      }
    }
    self.cycles = cycles
    for node in nodes {
      winners[definitions[node.definition].reference.name]?[node.slot]?.binding = ends[node]
    }
  }

  /// Follows a definition to the one that its value refers to.
  private func follow(_ node: Node) -> ReferenceStep<Node, Binding> {
    let definition = definitions[node.definition]
    switch definition.value {
    case .style(.reference(let reference)):
      let slot = reference.slot(in: node.slot)
      let winner = winner(of: reference.name, row: reference.row, in: slot)
      return winner.map { .next(Node(definition: $0.definition, slot: slot)) }
        ?? .end(.standard(reference.name, reference.row, slot))
    case .style(.dynamic(let row)): return .end(.color(row[node.slot.appearance]))
    case .style(.literal(let color)): return .end(.color(color))
    // The evaluator omits all other values.
    default: return .end(.standard(definition.reference.name, definition.reference.row, node.slot))
    }
  }

  private static func rank(_ reference: PaletteReference) -> Int {
    if reference.hasLegacySurface { return 0 }
    return (reference.surface == nil ? 1 : 3) + (reference.deprecatedName == nil ? 1 : 0)
  }

  /// Returns the value of a name, or nil if the sheet doesn't redefine it.
  func binding(of name: String, row: PaletteRow, in slot: Palette.Slot) -> Binding? {
    winner(of: name, row: row, in: slot)?.binding
  }

  /// The values of all names that the sheet redefines.
  var bindings: [String: [Palette.Slot: Binding?]] { winners.mapValues { $0.mapValues(\.binding) } }

  /// Returns the effective definition of a name, or nil if the sheet doesn't redefine it.
  package func definition(of name: String, row: PaletteRow, in slot: Palette.Slot) -> StyleSheet.PaletteDefinition? {
    winner(of: name, row: row, in: slot).map { definitions[$0.definition] }
  }

  /// Returns the definitions of a color that the effective one overrides, starting with the last one.
  func overriddenDefinitions(of name: String, row: PaletteRow, in slot: Palette.Slot) -> [StyleSheet.PaletteDefinition]
  {
    guard let winner = winner(of: name, row: row, in: slot) else { return [] }
    let slots = slot.fallbacks(in: row)
    return definitions.indices.reversed().filter { index in
      let reference = definitions[index].reference
      let own = (reference.surface ?? .light).slot
      return index != winner.definition && reference.name == name && slots.contains(own)
    }.map { definitions[$0] }
  }

  private func winner(of name: String, row: PaletteRow, in slot: Palette.Slot) -> Winner? {
    guard let own = winners[name] else { return nil }
    return slot.fallbacks(in: row).lazy.compactMap { own[$0] }.first
  }
}

extension PaletteReference {
  /// The current name, with its surface.
  var fullName: String { name + (surface.map { "_" + $0.rawValue } ?? "") }

  /// Returns the palette slot for the reference.
  func slot(in slot: Palette.Slot) -> Palette.Slot { surface?.slot ?? slot }
}
