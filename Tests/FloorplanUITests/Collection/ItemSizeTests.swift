import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Sizes, insets, gaps and heights from closures; each frame is compared with a new engine.
@Suite(.serialized) struct ItemSizeTests {
  private static let sections = (0..<40).map { section in Array(section * 25..<section * 25 + 25) }
  private static let strip = HorizontalScrollLayout(itemSize: Size(width: 70, height: 60))

  private func at(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  @Test(arguments: [TextDirection.ltr, .rtl]) func itemsHaveIndividualSizes(direction: TextDirection) async {
    await withProbe(Self.strip, Self.sections) { stage in
      stage.collection.direction = direction
      stage.collection.itemSize = { index in
        index.item.isMultiple(of: 3)
          ? nil : Size(width: Double(20 + index.item * 7), height: Double(30 + index.section))
      }
      await stage.paintFrame()
      #expect(stage.box(stage.cell(1))?.size == Size(width: 27, height: 30))
      #expect(stage.box(stage.cell(0))?.size == Size(width: 70, height: 60))
      for step in 0..<12 {
        stage.horizontal.value += direction == .rtl ? -131 : 131
        stage.vertical.value += Double(step % 3) * 97
        await stage.paintFrame()
      }
      // Another result, and none.
      stage.collection.itemSize = { Size(width: 40, height: Double(20 + $0.item)) }
      await stage.paintFrame()
      stage.collection.itemSize = nil
      await stage.paintFrame()
      #expect(stage.boxes.values.allSatisfy { $0.size == Size(width: 70, height: 60) })
    }
  }

  @Test func invalidItemSizesAreHandled() async {
    let invalid: [Size] = [
      Size(width: -5, height: 10), Size(width: .nan, height: .nan), Size(width: .infinity, height: 30),
      Size(width: 30, height: -.infinity), Size(width: 1e300, height: 20), Size(width: 20, height: 1e300),
      Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude), .zero, Size(width: 0.001, height: 0.001),
      Size(width: 33.3, height: 44.4),
    ]
    await withProbe(Self.strip, Self.sections, checksFrames: false) { stage in
      stage.collection.itemSize = { invalid[$0.item % invalid.count] }
      await stage.paintFrame()
      for position in [0.0, 1, 1e6, 1e12, 1e300] {
        stage.horizontal.value = position
        stage.vertical.value = position
        await stage.paintFrame()
        #expect(stage.collection.children.count < 2000)
      }
      for section in [0, 20, 39] {
        for item in 0..<10 {
          stage.collection.scrollTo(at(section, item), .center)
          await stage.paintFrame()
        }
      }
      stage.collection.itemSize = nil
      stage.collection.scrollTo(at(0, 0), .leading)
      await stage.paintFrame()
      #expect(stage.boxes[0] == Rect(x: 0, y: 0, width: 70, height: 60))
    }
  }

  @Test func millionEmptyItemsDoNotCreateMillionCells() async {
    await withProbe(
      HorizontalFlowLayout(itemSize: .zero, minimumInteritemSpacing: 0, minimumLineSpacing: 0), [Array(0..<1_000_000)],
      checksFrames: false
    ) { stage in
      #expect(stage.collection.children.count < 2000)
      stage.collection.layout = AutosizingColumnFlowLayout(numberOfColumns: 1)
      stage.collection.scrollTo(at(0, 700_000), .leading)
      await stage.paintFrame()
      #expect(stage.box(stage.cell(700_000))?.minY == 0)
    }
  }

