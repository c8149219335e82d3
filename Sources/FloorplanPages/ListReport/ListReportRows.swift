import FloorplanLayout
public import FloorplanUI

/// The cells of a ``ListReportPage``, and its grid rows in a wide window.
public struct ListReportRows {
  let cell: (CollectionView, ItemIndex, _ item: String, _ search: String) -> CollectionCell
  /// Returns the name of an item, for messages and assistive technology.
  let name: (_ item: String) -> String
  /// The columns of the grid; if empty, the page is always a list.
  public var columns: [GridColumn] = []
  /// Returns the grid items of an item; `search` is the text to highlight.
  public var gridItems: (_ item: String, _ search: String) -> [any GridRowItem] = { _, _ in [] }

  /// Creates rows that are cells.
  ///
  /// - Parameters:
  ///   - type: The type of the cells.
  ///   - name: Returns the name of an item, for messages and assistive technology.
  ///   - configure: Displays an item in a cell; `search` is the text to highlight.
  public init<Cell: CollectionCell>(
    _ type: Cell.Type, name: @escaping (_ item: String) -> String,
    configure: @escaping (_ cell: Cell, _ item: String, _ search: String) -> Void
  ) {
    cell = { view, index, item, search in
      let cell = view.dequeue(type, for: index)
      configure(cell, item, search)
      return cell
    }
    self.name = name
  }

  /// Creates rows that are cells of records; a missing record has an empty cell.
  ///
  ///     ListReportRows(ObjectCell.self, of: { orders[$0] }, name: \.title) { cell, order, search in
  ///       cell.headlineText = order.title
  ///       cell.headlineLabel.highlightMatches(of: search)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type of the cells.
  ///   - record: Returns the record of an item, or nil if it no longer exists.
  ///   - name: Returns the name of a record, for messages and assistive technology.
  ///   - configure: Displays a record in a cell; `search` is the text to highlight.
  public init<Cell: CollectionCell, Record>(
    _ type: Cell.Type, of record: @escaping (_ item: String) -> Record?, name: @escaping (Record) -> String,
    configure: @escaping (_ cell: Cell, _ record: Record, _ search: String) -> Void
  ) {
    self.init(type) {
      record($0).map(name) ?? $0
    } configure: { cell, item, search in
      if let record = record(item) { configure(cell, record, search) }
    }
  }
}
