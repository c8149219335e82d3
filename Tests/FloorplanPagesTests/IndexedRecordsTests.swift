import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite struct IndexedRecordsTests {
  private nonisolated struct Part: Identifiable, Hashable, Sendable {
    let id: Int
    var size = 0
    /// Not in the index.
    var note = ""
  }

  private func parts(_ count: Int) -> IndexedRecords<Part, Part> {
    let table = RecordTable((1...count).map { Part(id: $0) })
    let index = RecordIndex(table, by: [RecordColumn(\Part.id), RecordColumn(\.size)]) { _ in [] }
    return IndexedRecords(table, index, indexed: { $0 })
  }

  /// The IDs of the parts with a size, found by the index.
  private func found(_ size: Int, in parts: IndexedRecords<Part, Part>) throws -> [Int] {
    let conditions = [RecordCondition(\Part.size) { $0 == size }]
    var results = parts.index.results(RecordQuery(conditions: conditions, sorting: [RecordSort(\.id)]))
    return try results.rest()
  }

  /// Changes a few and many parts, on the main thread and off it.
  @Test(arguments: [(10, 3), (100, 40), (4_100, 40)])
  func editsAreRevertedUnlessTheRecordHasChanged(count: Int, changed: Int) async throws {
    let parts = parts(count)
    var changes = 0
    parts.onChange = { changes += 1 }
    let ids = Array(1...changed)
    var edits: [IndexedRecords<Part, Part>.Edit]?
    parts.change(ids + [count + 1]) {
      $0.size = 7
    } completion: {
      edits = $0
    }
    #expect(await turnUntil { edits != nil })
    #expect(edits?.map(\.id) == ids && changes == 1)
    #expect(try found(7, in: parts) == ids)
    parts.save(Part(id: 1, size: 9))
    var opposite: [IndexedRecords<Part, Part>.Edit]?
    parts.revert(try #require(edits)) { opposite = $0 }
    #expect(await turnUntil { opposite != nil })
    #expect(
      try opposite?.map(\.id) == Array(ids.dropFirst()) && found(7, in: parts) == [] && found(9, in: parts) == [1])
    var removed: [IndexedRecords<Part, Part>.Edit]?
    parts.delete(ids) { removed = $0 }
    #expect(await turnUntil { removed != nil })
    #expect(parts.records.count == count - changed && parts.index.count == count - changed)
    var isRestored = false
    parts.revert(try #require(removed)) { isRestored = $0?.count == changed }
    #expect(await turnUntil { isRestored })
    #expect(parts.records.map(\.id) == Array(1...count) && parts.records[1]?.size == 9)
    #expect(try found(9, in: parts) == [1])
  }

  /// Restores one, a few and many records.
  @Test(arguments: [[2], [7, 2, 3], Array(2...20)])
  func restoredRecordsHaveTheirPositionsInTheIndex(ids: [Int]) throws {
    let parts = parts(30)
    var removed: [IndexedRecords<Part, Part>.Edit]?
    parts.delete(ids) { removed = $0 }
    parts.revert(try #require(removed)) { _ in }
    // A query without a sort has the order of the index.
    var results = parts.index.results(RecordQuery())
    let order = try results.rest()
    #expect(order == Array(1...30))
  }

  @Test func changesMadeMeanwhileAreKept() async throws {
    let parts = parts(4_100)
    var isDone = false
    parts.change(Array(1...100)) {
      $0.size = 7
    } completion: {
      isDone = $0 != nil
    }
    parts.save(Part(id: 5_000, size: 7))
    parts.changeUnindexed([1]) { $0.note = "checked" }
    var isReached = false
    parts.performAfterRunningChanges { isReached = true }
    #expect(!isReached && !isDone)
    #expect(await turnUntil { isReached } && isDone)
    #expect(parts.records[1] == Part(id: 1, size: 7, note: "checked"))
    #expect(try found(7, in: parts) == Array(1...100) + [5_000])
    // A change ends without an effect if all records are replaced meanwhile.
    var result: Bool?
    parts.delete(Array(1...100)) { result = $0 != nil }
    let other = RecordTable([Part(id: 1)])
    parts.replaceAll(other, parts.index.replacingAll(with: other), indexed: { $0 })
    #expect(await turnUntil { result != nil })
    #expect(result == false && parts.records == other && parts.index.count == 1)
  }
}
