import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite struct RecordTableTests {
  private nonisolated enum Change: Hashable {
    case save(Int, String)
    case remove(Int)
    /// Restores the last removed record.
    case restore
  }

  /// A table that stores a number with each record for its position.
  private nonisolated struct ReferenceTable {
    private var rows: [(position: Int, order: WorkOrder)] = []
    private var saved = 0

    var orders: [WorkOrder] { rows.map(\.order) }

    mutating func save(_ order: WorkOrder) {
      saved += 1
      if let index = rows.firstIndex(where: { $0.order.id == order.id }) {
        rows[index].order = order
      } else {
        rows.append((saved, order))
      }
    }

    mutating func remove(_ id: WorkOrder.ID) -> (position: Int, order: WorkOrder)? {
      rows.firstIndex { $0.order.id == id }.map { rows.remove(at: $0) }
    }

    mutating func restore(_ row: (position: Int, order: WorkOrder)) {
      guard !rows.contains(where: { $0.order.id == row.order.id }) else { return }
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
        var table = RecordTable<WorkOrder>()
        var reference = ReferenceTable()
        var removed: [(RecordTable<WorkOrder>.Removed, (position: Int, order: WorkOrder))] = []
        for change in changes {
          switch change {
          case .save(let number, let title):
            table.save(.numbered(number, title))
            reference.save(.numbered(number, title))
          case .remove(let number):
            let id = WorkOrder.numbered(number).id
            let (removal, expected) = (table.remove(id), reference.remove(id))
            guard removal?.record == expected?.order else { return false }
            if let removal, let expected { removed.append((removal, expected)) }
          case .restore:
            guard let (removal, expected) = removed.popLast() else { continue }
            table.restore(removal)
            reference.restore(expected)
          }
        }
        let orders = reference.orders
        guard table.filter({ $0.title == "a" }) == orders.filter({ $0.title == "a" }),
          table.count(where: { $0.title == "a" }) == orders.count(where: { $0.title == "a" })
        else { return false }
        return table.elementsEqual(orders) && table.count == orders.count && orders.allSatisfy { table[$0.id] == $0 }
      })
  }

  @Test func restoredRecordsReturnToTheirIndex() {
    let orders = (0..<2000).map { WorkOrder.numbered($0) }
    var table = RecordTable(orders)
    var dice = Dice(seed: 5)
    let some = orders.shuffled(using: &dice).prefix(1500)
    let removed = some.compactMap { table.remove($0.id) }
    #expect(removed.count == 1500 && table.count == 500)
    table.save(.numbered(5000))
    for removal in removed.shuffled(using: &dice) { table.restore(removal) }
    #expect(table.elementsEqual(orders + [.numbered(5000)]))
  }

  @Test func recordOfAnotherTableIsAppended() throws {
    var other = RecordTable([WorkOrder.numbered(1), .numbered(2)])
    let removed = other.remove("WO-1")
    let removal = try #require(removed)
    var table = RecordTable([WorkOrder.numbered(3), .numbered(4)])
    table.restore(removal)
    #expect(table.map(\.id) == ["WO-3", "WO-4", "WO-1"] && table.allSatisfy { table[$0.id] == $0 })
  }

  @Test func copyIsIndependent() {
    var table = RecordTable((0..<1000).map { WorkOrder.numbered($0) })
    let copy = table
    table.save(.numbered(500, "changed"))
    _ = table.remove("WO-2")
    #expect(copy["WO-500"]?.title == "Order" && copy.count == 1000)
    #expect(table["WO-500"]?.title == "changed" && table.count == 999)
  }

  @Test func idsSortNumerically() {
    #expect(
      ["WO-1000", "WO-999", "WO-2"].map { WorkOrder.ID(rawValue: $0) }.sorted() == ["WO-2", "WO-999", "WO-1000"])
  }
}
