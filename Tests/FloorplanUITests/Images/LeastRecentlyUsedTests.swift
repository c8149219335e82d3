import Testing

@testable import FloorplanUI

@Suite struct LeastRecentlyUsedTests {
  /// The same as a list, the most recently used first.
  private struct Plain {
    var entries: [(key: Int, value: Int, cost: Int)] = []
    var limit: Int
    var cost: Int { entries.reduce(0) { $0 + $1.cost } }

    mutating func value(for key: Int) -> Int? {
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.insert(entries.remove(at: place), at: 0)
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

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func itDoesWhatAListDoes(seed: UInt64) {
    var dice = ProbeDice(state: seed)
    var plain = Plain(limit: 100)
    var cache = LeastRecentlyUsed<Int, Int>(limit: 100)
    for step in 0..<20_000 {
      let key = Int.random(in: 0..<24, using: &dice)
      switch Int.random(in: 0..<20, using: &dice) {
      case 0:
        let limit = Int.random(in: -5..<200, using: &dice)
        cache.limit = limit
        plain.limit = limit
        plain.shrink()
      case 1:
        cache.remove(key)
        plain.entries.removeAll { $0.key == key }
      case 2 where step % 50 == 0:
        cache.removeAll()
        plain.entries = []
      case 3..<10:
        #expect(cache.value(for: key) == plain.value(for: key))
      default:
        let cost = Int.random(in: -2..<40, using: &dice)
        cache.insert(step, for: key, cost: cost)
        plain.insert(step, for: key, cost: cost)
      }
      guard cache.keys == plain.entries.map(\.key), cache.cost == plain.cost, cache.count == plain.entries.count else {
        Issue.record("step \(step): \(cache.keys), \(cache.cost), not \(plain.entries)")
        return
      }
    }
  }

  private final class Key: Hashable {
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func anEvictedKeyIsReleased() {
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
