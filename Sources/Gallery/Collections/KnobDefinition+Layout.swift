/// A property of a layout sample that the user can change; the raw value is the knob's name in addresses.
nonisolated enum LayoutKnob: String, CaseIterable {
  case layout
  case count
  case sections
  case content
  case sizing
  case itemWidth = "item-width"
  case itemHeight = "item-height"
  case individualSizes = "own-sizes"
  case columns
  case rows
  case interitemSpacing = "interitem-spacing"
  case lineSpacing = "line-spacing"
  case insetTop = "inset-top"
  case insetLeading = "inset-leading"
  case insetBottom = "inset-bottom"
  case insetTrailing = "inset-trailing"
  case justified
  case topAligned = "top-aligned"
  case headerHeight = "header-height"
  case footerHeight = "footer-height"
  case measuredHeaders = "measured-headers"
  case pinHeaders = "pin-headers"
  case pinFooters = "pin-footers"

  private typealias Row = (title: String, kind: KnobDefinition.Kind, value: String)

  /// The title of the knob, its values, and its default.
  private var row: Row {
    switch self {
    case .layout: ("Layout", .choice(SampleLayout.allCases.map(\.rawValue)), SampleLayout.flow.rawValue)
    case .count: ("Items", .number(0...1_000_000, step: 100), "200")
    case .sections: ("Sections", .number(1...50, step: 1), "3")
    case .content: ("Content", .choice(NumberCell.Content.allCases.map(\.rawValue)), NumberCell.Content.short.rawValue)
    case .sizing: ("Item sizes", .choice(ItemSizing.allCases.map(\.rawValue)), ItemSizing.scaled.rawValue)
    case .itemWidth: ("Item width", .number(44...600, step: 4), "144")
    case .itemHeight: ("Item height", .number(44...400, step: 4), "84")
    case .individualSizes: ("Individual item widths", .toggle, "off")
    case .columns: ("Columns (0 = auto)", .number(0...12, step: 1), "0")
    case .rows: ("Rows (0 = all)", .number(0...20, step: 1), "0")
    case .interitemSpacing: ("Item spacing", .number(0...120, step: 2), "10")
    case .lineSpacing: ("Line spacing", .number(0...120, step: 2), "10")
    case .insetTop: ("Top inset", .number(0...120, step: 2), "0")
    case .insetLeading: ("Leading inset", .number(0...120, step: 2), "16")
    case .insetBottom: ("Bottom inset", .number(0...120, step: 2), "16")
    case .insetTrailing: ("Trailing inset", .number(0...120, step: 2), "16")
    case .justified: ("Justified", .toggle, "off")
    case .topAligned: ("Top aligned", .toggle, "on")
    case .headerHeight: ("Header height", .number(0...120, step: 2), "44")
    case .footerHeight: ("Footer height", .number(0...120, step: 2), "0")
    case .measuredHeaders: ("Measured headers", .toggle, "on")
    case .pinHeaders: ("Pinned headers", .toggle, "on")
    case .pinFooters: ("Pinned footers", .toggle, "off")
    }
  }

  /// The value if neither a layout nor a page sets another default.
  var defaultValue: String { row.value }

  /// The knobs that apply to all layouts of a page.
  static let common: Set<LayoutKnob> = [
    .layout, .count, .sections, .content, .itemWidth, .itemHeight, .headerHeight, .footerHeight, .measuredHeaders,
    .pinHeaders, .pinFooters,
  ]

  /// Returns the knob's definition on a layout's page, with the default of the layout or of the page.
  fileprivate func definition(for layout: SampleLayout, _ values: [LayoutKnob: String]) -> KnobDefinition {
    let value = self == .layout ? layout.rawValue : values[self] ?? layout.defaults[self] ?? row.value
    return KnobDefinition(name: rawValue, title: row.title, kind: row.kind, defaultValue: value)
  }
}

extension Page {
  /// Creates the page of a layout, with knobs for the content, the layout's own properties, the insets, headers and
  /// footers.
  static func layout(
    _ layout: SampleLayout, path: String, title: String, summary: String, iconName: String, documentation: String,
    keywords: [String], knobs own: [LayoutKnob], defaults: [LayoutKnob: String] = [:]
  ) -> Page {
    let knobs =
      [.layout, .count, .sections] + own + [.insetTop, .insetLeading, .insetBottom, .insetTrailing] + [
        .headerHeight, .footerHeight, .measuredHeaders, .pinHeaders, .pinFooters,
      ]
    return Page(
      path: path, title: title, group: localized("Layouts"), summary: summary, iconName: iconName,
      documentation: documentation, keywords: localizedKeywords("layout") + keywords,
      knobs: knobs.map { $0.definition(for: layout, defaults) }
    ) { LayoutSample($0).root }
  }
}
