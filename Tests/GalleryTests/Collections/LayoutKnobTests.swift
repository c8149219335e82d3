import Floorplan
import Testing

@testable import Gallery

@Suite struct LayoutKnobTests {
  private static let pages: [(entry: PageEntry, layout: SampleLayout)] = [
    (horizontalScrollPage.entry, .scroll), (horizontalScrollDynamicSizePage.entry, .dynamic),
    (horizontalFlowPage.entry, .flow), (autosizingColumnFlowPage.entry, .columns),
    (keyValueColumnFlowPage.entry, .keyValue),
  ]

  @Test func everyLayoutHasItsPage() {
    #expect(Self.pages.map(\.layout) == SampleLayout.allCases)
    for (entry, layout) in Self.pages {
      #expect(entry.knobs.first { $0.name == "layout" }?.defaultValue == layout.rawValue)
    }
  }

  @Test func everyKnobIsUniquePerPage() {
    let names = Self.pages.map { $0.entry.knobs.map(\.name) }
    for list in names { #expect(Set(list).count == list.count) }
  }

  @Test func defaultsMatchTheFioriDocumentation() throws {
    for (entry, layout) in Self.pages {
      let context = PageContext(try catalog.resolve(Address(page: entry.path)))
      let value = LayoutKnobs(context).value
      #expect(value.scrollsHorizontally == layout.isOneLine)
      switch layout {
      case .keyValue:
        let keyValue = AutosizingColumnFlowLayout.keyValue
        let displayed = try #require(value as? AutosizingColumnFlowLayout)
        #expect(displayed.minimumInteritemSpacing == keyValue.minimumInteritemSpacing)
        #expect(displayed.minimumLineSpacing == keyValue.minimumLineSpacing)
        #expect(displayed.sectionInset.leading == keyValue.sectionInset.leading)
        #expect(displayed.numberOfColumns == keyValue.numberOfColumns)
      default: #expect(value.minimumInteritemSpacing == 10)
      }
    }
  }

  /// Guards against knobs without effect.
  @Test func everyKnobChangesTheLayout() throws {
    let others: Set = ["layout", "count", "sections", "content", "measured-headers", "own-sizes"]
    for (entry, _) in Self.pages {
      for knob in entry.knobs {
        guard !others.contains(knob.name) else { continue }
        let context = PageContext(try catalog.resolve(Address(page: entry.path)))
        let before = LayoutKnobs(context).value
        for value in values(of: knob) where value != knob.defaultValue {
          context.setValue(value, ofKnob: knob.name)
          let after = LayoutKnobs(context).value
          #expect(!isEqual(before, after), "\(entry.path): \(knob.name)=\(value) changes nothing")
        }
      }
    }
  }

  private func isEqual(_ one: any CollectionLayout, _ other: any CollectionLayout) -> Bool {
    AnyHashable(one) == AnyHashable(other)
  }

  private func values(of knob: KnobDefinition) -> [String] {
    switch knob.kind {
    case .choice(let options): options
    case .toggle: KnobDefinition.toggleValues
    case .number(let range, _): ["\(Int(range.lowerBound))", "\(Int(range.upperBound))"]
    case .text, .words, .styleSheet: []
    }
  }

  @Test func otherLayoutsUseTheirOwnDefaults() throws {
    let address = "key-value-column-flow?interitem-spacing=99&columns=3&header-height=60"
    let context = PageContext(try catalog.resolve(Address(parsing: address)))
    let own = LayoutKnobs(context).value as? AutosizingColumnFlowLayout
    #expect(own?.minimumInteritemSpacing == 99 && own?.numberOfColumns == 3 && own?.headerReferenceHeight == 60)
    context.setValue("columns", ofKnob: "layout")
    let other = LayoutKnobs(context).value as? AutosizingColumnFlowLayout
    #expect(other?.minimumInteritemSpacing == 10 && other?.numberOfColumns == 0)
    // Headers and footers are the same in all layouts.
    #expect(other?.headerReferenceHeight == 60)
  }

  @Test func ownItemSizesApplyToHorizontalScrollOnly() throws {
    let context = PageContext(try catalog.resolve(Address(parsing: "horizontal-scroll?own-sizes=on&item-width=100")))
    let sizes = LayoutKnobs(context).individualItemSizes
    #expect(sizes?.size(of: NumberRecord(7)) == Size(width: 136, height: 84))
    #expect(sizes?.size(of: NumberRecord(8)) == Size(width: 112, height: 84))
    context.setValue("flow", ofKnob: "layout")
    #expect(LayoutKnobs(context).individualItemSizes == nil)
    context.setValue("scroll", ofKnob: "layout")
    context.setValue("off", ofKnob: "own-sizes")
    #expect(LayoutKnobs(context).individualItemSizes == nil)
  }

  @Test func sectionsSplitItemsEvenly() {
    for count in [0, 1, 2, 7, 50, 199, 200, 1_000_000] {
      for sections in [-1, 0, 1, 2, 3, 7, 50] {
        let ranges = LayoutSample.sections(of: count, sections)
        #expect(ranges.count == max(1, sections))
        #expect(ranges.reduce(0) { $0 + $1.count } == count)
        #expect(ranges.first?.lowerBound == 1)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        let sizes = ranges.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }
}
