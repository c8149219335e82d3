/// The properties of layout samples that the user can change.
nonisolated extension KnobDefinition {
  static let layout = choice("layout", "Layout", SampleLayout.flow)
  static let count = number("count", "Items", 200, in: 0...1_000_000, step: 100)
  static let sections = number("sections", "Sections", 3, in: 1...50)
  static let content = choice("content", "Content", NumberCell.Content.short)
  static let sizing = choice("sizing", "Item sizes", ItemSizing.scaled)
  static let itemWidth = number("item-width", "Item width", 144, in: 44...600, step: 4)
  static let itemHeight = number("item-height", "Item height", 84, in: 44...400, step: 4)
  static let individualSizes = toggle("own-sizes", "Individual item widths", false)
  static let columns = number("columns", "Columns (0 = auto)", 0, in: 0...12)
  static let rows = number("rows", "Rows (0 = all)", 0, in: 0...20)
  static let interitemSpacing = number("interitem-spacing", "Item spacing", 10, in: 0...120, step: 2)
  static let lineSpacing = number("line-spacing", "Line spacing", 10, in: 0...120, step: 2)
  static let insetTop = number("inset-top", "Top inset", 0, in: 0...120, step: 2)
  static let insetLeading = number("inset-leading", "Leading inset", 16, in: 0...120, step: 2)
  static let insetBottom = number("inset-bottom", "Bottom inset", 16, in: 0...120, step: 2)
  static let insetTrailing = number("inset-trailing", "Trailing inset", 16, in: 0...120, step: 2)
  static let justified = toggle("justified", "Justified", false)
  static let topAligned = toggle("top-aligned", "Top aligned", true)
  static let headerHeight = number("header-height", "Header height", 44, in: 0...120, step: 2)
  static let footerHeight = number("footer-height", "Footer height", 0, in: 0...120, step: 2)
  static let measuredHeaders = toggle("measured-headers", "Measured headers", true)
  static let pinHeaders = toggle("pin-headers", "Pinned headers", true)
  static let pinFooters = toggle("pin-footers", "Pinned footers", false)

  /// The knobs that apply to all layouts of a page.
  static let commonOfLayouts: Set = [
    layout, count, sections, content, itemWidth, itemHeight, headerHeight, footerHeight, measuredHeaders, pinHeaders,
    pinFooters,
  ]

  /// Returns the knob of a layout's page, with the default of the page or the layout.
  fileprivate func definition(for layout: SampleLayout, _ values: [KnobDefinition: String]) -> Self {
    let value = self == .layout ? layout.rawValue : values[self] ?? layout.defaults[self] ?? defaultValue
    return KnobDefinition(name: name, title: title, kind: kind, defaultValue: value)
  }
}

extension Page {
  /// Creates the page of a layout, with knobs for the content, the layout's own properties, the insets, headers and
  /// footers.
  static func layout(
    _ layout: SampleLayout, path: String, title: String, summary: String, iconName: String, keywords: [String],
    knobs own: [KnobDefinition], defaults: [KnobDefinition: String] = [:]
  ) -> Page {
    let knobs: [KnobDefinition] =
      [.layout, .count, .sections] + own + [.insetTop, .insetLeading, .insetBottom, .insetTrailing] + [
        .headerHeight, .footerHeight, .measuredHeaders, .pinHeaders, .pinFooters,
      ]
    return Page(
      path: path, title: title, group: localized("Layouts"), summary: summary, iconName: iconName,
      documentation: "components/collection-view", keywords: localizedKeywords("layout") + keywords,
      knobs: knobs.map { $0.definition(for: layout, defaults) }
    ) { LayoutSample($0).root }
  }
}
