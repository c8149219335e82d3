import CRivals
import Floorplan

/// What shows a scene: the collection view, or one of GTK's lists.
struct Contestant {
  /// Its name in the table.
  let name: String
  let scene: RivalsScene
  private let put: (Stage) -> Void

  /// Opens a window with it, and waits for the first frame.
  func open() -> Stage {
    let stage = Stage(scene)
    put(stage)
    rivals_stage_present(stage.stage)
    return stage
  }

  /// One of GTK's lists.
  static func rival(_ kind: RivalsKind, _ name: String, _ scene: RivalsScene) -> Contestant {
    Contestant(name: name, scene: scene) { rivals_stage_build($0.stage, kind) }
  }
  static func gridView(_ scene: RivalsScene) -> Contestant { rival(RIVALS_GRID_VIEW, "GtkGridView", scene) }
  static func listView(_ scene: RivalsScene) -> Contestant { rival(RIVALS_LIST_VIEW, "GtkListView", scene) }
  static func columnView(_ scene: RivalsScene) -> Contestant { rival(RIVALS_COLUMN_VIEW, "GtkColumnView", scene) }
  static func emptyScroller(_ scene: RivalsScene) -> Contestant {
    rival(RIVALS_EMPTY_SCROLLER, "empty scroller", scene)
  }
  static func emptyWindow(_ scene: RivalsScene) -> Contestant { rival(RIVALS_EMPTY_WINDOW, "empty window", scene) }

  /// The collection view, with items as high as they ask to be, like the rivals.
  static func collection(_ scene: RivalsScene) -> Contestant {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: Int(scene.columns), estimatedItemSize: Size(width: 0, height: Double(estimate(scene))),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return collection(scene, layout)
  }

  /// The collection view with tiles whose size the layout gives, so that it need not measure them.
  static func collectionOfTiles(_ scene: RivalsScene) -> Contestant {
    let width = Int(scene.width) / Int(scene.columns)
    let layout = HorizontalFlowLayout(
      itemSize: Size(width: Double(width), height: Double(scene.least_height)), numberOfColumns: Int(scene.columns),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return collection(scene, layout)
  }

  /// The grid, without its header, which the rivals' checks would take for a row.
  static func grid(_ scene: RivalsScene) -> Contestant {
    Contestant(name: "GridView", scene: scene) { stage in
      let grid = GridView()
      grid.columns = (0..<scene.labels).map { GridColumn("Column \($0)", width: .points(Double(rivals_label_width()))) }
      grid.headerPlacement = .hidden
      var layout = AutosizingColumnFlowLayout.table
      layout.estimatedItemSize = Size(width: 0, height: Double(estimate(scene)))
      grid.layout = layout
      stage.show(grid, NumberedGridRow.self, made: { NumberedGridRow.made })
    }
  }

  /// The collection view in one column with cells of a type and of a known height; `made` counts those that were made.
  static func collection<Cell: CollectionCell & SceneCell>(
    _ name: String, _ scene: RivalsScene, of cells: Cell.Type, height: Double, made: @escaping () -> Int
  ) -> Contestant {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: 1, estimatedItemSize: Size(width: 0, height: height),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return Contestant(name: name, scene: scene) { $0.show(CollectionView(layout: layout), cells, made: made) }
  }

  private static func collection(_ scene: RivalsScene, _ layout: some CollectionLayout) -> Contestant {
    Contestant(name: "CollectionView", scene: scene) { stage in
      if scene.is_table {
        stage.showCollection(RowCell.self, layout)
      } else {
        stage.showCollection(TextCell.self, layout)
      }
    }
  }

  /// What an item is expected to be high, in points, until it is measured: deliberately not the mean of uneven ones.
  static func estimate(_ scene: RivalsScene) -> Int {
    scene.spread == 0 ? Int(scene.least_height) : Int(scene.least_height + scene.spread / 3)
  }
}

/// A window with a scene in it, and what C measures of it.
final class Stage {
  let scene: RivalsScene
  let stage: OpaquePointer
  /// The collection view, where it is ours.
  private(set) var collection: CollectionView?
  private var window: Window?
  private var boundInCollection = 0
  private var cellsMade: () -> Int = { 0 }
  /// How many cells of ours there were before.
  private var madeBefore = 0

  init(_ scene: RivalsScene) {
    self.scene = scene
    stage = rivals_stage_new(scene)
  }

  func showCollection<Cell: NumberedCell>(_ cells: Cell.Type, _ layout: any CollectionLayout) {
    show(CollectionView(layout: layout), cells, made: { NumberedCell.made })
  }

  func show<Cell: CollectionCell & SceneCell>(
    _ collection: CollectionView, _ cells: Cell.Type, made: @escaping () -> Int
  ) {
    madeBefore = made()
    cellsMade = made
    collection.register(cells)
    let model = ListModel(rivals_stage_model(stage), transfer: .none)
    // The view keeps it.
    _ = ListModelDataSource(collection, model) { [unowned self] view, index, _ in
      boundInCollection += 1
      let cell = view.dequeue(cells, for: index)
      cell.prepare(for: scene)
      cell.show(Int(rivals_stage_number(stage, Int32(index.item))), of: scene)
      return cell
    }
    let window = Window()
    window.defaultSize = (Int(scene.width), Int(scene.height))
    let scrolled = ScrolledWindow(collection)
    window.child = scrolled
    rivals_stage_adopt(stage, window.pointer, scrolled.pointer, collection.pointer)
    self.collection = collection
    self.window = window
  }

  /// How many cells were made.
  var made: Int { collection == nil ? Int(rivals_stage_made(stage)) : cellsMade() - madeBefore }
  /// How often a cell was bound to an item.
  var bound: Int { collection == nil ? Int(rivals_stage_bound(stage)) : boundInCollection }
  /// The vertical position, in pixels.
  var value: Double { rivals_stage_value(stage) }
  /// How high the content is said to be, in pixels.
  var extent: Double { rivals_stage_extent(stage) }
  /// How much of it is visible, in pixels.
  var page: Double { rivals_stage_page(stage) }

  /// Waits for half a second, so that what is held back while somebody scrolls is made good.
  func rest() { rivals_stage_rest(stage, 30) }
  func scroll(to value: Double, frames: Int = 2) { rivals_stage_scroll_to(stage, value, Int32(frames)) }
  func scroll(by step: Double, frames: Int) -> RivalsFrameTimes { rivals_stage_scroll(stage, step, Int32(frames)) }

  /// Ends the program where the rows in sight are not what they should be.
  func check(_ contestant: Contestant, _ moment: String) {
    guard let problem = rivals_stage_problem(stage) else { return }
    rivals_fail("\(contestant.name), \(moment): \(String(cString: problem))")
  }

  /// Closes the window.
  func close() {
    collection = nil
    window?.close()
    window = nil
    rivals_stage_free(stage)
  }
}
