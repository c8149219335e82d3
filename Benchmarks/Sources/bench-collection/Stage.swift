import CBench
import Floorplan

/// A view of a scene: the collection view, or one of GTK's lists.
struct Candidate {
  /// The name in the table.
  let name: String
  let scene: BenchScene
  private let put: (Stage) -> Void

  /// Opens a window with the view, and waits for the first frame.
  func open() -> Stage {
    let stage = Stage(scene)
    put(stage)
    bench_stage_present(stage.stage)
    return stage
  }

  /// A list of GTK.
  static func list(_ kind: BenchKind, _ name: String, _ scene: BenchScene) -> Candidate {
    Candidate(name: name, scene: scene) { bench_stage_build($0.stage, kind) }
  }
  static func gridView(_ scene: BenchScene) -> Candidate { list(BENCH_GRID_VIEW, "GtkGridView", scene) }
  static func listView(_ scene: BenchScene) -> Candidate { list(BENCH_LIST_VIEW, "GtkListView", scene) }
  static func columnView(_ scene: BenchScene) -> Candidate { list(BENCH_COLUMN_VIEW, "GtkColumnView", scene) }
  static func emptyScroller(_ scene: BenchScene) -> Candidate {
    list(BENCH_EMPTY_SCROLLER, "empty scroller", scene)
  }
  static func emptyWindow(_ scene: BenchScene) -> Candidate { list(BENCH_EMPTY_WINDOW, "empty window", scene) }

  /// The collection view with self-sizing items, like the baselines.
  static func collection(_ scene: BenchScene) -> Candidate {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: Int(scene.columns), estimatedItemSize: Size(width: 0, height: Double(estimate(scene))),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return collection(scene, layout)
  }

  /// The collection view with tiles whose size the layout sets, so that it doesn't measure them.
  static func collectionOfTiles(_ scene: BenchScene) -> Candidate {
    let width = Int(scene.width) / Int(scene.columns)
    let layout = HorizontalFlowLayout(
      itemSize: Size(width: Double(width), height: Double(scene.minimum_height)), numberOfColumns: Int(scene.columns),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return collection(scene, layout)
  }

  /// The grid without its header, which the checks of the baselines would mistake for a row.
  static func grid(_ scene: BenchScene) -> Candidate {
    Candidate(name: "GridView", scene: scene) { stage in
      let grid = GridView()
      grid.columns = (0..<scene.labels).map { GridColumn("Column \($0)", width: .points(Double(bench_label_width()))) }
      grid.headerPlacement = .hidden
      var layout = AutosizingColumnFlowLayout.table
      layout.estimatedItemSize = Size(width: 0, height: Double(estimate(scene)))
      grid.layout = layout
      stage.show(grid, NumberedGridRow.self, made: { NumberedGridRow.made })
    }
  }

  /// The collection view in one column, with cells of a type and of a known height; `made` returns the number of cells.
  static func collection<Cell: CollectionCell & SceneCell>(
    _ name: String, _ scene: BenchScene, of cells: Cell.Type, height: Double, made: @escaping () -> Int
  ) -> Candidate {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: 1, estimatedItemSize: Size(width: 0, height: height),
      minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return Candidate(name: name, scene: scene) { $0.show(CollectionView(layout: layout), cells, made: made) }
  }

  private static func collection(_ scene: BenchScene, _ layout: some CollectionLayout) -> Candidate {
    Candidate(name: "CollectionView", scene: scene) { stage in
      if scene.is_table {
        stage.showCollection(RowCell.self, layout)
      } else {
        stage.showCollection(TextCell.self, layout)
      }
    }
  }

  /// The estimated height of an item in points: deliberately not the mean of uneven items.
  static func estimate(_ scene: BenchScene) -> Int {
    scene.spread == 0 ? Int(scene.minimum_height) : Int(scene.minimum_height + scene.spread / 3)
  }
}

/// A window with a scene, and its measurements in C.
final class Stage {
  let scene: BenchScene
  let stage: OpaquePointer
  /// The collection view; nil for GTK's lists.
  private(set) var collection: CollectionView?
  private var window: Window?
  private var boundInCollection = 0
  private var cellsMade: () -> Int = { 0 }
  /// The number of Floorplan's cells before this stage.
  private var madeBefore = 0

  init(_ scene: BenchScene) {
    self.scene = scene
    stage = bench_stage_new(scene)
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
    let model = ListModel(bench_stage_model(stage), transfer: .none)
    // The view keeps it alive.
    _ = ListModelDataSource(collection, model) { [unowned self] view, index, _ in
      boundInCollection += 1
      let cell = view.dequeue(cells, for: index)
      cell.prepare(for: scene)
      cell.show(Int(bench_stage_number(stage, Int32(index.item))), of: scene)
      return cell
    }
    let window = Window()
    window.defaultSize = (Int(scene.width), Int(scene.height))
    let scrolled = ScrolledWindow(collection)
    window.child = scrolled
    bench_stage_adopt(stage, window.pointer, scrolled.pointer, collection.pointer)
    self.collection = collection
    self.window = window
  }

  /// The number of created cells.
  var made: Int { collection == nil ? Int(bench_stage_made(stage)) : cellsMade() - madeBefore }
  /// The number of bindings of a cell to an item.
  var bound: Int { collection == nil ? Int(bench_stage_bound(stage)) : boundInCollection }
  /// The vertical position, in pixels.
  var value: Double { bench_stage_value(stage) }
  /// The reported height of the content, in pixels.
  var extent: Double { bench_stage_extent(stage) }
  /// The visible height, in pixels.
  var page: Double { bench_stage_page(stage) }

  /// Waits for half a second, so that corrections that were held back during scrolling are applied.
  func rest() { bench_stage_rest(stage, 30) }
  func scroll(to value: Double, frames: Int = 2) { bench_stage_scroll_to(stage, value, Int32(frames)) }
  func scroll(by step: Double, frames: Int) -> BenchFrameTimes { bench_stage_scroll(stage, step, Int32(frames)) }

  /// Ends the program if the visible rows are wrong.
  func check(_ candidate: Candidate, _ moment: String) {
    guard let problem = bench_stage_problem(stage) else { return }
    bench_fail("\(candidate.name), \(moment): \(String(cString: problem))")
  }

  /// Closes the window.
  func close() {
    collection = nil
    window?.close()
    window = nil
    bench_stage_free(stage)
  }
}
