import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A cell whose height is set by the test, and can change at any time.
final class UnevenCell: CollectionCell {
  /// The height of an item, by its number.
  static var height: (Int) -> Int = { _ in 40 }
  /// The number of created cells.
  static var made = 0

  var id: Int? { didSet { queueResize() } }

  required init() {
    super.init()
    Self.made += 1
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(orientation == .horizontal ? 20 : id.map(Self.height) ?? 0)
  }
}

/// A column of rows of uneven heights in a window, and the content of its screen after each frame.
final class UnevenStage {
  let window = Window()
  let collection: CollectionView
  private(set) var source: CollectionDataSource<Int, Int>?
  private(set) var bound: [Int] = []
  /// The number of frames in which a part of the viewport with content had no cell.
  private(set) var blankAreas: [String] = []
  private(set) var maximumLayouts = 0
  private var layouts = 0
  private var frames = 0

  /// A height from 20 to 199 pixels that appears random and is the same in each run.
  nonisolated static func scatteredHeight(_ id: Int) -> Int {
    20 + Int((UInt64(bitPattern: Int64(id)) &* 0x9E37_79B9_7F4A_7C15) >> 33) % 180
  }

  nonisolated static let rows = AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 1)

  init(_ count: Int, layout: any CollectionLayout = UnevenStage.rows) {
    UnevenCell.height = Self.scatteredHeight
    collection = CollectionView(layout: layout)
    collection.register(UnevenCell.self)
    window.child = ScrolledWindow(collection)
    source = CollectionDataSource(collection) { [weak self] collection, index, id in
      let cell = collection.dequeue(UnevenCell.self, for: index)
      cell.id = id
      self?.bound.append(id)
      return cell
    }
    apply(Array(0..<count))
  }

  func apply(_ items: [Int]) {
    source?.show(items)
  }

  func show(_ width: Int = 360, _ height: Int = 400) async {
    window.defaultSize = (width, height)
    window.present()
    let arrived = await turnUntil { [self] in
      window.isMapped && collection.width == width && collection.height == height
    }
    #expect(arrived)
    window.clearFocus()
    collection.focusIndex = nil
    if let clock = window.frameClock {
      clock.connect("before-paint") { [weak self] in self?.layouts = 0 }
      clock.connect("layout") { [weak self] in self?.layouts += 1 }
      clock.connect("after-paint") { [weak self] in self?.framePainted() }
    }
    await paint(window, frames: 2)
  }

  private func framePainted() {
    frames += 1
    maximumLayouts = max(maximumLayouts, layouts)
    // Rows are a pixel apart: a larger distance is a blank area.
    let spans = rowsOnScreen.values.sorted { $0.top < $1.top }
    var end = spans.first.map(\.top) ?? 0
    if end > 1, offset > 0 { blankAreas.append("frame \(frames): 0 to \(end)") }
    for span in spans {
      if span.top > end + 1 { blankAreas.append("frame \(frames): \(end) to \(span.top)") }
      end = span.bottom
    }
    let content = collection.engine.contentSize.height - collection.viewport.minY
    if end < min(Double(collection.height), content) - 1 { blankAreas.append("frame \(frames): \(end) to the bottom") }
  }

  func clearRecords() {
    bound = []
    maximumLayouts = 0
    blankAreas = []
  }

  var adjustment: Adjustment { collection.verticalAdjustment ?? Adjustment(value: 0, lower: 0, upper: 0, step: 0) }
  /// The position of the content, regardless of the value of the adjustment.
  var offset: Double { collection.viewport.minY }
  /// The last scroll offset of the content.
  var end: Double { max(0, collection.engine.contentSize.height - Double(collection.height)) }
  /// The movement of the first row that is visible both before and after.
  func firstMove(since before: [Int: (top: Double, bottom: Double)]) -> Double? {
    let rows = rowsOnScreen
    return rows.keys.filter { before[$0] != nil }.min().flatMap { id in
      if let new = rows[id], let old = before[id] { new.top - old.top } else { nil }
    }
  }
  var index: (Int) -> ItemIndex? { { [source] in source?.snapshot.index(ofItem: $0) } }
  func cell(_ id: Int) -> UnevenCell? { index(id).flatMap { collection.cell(at: $0) } as? UnevenCell }

  /// The visible rows, with their start and end on the screen.
  var rowsOnScreen: [Int: (top: Double, bottom: Double)] {
    var rows: [Int: (top: Double, bottom: Double)] = [:]
    for index in collection.boundItems {
      guard let cell = collection.cell(at: index) as? UnevenCell, let id = cell.id, cell.isMapped,
        let bounds = cell.bounds(in: collection), bounds.y < Double(collection.height), bounds.y + bounds.height > 0
      else { continue }
      rows[id] = (bounds.y, bounds.y + bounds.height)
    }
    return rows
  }

  func close() { window.close() }
}

func withUnevenStage(
  _ count: Int, layout: any CollectionLayout = UnevenStage.rows, width: Int = 360, height: Int = 400,
  _ location: SourceLocation = #_sourceLocation, _ body: (UnevenStage) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let stage = UnevenStage(count, layout: layout)
    await stage.show(width, height)
    try await body(stage)
    #expect(stage.blankAreas.isEmpty, "\(stage.blankAreas.prefix(3))", sourceLocation: location)
    stage.close()
  }
}
