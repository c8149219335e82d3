import CGTK
import CBench
import Floorplan

/// Displays the items of a scene.
@MainActor
protocol SceneCell {
  /// Creates the views for items of a scene, once.
  func prepare(for scene: BenchScene)
  /// Displays an item.
  func show(_ number: Int, of scene: BenchScene)
}

/// Common behavior of the cells: they count their instances, and verify that they display the item of a number.
class NumberedCell: CollectionCell, SceneCell {
  static var made = 0
  /// The items whose height a cell was asked for; nil if it isn't recorded.
  static var measuredItems: Set<Int>?

  required init() {
    super.init()
    Self.made += 1
  }

  /// Creates the labels for items of a scene, once.
  func prepare(for scene: BenchScene) {}
  /// Displays an item.
  func show(_ number: Int, of scene: BenchScene) {}
}

/// A label, or a column of labels, as in the cells of the baselines.
final class TextCell: NumberedCell {
  private var labels: [Label] = []
  private var content: Widget?

  override func prepare(for scene: BenchScene) {
    guard labels.isEmpty else { return }
    labels = (0..<scene.labels).map { _ in Label() }
    for label in labels { label.alignment = 0 }
    let content = labels.count == 1 ? labels[0] : Box(.vertical, labels)
    if scene.spread == 0 { content.setSizeRequest(height: Int(scene.minimum_height)) }
    content.setParent(self)
    self.content = content
  }

  override func show(_ number: Int, of scene: BenchScene) {
    for (position, label) in labels.enumerated() {
      label.text = position == 0 ? Self.title(number, scene) : "\(number).\(position)"
    }
    if scene.spread > 0 { content?.setSizeRequest(height: scene.itemHeight(number)) }
  }

  private static func title(_ number: Int, _ scene: BenchScene) -> String {
    var text = "Item \(number)"
    guard scene.spread > 0 else { return text }
    for line in 1..<max(2, scene.itemLines(number) + 1) where line > 1 { text += "\nline \(line)" }
    return text
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if Self.measuredItems != nil, orientation == .vertical, forSize > 0, let index {
      Self.measuredItems?.insert(index.item)
    }
    return super.measure(orientation, forSize: forSize)
  }
}

/// A row of a table: a row of labels.
final class RowCell: NumberedCell {
  private var labels: [Label] = []
  private static let labelWidth = Int(bench_label_width())

  override func prepare(for scene: BenchScene) {
    guard labels.isEmpty else { return }
    for _ in 0..<scene.labels {
      let label = Label()
      label.alignment = 0
      label.setSizeRequest(height: Int(scene.minimum_height))
      label.setParent(self)
      labels.append(label)
    }
  }

  override func show(_ number: Int, of scene: BenchScene) {
    for (column, label) in labels.enumerated() {
      label.text = column == 0 ? "Item \(number)" : "\(number).\(column)"
    }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if orientation == .horizontal { return Measurement(Self.labelWidth * labels.count) }
    return labels.reduce(Measurement(0)) { tallest, label in
      let own = label.measured(.vertical, forSize: Self.labelWidth)
      return Measurement(minimum: max(tallest.minimum, own.minimum), natural: max(tallest.natural, own.natural))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    for (column, label) in labels.enumerated() {
      label.allocate(x: column * Self.labelWidth, width: Self.labelWidth, height: height)
    }
  }
}

/// A row of the library's grid, as tall as the rows of the baselines.
final class NumberedGridRow: GridRow, SceneCell {
  static var made = 0
  private var minimumHeight = 0

  required init() {
    super.init()
    Self.made += 1
  }

  func prepare(for scene: BenchScene) { minimumHeight = Int(scene.minimum_height) }

  func show(_ number: Int, of scene: BenchScene) {
    gridItems = (0..<scene.labels).map { column in
      GridRowTextItem(text: column == 0 ? "Item \(number)" : "\(number).\(column)")
    }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let own = super.measure(orientation, forSize: forSize)
    guard orientation == .vertical else { return own }
    return Measurement(minimum: max(own.minimum, minimumHeight), natural: max(own.natural, minimumHeight))
  }
}
