import Floorplan

/// A page that is a table of a cell's properties and variants.
protocol CellPage: Page {
  static var table: CellTable { get }
}

extension CellPage {
  static var entry: PageEntry { table.entry }

  static func body(_ context: PageContext) -> Widget { table.body(context) }
}

/// What the page of a cell knows and shows: its entry in the catalogue, and its sheet.
struct CellTable {
  let entry: PageEntry

  /// Makes the page's sheet.
  let body: (PageContext) -> Widget

  /// Makes the table of a cell, or of another view.
  ///
  /// - Parameters:
  ///   - type: The class of the samples.
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - group: The group of the page.
  ///   - keywords: Further words by which the page is found.
  ///   - properties: What the knobs set.
  ///   - arrangement: The arrangement of the samples.
  ///   - prepare: Sets up a sample beyond its knobs, such as what happens when it is pressed.
  ///   - preparingCode: The same as code, line by line.
  ///   - states: Puts a sample into each of its states.
  ///   - base: Gives a cell what all variants begin with.
  ///   - variants: Makes the variants, which show what the sample doesn't.
  /// - Returns: The table.
  static func cell<Cell: SheetSample>(
    _ type: Cell.Type, path: String, title: String, group: String = localized("Cells"), keywords: [String],
    properties: [CellProperty<Cell>], arrangement: SheetArrangement,
    prepare: @escaping @MainActor (Cell, PageContext) -> Void = { _, _ in }, preparingCode: [String] = [],
    states: [Variant<Cell>] = SampleState.variants { $0 }, base: @escaping (Cell) -> Void = { _ in },
    variants: @escaping @MainActor (PageContext) -> [Variant<Cell>]
  ) -> CellTable {
    CellTable(
      entry: PageEntry(path: path, title: title, group: group, keywords: keywords, knobs: properties.map(\.knob))
    ) { context in
      CellSheet.make(
        context, properties, arrangement, prepare: { prepare($0, context) }, preparingCode: preparingCode,
        states: states, base: base, variants: variants(context))
    }
  }
}
