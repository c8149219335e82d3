import FloorplanLayout

/// Two contents of a collection, by the identifiers of their sections and items, and the reloads of the second one.
struct ContentPair: CustomStringConvertible {
  struct Section {
    var id: Int
    var items: [Int]
  }

  var old: [Section]
  var new: [Section]
  var reloads: [Int] = []

  var description: String {
    func text(_ sections: [Section]) -> String { sections.map { "\($0.id): \($0.items)" }.joined(separator: ", ") }
    return "{\(text(old))} to {\(text(new))} reloading \(reloads)"
  }

  static func snapshot(_ sections: [Section], reloads: [Int] = []) throws -> CollectionSnapshot<Int, Int> {
    var snapshot = CollectionSnapshot<Int, Int>()
    try snapshot.appendSections(sections.map(\.id))
    for section in sections { try snapshot.appendItems(section.items, toSection: section.id) }
    try snapshot.reloadItems(reloads)
    return snapshot
  }
}

extension ContentPair {
  /// Two contents: the second one is derived from the first one by a few edits, or independent of it.
  static func random(using dice: inout SplitMix) -> ContentPair {
    let old = content(using: &dice)
    guard Int.random(in: 0..<4, using: &dice) > 0 else {
      return ContentPair(old: old, new: content(using: &dice)).reloadingSome(using: &dice)
    }
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &dice) { edit(&new, using: &dice) }
    return ContentPair(old: old, new: new).reloadingSome(using: &dice)
  }

  private static func content(using dice: inout SplitMix) -> [Section] {
    var ids = Array(0..<14).shuffled(using: &dice)
    return (0..<6).shuffled(using: &dice).prefix(Int.random(in: 0...4, using: &dice)).map { section in
      let count = min(ids.count, Int.random(in: 0...6, using: &dice))
      defer { ids.removeFirst(count) }
      return Section(id: section, items: Array(ids.prefix(count)))
    }
  }

  private static func edit(_ content: inout [Section], using dice: inout SplitMix) {
    let (sections, items) = (content.map(\.id), content.flatMap(\.items))
    let section = (0..<10).filter { !sections.contains($0) }.randomElement(using: &dice) ?? 10
    let item = (0..<40).filter { !items.contains($0) }.randomElement(using: &dice) ?? 40
    guard let place = content.indices.randomElement(using: &dice) else {
      content = [Section(id: section, items: [item])]
      return
    }
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: content.remove(at: place)
    case 1: content.insert(Section(id: section, items: [item]), at: place)
    case 2: content.append(content.remove(at: place))
    case 3: content[place].items.shuffle(using: &dice)
    case 4: content[place].items.insert(item, at: content[place].items.count / 2)
    case 5: content[place].items = Array(content[place].items.dropFirst())
    default:
      guard let moving = content[place].items.popLast(), let target = content.indices.randomElement(using: &dice)
      else { return }
      content[target].items.insert(moving, at: content[target].items.count / 2)
    }
  }

  private func reloadingSome(using dice: inout SplitMix) -> ContentPair {
    var pair = self
    let ids = new.flatMap(\.items).shuffled(using: &dice)
    pair.reloads = Array(ids.prefix(Int.random(in: 0...ids.count, using: &dice)))
    return pair
  }
}

extension ContentPair {
  /// All pairs with one section, item or reload less.
  private var smaller: [ContentPair] {
    [\ContentPair.old, \ContentPair.new].flatMap { content in
      self[keyPath: content].indices.flatMap { section in
        var pair = self
        pair[keyPath: content].remove(at: section)
        return [pair]
          + self[keyPath: content][section].items.indices.map { item in
            var pair = self
            pair[keyPath: content][section].items.remove(at: item)
            return pair
          }
      }
    }
    .map { pair in
      var pair = pair
      pair.reloads.removeAll { !pair.new.flatMap(\.items).contains($0) }
      return pair
    }
      + reloads.indices.map { reload in
        var pair = self
        pair.reloads.remove(at: reload)
        return pair
      }
  }

  /// Returns the smallest pair that still has a problem, with the problem; nil if this one has none.
  func shrunk(_ problem: (ContentPair) -> String?) -> (pair: ContentPair, problem: String)? {
    guard var found = problem(self).map({ (pair: self, problem: $0) }) else { return nil }
    while let next = found.pair.smaller.first(where: { problem($0) != nil }) {
      found = (next, problem(next) ?? found.problem)
    }
    return found
  }
}
