import FloorplanLayout
public import FloorplanUI

/// How a ``ListReportPage`` shows an item: as a cell and, where there is room, as a row of a grid.
public struct ListReportRows {
  let register: (CollectionView) -> Void
  let cell: (CollectionView, ItemIndex, _ item: String, _ search: String) -> CollectionCell
  /// What an item is called, for messages and assistive technology.
  let name: (_ item: String) -> String
  /// The columns of the grid; none for a list that is no grid on wide windows either.
  public var columns: [GridColumn] = []
  /// What stands in the columns; `search` is what a person has typed, to be emphasized.
  public var gridItems: (_ item: String, _ search: String) -> [any GridRowItem] = { _, _ in [] }

  /// Shows items as cells.
  ///
  /// - Parameters:
  ///   - type: The type of the cells.
  ///   - name: What an item is called, for messages and assistive technology.
  ///   - configure: Shows an item in a cell; `search` is what a person has typed, to be emphasized.
  public init<Cell: CollectionCell>(
    _ type: Cell.Type, name: @escaping (_ item: String) -> String,
    configure: @escaping (_ cell: Cell, _ item: String, _ search: String) -> Void
  ) {
    register = { $0.register(type) }
    cell = { view, index, item, search in
      let cell = view.dequeue(type, for: index)
      configure(cell, item, search)
      return cell
    }
    self.name = name
  }
}
