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
  static func random(using generator: inout SplitMix) -> ContentPair {
    let old = content(using: &generator)
    guard Int.random(in: 0..<4, using: &generator) > 0 else {
      return ContentPair(old: old, new: content(using: &generator)).reloadingSome(using: &generator)
    }
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &generator) { edit(&new, using: &generator) }
    return ContentPair(old: old, new: new).reloadingSome(using: &generator)
  }

  private static func content(using generator: inout SplitMix) -> [Section] {
    var ids = Array(0..<14).shuffled(using: &generator)
    return (0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)).map { section in
      let count = min(ids.count, Int.random(in: 0...6, using: &generator))
      defer { ids.removeFirst(count) }
      return Section(id: section, items: Array(ids.prefix(count)))
    }
  }

  private static func edit(_ content: inout [Section], using generator: inout SplitMix) {
    let (sections, items) = (content.map(\.id), content.flatMap(\.items))
    let section = (0..<10).filter { !sections.contains($0) }.randomElement(using: &generator) ?? 10
    let item = (0..<40).filter { !items.contains($0) }.randomElement(using: &generator) ?? 40
    guard let position = content.indices.randomElement(using: &generator) else {
      content = [Section(id: section, items: [item])]
      return
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: content.remove(at: position)
    case 1: content.insert(Section(id: section, items: [item]), at: position)
    case 2: content.append(content.remove(at: position))
    case 3: content[position].items.shuffle(using: &generator)
    case 4: content[position].items.insert(item, at: content[position].items.count / 2)
    case 5: content[position].items = Array(content[position].items.dropFirst())
    default:
      guard let moving = content[position].items.popLast(),
        let target = content.indices.randomElement(using: &generator)
      else { return }
      content[target].items.insert(moving, at: content[target].items.count / 2)
    }
  }

  private func reloadingSome(using generator: inout SplitMix) -> ContentPair {
    var pair = self
    let ids = new.flatMap(\.items).shuffled(using: &generator)
    pair.reloads = Array(ids.prefix(Int.random(in: 0...ids.count, using: &generator)))
    return pair
  }
}

extension ContentPair {
  /// All pairs with one fewer section, item or reload.
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
