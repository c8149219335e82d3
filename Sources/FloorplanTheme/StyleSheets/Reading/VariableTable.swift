/// The definitions that hold on one kind of device, and where each leads.
struct VariableTable {
  /// Where a variable leads in the end.
  enum End: Hashable {
    /// To the value of a definition, by its index.
    case value(Int)
    /// To a colour of the palette that the sheet doesn't define.
    case palette(PaletteReference)
    /// To a name that nothing defines; it stands in the definition of that index.
    case undefined(String, at: Int)
    /// Nowhere: the definitions go round in a circle, the one with that number.
    case circle(Int)
  }

  private let definitions: [StyleSheet.Definition]
  private let knowsPalette: Bool
  /// The definition that holds for each name, by its index.
  let winners: [String: Int]
  private var ends: [Int: End] = [:]
  /// The circles, each from the definition on that comes first in the sheet.
  private(set) var circles: [[Int]] = []
  /// How many definitions were followed, for the test that the work is linear.
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

  /// Where a definition leads.
  ///
  /// - Complexity: O(1) amortised: each definition is followed once.
  mutating func end(of definition: Int) -> End {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var current = definition
    let end: End
    while true {
      if let known = ends[current] {
        end = known
        break
      }
      if let place = places[current] {
        end = .circle(circles.count)
        addCircle(path[place...])
        break
      }
      places[current] = path.count
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

  private mutating func addCircle(_ members: ArraySlice<Int>) {
    guard let first = members.indices.min(by: { members[$0] < members[$1] }) else { return }
    circles.append(Array(members[first...] + members[..<first]))
  }
}
