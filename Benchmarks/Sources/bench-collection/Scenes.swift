import CBench
import Comparing
import Floorplan

/// The displayed contents, for Floorplan and the baselines.
enum Scenes {
  static let many = 1_000_000
  static let few = 100
  /// Enough items that drivers, jumps and visits always find new ones.
  static let uneven = 100_000

  /// Tiles with three texts in five columns.
  static func tiles(_ items: Int = many) -> BenchScene { scene(items, columns: 5, labels: 3, height: 112) }
  /// Rows with three texts.
  static func rows(_ items: Int = many) -> BenchScene { scene(items, labels: 3, height: 64) }
  /// The same with one text, the minimum content of a cell.
  static var bareTiles: BenchScene { scene(many, columns: 5, height: 112) }
  static var bareRows: BenchScene { scene(many, height: 64) }
  /// Rows of one to five lines, 20 to 199 pixels high.
  static func unevenRows(_ items: Int = uneven) -> BenchScene { scene(items, height: 20, spread: 180) }
  /// Rows of 20 to 35 pixels on a high screen, so that many are visited in little time.
  static var lowRows: BenchScene { scene(uneven, height: 20, spread: 16, windowHeight: 2300) }
  /// A table with six columns.
  static var table: BenchScene { scene(many, labels: 6, isTable: true, height: 40) }

  /// The installed packages, repeated, with the four texts of each.
  ///
  /// GTK's list has the texts next to each other if they fit into the height that they have in two columns.
  static func packages(height: Int) -> BenchScene {
    var packages = scene(uneven, labels: Package.textCount, isTable: true, height: height)
    packages.texts = Package.texts(uneven)
    packages.keeps_style = true
    return packages
  }

  private static func scene(
    _ items: Int, columns: Int = 1, labels: Int = 1, isTable: Bool = false, height: Int, spread: Int = 0,
    windowHeight: Int = 900
  ) -> BenchScene {
    BenchScene(
      items: Int32(items), columns: Int32(columns), labels: Int32(labels), is_table: isTable,
      minimum_height: Int32(height), spread: Int32(spread), width: 1000, height: Int32(windowHeight),
      has_own_items: false, texts: nil, keeps_style: false
    )
  }
}

extension BenchScene {
  func itemHeight(_ number: Int) -> Int { withUnsafePointer(to: self) { Int(bench_item_height($0, Int32(number))) } }
  func itemLines(_ number: Int) -> Int { withUnsafePointer(to: self) { Int(bench_item_lines($0, Int32(number))) } }
  func itemsEntered(from: Double, to: Double, page: Double) -> Int {
    withUnsafePointer(to: self) { Int(bench_items_entered($0, from, to, page)) }
  }
  func maximumVisibleCount(page: Double) -> Int { withUnsafePointer(to: self) { Int(bench_maximum_visible($0, page)) } }
  /// The total height of all items in one column, in pixels.
  var trueExtent: Double { (0..<Int(items)).reduce(0) { $0 + Double(itemHeight($1)) } }

  /// The same items, as different objects in the model.
  var withOwnItems: BenchScene {
    var scene = self
    scene.has_own_items = true
    return scene
  }
}

extension Comparison {
  /// Whether this is only a quick run.
  var isQuick: Bool { rounds < 9 }
}

/// Ends the program if a view displays wrong content, so that no result of it is printed.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { bench_fail(what()) } }
