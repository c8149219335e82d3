import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite struct LeastRecentlyUsedTests {
  /// A list with the same behavior, the most recently used entry first.
  private struct Model {
    var entries: [(key: Int, value: Int, cost: Int)] = []
    var limit: Int
    var cost: Int { entries.reduce(0) { $0 + $1.cost } }

    mutating func value(for key: Int) -> Int? {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.insert(entries.remove(at: index), at: 0)
      return entries[0].value
    }
    mutating func insert(_ value: Int, for key: Int, cost: Int) {
      entries.removeAll { $0.key == key }
      guard cost <= limit else { return }
      entries.insert((key, value, max(0, cost)), at: 0)
      shrink()
    }
    mutating func shrink() { while cost > max(0, limit) { entries.removeLast() } }
  }

  @Test(arguments: seeds(2, soak: 4)) func cacheMatchesAReferenceList(seed: UInt64) {
    var dice = ProbeDice(state: seed)
    var model = Model(limit: 100)
    var cache = LeastRecentlyUsed<Int, Int>(limit: 100)
    for step in 0..<5_000 {
      let key = Int.random(in: 0..<24, using: &dice)
      switch Int.random(in: 0..<20, using: &dice) {
      case 0:
        let limit = Int.random(in: -5..<200, using: &dice)
        cache.limit = limit
        model.limit = limit
        model.shrink()
      case 1:
        cache.remove(key)
        model.entries.removeAll { $0.key == key }
      case 2 where step % 50 == 0:
        cache.removeAll()
        model.entries = []
      case 3..<10:
        #expect(cache.value(for: key) == model.value(for: key))
      default:
        let cost = Int.random(in: -2..<40, using: &dice)
        cache.insert(step, for: key, cost: cost)
        model.insert(step, for: key, cost: cost)
      }
      guard cache.keys == model.entries.map(\.key), cache.cost == model.cost, cache.count == model.entries.count else {
        Issue.record("step \(step): \(cache.keys), \(cache.cost), not \(model.entries)")
        return
      }
    }
  }

  private final class Key: Hashable {
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func evictedKeyIsReleased() {
    var cache = LeastRecentlyUsed<Key, Int>(limit: 10)
    weak var first: Key?
    do {
      let key = Key()
      first = key
      cache.insert(1, for: key, cost: 10)
    }
    #expect(first != nil)
    cache.insert(2, for: Key(), cost: 10)
    #expect(first == nil && cache.count == 1)
  }
}
