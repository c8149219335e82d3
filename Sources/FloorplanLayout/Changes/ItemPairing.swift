/// The items that an old and a new content have in common, matched by ID.
///
/// Only this type needs the IDs; its code is specialized for their type in the client module, and all later steps work
/// with numbers. Equal IDs are paired in three steps, each for the items that the previous step left over: the common
/// prefix and suffix of matching sections, which needs no memory; in order, where a section has only lost or only
/// gained items; through one hash table of the IDs of the smaller side (P. Heckel, A technique for isolating
/// differences between files, 1978). Repeated IDs pair up in order.
@usableFromInline
struct ItemPairing: Sendable {
  /// A section's items between the paired prefix and the paired suffix.
  @usableFromInline
  struct Middle: Sendable {
    @usableFromInline var items: Range<Int>
    /// The number of the first of these items, counted across the middles of all sections.
    @usableFromInline var first = 0

    @inlinable
    init(_ items: Range<Int>) {
      self.items = items
    }

    /// Returns the number of an item of the section.
    @inlinable
    func number(ofItem item: Int) -> Int { first + item - items.lowerBound }

    /// The numbers of these items.
    var numbers: Range<Int> { first..<first + items.count }

    /// Returns the item with the given number.
    func item(ofNumber number: Int) -> Int { items.lowerBound + number - first }
  }

  /// The placeholder for a section or an item without a counterpart.
  @inlinable static var none: Int { -1 }

  /// The old index of each section of the new content.
  @usableFromInline let origins: [Int]
  @usableFromInline var oldMiddles: [Middle]
  @usableFromInline var newMiddles: [Middle]
  /// For each old item, the number of its new counterpart; empty if no middle item has one.
  @usableFromInline var newPartners: [Int] = []
  /// For each new item, the number of its old counterpart; empty if no middle item has one.
  @usableFromInline var oldPartners: [Int] = []

  /// Pairs the items of two contents.
  ///
  /// - Complexity: O(items) comparisons, and expected O(unpaired items) hashes and memory.
  @inlinable
  init<ID: Hashable>(old: [[ID]], new: [[ID]], origins: [Int]) {
    self.origins = origins
    oldMiddles = old.map { Middle(0..<$0.count) }
    newMiddles = new.map { Middle(0..<$0.count) }
    for (section, origin) in origins.enumerated() where origin != Self.none {
      let (oldItems, newItems) = Self.middles(old[origin], new[section])
      oldMiddles[origin].items = oldItems
      newMiddles[section].items = newItems
    }
    let (oldCount, newCount) = (Self.number(&oldMiddles), Self.number(&newMiddles))
    guard oldCount > 0, newCount > 0 else { return }
    newPartners = Array(repeating: Self.none, count: oldCount)
    oldPartners = Array(repeating: Self.none, count: newCount)
    let paired = pairInOrder(old, new)
    guard paired < oldCount, paired < newCount else { return }
    if oldCount <= newCount {
      Self.pairByTable(
        old, oldMiddles, &newPartners, new, newMiddles, &oldPartners, count: oldCount - paired)
    } else {
      Self.pairByTable(
        new, newMiddles, &oldPartners, old, oldMiddles, &newPartners, count: newCount - paired)
    }
  }

  /// Returns the ranges of two lists between their common prefix and their common suffix.
  @inlinable
  static func middles<ID: Equatable>(_ old: [ID], _ new: [ID]) -> (old: Range<Int>, new: Range<Int>) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // An unmodified section shares its storage with the old one.
        if old.count == new.count, old.baseAddress == new.baseAddress {
          return (old.count..<old.count, new.count..<new.count)
        }
        let count = min(old.count, new.count)
        var start = 0
        while start < count, old[start] == new[start] { start += 1 }
        var end = 0
        while end < count - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<old.count - end, start..<new.count - end)
      }
    }
  }

  /// Numbers the items across all middles and returns their count.
  @usableFromInline
  static func number(_ middles: inout [Middle]) -> Int {
    var count = 0
    for section in middles.indices {
      middles[section].first = count
      count += middles[section].items.count
    }
    return count
  }

  /// Pairs the middles of two sections if one contains all IDs of the other in the same order.
  ///
  /// - Returns: The number of pairs.
  @inlinable
  mutating func pairInOrder<ID: Equatable>(_ old: [[ID]], _ new: [[ID]]) -> Int {
    var paired = 0
    for (section, origin) in origins.enumerated() where origin != Self.none {
      let (oldMiddle, newMiddle) = (oldMiddles[origin], newMiddles[section])
      let (oldIDs, newIDs) = (old[origin][oldMiddle.items], new[section][newMiddle.items])
      let isShrunk = oldIDs.count > newIDs.count
      guard oldIDs.count != newIDs.count,
        let found = isShrunk ? Self.positions(of: newIDs, in: oldIDs) : Self.positions(of: oldIDs, in: newIDs)
      else { continue }
      for (offset, item) in found.enumerated() {
        if isShrunk {
          pair(oldMiddle.number(ofItem: item), newMiddle.first + offset)
        } else {
          pair(oldMiddle.first + offset, newMiddle.number(ofItem: item))
        }
      }
      paired += found.count
    }
    return paired
  }

  @inlinable
  mutating func pair(_ old: Int, _ new: Int) {
    newPartners[old] = new
    oldPartners[new] = old
  }

  /// Returns the positions of a shorter list's IDs in a longer list, or nil if the longer list doesn't contain all of
  /// them in the same order.
  @inlinable
  static func positions<ID: Equatable>(of shorter: ArraySlice<ID>, in longer: ArraySlice<ID>) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(shorter.count)
    var position = longer.startIndex
    for (offset, id) in shorter.enumerated() {
      let end = longer.endIndex - (shorter.count - offset - 1)
      while position < end, longer[position] != id { position += 1 }
      guard position < end else { return nil }
      found.append(position)
      position += 1
    }
    return found
  }

  /// Pairs the remaining items through a hash table of one side's IDs.
  @inlinable
  static func pairByTable<ID: Hashable>(
    _ keys: [[ID]], _ keyMiddles: [Middle], _ keyPartners: inout [Int],
    _ probes: [[ID]], _ probeMiddles: [Middle], _ probePartners: inout [Int], count: Int
  ) {
    var firsts = [ID: Int](minimumCapacity: count)
    // The next occurrence of the same ID; stays empty if every ID is unique, as in most contents.
    var nexts: [Int] = []
    for (section, middle) in keyMiddles.enumerated().reversed() {
      let ids = keys[section]
      for item in middle.items.reversed() {
        let number = middle.number(ofItem: item)
        guard keyPartners[number] == none, let next = firsts.updateValue(number, forKey: ids[item]) else { continue }
        if nexts.isEmpty { nexts = Array(repeating: none, count: keyPartners.count) }
        nexts[number] = next
      }
    }
    var remaining = count
    for (section, middle) in probeMiddles.enumerated() {
      let ids = probes[section]
      for item in middle.items {
        let number = middle.number(ofItem: item)
        guard probePartners[number] == none, let index = firsts.index(forKey: ids[item]) else { continue }
        let partner = firsts.values[index]
        guard partner != none else { continue }
        firsts.values[index] = nexts.isEmpty ? none : nexts[partner]
        keyPartners[partner] = number
        probePartners[number] = partner
        remaining -= 1
        if remaining == 0 { return }
      }
    }
  }
}
