public import FloorplanLayout
public import FloorplanUI
public import GTKBridge

/// A row of a page, with its content and action.
///
///     PageRow("WO-1001", ObjectCell.self, showing: order) { cell, order in
///       cell.headlineText = order.title
///     } activate: {
///       open(order)
///     }
///
/// Create new rows whenever the data changes: a cell is only rebound if the content of its row has changed.
public struct PageRow {
  /// The identifier, unique among all rows of the page.
  public let id: String
  let content: AnyHashable
  let makeCell: (CollectionView, ItemIndex) -> CollectionCell
  /// The embedded rows, or nil if the row is a cell.
  let embedded: EmbeddedRows?
  /// Called when the user activates the row.
  public var activate: (() -> Void)?

  /// Creates a row that is a cell.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among all rows of the page.
  ///   - type: The type of the cell.
  ///   - value: The content of the cell.
  ///   - configure: Displays the value in a cell, which may have displayed another value before.
  ///   - activate: Called when the user activates the row; nil if it has no action.
  public init<Cell: CollectionCell, Value: Hashable>(
    _ id: String, _ type: Cell.Type, showing value: Value, configure: @escaping (Cell, Value) -> Void,
    activate: (() -> Void)? = nil
  ) {
    self.id = id
    content = AnyHashable(RowContent(type: ObjectIdentifier(type), value: value))
    makeCell = { view, index in
      let cell = view.dequeue(type, for: index)
      configure(cell, value)
      return cell
    }
    embedded = nil
    self.activate = activate
  }

  /// Creates a row that displays a widget owned by the page, such as its header.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among all rows of the page.
  ///   - widget: The widget.
  public init(_ id: String, showing widget: Widget) {
    self.init(id, WidgetRow.self, showing: ObjectIdentifier(widget)) { [weak widget] cell, _ in cell.content = widget }
  }

  /// Creates a row that embeds other rows side by side.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among all rows of the page.
  ///   - name: The accessible label of the embedded rows.
  ///   - rows: The rows.
  ///   - layout: The layout of the embedded rows.
  public init(_ id: String, named name: String, embedding rows: [PageRow], layout: any CollectionLayout) {
    self.id = id
    content = AnyHashable(RowContent(type: ObjectIdentifier(CollectionRow.self), value: id))
    makeCell = { _, _ in preconditionFailure("the page provides the cells of embedded rows") }
    embedded = EmbeddedRows(name: name, rows: rows, layout: layout)
    activate = nil
  }

  struct EmbeddedRows {
    let name: String
    let rows: [PageRow]
    let layout: any CollectionLayout
  }
}

/// The content of a row, which includes the cell type: the same value in another type of cell is different content.
private struct RowContent<Value: Hashable>: Hashable {
  let type: ObjectIdentifier
  let value: Value
}

extension PageRow {
  /// Returns a facet: a row such as “Documents (12)” that opens all objects of a type, or secondary content.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among all rows of the page.
  ///   - title: The title.
  ///   - count: The number of objects, or nil if it is unknown.
  ///   - image: The icon.
  ///   - open: Called when the user activates the row.
  /// - Returns: The row.
  public static func facet(
    _ id: String, _ title: String, count: Int? = nil, image: ImageSource? = nil, open: @escaping () -> Void
  ) -> PageRow {
    PageRow(id, ObjectCell.self, showing: Facet(title: title, count: count, image: image)) { cell, facet in
      cell.headlineText = facet.count.map { facet.title.withCount(NumberFormat.integer.text($0)) } ?? facet.title
      cell.detailImage = facet.image
      cell.detailImageView.imageSize = facetIcon
      cell.accessoryType = .disclosureIndicator
    } activate: {
      open()
    }
  }

  private static let facetIcon = Size(width: 24, height: 24)

  private struct Facet: Hashable {
    let title: String
    let count: Int?
    let image: ImageSource?
  }

  /// Returns a row with values below their labels, in as many columns as fit; a section may have only one.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique among all rows of the page.
  ///   - name: The accessible label of the values.
  ///   - values: The values.
  /// - Returns: The row.
  public static func keyValues(_ id: String, named name: String, _ values: [KeyValue]) -> PageRow {
    PageRow(id, KeyValueRow.self, showing: values.map(\.content)) { cell, _ in
      cell.name = name
      cell.values = values
    }
  }
}
