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
  }

  let definitions: [StyleSheet.PaletteDefinition]
  /// The definitions that form cycles, by index.
  ///
  /// Each cycle starts with the definition that comes first in the sheet.
  private(set) var cycles: Set<[Int]> = []
  private var winners: [String: [Palette.Slot: Winner]] = [:]
  private var bindings: [String: [Palette.Slot: Binding]] = [:]
  /// The resolved names so far, only used while the bindings are made.
  private var ends: [Key: Binding] = [:]

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
    for (name, slots) in winners {
      for slot in slots.keys {
        let binding = end(of: name, in: slot)
        bindings[name, default: [:]][slot] = binding
      }
    }
    ends = [:]
  }

  private static func rank(_ reference: PaletteReference) -> Int {
    if reference.hasLegacySurface { return 0 }
    return (reference.surface == nil ? 1 : 3) + (reference.deprecatedName == nil ? 1 : 0)
  }

  /// Returns the value of a name, or nil if the sheet doesn't redefine it.
  func binding(of name: String, row: PaletteRow, in slot: Palette.Slot) -> Binding? {
    guard let own = bindings[name] else { return nil }
    return slot.fallbacks(in: row).lazy.compactMap { own[$0] }.first
  }

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

  private struct Key: Hashable {
    let name: String
    let slot: Palette.Slot
  }

  /// Resolves a name.
  ///
  /// Names in a cycle resolve to their values in the palette without the sheet.
  ///
  /// - Complexity: O(1) amortized: each name is followed once.
  private mutating func end(of name: String, in slot: Palette.Slot) -> Binding? {
    var current = winners[name]?[slot]
    var key = Key(name: name, slot: slot)
    var path: [(key: Key, definition: Int)] = []
    var steps: [Key: Int] = [:]
    var end: Binding?
    while let winner = current, end == nil {
      if let known = ends[key] {
        end = known
        break
      }
      if let step = steps[key] {
        end = closeCycle(path[step...])
        path.removeSubrange(step...)
        break
      }
      steps[key] = path.count
      path.append((key, winner.definition))
      switch definitions[winner.definition].value {
      case .style(.literal(let color)): end = .color(color)
      case .style(.dynamic(let row)): end = .color(row[key.slot.appearance])
      case .style(.reference(let reference)):
        key = Key(name: reference.name, slot: reference.slot(in: key.slot))
        current = self.winner(of: key.name, row: reference.row, in: key.slot)
        if current == nil { end = .standard(key.name, reference.row, key.slot) }
      default: return nil
      }
    }
    for step in path { ends[step.key] = end }
    return end
  }

  /// Resolves each name of a cycle to itself.
  ///
  /// - Returns: The value of the first one.
  private mutating func closeCycle(_ members: ArraySlice<(key: Key, definition: Int)>) -> Binding? {
    for member in members {
      ends[member.key] = .standard(
        member.key.name, definitions[member.definition].reference.row, member.key.slot)
    }
    let indices = members.map { $0.definition }
    if let first = indices.indices.min(by: { indices[$0] < indices[$1] }) {
      cycles.insert(Array(indices[first...] + indices[..<first]))
    }
    return members.first.flatMap { ends[$0.key] }
  }
}

extension PaletteReference {
  /// The current name, with its surface.
  var fullName: String { name + (surface.map { "_" + $0.rawValue } ?? "") }

  /// Returns the palette slot for the reference.
  func slot(in slot: Palette.Slot) -> Palette.Slot { surface?.slot ?? slot }
}
