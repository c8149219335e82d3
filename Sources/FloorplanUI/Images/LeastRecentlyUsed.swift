/// A cache with a cost limit that removes the least recently used values.
///
/// Each value has a cost; the total cost never exceeds the limit.
nonisolated struct LeastRecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: Int
  }
  private var entries: [Key: Entry] = [:]
  private var useCount = 0

  /// The total cost of all values.
  private(set) var cost = 0
  /// The maximum total cost; a negative limit counts as 0.
  var limit: Int { didSet { shrink() } }

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }
  /// The keys, most recently used first.
  var keys: [Key] { entries.sorted { $0.value.lastUse > $1.value.lastUse }.map(\.key) }

  /// Returns the value of a key and marks it as most recently used.
  mutating func value(for key: Key) -> Value? {
    useCount += 1
    entries[key]?.lastUse = useCount
    return entries[key]?.value
  }

  /// Inserts or replaces the value of a key, unless its cost exceeds the limit.
  ///
  /// - Complexity: O(1), and O(values) for each removed value.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    useCount += 1
    entries[key] = Entry(value: value, cost: max(0, cost), lastUse: useCount)
    self.cost += max(0, cost)
    shrink()
  }

  mutating func remove(_ key: Key) { cost -= entries.removeValue(forKey: key)?.cost ?? 0 }

  mutating func removeAll() { self = Self(limit: limit) }

  private mutating func shrink() {
    while cost > max(0, limit), let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      remove(oldest.key)
    }
  }
}
