import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

private struct Refusal: Error {}

/// Mistakes of the caller and unexpected calls cause no crash and no lost item, and the error is clear if there is one
/// to report.
@Suite(.serialized) struct RobustnessTests {
  private static let column = AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 1)
  private static let items = [Array(0..<1000)]

  private func scroll(_ stage: ProbeStage, _ steps: Int = 12, by step: Double = 307) async {
    for _ in 0..<steps {
      stage.adjustment.value += step
      await stage.paintFrame()
    }
  }

  // MARK: Ids

  @Test func duplicateIdentifiersThrowAndNothingIsLost() async {
    await withProbe(Self.column, Self.items) { stage in
      stage.collection.scrollTo(at(500), .leading)
      stage.collection.focusItem(at: at(501))
      await stage.paintFrame()
      let before = stage.boxes
      var duplicates = CollectionSnapshot<Int, Int>()
      var sections = CollectionSnapshot<Int, Int>()
      do {
        try duplicates.appendSections([0, 1])
        try duplicates.appendItems([1, 2], toSection: 0)
        try sections.appendSections([0])
      } catch {
        Issue.record("\(error)")
      }
      // It is a typed error, whether it is detected while the snapshot is built or when it is applied.
      #expect(throws: SnapshotError.self) {
        try duplicates.appendItems([2], toSection: 1)
        try stage.source?.apply(duplicates)
      }
      #expect(throws: SnapshotError.self) {
        try sections.appendSections([0])
        try stage.source?.apply(sections)
      }
      await stage.paintFrame()
      #expect(stage.boxes == before && stage.collection.numberOfItems == 1000)
      #expect(stage.collection.focusedItem == at(501) && stage.source?.snapshot.index(ofItem: 999) == at(999))
      stage.apply([Array(1..<1000)])
      await stage.paintFrame()
      #expect(stage.boxes == before)
    }
  }

  // MARK: Providers

  @Test func providerThatThrowsLeavesAnEmptyCellAndIsReported() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      stage.onProvide = { _, id in if id.isMultiple(of: 3) { throw Refusal() } }
      await scroll(stage)
      let errors = stage.takeErrors()
      #expect(!errors.isEmpty && errors.allSatisfy { $0.contains("no cell for item") && $0.contains("Refusal") })
      #expect(Set(errors).count == errors.count, "duplicate reports for an item")
      for index in stage.collection.boundItems {
        let cell = stage.collection.cell(at: index)
        #expect(index.item.isMultiple(of: 3) ? cell is EmptyCell : (cell as? ProbeCell)?.id == index.item)
      }
      // Later frames don't request it again.
      await stage.paintFrame(3)
      #expect(stage.errors.isEmpty)
      // The next change gives the item its cell.
      stage.onProvide = nil
      stage.apply([Array(0..<1001)])
      await stage.paintFrame()
      #expect(stage.collection.boundItems.allSatisfy { stage.collection.cell(at: $0) is ProbeCell })
      stage.expectNoFaults()
    }
  }

  @Test func providerThatThrowsAfterDequeuingLosesNoCell() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      let collection = stage.collection
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ProbeCell.self, for: index)
        cell.show(id)
        throw Refusal()
      }
      source.show(Array(0..<100_000))
      for _ in 0..<40 {
        collection.verticalAdjustment?.value += 800
        await stage.paintFrame()
      }
      #expect(stage.errors.count > 100)
      #expect(collection.children.count < 60, "\(collection.children.count) children are kept")
      #expect(ProbeCell.made < 60, "\(ProbeCell.made) cells were created")
      #expect(collection.children.allSatisfy { $0 is EmptyCell || !$0.isMapped }, "a cell without an item is displayed")
    }
  }

  @Test func providerThatReturnsACellTwice() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var held: ProbeCell?
      let source = CollectionDataSource<Int, Int>(stage.collection) { collection, index, id in
        if id.isMultiple(of: 2), let held { return held }
        let cell = collection.dequeue(ProbeCell.self, for: index)
        cell.show(id)
        if id == 1 { held = cell }
        return cell
      }
      source.show(Array(0..<1000))
      await stage.paintFrame()
      #expect(stage.takeErrors().contains { $0.contains("already in use") })
      #expect(stage.collection.cell(at: at(1)) === held && stage.collection.cell(at: at(2)) is EmptyCell)
      await scroll(stage, 30)
      await scroll(stage, 30, by: -307)
      // No cell displays two items.
      let cells = stage.collection.boundItems.compactMap { stage.collection.cell(at: $0) }
      #expect(Set(cells).count == cells.count && cells.count == stage.collection.boundItems.count)
      for index in stage.collection.boundItems {
        let cell = stage.collection.cell(at: index)
        #expect(cell?.index == index)
        if let id = (cell as? ProbeCell)?.id, !index.item.isMultiple(of: 2) { #expect(id == index.item) }
      }
      held = nil
      _ = source
    }
  }

  @Test func providerThatReturnsARecycledCell() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      // Stored while it displays an item, returned again after the collection has recycled it.
      let held = stage.cell(0)
      var returnsHeld = false
      let source = CollectionDataSource<Int, Int>(stage.collection) { collection, index, id in
        if returnsHeld, id.isMultiple(of: 5), let held, held.index == nil {
          if held.id == nil { held.show(id) }
          return held
        }
        let cell = collection.dequeue(ProbeCell.self, for: index)
        cell.show(id)
        return cell
      }
      source.show(Array(0..<1000))
      returnsHeld = true
      await scroll(stage, 40)
      let wrong = stage.collection.boundItems.filter { index in
        guard let cell = stage.collection.cell(at: index) as? ProbeCell else { return false }
        return cell.id != index.item || cell.index != index
      }
      #expect(wrong.isEmpty, "\(wrong) display other items")
      #expect(stage.takeErrors().isEmpty, "a dequeued cell was already in use")
    }
  }

  @Test func providerThatReturnsACellOfAnotherParent() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      let other = ProbeStage(Self.column, [Array(5000..<5100)])
      ProbeCell.collection = nil
      await other.show()
      let stolen = other.cell(5001)
      let boxed = ProbeCell()
      let box = Box(.vertical, [boxed])
      let source = CollectionDataSource<Int, Int>(stage.collection) { collection, index, id in
        if id.isMultiple(of: 3), let stolen { return stolen }
        if id.isMultiple(of: 4) { return boxed }
        let cell = collection.dequeue(ProbeCell.self, for: index)
        cell.show(id)
        return cell
      }
      source.show(Array(0..<1000))
      await scroll(stage, 10)
      await other.paintFrame()
      #expect(stage.takeErrors().contains { $0.contains("already in use") })
      // The other collection keeps its items, and its cell still works for it.
      #expect(stolen?.parent === other.collection && stolen?.container === other.collection)
      #expect(stolen?.index == at(1) && boxed.parent === box && boxed.container == nil)
      var activated: [ItemIndex] = []
      other.collection.onActivate = { activated.append($0) }
      stolen?.activate()
      #expect(activated == [at(1)])
      #expect(other.boxes.keys.contains(5001))
      other.close()
      box.discard()
    }
  }

  @Test func headerOfAnotherParentOrUsedTwice() async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 1, headerReferenceHeight: 20, footerReferenceHeight: 20)
    await withProbe(layout, (0..<30).map { [$0] }, checksFrames: false) { stage in
      let box = Box(.vertical)
      let elsewhere = ProbeHeader()
      box.append(elsewhere)
      var held: ProbeHeader?
      stage.collection.supplementaryViewProvider = { collection, kind, section in
        if kind == .footer { return elsewhere }
        if let held { return held }
        held = collection.dequeue(ProbeHeader.self, for: kind, ofSection: section)
        return held
      }
      await stage.paintFrame()
      for _ in 0..<10 {
        stage.vertical.value += 111
        await stage.paintFrame()
      }
      #expect(elsewhere.parent === box && elsewhere.container == nil)
      let views = (0..<30).compactMap { stage.collection.supplementaryView(.header, ofSection: $0) }
      #expect(Set(views).count == views.count, "a header is used for several sections")
      stage.showHeaders()
      await stage.paintFrame()
      stage.expectNoFaults()
      held = nil
      box.discard()
    }
  }

  // MARK: Measurements

  @Test(arguments: [-1, -1_000_000, Int.min, 0]) func cellsWithoutHeightAreNotAllVisible(height: Int) async {
    await withProbe(
      AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 0), [Array(0..<20_000)], checksFrames: false
    ) { stage in
      ProbeCell.size = { _, _ in (height, height) }
      stage.collection.scrollTo(at(10_000), .leading)
      await stage.paintFrame()
      #expect(stage.collection.children.count < 1000, "\(stage.collection.children.count)")
      stage.collection.layout = HorizontalScrollLayout(
        estimatedItemSize: Size(width: 50, height: 50), minimumInteritemSpacing: 0)
      await stage.paintFrame()
      #expect(stage.collection.children.count < 1000, "\(stage.collection.children.count)")
      stage.collection.layout = HorizontalFlowLayout(
        estimatedItemSize: Size(width: 50, height: 50), minimumInteritemSpacing: 10, minimumLineSpacing: 10)
      await stage.paintFrame()
      #expect(stage.collection.children.count < 4000, "\(stage.collection.children.count)")
    }
  }

  @Test(arguments: [Int(Int32.max), Int(Int32.max) - 1, Int.max, 100_000, 5_000_000])
  func hugeCellsAreHandled(height: Int) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      ProbeCell.size = { id, _ in id.isMultiple(of: 5) ? (height, height) : ProbeCell.scattered(id) }
      stage.collection.scrollTo(at(500), .leading)
      await stage.paintFrame()
      #expect(stage.box(stage.cell(500))?.minY == 0)
      for step in [1.0, 1e6, Double(Int32.max), 1e11, -1e11, -53, 1e300, -1e300] {
        stage.vertical.value += step
        await stage.paintFrame()
        #expect(!stage.boxes.isEmpty, "\(step)")
        #expect(stage.collection.children.count < 100)
      }
      let layouts: [any CollectionLayout] = [
        .horizontalScrollDynamicSize, HorizontalFlowLayout(estimatedItemSize: Size(width: 40, height: 40)),
        .autosizingColumnFlow,
      ]
      for layout in layouts {
        stage.collection.layout = layout
        for item in [0, 5, 7, 999, 995] {
          stage.collection.scrollTo(at(item), .trailing)
          await stage.paintFrame()
          #expect(stage.cell(item)?.isMapped == true)
        }
      }
      // The cells return sensible sizes again.
      ProbeCell.size = { id, _ in ProbeCell.scattered(id) }
      stage.collection.layout = Self.column
      stage.collection.invalidateLayout()
      for index in stage.collection.boundItems { stage.collection.cell(at: index)?.queueResize() }
      stage.collection.scrollTo(at(0), .leading)
      await stage.paintFrame(2)
      stage.expectNoFaults()
    }
  }

  @Test func hugeAndEmptyHeadersAreHandled() async {
    await withProbe(Self.column, (0..<30).map { [$0] }, checksFrames: false) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .measured }
      for height in [Int(Int32.max), -7, 0, 60] {
        ProbeHeader.height = { _ in height }
        stage.collection.reloadSupplementaryViews()
        for view in stage.collection.children where view is ProbeHeader { view.queueResize() }
        for section in [0, 15, 29] {
          stage.collection.scrollTo(ItemIndex(section: section, item: 0), .leading)
          await stage.paintFrame()
          #expect(stage.cell(section)?.isMapped == true, "\(height), section \(section)")
        }
      }
    }
  }

  @Test(arguments: [1, 2]) func cellThatOscillatesIsFrozenAndReportedOnce(columns: Int) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: columns, minimumLineSpacing: 1)
    await withProbe(layout, Self.items, checksFrames: false) { stage in
      var requests = 0
      ProbeCell.size = { id, width in
        guard id == 3, width >= 0 else { return ProbeCell.scattered(id) }
        requests += 1
        return (20, 40 + requests % 2 * 10)
      }
      for _ in 0..<40 {
        stage.cell(3)?.queueResize()
        await stage.paintFrame()
      }
      #expect(requests > 30, "\(requests)")
      let errors = stage.takeErrors()
      #expect(errors.count == 1 && errors.first?.contains("0/3") == true, "\(errors)")
      // It has stopped, and so have all others.
      let before = stage.boxes
      for _ in 0..<10 {
        stage.cell(3)?.queueResize()
        await stage.paintFrame()
        #expect(stage.boxes == before && stage.errors.isEmpty)
      }
      #expect(stage.maximumLayouts <= 2)
      // With other content, it has another chance.
      ProbeCell.size = { id, _ in ProbeCell.scattered(id) }
      stage.apply([Array(1..<1000)])
      stage.cell(3)?.queueResize()
      await stage.paintFrame()
      #expect(stage.boxes[3]?.size.height == Double(ProbeCell.scattered(3).height))
    }
  }

  @Test func cellThatKeepsGrowingDoesNotBlockTheFrame() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var requests = 0
      ProbeCell.size = { id, _ in
        guard id == 2 else { return ProbeCell.scattered(id) }
        requests += 1
        return (20, 40 + requests % 300)
      }
      ProbeCell.onMeasure = { cell in if cell.id == 2 { MainLoop.idle { [weak cell] in cell?.queueResize() } } }
      stage.cell(2)?.queueResize()
      await stage.paintFrame(40)
      #expect(stage.frames >= 40)
      ProbeCell.onMeasure = nil
      await settle()
    }
  }

  // MARK: During callbacks

  /// Changes to the collection at an unexpected time.
  private nonisolated static let actions = [
    "insert", "delete", "empty", "other", "scrollTo", "scroll", "layout", "invalidate", "overrides", "reload", "focus",
    "headers",
  ]

  private func perform(_ action: String, on stage: ProbeStage) {
    let items = stage.sections.first ?? []
    switch action {
    case "insert": stage.apply([Array(5000..<5003) + items])
    case "delete": stage.apply([Array(items.dropFirst(4))])
    case "empty": stage.apply([[]])
    case "other": stage.apply([Array(7000..<7400), Array(8000..<8010)])
    case "scrollTo": stage.collection.scrollTo(at(300), .center)
    case "scroll": stage.vertical.value += 777
    case "layout":
      stage.collection.setLayout(HorizontalFlowLayout(itemSize: Size(width: 70, height: 40)), animated: false)
    case "invalidate": stage.collection.invalidateLayout()
    case "overrides":
      stage.collection.sectionOverrides = { _ in
        SectionOverrides(sectionInset: Insets(top: 9, leading: 9, bottom: 9, trailing: 9))
      }
    case "reload": stage.apply([items], reloading: Array(items.prefix(30)))
    case "focus": stage.collection.focusItem(at: at(min(items.count - 1, 40)))
    default:
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .points(20) }
    }
  }

  private func expectConsistent(_ stage: ProbeStage, _ context: String) async {
    await stage.paintFrame(2)
    _ = stage.takeFaults()
    await stage.paintFrame()
    stage.expectNoFaults(context)
    let displayed = stage.collection.numberOfItems
    #expect(displayed == stage.sections.reduce(0) { $0 + $1.count }, "\(context): \(displayed) items")
  }

  @Test(arguments: actions) func changesWhileACellIsBound(action: String) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var done = false
      stage.onProvide = { [weak stage] _, _ in
        guard let stage, !done else { return }
        done = true
        perform(action, on: stage)
      }
      stage.vertical.value += 5000
      await expectConsistent(stage, action)
      #expect(done && stage.errors.isEmpty, "\(stage.takeErrors())")
      if action == "scrollTo" { #expect(stage.boxes.keys.contains(300)) }
    }
  }

  @Test(arguments: actions) func changesWhileACellIsMeasured(action: String) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var done = false
      ProbeCell.onMeasure = { [weak stage] cell in
        guard let stage, !done, cell.id != nil else { return }
        done = true
        perform(action, on: stage)
      }
      stage.vertical.value += 5000
      await expectConsistent(stage, action)
      #expect(done && stage.errors.isEmpty, "\(stage.takeErrors())")
    }
  }

  @Test(arguments: actions) func changesWhileACellIsAllocated(action: String) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var done = false
      ProbeCell.onAllocate = { [weak stage] _ in
        guard let stage, !done else { return }
        done = true
        perform(action, on: stage)
      }
      stage.vertical.value += 5000
      await expectConsistent(stage, action)
      #expect(done && stage.errors.isEmpty, "\(stage.takeErrors())")
      if action == "scrollTo" { #expect(stage.boxes.keys.contains(300)) }
      if action == "scroll" { #expect(stage.collection.viewport.minY == 5777) }
    }
  }

  @Test(arguments: actions) func changesWhileTheSelectionChanges(action: String) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      stage.collection.selectionMode = .single
      for change in ["by hand", "by a change", "by another source"] {
        var done = false
        stage.apply(Self.items)
        stage.collection.layout = Self.column
        stage.collection.selectedItem = at(2)
        stage.collection.scrollTo(at(0), .leading)
        await stage.paintFrame()
        stage.collection.onSelectionChange = { [weak stage] in
          guard let stage, !done else { return }
          done = true
          perform(action, on: stage)
        }
        switch change {
        case "by hand":
          stage.collection.selectedItem = at(5)
        case "by a change":
          // The selected item is moved or removed: either changes the selection in one of the contents.
          stage.apply([[900, 901] + Array(3..<900)])
        default:
          stage.collection.setContents(EmptyContents())
          await stage.paintFrame()
          stage.collection.onSelectionChange = nil
          #expect(done)
          continue
        }
        await stage.paintFrame()
        stage.collection.onSelectionChange = nil
        #expect(done, "\(change)")
        if change == "by hand" || !["insert", "delete", "reload"].contains(action) {
          await expectConsistent(stage, "\(action) \(change)")
        } else {
          await stage.paintFrame()
          stage.expectNoFaults("\(action) \(change)")
        }
      }
    }
  }

  @Test(arguments: actions) func changesWhileAnErrorIsReported(action: String) async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var done = false
      stage.collection.onError = { [weak stage] _ in
        guard let stage, !done else { return }
        done = true
        stage.onProvide = nil
        perform(action, on: stage)
      }
      stage.onProvide = { _, id in if id > 20 { throw Refusal() } }
      stage.vertical.value += 5000
      await stage.paintFrame()
      #expect(done)
      // The next change binds the refused cells again.
      stage.apply(stage.sections + [[99_999]])
      await expectConsistent(stage, action)
    }
  }

  @Test func endlessModelChangesInTheProviderDoNotBlockPainting() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      var requests = 0
      stage.onProvide = { [weak stage] _, id in
        guard let stage, requests < 100_000 else { return }
        requests += 1
        stage.apply(stage.sections, reloading: [id])
      }
      stage.vertical.value += 5000
      for _ in 0..<4 { await stage.paintFrame() }
      #expect(stage.frames >= 4 && requests < 100_000, "\(requests)")
      stage.onProvide = nil
      // Earlier requests are handled in the following frames.
      let isDone = await turnUntil { stage.collection.deferred.isEmpty }
      #expect(isDone)
      await expectConsistent(stage, "after all")
    }
  }

  @Test func providerCanLoadMoreAtTheLastItem() async {
    await withProbe(Self.column, [Array(0..<5)], checksFrames: false) { stage in
      stage.onProvide = { [weak stage] _, id in
        guard let stage, let items = stage.sections.first, id == items.last, items.count < 3000 else { return }
        stage.apply([items + Array(items.count..<items.count + 20)])
      }
      stage.apply([Array(0..<6)])
      for _ in 0..<40 {
        stage.vertical.value += 390
        await stage.paintFrame()
      }
      #expect(stage.sections[0].count > 100)
      await expectConsistent(stage, "after scrolling")
    }
  }

  // MARK: Disposal

  @Test(arguments: ["bound", "measured", "placed", "selected", "told", "activated", "focused", "size class", "cleared"])
  func closingInACallback(moment: String) async {
    await withNoPeerLeft {
      let stage = ProbeStage(.autosizingColumnFlow, Self.items)
      stage.checksFrames = false
      await stage.show(700, 400)
      var closed = false
      @MainActor func close() {
        guard !closed else { return }
        closed = true
        stage.close()
      }
      let collection = stage.collection
      collection.selectionMode = .single
      switch moment {
      case "bound": stage.onProvide = { _, _ in close() }
      case "measured": ProbeCell.onMeasure = { _ in close() }
      case "placed": ProbeCell.onAllocate = { _ in close() }
      case "selected": collection.onSelectionChange = { close() }
      case "told":
        collection.onError = { _ in close() }
        stage.onProvide = { _, _ in throw Refusal() }
      case "activated": collection.onActivate = { _ in close() }
      case "focused": collection.onFocusChange = { close() }
      case "size class": collection.onSizeClassChange = { close() }
      default: collection.sectionOverrides = { _ in SectionOverrides() }
      }
      switch moment {
      case "selected": collection.selectedItem = at(2)
      case "activated": collection.cell(at: at(1))?.activate()
      case "focused":
        collection.focusItem(at: at(3))
        await settle()
      case "size class": stage.window.defaultSize = (400, 400)
      case "cleared":
        stage.apply([Array(500..<600)])
        close()
      default: collection.verticalAdjustment?.value += 3000
      }
      collection.verticalAdjustment?.value += 30
      #expect(await turnUntil { closed }, "no callback closed the window")
      // Owners of a reference can still call it.
      collection.scrollTo(at(5), .center)
      collection.invalidateLayout()
      collection.layout = .horizontalFlow
      collection.layOutImmediately()
      stage.apply([Array(0..<5)])
      collection.selectedItem = nil
      collection.focusItem(at: at(0))
      stage.onProvide = nil
      ProbeCell.reset()
      await settle()
    }
  }

  @Test func closuresThatCaptureTheCollectionAreReleasedWithItsWindow() async {
    await withNoPeerLeft {
      let (window, collection) = (Window(), CollectionView(layout: AutosizingColumnFlowLayout()))
      let source = CollectionDataSource<Int, Int>(collection) { _, index, _ in
        collection.dequeue(NumberCell.self, for: index)
      }
      collection.supplementaryViewProvider = { _, kind, section in
        collection.dequeue(ProbeHeader.self, for: kind, ofSection: section)
      }
      collection.headerHeight = { _ in collection.sizeClass == .compact ? .measured : .points(20) }
      collection.footerHeight = { _ in collection.sizeClass == .compact ? .points(20) : nil }
      collection.itemSize = { _ in collection.sizeClass == .compact ? Size(width: 9, height: 9) : nil }
      collection.sectionOverrides = { SectionOverrides(minimumLineSpacing: Double($0 + collection.numberOfCells % 2)) }
      collection.onError = { _ in collection.queueDraw() }
      collection.onSelectionChange = { collection.queueDraw() }
      collection.onActivate = { _ in collection.queueDraw() }
      collection.onFocusChange = { collection.queueDraw() }
      collection.onSizeClassChange = { collection.queueDraw() }
      source.show(Array(0..<50))
      window.child = ScrolledWindow(collection)
      window.present()
      #expect(await turnUntil { collection.height > 0 })
      await paint(window)
      #expect(!collection.boundItems.isEmpty)
      window.close()
    }
  }

  @Test func unusedCollectionIsReleased() async {
    await withNoPeerLeft {
      weak var collection: CollectionView?
      do {
        let created = CollectionView(layout: Self.column)
        collection = created
        let source = CollectionDataSource<Int, Int>(created) { collection, index, _ in
          collection.dequeue(NumberCell.self, for: index)
        }
        source.show([1, 2, 3])
        created.scrollTo(ItemIndex(section: 0, item: 2), .leading)
      }
      await settle()
      #expect(collection == nil)
    }
  }

  // MARK: Size

  @Test(arguments: [(0, 0), (1, 1), (0, 300), (300, 0), (1, 300), (2, 1)])
  func resizingToZeroAndBack(size: (Int, Int)) async {
    for layout in [Self.column, AutosizingColumnFlowLayout(), .horizontalFlow, .horizontalScrollDynamicSize]
      as [any CollectionLayout]
    {
      await withProbe(layout, Self.items, checksFrames: false) { stage in
        stage.collection.scrollTo(at(500), .leading)
        stage.collection.focusItem(at: at(501))
        await stage.paintFrame(2)
        let (first, before) = (stage.firstID, stage.boxes)
        // Like a paned or an animation; GTK itself would respect the minimum.
        for _ in 0..<3 {
          stage.collection.sizeAllocate(width: size.0, height: size.1)
          stage.collection.layOutImmediately()
          stage.collection.sizeAllocate(width: stage.collection.width, height: stage.collection.height)
          stage.collection.layOutImmediately()
        }
        stage.collection.queueAllocate()
        await stage.paintFrame(2)
        #expect(first.map { stage.boxes[$0]?.minY == before[$0]?.minY } == true, "\(first ?? -1) has moved")
        #expect(stage.collection.focusedItem == at(501))
        _ = stage.takeFaults()
        await stage.paintFrame()
        stage.expectNoFaults()
      }
    }
  }

  @Test func changesAtSizeZero() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      stage.collection.scrollTo(at(500), .leading)
      await stage.paintFrame()
      stage.collection.sizeAllocate(width: 0, height: 0)
      stage.apply([Array(2000..<2100) + Array(0..<1000)])
      stage.collection.scrollTo(at(700), .leading)
      stage.collection.sizeAllocate(width: 360, height: 400)
      stage.collection.queueAllocate()
      await stage.paintFrame(2)
      #expect(stage.box(stage.cell(600))?.minY == 0)
      _ = stage.takeFaults()
      stage.expectNoFaults()
    }
  }

  @Test func changesWhileHidden() async {
    await withProbe(Self.column, Self.items) { stage in
      stage.collection.scrollTo(at(500), .leading)
      await stage.paintFrame()
      let before = stage.boxes
      for turn in 0..<3 {
        stage.window.isVisible = false
        await settle()
        stage.apply([Array(3000 + turn * 100..<3050 + turn * 100) + stage.sections[0]])
        stage.window.isVisible = true
        #expect(await turnUntil { stage.collection.isMapped })
        await stage.paintFrame(2)
        #expect(stage.boxes == before)
      }
      stage.window.isVisible = false
      stage.collection.scrollTo(at(7), .leading)
      stage.collection.layout = AutosizingColumnFlowLayout(numberOfColumns: 2)
      await settle()
      stage.window.isVisible = true
      #expect(await turnUntil { stage.collection.isMapped })
      await stage.paintFrame(2)
      #expect(stage.boxes.keys.contains(3207))
    }
  }

  @Test func movingToAnotherWindow() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      stage.collection.scrollTo(at(500), .leading)
      stage.collection.focusItem(at: at(502))
      await stage.paintFrame()
      let before = stage.boxes
      let other = Window()
      other.defaultSize = (360, 400)
      other.present()
      #expect(await turnUntil { other.isMapped })
      for window in [other, stage.window, other, stage.window] {
        let scrolledWindow = stage.scrolledWindow
        (window === other ? stage.window : other).child = nil
        window.child = scrolledWindow
        #expect(await turnUntil { stage.collection.isMapped })
        await paint(window, frames: 2)
        #expect(stage.boxes == before)
        stage.vertical.value += 900
        await paint(window)
        stage.expectNoFaults("in the \(window === other ? "other" : "first") window:")
        stage.collection.scrollTo(at(500), .leading)
        await paint(window)
      }
      other.close()
    }
  }

  @Test func withoutAScrolledWindow() async {
    await withNoPeerLeft {
      ProbeCell.reset()
      let (window, collection) = (Window(), ProbeCollection(layout: Self.column))
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ProbeCell.self, for: index)
        cell.show(id)
        return cell
      }
      source.show(Array(0..<1000))
      window.child = collection
      window.defaultSize = (360, 400)
      window.present()
      #expect(await turnUntil { collection.height == 400 })
      await paint(window, frames: 2)
      #expect(collection.cell(at: at(0))?.isMapped == true)
      for item in [999, 0, 500] {
        collection.scrollTo(at(item), .leading)
        await paint(window)
        let cell = collection.cell(at: at(item)) as? ProbeCell
        #expect(cell?.id == item && cell?.isMapped == true)
        if item != 999 { #expect(cell?.bounds(in: collection)?.y == 0) }
      }
      collection.focusItem(at: at(900))
      await paint(window)
      #expect(collection.focusedItem == at(900))
      window.defaultSize = (700, 700)
      #expect(await turnUntil { collection.height == 700 })
      await paint(window)
      #expect(collection.takeNotes().isEmpty)
      window.close()
    }
  }

  @Test func dataSourceCanBeReplacedWhileAnItemHasTheFocus() async {
    await withProbe(Self.column, Self.items, checksFrames: false) { stage in
      for count in [3, 0, 50] {
        stage.apply(Self.items)
        stage.collection.focusItem(at: at(800))
        await stage.paintFrame()
        var requests: [Int] = []
        let source = CollectionDataSource<Int, Int>(stage.collection) { collection, index, id in
          requests.append(id)
          let cell = collection.dequeue(ProbeCell.self, for: index)
          cell.show(id)
          return cell
        }
        source.show(Array(10_000..<10_000 + count))
        await stage.paintFrame()
        let displayed = stage.collection.boundItems
        #expect(displayed.allSatisfy { $0.item < count }, "\(displayed)")
        #expect(displayed.allSatisfy { (stage.collection.cell(at: $0) as? ProbeCell)?.id == 10_000 + $0.item })
        #expect(stage.takeErrors().isEmpty && requests.allSatisfy { $0 >= 10_000 })
        if let own = stage.source { stage.collection.setContents(own) }
        await stage.paintFrame()
      }
    }
  }

  @Test func collectionsCanShareCellTypesAndSnapshots() async {
    await withProbe(Self.column, Self.items) { stage in
      let collection = ProbeCollection(layout: .horizontalFlow)
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        collection.dequeue(NumberCell.self, for: index)
      }
      let window = Window()
      window.child = ScrolledWindow(collection)
      window.defaultSize = (300, 300)
      window.present()
      #expect(await turnUntil { collection.height == 300 })
      for round in 0..<5 {
        stage.apply([Array(round * 20..<round * 20 + 500)])
        if let snapshot = stage.source?.snapshot { try? source.apply(snapshot) }
        stage.vertical.value += 400
        collection.verticalAdjustment?.value += 300
        await stage.paintFrame()
        await paint(window)
        #expect(collection.numberOfItems == 500 && collection.cell(at: collection.boundItems[0]) is NumberCell)
      }
      window.close()
    }
  }
}

/// Contents without items.
private final class EmptyContents: CollectionContents {
  var itemCounts: [Int] { [] }
  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell { throw Refusal() }
}
