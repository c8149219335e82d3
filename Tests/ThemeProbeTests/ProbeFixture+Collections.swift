import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

extension ProbeFixture {
  static let collections: [String: @MainActor () -> ProbeFixture] = [
    "GridRow": { grid(minimumWidth: 48) }, "GridHeader": { grid(minimumWidth: 300) }, "CollectionView": marks,
    "CollectionRow": { row(CollectionRow()) },
    "ItemCollectionRow": { row(ItemCollectionRow()) },
    "InsetGroup": { group(ComponentParts.insetGroup) }, "FormGroup": { group(ComponentParts.formGroup) },
  ]

  private static func row(_ row: CollectionRow) -> ProbeFixture {
    row.name = "Items"
    row.setSizeRequest(height: 40)
    return ProbeFixture([row])
  }

  /// A group whose first row and its separator fit into the viewport.
  private static func group(_ part: ComponentPart) -> ProbeFixture {
    let collection = CollectionView(layout: .table)
    collection.setAccessibleLabel("Rows")
    collection.groupPart = part
    collection.isInsetGrouped = true
    let source = CollectionDataSource<Int, Int>(collection) { collection, index, _ in
      collection.dequeue(PlainRow.self, for: index)
    }
    var fixture = ProbeFixture([scrolled(collection, height: Int(part.metric(.lineGap)) + PlainRow.height)])
    fixture.owners = [source]
    fixture.begin = { try source.apply(items(0..<2)) }
    return fixture
  }

  /// A row without a part of its own.
  private final class PlainRow: CollectionCell {
    static let height = 60

    required init() {
      super.init()
      setSizeRequest(height: Self.height)
    }
  }

  /// A grid whose columns scroll next to a frozen one if they don't fit.
  private static func grid(minimumWidth: Double) -> ProbeFixture {
    let grid = GridView()
    grid.setAccessibleLabel("Grid")
    grid.columns = ["A", "B", "C"].map {
      GridColumn(
        "\(text) \($0)", width: -1, minimumWidth: minimumWidth, importance: .required, isSortable: true)
    }
    grid.sortDescriptor = GridSort(column: 0)
    grid.accessory = .detailDisclosureButton
    let source = CollectionDataSource<Int, Int>(grid) { collection, index, _ in
      let row = collection.dequeue(GridRow.self, for: index)
      row.gridItems = [
        GridRowImageItem(image: .icon(icon)), GridRowTextItem(text: text), GridRowTextItem(text: text),
      ]
      return row
    }
    // The maximum height of a header and a row.
    var fixture = ProbeFixture([scrolled(grid, height: 1000)])
    fixture.owners = [source]
    fixture.begin = { try source.apply(items(0..<2)) }
    return fixture
  }

  /// A selection rectangle, and two dragged items.
  private static func marks() -> ProbeFixture {
    let collections = (0..<2).map { _ in
      CollectionView(layout: HorizontalFlowLayout(itemSize: Size(width: 100, height: 40)))
    }
    let sources = collections.map { collection in
      collection.register(KeyValueCell.self)
      collection.setAccessibleLabel("Items")
      return CollectionDataSource<Int, Int>(collection) { collection, index, _ in
        collection.dequeue(KeyValueCell.self, for: index)
      }
    }
    var fixture = ProbeFixture(collections.map { scrolled($0) })
    fixture.owners = sources
    fixture.begin = {
      for source in sources { try source.apply(items(0..<12)) }
      for collection in collections { collection.selectionMode = .multiple }
      collections[1].selection = ItemSelection([0, 1].map { ItemIndex(section: 0, item: $0) })
      collections[1].moveItems = { _, _ in }
    }
    fixture.end = {
      for collection in collections { try drag(collection).emit("drag-end", 0.0, 0.0) }
    }
    fixture.interact = {
      try start(collections[0], from: (105, 10), by: (150, 100))
      try start(collections[1], from: (50, 10), by: (250, 60))
    }
    return fixture
  }

  private static func drag(_ collection: CollectionView) throws -> DragGesture {
    try #require(collection.controllers(of: DragGesture.self).first)
  }

  private static func start(
    _ collection: CollectionView, from start: (x: Double, y: Double), by distance: (x: Double, y: Double)
  ) throws {
    let gesture = try drag(collection)
    gesture.emit("drag-begin", start.x, start.y)
    gesture.emit("drag-update", distance.x, distance.y)
  }

  private static func items(_ ids: Range<Int>) throws -> CollectionSnapshot<Int, Int> {
    var snapshot = CollectionSnapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(Array(ids))
    return snapshot
  }

  private static func scrolled(_ collection: CollectionView, height: Int = 220) -> Widget {
    let window = ScrolledWindow(collection)
    window.setSizeRequest(height: height)
    return window
  }
}
