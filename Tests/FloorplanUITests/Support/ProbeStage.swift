import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A collection of ``ProbeCell``s in a window, which is compared with a new engine in each frame.
final class ProbeStage {
  let window = Window()
  let collection: ProbeCollection
  let scrolledWindow: ScrolledWindow
  private(set) var source: CollectionDataSource<Int, Int>?
  /// The expected content of the collection.
  private(set) var sections: [[Int]] = []
  private(set) var sectionIDs: [Int] = []
  /// The reports of the collection to its caller.
  private(set) var errors: [CollectionError] = []
  /// The problems of the painted frames.
  private(set) var faults: [String] = []
  private(set) var frames = 0
  private(set) var maximumLayouts = 0
  private var layouts = 0
  /// Whether each painted frame is compared; this takes time with many items.
  var checksFrames = true
  /// Called by the cell provider before it creates a cell.
  var onProvide: ((ItemIndex, Int) throws -> Void)?

  init(_ layout: any CollectionLayout, _ sections: [[Int]]) {
    ProbeCell.reset()
    ProbeHeader.height = { 24 + $0 % 5 * 9 }
    collection = ProbeCollection(layout: layout)
    ProbeCell.collection = collection
    collection.register(ProbeCell.self)
    collection.register(ProbeHeader.self)
    scrolledWindow = ScrolledWindow(collection, name: "Probe")
    window.child = scrolledWindow
    collection.onError = { [weak self] in self?.errors.append($0) }
    source = CollectionDataSource(collection) { [weak self] collection, index, id in
      try self?.onProvide?(index, id)
      let cell = collection.dequeue(ProbeCell.self, for: index)
      cell.show(id)
      return cell
    }
    apply(sections)
  }

  // MARK: Contents

  /// Displays sections, which are identified by their index unless they have identifiers.
  func apply(_ new: [[Int]], ids: [Int]? = nil, reloading: [Int] = [], animated: Bool = true) {
    sections = new
    let ids = ids ?? Array(new.indices)
    sectionIDs = ids
    do {
      let sections = zip(ids, new).map { (id: $0, items: $1) }
      try source?.apply(CollectionSnapshot(sections, reloading: reloading), animated: animated)
    } catch {
      Issue.record("\(error)")
    }
  }

  /// Headers and footers with the name of their section.
  func showHeaders(_ isOn: Bool = true) {
    collection.supplementaryViewProvider =
      isOn
      ? { [weak self] collection, kind, section in
        let view = collection.dequeue(ProbeHeader.self, for: kind, ofSection: section)
        view.title = self?.title(kind, section)
        return view
      } : nil
  }

  private func title(_ kind: SupplementaryKind, _ section: Int) -> String {
    "\(kind == .header ? "h" : "f")\(sectionIDs[section])"
  }

  func index(_ id: Int) -> ItemIndex? { source?.snapshot.index(ofItem: id) }
  func id(_ index: ItemIndex) -> Int? {
    sections.indices.contains(index.section) && sections[index.section].indices.contains(index.item)
      ? sections[index.section][index.item] : nil
  }
  func cell(_ id: Int) -> ProbeCell? { index(id).flatMap { collection.cell(at: $0) } as? ProbeCell }
  func takeErrors() -> [String] {
    defer { errors = [] }
    return errors.map(\.description)
  }

  // MARK: Window

  func show(_ width: Int = 360, _ height: Int = 400) async {
    window.defaultSize = (width, height)
    window.present()
    let arrived = await turnUntil { [self] in
      window.isMapped && collection.width == width && collection.height == height
    }
    #expect(arrived)
    window.clearFocus()
    collection.focusIndex = nil
    watch(window)
    await paint(window, frames: 2)
  }

  func watch(_ window: Window) {
    guard let clock = window.frameClock else { return }
    clock.connect("before-paint") { [weak self] in self?.layouts = 0 }
    clock.connect("layout") { [weak self] in self?.layouts += 1 }
    clock.connect("after-paint") { [weak self] in self?.framePainted() }
  }

  private func framePainted() {
    frames += 1
    maximumLayouts = max(maximumLayouts, layouts)
    guard checksFrames, collection.isMapped else { return }
    faults += currentFaults().map { "frame \(frames): \($0)" }
  }

  func resize(_ width: Int, _ height: Int) async {
    window.defaultSize = (width, height)
    let arrived = await turnUntil { [self] in collection.width == width && collection.height == height }
    #expect(arrived, "the window didn't resize to \(width) by \(height)")
    await paint(window)
  }

  func paintFrame(_ count: Int = 1) async { await paint(window, frames: count) }

