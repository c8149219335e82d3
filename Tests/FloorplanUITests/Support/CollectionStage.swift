import CTestHost
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A cell that displays a number and records its events.
final class NumberCell: CollectionCell {
  /// The height of every cell.
  static var requestedHeight = 40
  /// The number of created cells.
  static var made = 0

  var id: Int?
  var reuses = 0
  /// The distance of the separator from the leading edge.
  var textInset = 0 { didSet { queueDraw() } }

  required init() {
    super.init()
    Self.made += 1
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(orientation == .horizontal ? 20 : Self.requestedHeight)
  }

  override var copyableText: String? { id.map { "number \($0)" } }
  override var separatorInset: Int { textInset }

  override func prepareForReuse() {
    super.prepareForReuse()
    id = nil
    reuses += 1
  }
}

extension CollectionDataSource where SectionID == Int, ItemID == Int {
  func show(_ items: [Int], reloading: [Int] = [], animated: Bool = true) {
    show([items], reloading: reloading, animated: animated)
  }

  /// Displays sections whose identifiers are their indices.
  func show(_ sections: [[Int]], reloading: [Int] = [], animated: Bool = true) {
    do {
      try apply(CollectionSnapshot(sections, reloading: reloading), animated: animated)
    } catch {
      Issue.record("\(error)")
    }
  }
}

/// A collection of numbers in a window that records the calls of its provider.
final class CollectionStage {
  let window = Window()
  let collection: CollectionView
  private(set) var source: CollectionDataSource<Int, Int>?
  /// The identifiers that were bound since ``clearRecords()``.
  private(set) var bound: [Int] = []
  private(set) var framesPainted = 0
  /// The maximum number of layouts in a frame.
  var maximumLayouts: Int { longestFrame.count }
  /// The state after each layout of the frame with the most layouts.
  private(set) var longestFrame: [String] = []
  private var layouts: [String] = []
  /// The problems of the painted frames.
  private(set) var faults: [String] = []

  init(_ layout: any CollectionLayout = CollectionStage.rows, items: Range<Int> = 0..<0) {
    NumberCell.requestedHeight = 40
    collection = CollectionView(layout: layout)
    collection.register(NumberCell.self)
    window.child = ScrolledWindow(collection)
    source = CollectionDataSource(collection) { [weak self] collection, index, id in
      let cell = collection.dequeue(NumberCell.self, for: index)
      cell.id = id
      self?.bound.append(id)
      return cell
    }
    if !items.isEmpty { apply(Array(items)) }
  }

  /// A column of rows with a height of 40 and gaps of 10; nothing is measured.
  nonisolated static let rows = HorizontalFlowLayout(itemSize: Size(width: 10_000, height: 40))
  /// Items of 100 by 40 in lines.
  nonisolated static let tiles = HorizontalFlowLayout(itemSize: Size(width: 100, height: 40))

  // MARK: Contents

  func apply(_ items: [Int], reloading: [Int] = []) { apply([items], reloading: reloading) }

  func apply(_ sections: [[Int]], reloading: [Int] = []) {
    source?.show(sections, reloading: reloading)
  }

  func index(_ id: Int) -> ItemIndex? { source?.snapshot.index(ofItem: id) }
  func cell(_ id: Int) -> NumberCell? { index(id).flatMap { collection.cell(at: $0) } as? NumberCell }
  func clearRecords() {
    bound = []
    longestFrame = []
    framesPainted = 0
  }

  // MARK: Window

  func show(_ width: Int = 360, _ height: Int = 400) async {
    window.defaultSize = (width, height)
    window.present()
    _ = await turnUntil { [self] in window.isMapped && collection.width == width && collection.height == height }
    // A cell that has the focus stays when it is scrolled out of view.
    window.clearFocus()
    collection.focusIndex = nil
    watch()
    await paint(window, frames: 2)
  }

  func resize(_ width: Int, _ height: Int) async {
    window.defaultSize = (width, height)
    let arrived = await turnUntil { [self] in collection.width == width && collection.height == height }
    #expect(arrived, "the window didn't resize to \(width) by \(height)")
    await paint(window)
  }

  func paintFrame() async { await paint(window) }

  private func watch() {
    guard let clock = window.frameClock else { return }
    clock.connect("before-paint") { [weak self] in self?.layouts = [] }
    var layoutsBefore = ctesthost_layout_count(window.pointer)
    clock.connect("layout") { [weak self] in
      guard let self else { return }
      // Nothing is laid out until the display server has confirmed the new size.
      let count = ctesthost_layout_count(window.pointer)
      guard count != layoutsBefore else { return }
      layoutsBefore = count
      let state = "\(collection.viewport), \(collection.engine.contentSize), \(bound.count) bound"
      layouts.append("\(collection.width) by \(collection.height), \(state)")
    }
    clock.connect("after-paint") { [weak self] in self?.framePainted() }
  }

