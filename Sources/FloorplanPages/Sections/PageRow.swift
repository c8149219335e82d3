public import FloorplanLayout
public import FloorplanUI
public import GTKBridge

/// A row of a page: what it shows, and what happens when a person activates it.
///
///     PageRow("WO-1001", ObjectCell.self, showing: order) { cell, order in
///       cell.headlineText = order.title
///     } activate: {
///       open(order)
///     }
///
/// It is a value that is made anew whenever the data change: the cell is bound again only where `content` is another.
public struct PageRow {
  /// What the row is known by among all rows of its page.
  public let id: String
  let content: AnyHashable
  let register: (CollectionView) -> Void
  let makeCell: (CollectionView, ItemIndex) -> CollectionCell
  /// The rows that it embeds; nil for one that is a cell.
  let embedded: EmbeddedRows?
  /// Called when a person activates the row.
  public var activate: (() -> Void)?

  /// A row that is a cell.
  ///
  /// - Parameters:
  ///   - id: What the row is known by among all rows of its page.
  ///   - type: The type of the cell.
  ///   - value: What the cell shows.
  ///   - configure: Shows the value in a cell; also called for a cell that has shown something else.
  ///   - activate: Called when a person activates the row; nil for one that leads nowhere.
  public init<Cell: CollectionCell, Value: Hashable>(
    _ id: String, _ type: Cell.Type, showing value: Value, configure: @escaping (Cell, Value) -> Void,
    activate: (() -> Void)? = nil
  ) {
    self.id = id
    content = AnyHashable(RowContent(type: ObjectIdentifier(type), value: value))
    register = { $0.register(type) }
    makeCell = { view, index in
      let cell = view.dequeue(type, for: index)
      configure(cell, value)
      return cell
    }
    embedded = nil
    self.activate = activate
  }

  /// A row that shows a widget which the page keeps, such as its header.
  ///
  /// - Parameters:
  ///   - id: What the row is known by among all rows of its page.
  ///   - widget: The widget.
  public init(_ id: String, showing widget: Widget) {
    self.init(id, WidgetRow.self, showing: ObjectIdentifier(widget)) { [weak widget] cell, _ in cell.content = widget }
  }

  /// A row that embeds others side by side.
  ///
  /// - Parameters:
  ///   - id: What the row is known by among all rows of its page.
  ///   - name: What the embedded rows are, for assistive technology.
  ///   - rows: The rows.
  ///   - layout: How they are placed.
  public init(_ id: String, named name: String, embedding rows: [PageRow], layout: any CollectionLayout) {
    self.id = id
    content = AnyHashable(RowContent(type: ObjectIdentifier(CollectionRow.self), value: id))
    register = { $0.register(CollectionRow.self) }
    makeCell = { _, _ in preconditionFailure("embedded rows come from their page") }
    embedded = EmbeddedRows(name: name, rows: rows, layout: layout)
    activate = nil
  }

  struct EmbeddedRows {
    let name: String
    let rows: [PageRow]
    let layout: any CollectionLayout
  }
}

/// Two cells of different types show different things, whatever their values.
private struct RowContent<Value: Hashable>: Hashable {
  let type: ObjectIdentifier
  let value: Value
}

extension PageRow {
  /// A row that leads to all objects of a type, or to other content of little importance: a facet, as
  /// "Documents (12)" (fiori.md 1.3).
  ///
  /// - Parameters:
  ///   - id: What the row is known by among all rows of its page.
  ///   - title: What it leads to.
  ///   - count: How many there are; nil where nobody counts.
  ///   - image: Its icon, if any.
  ///   - open: Opens it.
  /// - Returns: The row.
  public static func facet(
    _ id: String, _ title: String, count: Int? = nil, image: ImageSource? = nil, open: @escaping () -> Void
  ) -> PageRow {
    PageRow(id, ObjectCell.self, showing: Facet(title: title, count: count, image: image)) { cell, facet in
      cell.headlineText = facet.count.map { "\(facet.title) (\(LocaleNumbers.grouped($0)))" } ?? facet.title
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

  /// A row with values below their names, in as many columns as there is room for: at most one of these in a section.
  ///
  /// - Parameters:
  ///   - id: What the row is known by among all rows of its page.
  ///   - name: What the values are about, for assistive technology.
  ///   - values: The values.
  /// - Returns: The row.
  public static func keyValues(_ id: String, named name: String, _ values: [KeyValue]) -> PageRow {
    PageRow(id, KeyValueRow.self, showing: values.map(\.shown)) { cell, _ in
      cell.name = name
      cell.values = values
    }
  }
}
