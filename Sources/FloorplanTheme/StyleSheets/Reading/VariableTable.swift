/// The active definitions in one environment, and the ends of their chains.
struct VariableTable {
  /// The end of a chain of definitions.
  enum End: Hashable {
    /// The value of the definition with this index.
    case value(Int)
    /// A palette color that the sheet doesn't define.
    case palette(PaletteReference)
    /// An undefined name, in the definition with this index.
    case undefined(String, at: Int)
    /// None: the definitions form the cycle with this number.
    case cycle(Int)
  }

  /// The index of the effective definition of each name.
  let winners: [String: Int]
  /// The end of each definition's chain, by index.
  let ends: [Int: End]
  /// The cycles, each starting with the definition that comes first in the sheet.
  let cycles: [[Int]]
  /// The number of followed definitions.
  ///
  /// A test uses it to verify that the work is linear.
  let steps: Int

  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment) {
    var winners: [String: Int] = [:]
    for (index, definition) in sheet.definitions.enumerated()
    where sheet.isActive(definition.media, in: environment) {
      if sheet.dialect.firstDefinitionWins, winners[definition.name] != nil { continue }
      winners[definition.name] = index
    }
    var (cycles, steps): ([[Int]], Int) = ([], 0)
    ends = chainEnds(of: sheet.definitions.indices) { index in
      steps += 1
      guard let alias = sheet.definitions[index].alias else { return .end(.value(index)) }
      if let next = winners[alias] { return .next(next) }
      let reference = sheet.dialect.knowsPalette ? PaletteReference(alias) : nil
      return .end(reference.map(End.palette) ?? .undefined(alias, at: index))
    } closeCycle: { members in
      cycles.append(members.rotatedToMinimum)
      return members.map { _ in .cycle(cycles.count - 1) }
    }
    (self.winners, self.cycles, self.steps) = (winners, cycles, steps)
  }
}
