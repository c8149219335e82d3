import Floorplan
import Testing

@testable import Gallery

@Suite struct TortureRowsTests {
  private func visibleItems(_ rows: TortureRows) -> [ItemIndex] {
    rows.sections.enumerated().flatMap { section, ids in
      ids.indices.prefix(5).map { ItemIndex(section: section, item: $0) }
    }
  }

  @Test func sameSeedGivesSameChanges() {
    var (one, other, third) = (
      TortureRows(count: 100, sections: 3, seed: 7), TortureRows(count: 100, sections: 3, seed: 7),
      TortureRows(count: 100, sections: 3, seed: 8)
    )
    var differs = false
    for _ in 0..<500 {
      let step = one.step(visible: visibleItems(one))
      #expect(step == other.step(visible: visibleItems(other)))
      if third.step(visible: visibleItems(third)) != step { differs = true }
    }
    #expect(one.sections == other.sections)
    #expect(differs)
  }

  @Test(arguments: [(0, 1), (1, 1), (5, 3), (200, 4)]) func stepAppliesItsChange(count: Int, sections: Int) throws {
    var rows = TortureRows(count: count, sections: sections, seed: count)
    #expect(rows.count == count && rows.sections.count == sections)
    var seen: Set<TortureRows.Change> = []
    for _ in 0..<2000 {
      let before = rows
      let step = rows.step(visible: visibleItems(rows))
      seen.insert(step.change)
      let (old, new) = (Set(before.sections.joined()), Set(rows.sections.joined()))
      switch step.change {
      case .insert: #expect(new == old.union(step.rows) && old.isDisjoint(with: step.rows) && !step.rows.isEmpty)
      case .remove: #expect(new == old.subtracting(step.rows) && old.isSuperset(of: step.rows) && !step.rows.isEmpty)
      case .move:
        #expect(new == old && step.rows.count == 1)
        let stays = before.sections.map { $0.filter { !step.rows.contains($0) } }
        #expect(stays == rows.sections.map { $0.filter { !step.rows.contains($0) } })
      case .reload, .grow:
        #expect(rows.sections == before.sections)
        for row in step.rows { #expect(rows.revision(of: row) == before.revision(of: row) + 1) }
      }
      try rows.snapshot(reloading: step.change == .reload ? step.rows : []).validate()
      #expect(rows.count <= count * 2 + 15 && rows.count >= count / 2 - 5)
    }
    #expect(seen == Set(TortureRows.Change.allCases))
  }

  @Test func rowKeepsItsTextUntilItChanges() {
    var rows = TortureRows(count: 50, sections: 1, seed: 3)
    let heights = Set((0..<50).map(rows.lines))
    #expect(heights.count > 5 && heights.allSatisfy { (1...9).contains($0) })
    for _ in 0..<300 {
      let before = rows
      let step = rows.step(visible: visibleItems(rows))
      for row in rows.sections.joined() where rows.revision(of: row) == before.revision(of: row) {
        #expect(rows.lines(of: row) == before.lines(of: row), "\(step)")
      }
    }
  }

  @Test func generatorIsSplitMix64() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}
