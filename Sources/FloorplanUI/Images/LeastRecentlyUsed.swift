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
  /// The uses of all keys, oldest first; a use is outdated if the key was used again or removed.
  ///
  /// A use before `oldest` has no key, because a key may contain the bytes of a picture.
  private var uses: [(key: Key?, number: Int)] = []
  /// The index of the first use that may not be outdated.
  private var oldest = 0
  private var useCount = 0

  /// The total cost of all values.
  private(set) var cost = 0
  /// The maximum total cost; a negative limit counts as 0.
  var limit: Int { didSet { shrink() } }

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }
  /// The keys, most recently used first.
  var keys: [Key] { uses.filter(isCurrent).reversed().compactMap(\.key) }

  /// Returns the value of a key and marks it as most recently used.
  ///
  /// - Complexity: O(1), amortized.
  mutating func value(for key: Key) -> Value? {
    guard let value = entries[key]?.value else { return nil }
    use(key)
    return value
  }

  /// Inserts or replaces the value of a key, unless its cost exceeds the limit.
  ///
  /// - Complexity: O(1), amortized, and O(1) for each removed value.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    entries[key] = Entry(value: value, cost: max(0, cost), lastUse: useCount)
    self.cost += max(0, cost)
    use(key)
    shrink()
  }

  mutating func remove(_ key: Key) { cost -= entries.removeValue(forKey: key)?.cost ?? 0 }

  mutating func removeAll() { self = Self(limit: limit) }

  private func isCurrent(_ use: (key: Key?, number: Int)) -> Bool {
    use.key.flatMap { entries[$0]?.lastUse } == use.number
  }

  private mutating func use(_ key: Key) {
    useCount += 1
    entries[key]?.lastUse = useCount
    uses.append((key, useCount))
    guard uses.count > 2 * entries.count + Self.slack else { return }
    uses = uses.filter(isCurrent)
    oldest = 0
  }
  /// The number of outdated uses that even a small cache keeps.
  private static var slack: Int { 64 }

  private mutating func shrink() {
    while cost > max(0, limit), oldest < uses.count {
      if let key = uses[oldest].key, isCurrent(uses[oldest]) { remove(key) }
      uses[oldest].key = nil
      oldest += 1
    }
  }
}