  @Test(arguments: [0, 1, 2]) func sectionsHaveIndividualInsetsAndGaps(which: Int) async {
    let layouts: [any CollectionLayout] = [
      AutosizingColumnFlowLayout(numberOfColumns: 2), HorizontalFlowLayout(itemSize: Size(width: 50, height: 40)),
      HorizontalScrollLayout(estimatedItemSize: Size(width: 60, height: 60)),
    ]
    await withProbe(layouts[which], Self.sections) { stage in
      stage.collection.sectionOverrides = { section in
        SectionOverrides(
          sectionInset: section.isMultiple(of: 2) ? Insets(top: 7, leading: 21, bottom: 3, trailing: 5) : nil,
          minimumInteritemSpacing: section.isMultiple(of: 3) ? 0 : nil, minimumLineSpacing: Double(section))
      }
      await stage.paintFrame()
      #expect(stage.box(stage.cell(0))?.minX == 21)
      for _ in 0..<8 {
        stage.vertical.value += 311
        await stage.paintFrame()
      }
      let first = stage.firstID
      let position = first.flatMap { stage.boxes[$0] }
      stage.collection.sectionOverrides = nil
      await stage.paintFrame()
      #expect(first.flatMap { stage.boxes[$0] }?.minY == position?.minY)
    }
  }

  @Test func invalidOverridesAreHandled() async {
    await withProbe(AutosizingColumnFlowLayout(numberOfColumns: 2), Self.sections, checksFrames: false) { stage in
      for value in [-1e300, -1, .nan, .infinity, 1e300, 1e12, 0] {
        stage.collection.sectionOverrides = { section in
          SectionOverrides(
            sectionInset: section == 1 ? Insets(top: value, leading: value, bottom: value, trailing: value) : nil,
            minimumInteritemSpacing: section == 2 ? value : nil, minimumLineSpacing: section == 3 ? value : nil)
        }
        for section in [0, 1, 2, 3, 39] {
          stage.collection.scrollTo(at(section, 24), .trailing)
          await stage.paintFrame()
        }
      }
      stage.collection.sectionOverrides = nil
      await stage.paintFrame()
      stage.expectNoFaults()
    }
  }

  @Test func headersAndFootersHaveIndividualHeights() async {
    await withProbe(
      AutosizingColumnFlowLayout(numberOfColumns: 1, headerReferenceHeight: 20, footerReferenceHeight: 10),
      Self.sections
    ) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { $0.isMultiple(of: 3) ? .measured : $0.isMultiple(of: 2) ? .points(33) : nil }
      stage.collection.footerHeight = { $0.isMultiple(of: 4) ? .points(0) : $0.isMultiple(of: 5) ? .measured : nil }
      await stage.paintFrame()
      #expect(stage.box(stage.cell(0))?.minY == Double(ProbeHeader.height(0)))
      for step in [311.0, 311, 311, 2000, -97, -97, 5000, -311, -311] {
        stage.vertical.value += step
        await stage.paintFrame()
      }
      let first = stage.firstID
      let position = first.flatMap { stage.boxes[$0] }
      stage.collection.headerHeight = { _ in .points(5) }
      await stage.paintFrame()
      #expect(first.flatMap { stage.boxes[$0] } == position)
      stage.collection.headerHeight = nil
      stage.collection.footerHeight = nil
      await stage.paintFrame()
      #expect(first.flatMap { stage.boxes[$0] } == position)
    }
  }

  @Test func invalidHeaderHeightsAreHandled() async {
    for layout in [AutosizingColumnFlowLayout(numberOfColumns: 1), Self.strip] as [any CollectionLayout] {
      await withProbe(layout, Self.sections, checksFrames: false) { stage in
        stage.showHeaders()
        for value in [-1, .nan, .infinity, -.infinity, 1e300, 1e12, 0.4, 0] {
          stage.collection.headerHeight = { $0 == 1 ? .points(value) : nil }
          stage.collection.footerHeight = { $0 == 2 ? .points(value) : nil }
          for section in [0, 1, 2, 39] {
            stage.collection.scrollTo(at(section, 0), .leading)
            await stage.paintFrame()
          }
        }
        stage.collection.headerHeight = nil
        stage.collection.footerHeight = nil
        stage.collection.scrollTo(at(0, 0), .leading)
        await stage.paintFrame()
        stage.expectNoFaults()
      }
    }
  }

  @Test func wideContentHasMeasuredHeaders() async {
    await withProbe(Self.strip, Self.sections, checksFrames: false) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .measured }
      stage.collection.itemSize = { _ in Size(width: 1e12, height: 40) }
      await stage.paintFrame(2)
      #expect(stage.box(stage.cell(0))?.minY == Double(ProbeHeader.height(0)))
    }
  }
}
