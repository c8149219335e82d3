/// A cache with a cost limit that removes the least recently used values.
///
/// Each value has a cost; the total cost never exceeds the limit.
nonisolated struct LeastRecentlyUsed<Key: Hashable, Value> {
  /// A node of the doubly linked list in the order of use: the newest follows the sentinel, the oldest precedes it.
  private struct Node {
    var entry: (key: Key, value: Value, cost: Int)?
    var newer: Int
    var older: Int
  }
  private var nodes = [Node(entry: nil, newer: 0, older: 0)]
  private var indices: [Key: Int] = [:]
  private var free: [Int] = []

  /// The total cost of all values.
  private(set) var cost = 0
  /// The maximum total cost; a negative limit counts as 0.
  var limit: Int { didSet { shrink() } }

  init(limit: Int) { self.limit = limit }

  var count: Int { indices.count }
  /// The keys, most recently used first.
  var keys: [Key] {
    Array(
      sequence(first: nodes[0].older) { nodes[$0].older }.lazy.prefix { $0 != 0 }.compactMap { nodes[$0].entry?.key })
  }

  /// Returns the value of a key and marks it as most recently used.
  ///
  /// - Complexity: O(1).
  mutating func value(for key: Key) -> Value? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    linkAsNewest(index)
    return nodes[index].entry?.value
  }

  /// Inserts or replaces the value of a key, unless its cost exceeds the limit.
  ///
  /// - Complexity: O(1), and O(1) for each removed value.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    let entry = (key: key, value: value, cost: max(0, cost))
    let index: Int
    if let reused = free.popLast() {
      index = reused
      nodes[index].entry = entry
    } else {
      index = nodes.count
      nodes.append(Node(entry: entry, newer: 0, older: 0))
    }
    indices[key] = index
    linkAsNewest(index)
    self.cost += entry.cost
    shrink()
  }

  mutating func remove(_ key: Key) {
    guard let index = indices.removeValue(forKey: key) else { return }
    unlink(index)
    cost -= nodes[index].entry?.cost ?? 0
    nodes[index].entry = nil
    free.append(index)
  }

  mutating func removeAll() { self = Self(limit: limit) }

  private mutating func shrink() {
    while cost > max(0, limit), let oldest = nodes[nodes[0].newer].entry?.key { remove(oldest) }
  }

  private mutating func unlink(_ index: Int) {
    let (newer, older) = (nodes[index].newer, nodes[index].older)
    nodes[newer].older = older
    nodes[older].newer = newer
  }

  private mutating func linkAsNewest(_ index: Int) {
    let newest = nodes[0].older
    nodes[index].newer = 0
    nodes[index].older = newest
    nodes[newest].newer = index
    nodes[0].older = index
  }
}
