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

  private let definitions: [StyleSheet.Definition]
  private let knowsPalette: Bool
  /// The index of the effective definition of each name.
  let winners: [String: Int]
  private var ends: [Int: End] = [:]
  /// The cycles, each starting with the definition that comes first in the sheet.
  private(set) var cycles: [[Int]] = []
  /// The number of followed definitions.
  ///
  /// A test uses it to verify that the work is linear.
  private(set) var steps = 0

  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment) {
    definitions = sheet.definitions
    knowsPalette = sheet.dialect.knowsPalette
    var winners: [String: Int] = [:]
    for (index, definition) in sheet.definitions.enumerated()
    where sheet.isActive(definition.media, in: environment) {
      if sheet.dialect.firstDefinitionWins, winners[definition.name] != nil { continue }
      winners[definition.name] = index
    }
    self.winners = winners
  }

  /// Returns the end of a definition's chain.
  ///
  /// - Complexity: O(1) amortized: each definition is followed once.
  mutating func end(of definition: Int) -> End {
    var path: [Int] = []
    var positions: [Int: Int] = [:]
    var current = definition
    let end: End
    while true {
      if let known = ends[current] {
        end = known
        break
      }
      if let position = positions[current] {
        end = .cycle(cycles.count)
        addCycle(path[position...])
        break
      }
      positions[current] = path.count
      path.append(current)
      steps += 1
      guard let alias = definitions[current].alias else {
        end = .value(current)
        break
      }
      guard let next = winners[alias] else {
        let reference = knowsPalette ? PaletteReference(alias) : nil
        end = reference.map(End.palette) ?? .undefined(alias, at: current)
        break
      }
      current = next
    }
    for visited in path { ends[visited] = end }
    return end
  }

  private mutating func addCycle(_ members: ArraySlice<Int>) {
    guard let first = members.indices.min(by: { members[$0] < members[$1] }) else { return }
    cycles.append(Array(members[first...] + members[..<first]))
  }
}
