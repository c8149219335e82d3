/// Values by their keys, of which those that were not asked for the longest go when all together are too much.
///
/// Each value has a cost, and the costs together never are above the limit.
nonisolated struct LeastRecentlyUsed<Key: Hashable, Value> {
  /// A place in the order of use: the newest follows the sentinel, the oldest is before it.
  private struct Node {
    var entry: (key: Key, value: Value, cost: Int)?
    var newer: Int
    var older: Int
  }
  private var nodes = [Node(entry: nil, newer: 0, older: 0)]
  private var places: [Key: Int] = [:]
  private var free: [Int] = []

  /// What all values cost together.
  private(set) var cost = 0
  /// What they may cost together; below 0 counts as 0.
  var limit: Int { didSet { shrink() } }

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }
  /// The keys, the one used last first.
  var keys: [Key] {
    Array(
      sequence(first: nodes[0].older) { nodes[$0].older }.lazy.prefix { $0 != 0 }.compactMap { nodes[$0].entry?.key })
  }

  /// The value of a key, which so becomes the one used last.
  /// - Complexity: O(1).
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    unlink(place)
    linkAsNewest(place)
    return nodes[place].entry?.value
  }

  /// Keeps a value, in place of the one that the key had; one that costs more than the limit is not kept.
  /// - Complexity: O(1), and O(1) for each value that has to go.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    let entry = (key: key, value: value, cost: max(0, cost))
    let place: Int
    if let reused = free.popLast() {
      place = reused
      nodes[place].entry = entry
    } else {
      place = nodes.count
      nodes.append(Node(entry: entry, newer: 0, older: 0))
    }
    places[key] = place
    linkAsNewest(place)
    self.cost += entry.cost
    shrink()
  }

  /// Forgets a value.
  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    unlink(place)
    cost -= nodes[place].entry?.cost ?? 0
    nodes[place].entry = nil
    free.append(place)
  }

  /// Forgets all values.
  mutating func removeAll() { self = Self(limit: limit) }

  private mutating func shrink() {
    while cost > max(0, limit), let oldest = nodes[nodes[0].newer].entry?.key { remove(oldest) }
  }

  private mutating func unlink(_ place: Int) {
    let (newer, older) = (nodes[place].newer, nodes[place].older)
    nodes[newer].older = older
    nodes[older].newer = newer
  }

  private mutating func linkAsNewest(_ place: Int) {
    let newest = nodes[0].older
    nodes[place].newer = 0
    nodes[place].older = newest
    nodes[newest].newer = place
    nodes[0].older = place
  }
}
