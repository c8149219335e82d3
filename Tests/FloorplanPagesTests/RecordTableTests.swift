import FloorplanPages
import GTKTestSupport
import Testing

@Suite struct RecordTableTests {
  private nonisolated struct Item: Identifiable, Hashable {
    let id: Int
    var title = "Item"
  }

  private nonisolated enum Change: Hashable {
    case save(Int, String)
    case remove(Int)
    /// Restores the last removed record.
    case restore
  }

  /// A table that stores a number with each record for its position.
  private nonisolated struct ReferenceTable {
    private var rows: [(position: Int, item: Item)] = []
    private var saved = 0

    var items: [Item] { rows.map(\.item) }

    mutating func save(_ item: Item) {
      saved += 1
      if let index = rows.firstIndex(where: { $0.item.id == item.id }) {
        rows[index].item = item
      } else {
        rows.append((saved, item))
      }
    }

    mutating func remove(_ id: Int) -> (position: Int, item: Item)? {
      rows.firstIndex { $0.item.id == id }.map { rows.remove(at: $0) }
    }

    mutating func restore(_ row: (position: Int, item: Item)) {
      guard !rows.contains(where: { $0.item.id == row.item.id }) else { return }
      rows.insert(row, at: rows.firstIndex { $0.position > row.position } ?? rows.count)
    }
  }

  @Test func randomChangesMatchReference() {
    expectAlways(
      seed: 3, runs: 300,
      make: { dice in
        (0..<Int.random(in: 0...60, using: &dice)).map { _ -> Change in
          let number = Int.random(in: 0..<40, using: &dice)
          return switch Int.random(in: 0..<8, using: &dice) {
          case 0, 1: .remove(number)
          case 2, 3: .restore
          default: .save(number, ["a", "b"].randomElement(using: &dice) ?? "")
          }
        }
      },
      shrink: withoutOneElement,
      holds: { changes in
        var table = RecordTable<Item>()
        var reference = ReferenceTable()
        var removed: [(RecordTable<Item>.Edit, (position: Int, item: Item))] = []
        for change in changes {
          switch change {
          case .save(let number, let title):
            table.save(Item(id: number, title: title))
            reference.save(Item(id: number, title: title))
          case .remove(let number):
            let (removal, expected) = (table.remove(number), reference.remove(number))
            guard removal?.before == expected?.item else { return false }
            if let removal, let expected { removed.append((removal, expected)) }
          case .restore:
            guard let (removal, expected) = removed.popLast() else { continue }
            table.restore(removal)
            reference.restore(expected)
          }
        }
        let items = reference.items
        guard table.filter({ $0.title == "a" }) == items.filter({ $0.title == "a" }),
          table.count(where: { $0.title == "a" }) == items.count(where: { $0.title == "a" })
        else { return false }
        return table.elementsEqual(items) && table.count == items.count && items.allSatisfy { table[$0.id] == $0 }
      })
  }

  @Test func restoredRecordsReturnToTheirIndex() {
    let items = (0..<2000).map { Item(id: $0) }
    var table = RecordTable(items)
    var dice = Dice(seed: 5)
    let some = items.shuffled(using: &dice).prefix(1500)
    let removed = some.compactMap { table.remove($0.id) }
    #expect(removed.count == 1500 && table.count == 500)
    table.save(Item(id: 5000))
    for removal in removed.shuffled(using: &dice) { table.restore(removal) }
    #expect(table.elementsEqual(items + [Item(id: 5000)]))
  }

  @Test func recordOfAnotherTableIsAppended() throws {
    var other = RecordTable([Item(id: 1), Item(id: 2)])
    let removed = other.remove(1)
    let removal = try #require(removed)
    var table = RecordTable([Item(id: 3), Item(id: 4)])
    table.restore(removal)
    #expect(table.map(\.id) == [3, 4, 1] && table.allSatisfy { table[$0.id] == $0 })
  }

  @Test func copyIsIndependent() {
    var table = RecordTable((0..<1000).map { Item(id: $0) })
    let copy = table
    table.save(Item(id: 500, title: "changed"))
    _ = table.remove(2)
    #expect(copy[500]?.title == "Item" && copy.count == 1000)
    #expect(table[500]?.title == "changed" && table.count == 999)
  }
}