  private func framePainted() {
    framesPainted += 1
    if layouts.count > maximumLayouts { longestFrame = layouts }
    // The clock continues in a hidden window, where no cell is mapped.
    guard window.isMapped else { return }
    faults += visibleFaults().map { "frame \(framesPainted): \($0)" }
  }

  func close() { window.close() }

  // MARK: Scrolling

  var offset: Double {
    get { collection.viewport.minY }
    set { collection.verticalAdjustment?.value = newValue }
  }
  var viewport: Rect {
    Rect(
      x: collection.viewport.minX.rounded(), y: offset.rounded(), width: Double(collection.width),
      height: Double(collection.height))
  }

  /// A separate engine with only publicly available data: the expected frames.
  var reference: LayoutEngine {
    var engine = LayoutEngine(
      layout: collection.layout,
      environment: LayoutEnvironment(
        containerSize: Size(width: Double(collection.width), height: Double(collection.height)), pixelsPerPoint: 1,
        layoutDirection: collection.direction == .rtl ? .rightToLeft : .leftToRight,
        textScale: Settings.default.textScale),
      sections: source?.snapshot.sectionDescriptions ?? [])
    // If the layout measures, visible items have the height of all cells, and others their old height.
    let seen = collection.engine.visibleItems(in: viewport)
    for (section, description) in engine.sections.enumerated() where collection.layout.measuresItemHeight {
      for item in 0..<description.itemCount {
        let index = ItemIndex(section: section, item: item)
        guard collection.engine.hasMeasurement(forItemAt: index), let frame = collection.engine.frame(ofItemAt: index)
        else {
          continue
        }
        let height = seen.contains(index) ? Double(NumberCell.requestedHeight) : frame.size.height
        engine.setMeasuredSize(Size(width: 0, height: height), forItemAt: index)
      }
    }
    return engine
  }

  var visibleItems: [ItemIndex] { Array(reference.visibleItems(in: viewport)) }
  var visibleIDs: [Int] { visibleItems.compactMap { source?.snapshot.itemID(at: $0) } }

  /// The distance of an item from the top of the viewport, by the reference; nil if there is no such item.
  func distance(_ id: Int) -> Double? {
    index(id).flatMap { reference.frame(ofItemAt: $0) }.map { $0.minY - offset.rounded() }
  }

  // MARK: Conditions for every frame

  func visibleFaults() -> [String] {
    let lift = collection.input.drag.lift
    let missing = visibleItems.filter { lift?.hides($0) != true && collection.cell(at: $0)?.isMapped != true }
    var faults = missing.isEmpty ? [] : ["no cell for \(missing.count) visible items, from \(missing[0])"]
    var seen: Set<CollectionCell> = []
    for index in collection.boundItems {
      guard let cell = collection.cell(at: index) as? NumberCell else {
        faults.append("no cell at \(index)")
        continue
      }
      if !seen.insert(cell).inserted { faults.append("\(index) shares its cell") }
      if cell.index != index {
        faults.append("the cell at \(index) has the index \(String(describing: cell.index))")
      }
      let id = source?.snapshot.itemID(at: index)
      if id == nil || cell.id != id { faults.append("\(index) shows \(String(describing: cell.id)), not \(id ?? -1)") }
    }
    return faults + frameFaults()
  }

  private func frameFaults() -> [String] {
    let reference = reference
    return visibleItems.compactMap { index in
      // The dragged items are below the pointer.
      guard collection.input.drag.lift?.items.contains(index) != true, let cell = collection.cell(at: index),
        let frame = reference.frame(ofItemAt: index),
        let bounds = cell.bounds(in: collection)
      else { return nil }
      let expected = (
        frame.minX - viewport.minX, frame.minY - offset.rounded() + displacement(of: index), frame.size.width,
        frame.size.height
      )
      let isEqual = bounds == expected
      return isEqual ? nil : "\(index) is at \(bounds), not at \(expected)"
    }
  }

  /// The distance by which a row moves away from the gap where the dragged items would be dropped.
  private func displacement(of index: ItemIndex) -> Double {
    guard let drop = collection.input.drag.lift?.drop, !drop.isSideBySide, drop.neighbor.section == index.section
    else { return 0 }
    return index < drop.neighbor || index == drop.neighbor && drop.isAfter ? -8 : 8
  }

  /// Fails if a frame had a problem.
  func expectNoFaults(_ location: SourceLocation = #_sourceLocation) {
    let all = faults + visibleFaults()
    #expect(all.isEmpty, "\(all.count) problems: \(all.prefix(3))", sourceLocation: location)
  }
}

/// Runs the body of a test with a collection in a window, and checks that it is released.
func withStage(
  _ layout: any CollectionLayout = CollectionStage.rows, items: Range<Int> = 0..<0, width: Int = 360, height: Int = 400,
  _ location: SourceLocation = #_sourceLocation, _ body: (CollectionStage) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let stage = CollectionStage(layout, items: items)
    await stage.show(width, height)
    try await body(stage)
    await stage.paintFrame()
    stage.expectNoFaults(location)
    stage.close()
  }
}
