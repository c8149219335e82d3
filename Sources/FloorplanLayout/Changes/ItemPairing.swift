/// Which items of an old and of a new content are the same ones.
///
/// All that needs the ids happens here, in code that is specialised for their type in the module that uses it; what is
/// left are numbers. Equal ids pair up in three steps, each for what the one before left over: at the start and at the
/// end of two sections that belong together, which needs no memory; in order, where one of the two sections has only
/// lost items or only gained some; through one table of the ids of the smaller side (P. Heckel, A technique for
/// isolating differences between files, 1978). Ids that occur more than once pair up in order.
@usableFromInline
struct ItemPairing: Sendable {
  /// The items of a section between those that are paired at its start and at its end.
  @usableFromInline
  struct Middle: Sendable {
    @usableFromInline var items: Range<Int>
    /// The number of the first of these items, counted through the middles of all sections.
    @usableFromInline var first = 0

    @inlinable
    init(_ items: Range<Int>) {
      self.items = items
    }

    /// The number of an item of the section.
    @inlinable
    func number(ofItem item: Int) -> Int { first + item - items.lowerBound }

    /// The numbers of these items.
    var numbers: Range<Int> { first..<first + items.count }

    /// The item that has a number.
    func item(ofNumber number: Int) -> Int { items.lowerBound + number - first }
  }

  /// What stands for a section or an item without a counterpart.
  @inlinable static var none: Int { -1 }

  /// For each section of the new content, its position in the old one.
  @usableFromInline let origins: [Int]
  @usableFromInline var oldMiddles: [Middle]
  @usableFromInline var newMiddles: [Middle]
  /// For each number of an old item that of its new counterpart; empty if no item of a middle has one.
  @usableFromInline var newPartners: [Int] = []
  /// For each number of a new item that of its old counterpart; empty if no item of a middle has one.
  @usableFromInline var oldPartners: [Int] = []

  /// Pairs up the items of two contents.
  ///
  /// - Complexity: O(items) comparisons, and expected O(left over items) hashes and memory.
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

  /// The ranges of two lists between their equal starts and their equal ends.
  @inlinable
  static func middles<ID: Equatable>(_ old: [ID], _ new: [ID]) -> (old: Range<Int>, new: Range<Int>) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // A section that nobody touched shares its memory with the old one.
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

  /// Numbers the items through all middles and gives their count.
  @usableFromInline
  static func number(_ middles: inout [Middle]) -> Int {
    var count = 0
    for section in middles.indices {
      middles[section].first = count
      count += middles[section].items.count
    }
    return count
  }

  /// Pairs up the middles of two sections where one has all ids of the other in the same order.
  ///
  /// - Returns: The number of pairs.
  @inlinable
  mutating func pairInOrder<ID: Equatable>(_ old: [[ID]], _ new: [[ID]]) -> Int {
    var paired = 0
    for (section, origin) in origins.enumerated() where origin != Self.none {
      let (oldMiddle, newMiddle) = (oldMiddles[origin], newMiddles[section])
      if oldMiddle.items.count > newMiddle.items.count {
        guard let found = Self.positions(of: new[section][newMiddle.items], in: old[origin][oldMiddle.items]) else {
          continue
        }
        for (offset, item) in found.enumerated() { pair(oldMiddle.number(ofItem: item), newMiddle.first + offset) }
        paired += found.count
      } else if oldMiddle.items.count < newMiddle.items.count {
        guard let found = Self.positions(of: old[origin][oldMiddle.items], in: new[section][newMiddle.items]) else {
          continue
        }
        for (offset, item) in found.enumerated() { pair(oldMiddle.first + offset, newMiddle.number(ofItem: item)) }
        paired += found.count
      }
    }
    return paired
  }

  @inlinable
  mutating func pair(_ old: Int, _ new: Int) {
    newPartners[old] = new
    oldPartners[new] = old
  }

  /// The positions at which a list has the ids of a shorter one in the same order; nil if it has not all of them.
  @inlinable
  static func positions<ID: Equatable>(of few: ArraySlice<ID>, in many: ArraySlice<ID>) -> [Int]? {
    var found: [Int] = []
    found.reserveCapacity(few.count)
    var position = many.startIndex
    for (offset, id) in few.enumerated() {
      let end = many.endIndex - (few.count - offset - 1)
      while position < end, many[position] != id { position += 1 }
      guard position < end else { return nil }
      found.append(position)
      position += 1
    }
    return found
  }

  /// Pairs up what is left through a table of the ids of one side.
  @inlinable
  static func pairByTable<ID: Hashable>(
    _ keys: [[ID]], _ keyMiddles: [Middle], _ keyPartners: inout [Int],
    _ probes: [[ID]], _ probeMiddles: [Middle], _ probePartners: inout [Int], count: Int
  ) {
    var firsts = [ID: Int](minimumCapacity: count)
    // Where the same id comes next; most contents have every id once and need none of it.
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
    var left = count
    for (section, middle) in probeMiddles.enumerated() {
      let ids = probes[section]
      for item in middle.items {
        let number = middle.number(ofItem: item)
        guard probePartners[number] == none, let place = firsts.index(forKey: ids[item]) else { continue }
        let partner = firsts.values[place]
        guard partner != none else { continue }
        firsts.values[place] = nexts.isEmpty ? none : nexts[partner]
        keyPartners[partner] = number
        probePartners[number] = partner
        left -= 1
        if left == 0 { return }
      }
    }
  }
}
