import Floorplan

/// A page of the stock table in the SAP Fiori for iOS documentation of grids, with fictitious values.
let stockTablePage = Page(
  path: "stock-table", title: localized("Stock Table"), group: localized("Collections"),
  summary: localized("Symbols and prices in a grid"), iconName: "go-up-symbolic",
  documentation: "components/grid-view",
  keywords: localizedKeywords("grid, table, columns, symbol, open, high, low, close, number formatter, sample")
    + ["FUIGridRowImageItem", "FUIGridRowTextItem"],
  knobs: [
    .choice("accessory", "Accessory", AccessoryType.disclosureIndicator),
    .choice("alignment", "Row alignment", "center", of: ["automatic", "center", "top"]),
    .toggle("images", "Images", true),
    .toggle("required", "All columns required", false),
    .toggle("objects", "Objects in compact width", false),
    .choice("bindings", "Bindings of objects", "automatic", of: ["automatic", "columns", "overridden", "partial"]),
    .toggle("decimals", "Two decimal places", true), SampleState.knob,
  ]
) { StockTable($0).root }

/// The table, sorted by a column.
private final class StockTable {
  let root: Widget
  private let context: PageContext
  private let grid = GridView()
  private var source: CollectionDataSource<Int, Int>?

  private static let prices: [(title: String, path: KeyPath<StockSample, Double>, binding: GridRowItemBinding)] = [
    ("Open", \.open, .subheadline), ("High", \.high, .footnote), ("Low", \.low, .substatus),
    ("Close", \.close, .status),
  ]
  /// In a narrow window, the symbol and the closing price remain last.
  private static let columns =
    [
      GridColumn(" ", width: 32, binding: .detailImage),
      GridColumn(
        "Symbol", width: .flexible, minimumWidth: 64, importance: .high, isSortable: true, binding: .headline),
    ]
    + prices.map { price in
      GridColumn(
        price.title, width: 0.15, importance: price.path == \.close ? .high : price.path == \.open ? .medium : .low,
        isSortable: true, alignment: .trailing, binding: price.binding)
    }

  init(_ context: PageContext) {
    self.context = context
    let scrolled = ScrolledWindow(grid, name: context.entry.title)
    scrolled.expandsVertically = true
    let note = Label(localized("Sample data: companies and prices are fictitious."), .footnote, .secondary)
    note.wraps = true
    note.setMargins(top: 8, bottom: 8)
    root = Box(.vertical, [scrolled, PageInset(note)])
    setUpGrid()
    // The closures of the widget tree keep the page alive as long as the tree exists.
    root.observe { [self] in grid.accessory = AccessoryType(rawValue: context.value(ofKnob: "accessory")) ?? .none }
    root.observe { [self] in grid.showsObjectsInCompact = context.isOn("objects") }
    root.observe { [self] in
      grid.columns = columns.required(context.isOn("required"))
      // Rows read it only when they are displayed.
      _ = SampleState.selected(context)
      show(reloading: true)
    }
  }

  private func setUpGrid() {
    grid.setAccessibleLabel(localized("Stocks"))
    source = CollectionDataSource(grid, GridRow.self) { [unowned self] row, id in
      row.gridItems = items(of: StockSample.all[id])
      row.alignment = alignment
      SampleState.selected(context).show(in: row, id == sortedIDs().first)
    }
    grid.itemName = { [unowned self] in source?.snapshot.itemID(at: $0).map { StockSample.all[$0].symbol } }
    // The sample of a state is the first row.
    grid.onSort = { [unowned self] _ in show(reloading: SampleState.selected(context) != .normal) }
    grid.onAccessory = { [unowned self] index in announce(index) }
    grid.onActivate = { [unowned self] index in announce(index) }
  }

  private var alignment: GridRowItemAlignment {
    switch context.value(ofKnob: "alignment") {
    case "center": .center
    case "top": .top
    default: .automatic
    }
  }

  /// The columns; with partial bindings, only the important ones are bound.
  private var columns: [GridColumn] {
    let bindings = context.value(ofKnob: "bindings")
    return Self.columns.dropFirst(context.isOn("images") ? 0 : 1).map { column in
      guard bindings == "automatic" || bindings == "partial" && column.importance != .high else { return column }
      var unbound = column
      unbound.binding = nil
      return unbound
    }
  }

  private func items(of stock: StockSample) -> [any GridRowItem] {
    let hasDecimals = context.isOn("decimals")
    let numbers = Self.prices.map { price in
      GridRowTextItem(number: stock[keyPath: price.path], formatter: hasDecimals ? { Self.price($0) } : nil)
    }
    // The status of a stock that fell is its low.
    if context.value(ofKnob: "bindings") == "overridden", stock.close < stock.open {
      (numbers[2].binding, numbers[3].binding) = (.status, .substatus)
    }
    let image = context.isOn("images") ? [GridRowImageItem(image: .icon(stock.iconName))] : []
    return image + [GridRowTextItem(text: stock.symbol)] + numbers
  }

  /// Returns a formatted price, such as 1,204.50.
  private static func price(_ value: Double) -> String { NumberFormat(decimals: 2...2).text(value) }

  private func show(reloading: Bool = false) {
    let ids = sortedIDs()
    source?.show([(0, ids)], announcing: context.announce, reloading: reloading ? ids : [])
  }

  private func sortedIDs() -> [Int] {
    let stocks = StockSample.all
    guard let sort = grid.sortDescriptor, grid.columns.indices.contains(sort.column) else {
      return Array(stocks.indices)
    }
    let column = grid.columns[sort.column].title
    let path = Self.prices.first { $0.title == column }?.path
    return stocks.indices.sorted { first, second in
      let (one, other) = sort.isAscending ? (stocks[first], stocks[second]) : (stocks[second], stocks[first])
      return path.map { one[keyPath: $0] < other[keyPath: $0] } ?? (one.symbol < other.symbol)
    }
  }

  private func announce(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index) else { return }
    let stock = StockSample.all[id]
    context.announce("\(stock.symbol) closed at \(Self.price(stock.close))")
  }
}
