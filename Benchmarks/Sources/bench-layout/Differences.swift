import Comparing
import FloorplanLayout

/// Finding the changes between two lists of identifiers.
func measureDifferences(_ comparison: Comparison) {
  let ids = Array(0..<Scene.many)
  measure(comparison, "changes: one id in front of 1,000,000", from: ids, to: [-1] + ids)

  var generator = Generator(seed: 4)
  let few = Array(0..<10_000)
  // The standard library takes seconds for this one.
  let slow = Comparison(rounds: min(3, comparison.rounds))
  measure(slow, "changes: 10,000 ids shuffled", from: few, to: few.shuffled(using: &generator))
}

private func measure(_ comparison: Comparison, _ name: String, from old: [Int], to new: [Int]) {
  comparison.run(name, against: "difference(from:).inferringMoves()", times: 1) { _ in
    demandLeads(CollectionChanges(from: old, to: new), name, countDifference: new.count - old.count)
  } _: { _ in
    let difference = new.difference(from: old).inferringMoves()
    demand(difference.insertions.count - difference.removals.count == new.count - old.count, name)
  }
  demandLeads(CollectionChanges(from: old, to: new), name, from: old, to: new)
}

private func demandLeads(_ changes: CollectionChanges, _ name: String, countDifference: Int) {
  let inserted = changes.insertedItems.reduce(0) { $0 + $1.items.count }
  let removed = changes.removedItems.reduce(0) { $0 + $1.items.count }
  demand(inserted - removed == countDifference, "\(name): the number of items")
}

/// Checks that every item of the new list is at the index of its identifier, or is reported as new.
private func demandLeads(_ changes: CollectionChanges, _ name: String, from old: [Int], to new: [Int]) {
  let mapping = ItemIndexMapping(changes)
  let known = Set(old)
  for (item, id) in new.enumerated() {
    let origin = mapping.oldIndex(ofItemAt: ItemIndex(section: 0, item: item))
    demand(origin.map { old[$0.item] == id } ?? !known.contains(id), "\(name): where item \(item) comes from")
  }
}
