import CBaseline
import Comparing
import Floorplan

/// Texts that are created on demand.
private final class Numbers: CustomListModel {
  private let length: Int

  init(_ length: Int) {
    self.length = length
    super.init()
  }

  override var itemCount: Int { length }
  override func item(at position: Int) -> Object? { StringObject("Item \(position)") }
}

/// A window with a collection, and the number of bindings of its cells.
private final class CollectionWindow {
  private(set) var binds = 0
  private var source: CollectionDataSource<Int, Int>?
  let collection = CollectionView(layout: .autosizingColumnFlow)
  private let scrolled: ScrolledWindow
  private let window = Window()
  private var frames = 0

  init() {
    scrolled = ScrolledWindow(collection)
    window.child = scrolled
    window.defaultSize = (960, 640)
  }

  func feed(fromModelOf count: Int) {
    // The view keeps it alive.
    _ = ListModelDataSource(collection, Numbers(count)) { [unowned self] view, index, _ in cell(view, index) }
  }

  func feed(_ snapshot: CollectionSnapshot<Int, Int>) {
    source = CollectionDataSource(collection) { [unowned self] view, index, _ in cell(view, index) }
    tryOrFail { try source?.apply(snapshot) }
  }

  /// Exchanges the first two items, as Alt and an arrow key do.
  func moveFirst() {
    guard let source else { fatalError("the collection has no snapshot") }
    var ids = source.snapshot.itemIDs(inSection: 0)
    ids.swapAt(0, 1)
    let (first, second) = (ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1))
    let changes = CollectionChanges(moving: ItemSelection([first]), to: second)
    tryOrFail { try source.apply(CollectionSnapshot([ids]), changes: changes) }
    waitForFrame()
  }

  func switchLayout() {
    collection.layout = collection.layout is HorizontalFlowLayout ? .autosizingColumnFlow : HorizontalFlowLayout()
    waitForFrame()
  }

  private func cell(_ view: CollectionView, _ index: ItemIndex) -> CollectionCell {
    binds += 1
    let cell = view.dequeue(ObjectCell.self, for: index)
    cell.headlineText = "Item \(index.item)"
    cell.subheadlineText = "Plant 1010"
    return cell
  }

  func present() {
    window.present()
    guard let clock = window.frameClock else { fatalError("a window that was presented has no frame clock") }
    clock.connect("after-paint") { [unowned self] in frames += 1 }
    waitForFrame()
  }

  private func waitForFrame() {
    let before = frames
    while frames == before { baseline_turn() }
  }

  func scroll(by distance: Double) {
    scrolled.verticalAdjustment.value += distance
    waitForFrame()
  }

  func close() { window.close() }
}

private let few = 100
private let many = 1_000_000

/// The first frame must not depend on the number of items, and each item is bound once when it becomes visible.
func measureCollection(_ comparison: Comparison) {
  measureFirstFrame(comparison, "CollectionView, list model", "100 items") { $0.feed(fromModelOf: $1) }
  let snapshots = Dictionary(uniqueKeysWithValues: [few, many].map { ($0, snapshot(of: $0)) })
  measureFirstFrame(comparison, "CollectionView, snapshot", "100 items") { window, count in
    if let snapshot = snapshots[count] { window.feed(snapshot) }
  }
  measureChanges(comparison, snapshots)
  measureBinds(comparison)
}

/// A move and a layout switch must not freeze a collection of a million items.
private func measureChanges(_ comparison: Comparison, _ snapshots: [Int: CollectionSnapshot<Int, Int>]) {
  let changes: [(name: String, perform: (CollectionWindow) -> Void)] = [
    ("move of one of 1,000,000 items", { $0.moveFirst() }),
    ("layout switch with 1,000,000 items", { $0.switchLayout() }),
  ]
  for change in changes {
    let windows = [many, few].map { count in
      let window = CollectionWindow()
      if let snapshot = snapshots[count] { window.feed(snapshot) }
      window.present()
      return window
    }
    comparison.run("CollectionView, snapshot: \(change.name)", against: "100 items", times: 10) { times in
      for _ in 0..<times { change.perform(windows[0]) }
    } _: { times in
      for _ in 0..<times { change.perform(windows[1]) }
    }
    for window in windows { window.close() }
  }
}

private func snapshot(of count: Int) -> CollectionSnapshot<Int, Int> {
  var snapshot = CollectionSnapshot<Int, Int>()
  tryOrFail {
    try snapshot.appendSections([0])
    try snapshot.appendItems(Array(0..<count), toSection: 0)
  }
  return snapshot
}

private func measureFirstFrame(
  _ comparison: Comparison, _ name: String, _ baselineName: String, _ feed: (CollectionWindow, Int) -> Void
) {
  comparison.run("\(name): first frame with 1,000,000 items", against: baselineName, times: 1) { _ in
    showFirstFrame(of: many, feed)
  } _: { _ in
    showFirstFrame(of: few, feed)
  }
}

private func showFirstFrame(of count: Int, _ feed: (CollectionWindow, Int) -> Void) {
  let window = CollectionWindow()
  feed(window, count)
  window.present()
  window.close()
}

private func measureBinds(_ comparison: Comparison) {
  var binds: [Double] = []
  var entered: [Double] = []
  for round in 0..<comparison.rounds {
    let window = CollectionWindow()
    window.feed(fromModelOf: many)
    window.present()
    let bindsBefore = window.binds
    var known = Set(window.collection.boundItems)
    var entries = 0
    // From less than a row to several pages at a time.
    let distance = 7.0 + 300 * Double(round)
    for _ in 0..<60 {
      window.scroll(by: distance)
      let now = Set(window.collection.boundItems)
      entries += now.subtracting(known).count
      known = now
    }
    binds.append(Double(window.binds - bindsBefore))
    entered.append(Double(entries))
    window.close()
  }
  comparison.report(
    "CollectionView: binds while scrolling", against: "cells that became visible", "binds", binds, entered)
}

/// Ends the program if a measured function doesn't work.
private func tryOrFail(_ body: () throws -> Void) {
  do { try body() } catch { fatalError("\(error)") }
}
