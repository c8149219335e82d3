import FloorplanLayout

/// The answer to an ``AnchorProblem`` (rules A1 and A2).
struct AnchorSolution: Encodable, Sendable {
  /// The item that keeps its position, or nil if there is none.
  let anchor: OrNull<ItemID>
  /// The vertical content offset after the change, in points.
  let offset: Double

  init(to problem: AnchorProblem) {
    guard problem.offset > 0, problem.offset.isFinite else {
      anchor = OrNull(value: nil)
      offset = 0
      return
    }
    let before = problem.before.engine()
    let after = problem.after.engine()
    let (oldIndices, newIndices) = (problem.before.itemIndices, problem.after.itemIndices)
    let start = Point(x: 0, y: problem.offset)

    /// Returns the index of an item after the change, or nil if it was removed.
    ///
    /// An identifier refers to the first item that has it.
    func survivor(of index: ItemIndex) -> ItemIndex? {
      guard let id = problem.before.id(at: index), oldIndices[id] == index, let new = newIndices[id],
        after.frame(ofItemAt: new) != nil
      else { return nil }
      return new
    }
    let viewport = Rect(origin: start, size: problem.before.environment.containerSize)
    var kept = before.anchor(in: viewport) { survivor(of: $0) != nil }
    anchor = OrNull(value: kept.flatMap { problem.before.id(at: $0.index) })
    if let old = kept?.index, let new = survivor(of: old) { kept?.index = new }
    let newViewport = Rect(origin: start, size: problem.after.environment.containerSize)
    offset = after.contentOffset(keeping: kept, in: newViewport).y.withoutNegativeZero
  }
}

extension ItemID: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

extension LayoutProblem {
  /// The first index of each identifier.
  fileprivate var itemIndices: [ItemID: ItemIndex] {
    var indices: [ItemID: ItemIndex] = [:]
    for (section, content) in sections.enumerated() {
      for (item, properties) in content.items.enumerated() {
        guard let id = properties.id, indices[id] == nil else { continue }
        indices[id] = ItemIndex(section: section, item: item)
      }
    }
    return indices
  }

  fileprivate func id(at index: ItemIndex) -> ItemID? { sections[index.section].items[index.item].id }
}
