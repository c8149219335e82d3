import Floorplan

extension Page {
  /// Creates the page of a cell or another view: its properties, its states and its variants.
  ///
  /// - Parameters:
  ///   - type: The class of the samples.
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - group: The group of the page.
  ///   - summary: The sentence below the title.
  ///   - iconName: The name of the symbolic icon in the sidebar.
  ///   - documentation: The path of the documentation; nil for that of the component with the same name.
  ///   - keywords: Additional keywords for the search.
  ///   - properties: The properties with knobs.
  ///   - arrangement: The arrangement of the samples.
  ///   - prepare: Sets up a sample beyond its knobs, such as its handlers.
  ///   - setupCode: The code of `prepare`, line by line.
  ///   - states: Puts a sample into each state.
  ///   - base: Sets the common content of all variants.
  ///   - note: Returns additional views below the variants, with their title; nil for none.
  ///   - variants: Returns the variants, with content that the sample doesn't have.
  /// - Returns: The page.
  static func cell<Cell: SheetSample>(
    _ type: Cell.Type, path: String, title: String, group: String = localized("Cells"), summary: String,
    iconName: String, documentation: String? = nil, keywords: [String], properties: [CellProperty<Cell>],
    arrangement: SheetArrangement,
    prepare: @escaping @MainActor (Cell, PageContext) -> Void = { _, _ in }, setupCode: [String] = [],
    states: [Variant<Cell>] = SampleState.variants { $0 }, base: @escaping (Cell) -> Void = { _ in },
    note: @escaping @MainActor () -> (title: String, views: [Widget])? = { nil },
    variants: @escaping @MainActor (PageContext) -> [Variant<Cell>]
  ) -> Page {
    Page(
      path: path, title: title, group: group, summary: summary, iconName: iconName, documentation: documentation,
      keywords: keywords, properties: properties, states: states
    ) { context in
      CellSheet(
        context: context, properties: properties, arrangement: arrangement, prepare: { prepare($0, context) },
        setupCode: setupCode, states: states, base: base, variants: variants(context), note: note)
    }
  }

  /// Creates a page of a cell, with the knobs of all sheets, those of the properties, and others.
  ///
  /// The other parameters are those of the page's entry.
  init<Cell: SheetSample>(
    path: String, title: String, group: String, summary: String, iconName: String, documentation: String? = nil,
    keywords: [String], properties: [CellProperty<Cell>], states: [Variant<Cell>], otherKnobs: [KnobDefinition] = [],
    sheet: @escaping @MainActor (PageContext) -> CellSheet<Cell>
  ) {
    self.init(
      path: path, title: title, group: group, summary: summary, iconName: iconName, documentation: documentation,
      keywords: keywords,
      knobs: SheetTab.knobs + [SampleState.knob(of: states)] + properties.map(\.knob) + otherKnobs
    ) { sheet($0).makeView() }
    samples = { sheet($0).samples }
  }
}
