extension LayoutEngine {
  /// Follows changes of the content: sections and items that came, went, moved or show something else.
  ///
  /// Measures go with their items; those of reloaded ones stay as estimates. Frames are those of an engine that was
  /// made with the new content and told the same measures, to the last bit. Hold on to an ``anchor(in:surviving:)`` to
  /// keep what is in sight where it is.
  ///
  /// - Parameters:
  ///   - changes: What is different, from the content that the engine has to the new one.
  ///   - newSections: The sections of the new content.
  /// - Throws: A ``LayoutError`` that names the section and the item where the changes do not lead from one content to
  ///   the other. The engine is as it was then.
  /// - Complexity: O(sections + changes). In one column a range that comes or goes costs O(1) amortised up to a million
  ///   items; in several all of a section's measured items move, O(items); where lines break, O(items in lines that
  ///   start elsewhere).
  public mutating func apply(
    _ changes: CollectionChanges, sections newSections: [SectionDescription]
  ) throws(LayoutError) {
    try changes.validate(
      countsBefore: sections.map(\.countedItems), countsAfter: newSections.map(\.countedItems))
    settling.forgetAll()
    let origins = changes.sectionOrigins(countBefore: sections.count, countAfter: newSections.count)
    let edits = SectionEdits(changes)
    let carried = changes.movedItems.map {
      arrangement.states[$0.from.section].lines.carriedMeasure(ofItem: $0.from.item)
    }
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(newSections.count)
    // Lines are changed in place where nothing else refers to them.
    var old = takeStates()
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        states.append(state(of: newSections[section], from: nil))
        continue
      }
      var lines = SectionLines.empty
      swap(&lines, &old[origin].lines)
      lines.edit(removing: edits.removed[origin] ?? [], inserting: edits.inserted[section] ?? [])
      states.append(state(of: newSections[section], from: lines))
    }
    for (move, measure) in zip(changes.movedItems, carried) {
      if let measure { states[move.to.section].lines.put(measure, atItem: move.to.item) }
    }
    for section in changes.reloadedSections { states[section].lines.outdateAll() }
    for index in changes.reloadedItems { states[index.section].lines.outdate(index.item) }
    replaceSections(newSections, states)
  }
}

/// The places that changes take from each section and give to it, moves included.
private struct SectionEdits {
  /// By old section, ascending.
  var removed: [Int: [Range<Int>]] = [:]
  /// By new section, ascending.
  var inserted: [Int: [Range<Int>]] = [:]

  init(_ changes: CollectionChanges) {
    for range in changes.removedItems { removed[range.section, default: []].append(range.items) }
    for range in changes.insertedItems { inserted[range.section, default: []].append(range.items) }
    guard !changes.movedItems.isEmpty else { return }
    for move in changes.movedItems {
      removed[move.from.section, default: []].append(move.from.item..<move.from.item + 1)
      inserted[move.to.section, default: []].append(move.to.item..<move.to.item + 1)
    }
    for section in removed.keys { removed[section]?.sort { $0.lowerBound < $1.lowerBound } }
    for section in inserted.keys { inserted[section]?.sort { $0.lowerBound < $1.lowerBound } }
  }
}
