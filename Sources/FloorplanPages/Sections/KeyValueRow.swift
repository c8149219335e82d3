import FloorplanLayout
import FloorplanUI
import GTKBridge

/// A row with values below their labels, in as many columns as fit.
final class KeyValueRow: CollectionRow {
  /// The values, in reading order.
  var values: [KeyValue] = [] {
    didSet {
      let values = values
      let source = IndexedDataSource(collectionView) { collection, index in
        let cell = collection.dequeue(KeyValueCell.self, for: index)
        cell.keyName = values[index.item].key
        cell.value = values[index.item].value
        cell.didSelectValueHandler = values[index.item].action
        return cell
      }
      source.reload([values.count])
    }
  }

  // MARK: Columns

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    if orientation == .vertical, forSize > 0 { arrange(in: Double(forSize)) }
    return super.measure(orientation, forSize: forSize)
  }

  /// The minimum column width, in points; the gap is that of the SAP Fiori for iOS documentation.
  private static let minimumColumnWidth = 160.0
  private static let gap = AutosizingColumnFlowLayout.keyValue.minimumInteritemSpacing
  private static let block = 12.0

  private func arrange(in width: Double) {
    var layout = AutosizingColumnFlowLayout.keyValue
    layout.numberOfColumns = max(1, Int((width + Self.gap) / (Self.minimumColumnWidth + Self.gap)))
    // The layout's inset at the sides plus the padding of a cell equals the margin of the other rows.
    layout.sectionInset.top = Self.block
    layout.sectionInset.bottom = Self.block
    guard layout != collectionView.layout as? AutosizingColumnFlowLayout else { return }
    collectionView.layout = layout
  }
}