  func clearRecords() {
    (faults, maximumLayouts, frames) = ([], 0, 0)
    _ = collection.takeNotes()
  }

  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults + collection.takeNotes()
  }

  func close() { window.close() }

  // MARK: Scrolling

  var horizontal: Adjustment { collection.horizontalAdjustment ?? Adjustment(value: 0, lower: 0, upper: 0, step: 0) }
  var vertical: Adjustment { collection.verticalAdjustment ?? Adjustment(value: 0, lower: 0, upper: 0, step: 0) }
  var isSideways: Bool { collection.layout.scrollsHorizontally }
  /// The adjustment in the scroll direction of the layout.
  var adjustment: Adjustment { isSideways ? horizontal : vertical }

  /// The visible cells, with their frames in the viewport.
  var boxes: [Int: Rect] {
    var boxes: [Int: Rect] = [:]
    for index in collection.boundItems {
      guard let cell = collection.cell(at: index) as? ProbeCell, let id = cell.id, cell.isMapped,
        let box = box(cell), meetsViewport(box)
      else { continue }
      boxes[id] = box
    }
    return boxes
  }

  func box(_ widget: Widget?) -> Rect? {
    widget?.bounds(in: collection).map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  private func meetsViewport(_ box: Rect) -> Bool {
    box.minX < Double(collection.width) && box.maxX > 0 && box.minY < Double(collection.height) && box.maxY > 0
  }

  /// The first visible item in reading order.
  var firstID: Int? { boxes.keys.compactMap { id in index(id).map { ($0, id) } }.min { $0.0 < $1.0 }?.1 }

  // MARK: Conditions for every frame

  /// The current problems on the screen.
  func currentFaults() -> [String] {
    var faults = collection.takeNotes()
    let reference = reference()
    let seen = collection.viewport
    let pixels = Rect(
      x: seen.minX.rounded(), y: seen.minY.rounded(), width: Double(collection.width), height: Double(collection.height)
    )
    if reference.contentSize != collection.engine.contentSize {
      faults.append("the content is \(collection.engine.contentSize), not \(reference.contentSize)")
    }
    faults += scrollFaults(seen, reference.contentSize)
    var displayed: Set<Widget> = []
    for (element, frame) in reference.elements(in: pixels, contentOffset: pixels.origin) {
      // A cell without extent isn't visible.
      guard frame.size.width > 0, frame.size.height > 0 else { continue }
      let (view, isRight) = view(of: element)
      if element.supplementaryKind != nil, collection.supplementaryViewProvider == nil { continue }
      guard let view, view.isMapped else {
        faults.append("no view for \(element) at \(frame)")
        continue
      }
      displayed.insert(view)
      if !isRight { faults.append("\(element) displays other content") }
      var expected = Rect(
        x: frame.minX - pixels.minX, y: frame.minY - pixels.minY, width: frame.size.width, height: frame.size.height)
      if element.supplementaryKind != nil {
        // A header as wide as the lines below it is clipped to the viewport.
        let end = min(expected.maxX, pixels.size.width)
        expected.origin.x = max(0, expected.minX)
        expected.size.width = end - expected.minX
      }
      if collection.transition == nil, let box = box(view), box != expected {
        faults.append("\(element) is at \(box), not at \(expected)")
      }
    }
    if collection.transition == nil { faults += strayFaults(displayed) }
    return Array(faults.prefix(12))
  }

  private func view(of element: LayoutElement) -> (CollectionReusableView?, isRight: Bool) {
    switch element {
    case .item(let index):
      let cell = collection.cell(at: index) as? ProbeCell
      return (cell, cell.map { $0.id == id(index) && $0.index == index } ?? false)
    case .header(let section):
      let view = collection.supplementaryView(.header, ofSection: section) as? ProbeHeader
      return (view, view?.title == title(.header, section))
    case .footer(let section):
      let view = collection.supplementaryView(.footer, ofSection: section) as? ProbeHeader
      return (view, view?.title == title(.footer, section))
    }
  }

  /// Adjustments that don't match the visible content, and missing visible items.
  private func scrollFaults(_ seen: Rect, _ content: Size) -> [String] {
    var faults: [String] = []
    let axes = [
      ("x", horizontal, seen.minX, content.width, Double(collection.width)),
      ("y", vertical, seen.minY, content.height, Double(collection.height)),
    ]
    for (name, adjustment, offset, extent, page) in axes where collection.verticalAdjustment != nil {
      if abs(adjustment.value - adjustment.lower - offset) > 1e-6 {
        faults.append("\(name): adjustment \(adjustment.value) from \(adjustment.lower), viewport at \(offset)")
      }
      if abs(adjustment.upper - adjustment.lower - max(extent, page)) > 1e-6 {
        faults.append("\(name): \(adjustment.lower) to \(adjustment.upper) scroll \(extent)")
      }
      if offset < 0 || offset > max(0, extent - page) + 1e-6 {
        faults.append("\(name): scrolled to \(offset) of \(extent), with a page of \(page)")
      }
    }
    return faults
  }

  /// Unexpected visible cells, overlapping cells, and wrong counts of bindings.
  private func strayFaults(_ displayed: Set<Widget>) -> [String] {
    var faults: [String] = []
    var boxes: [(Widget, Rect)] = []
    for child in collection.children where child.isMapped {
      guard let box = box(child), meetsViewport(box) else { continue }
      if !displayed.contains(child) { faults.append("\((child as? ProbeCell)?.id ?? -1) is unexpected at \(box)") }
      if child is ProbeCell { boxes.append((child, box)) }
    }
    for (position, (_, box)) in boxes.enumerated() {
      for (_, other) in boxes[..<position] where box.intersects(other) { faults.append("\(box) covers \(other)") }
    }
    let live = collection.views.live.values.count { $0 is ProbeCell }
    if ProbeCell.binds - ProbeCell.unbinds != live {
      faults.append("\(ProbeCell.binds) bound, \(ProbeCell.unbinds) reset, \(live) live")
    }
    return faults
  }

  /// The number of columns for a column flow at this width.
  private func resolved(_ layout: any CollectionLayout) -> any CollectionLayout {
    guard var columns = layout as? AutosizingColumnFlowLayout, columns.numberOfColumns < 1 else { return layout }
    columns.numberOfColumns = collection.width < 600 ? 1 : 2
    return columns
  }

  /// A new engine with the data of the test: visible items have their current size, and items that were measured before
  /// have their old size.
  func reference() -> LayoutEngine {
    let known = collection.engine
    var engine = LayoutEngine(
      layout: resolved(collection.layout),
      environment: LayoutEnvironment(
        containerSize: Size(width: Double(collection.width), height: Double(collection.height)), pixelsPerPoint: 1,
        layoutDirection: collection.direction == .rtl ? .rightToLeft : .leftToRight,
        textScale: Settings.default.textScale),
      sections: sections.enumerated().map { section, items in description(section, items, known) })
    for (section, items) in sections.enumerated() {
      for item in items.indices {
        let index = ItemIndex(section: section, item: item)
        guard known.hasMeasurement(forItemAt: index), let frame = known.frame(ofItemAt: index) else { continue }
        engine.setMeasuredSize(frame.size, forItemAt: index)
      }
    }
    for index in known.visibleItems(in: collection.viewport) where known.hasMeasurement(forItemAt: index) {
      guard let id = id(index), let frame = known.frame(ofItemAt: index), frame.intersects(collection.viewport) else {
        continue
      }
      let inset = collection.selectionMode == .multiple ? SelectionMark.reservedWidth : 0
      var measurer = ProbeMeasurer(id: id, inset: inset)
      engine.measure(itemAt: index, with: &measurer)
    }
    return engine
  }

  private func description(_ section: Int, _ items: [Int], _ known: LayoutEngine) -> SectionDescription {
    func height(_ height: SupplementaryHeight?, _ kind: SupplementaryKind, _ known: Double?) -> Double? {
      switch height {
      case nil: return nil
      case .points(let points): return points
      case .measured:
        let isShown = (collection.supplementaryView(kind, ofSection: section) as? ProbeHeader)?.isMapped == true
        return isShown ? Double(ProbeHeader.height(sectionIDs[section])) : known
      }
    }
    let old = known.sections.indices.contains(section) ? known.sections[section] : SectionDescription(itemCount: 0)
    return SectionDescription(
      itemCount: items.count, headerHeight: height(collection.headerHeight?(section), .header, old.headerHeight),
      footerHeight: height(collection.footerHeight?(section), .footer, old.footerHeight),
      overrides: collection.sectionOverrides?(section) ?? SectionOverrides(),
      itemSizes: collection.itemSize.map { size in
        items.indices.map { size(ItemIndex(section: section, item: $0)) }
      } ?? [])
  }

  /// Fails if a frame had a problem.
  func expectNoFaults(_ context: String = "", _ location: SourceLocation = #_sourceLocation) {
    let all = takeFaults() + currentFaults()
    #expect(all.isEmpty, "\(context) \(all.count) faults: \(all.prefix(4))", sourceLocation: location)
  }
}

private struct ProbeMeasurer: @MainActor ItemMeasurer {
  let id: Int
  /// The width of the check circle next to the content, or 0 if there is none.
  let inset: Int
  func naturalWidth(ofItemAt index: ItemIndex) -> Double { Double(ProbeCell.size(id, -1).width + inset) }
  func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    Double(ProbeCell.size(id, max(0, Int(width) - inset)).height)
  }
}

/// Runs the body of a test with a collection in a window, and checks that no frame had a problem and that the
/// collection is released.
func withProbe(
  _ layout: any CollectionLayout, _ sections: [[Int]], width: Int = 360, height: Int = 400, checksFrames: Bool = true,
  _ location: SourceLocation = #_sourceLocation, _ body: (ProbeStage) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let stage = ProbeStage(layout, sections)
    stage.checksFrames = checksFrames
    await stage.show(width, height)
    try await body(stage)
    await stage.paintFrame()
    if checksFrames { stage.expectNoFaults("at the end:", location) }
    stage.close()
    ProbeCell.reset()
  }
}
