import Floorplan

/// A page that is defined by a table of a cell's properties and variants.
protocol CellPage: Page {
  static var table: CellTable { get }
}

extension CellPage {
  static var entry: PageEntry { table.entry }

  static func body(_ context: PageContext) -> Widget { table.body(context) }
}

/// The catalog entry and the body of a cell's page.
struct CellTable {
  let entry: PageEntry

  /// Creates the body of the page.
  let body: (PageContext) -> Widget

  /// Creates the table of a cell or another view.
  ///
  /// - Parameters:
  ///   - type: The class of the samples.
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - group: The group of the page.
  ///   - keywords: Additional keywords for the search.
  ///   - properties: The properties with knobs.
  ///   - arrangement: The arrangement of the samples.
  ///   - prepare: Sets up a sample beyond its knobs, such as its handlers.
  ///   - setupCode: The code of `prepare`, line by line.
  ///   - states: Puts a sample into each state.
  ///   - base: Sets the common content of all variants.
  ///   - variants: Returns the variants, with content that the sample doesn't have.
  /// - Returns: The table.
  static func cell<Cell: SheetSample>(
    _ type: Cell.Type, path: String, title: String, group: String = localized("Cells"), keywords: [String],
    properties: [CellProperty<Cell>], arrangement: SheetArrangement,
    prepare: @escaping @MainActor (Cell, PageContext) -> Void = { _, _ in }, setupCode: [String] = [],
    states: [Variant<Cell>] = SampleState.variants { $0 }, base: @escaping (Cell) -> Void = { _ in },
    variants: @escaping @MainActor (PageContext) -> [Variant<Cell>]
  ) -> CellTable {
    CellTable(
      entry: PageEntry(path: path, title: title, group: group, keywords: keywords, knobs: properties.map(\.knob))
    ) { context in
      CellSheet.make(
        context, properties, arrangement, prepare: { prepare($0, context) }, setupCode: setupCode,
        states: states, base: base, variants: variants(context))
    }
  }
}
