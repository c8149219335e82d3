/// The colours of the palette that a style sheet redefines.
///
/// On light surfaces `x_lightBackground` comes before `x`, and this before `xDark`; on dark ones `x_darkBackground` before
/// `xLight`, and `x` says nothing there. Everywhere else a name with exactly that surface counts. A name of today comes
/// before an old one for the same colour.
package struct SheetPalette: Sendable, Hashable {
  /// What a redefined name means in the end.
  enum Binding: Sendable, Hashable {
    /// A colour that the sheet says.
    case color(ThemeColor)
    /// Another name, which the sheet doesn't redefine there.
    case standard(String, PaletteRow, Palette.Slot)
  }

  private struct Winner: Sendable, Hashable {
    let rank: Int
    let definition: Int
  }

  let definitions: [StyleSheet.PaletteDefinition]
  /// The definitions that go round in a circle by their indices, each circle from the one on that comes first.
  private(set) var circles: Set<[Int]> = []
  private var winners: [String: [Palette.Slot: Winner]] = [:]
  private var bindings: [String: [Palette.Slot: Binding]] = [:]
  /// Where names lead as far as that was followed, while the bindings are made.
  private var ends: [Place: Binding] = [:]

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

  /// What a name means; nil where the sheet doesn't redefine it.
  func binding(of name: String, row: PaletteRow, in slot: Palette.Slot) -> Binding? {
    guard let own = bindings[name] else { return nil }
    return slot.fallbacks(in: row).lazy.compactMap { own[$0] }.first
  }

  /// The definition that decides what a name means; nil where the sheet doesn't redefine it.
  package func definition(of name: String, row: PaletteRow, in slot: Palette.Slot) -> StyleSheet.PaletteDefinition? {
    winner(of: name, row: row, in: slot).map { definitions[$0.definition] }
  }

  /// The definitions of a colour that the deciding one makes void there, the last one first.
  func voidDefinitions(of name: String, row: PaletteRow, in slot: Palette.Slot) -> [StyleSheet.PaletteDefinition] {
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

  private struct Place: Hashable {
    let name: String
    let slot: Palette.Slot
  }

  /// Where a name leads: definitions that go round in a circle end in what the palette says without the sheet.
  ///
  /// - Complexity: O(1) amortised: each name is followed once.
  private mutating func end(of name: String, in slot: Palette.Slot) -> Binding? {
    var current = winners[name]?[slot]
    var place = Place(name: name, slot: slot)
    var path: [(place: Place, definition: Int)] = []
    var steps: [Place: Int] = [:]
    var end: Binding?
    while let winner = current, end == nil {
      if let known = ends[place] {
        end = known
        break
      }
      if let step = steps[place] {
        end = closeCircle(path[step...])
        path.removeSubrange(step...)
        break
      }
      steps[place] = path.count
      path.append((place, winner.definition))
      switch definitions[winner.definition].value {
      case .style(.literal(let color)): end = .color(color)
      case .style(.dynamic(let row)): end = .color(row[place.slot.appearance])
      case .style(.reference(let reference)):
        place = Place(name: reference.name, slot: reference.slot(in: place.slot))
        current = self.winner(of: place.name, row: reference.row, in: place.slot)
        if current == nil { end = .standard(place.name, reference.row, place.slot) }
      default: return nil
      }
    }
    for step in path { ends[step.place] = end }
    return end
  }

  /// Ends each name of a circle in itself.
  ///
  /// - Returns: Where the first one ends.
  private mutating func closeCircle(_ members: ArraySlice<(place: Place, definition: Int)>) -> Binding? {
    for member in members {
      ends[member.place] = .standard(
        member.place.name, definitions[member.definition].reference.row, member.place.slot)
    }
    let indices = members.map { $0.definition }
    if let first = indices.indices.min(by: { indices[$0] < indices[$1] }) {
      circles.insert(Array(indices[first...] + indices[..<first]))
    }
    return members.first.flatMap { ends[$0.place] }
  }
}

extension PaletteReference {
  /// The name of today, with the surface behind it.
  var fullName: String { name + (surface.map { "_" + $0.rawValue } ?? "") }

  /// The column of the palette that the reference is read in.
  func slot(in slot: Palette.Slot) -> Palette.Slot { surface?.slot ?? slot }
}
