import CGTK
import FloorplanLayout
import FloorplanUI
import GTKBridge

/// A row with values below their names: in two columns or more where there is room, else in one.
@MainActor
final class KeyValueRow: CollectionRow {
  private var source: CollectionDataSource<Int, Int>?

  required init() {
    super.init()
    collectionView.register(KeyValueCell.self)
  }

  /// The values in the order of reading.
  var values: [KeyValue] = [] {
    didSet {
      let values = values
      let source = CollectionDataSource<Int, Int>(collectionView) { collection, index, place in
        let cell = collection.dequeue(KeyValueCell.self, for: index)
        cell.keyName = values[place].key
        cell.value = values[place].value
        cell.didSelectValueHandler = values[place].press
        return cell
      }
      do throws(SnapshotError) {
        try source.apply(CollectionSnapshot([Array(values.indices)]), animated: false)
      } catch {
        preconditionFailure("places are there once: \(error)")
      }
      self.source = source
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    source = nil
  }

  // MARK: Columns

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if orientation == .vertical, forSize > 0 { arrange(in: Double(forSize)) }
    return super.measure(orientation, forSize: forSize)
  }

  /// What a value likes to have, in points; the layout's gap is that of the seeds.
  private static let narrowestColumn = 160.0
  private static let gap = AutosizingColumnFlowLayout.keyValue.minimumInteritemSpacing
  private static let block = 12.0

  private func arrange(in width: Double) {
    var layout = AutosizingColumnFlowLayout.keyValue
    layout.numberOfColumns = max(1, Int((width + Self.gap) / (Self.narrowestColumn + Self.gap)))
    // With the padding of a cell, the layout's own inset at the sides is the margin of the other rows.
    layout.sectionInset.top = Self.block
    layout.sectionInset.bottom = Self.block
    guard layout != collectionView.layout as? AutosizingColumnFlowLayout else { return }
    collectionView.layout = layout
  }
}
