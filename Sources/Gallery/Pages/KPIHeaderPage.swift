import Floorplan

private let trends: [Indicator] = [.trendUp, .trendFlat, .trendDown]

/// Returns a text property of the first figure; the knob has the name of the property.
private func text(
  _ name: String, _ title: String, _ value: String, _ path: ReferenceWritableKeyPath<KPIView, String?>
) -> CellProperty<KPIHeader> {
  CellProperty(
    .text(name, title, value),
    set: { header, text, _ in header.items.first?[keyPath: path] = text },
    code: { $0.isEmpty ? nil : "orders.\(name) = \($0.debugDescription)" })
}

private let figures = [
  FigureSample(
    variableName: "orders", value: "87", unit: "%", caption: "Orders completed on time", trend: .trendUp,
    semantic: .positive),
  FigureSample(variableName: "output", value: "1.4", unit: "GWh", caption: "Output this week"),
  FigureSample(variableName: "failures", value: "3", caption: "Failures", trend: .trendDown, semantic: .positive),
  FigureSample(variableName: "waiting", value: "12", unit: "h", caption: "Mean time to repair", trend: .trendFlat),
]

private func setPressable(_ isPressable: Bool, _ item: KPIView, _ context: PageContext) {
  item.didSelectHandler =
    isPressable ? { [unowned item] in context.announce("Clicked “\(item.caption ?? "")”") } : nil
}

/// The page of the KPI header: all variants and states, and a sample with knobs.
let kpiHeaderPage = Page.cell(
  KPIHeader.self, path: "kpi-header", title: localized("KPI Header"), group: localized("Views"),
  summary: localized("Key figures with units, trends and progress"), iconName: "go-up-symbolic",
  keywords: localizedKeywords("key figure, metric, number, trend, overview, pages, dots, swipe")
    + ["FUIKPIHeader", "FUIKPIView"],
  properties: [
    CellProperty(
      .number("count", "Figures", 4, in: 1...4),
      set: { header, text, _ in
        let count = Int(text) ?? figures.count
        let missing = figures.prefix(count).dropFirst(header.items.count).map { $0.view() }
        header.items = Array(header.items.prefix(count)) + missing
      },
      code: { count in
        let names = figures.prefix(Int(count) ?? figures.count).map(\.variableName)
        return (names.map { "let \($0) = KPIView()" } + ["header.items = [\(names.joined(separator: ", "))]"])
          .joined(separator: "\n")
      }),
    text("value", "Figure", "87", \.value),
    text("unit", "Unit", "%", \.unit),
    text("caption", "Caption", "Orders completed on time", \.caption),
    CellProperty(
      .choice("trend", "Trend", Indicator.trendUp.rawValue, of: ["none"] + trends.map(\.rawValue)),
      set: { header, value, _ in header.items.first?.image = Indicator(rawValue: value).map { .indicator($0) } },
      code: { Indicator(rawValue: $0).map { "orders.image = .indicator(.\($0))" } }),
    CellProperty(
      .choice(
        "meaning", "Semantic", SemanticStatus.positive.rawValue,
        of: ["none"] + SemanticStatus.allCases.map(\.rawValue)),
      set: { header, value, _ in header.items.first?.imageSemanticStatus = SemanticStatus(rawValue: value) },
      code: { $0 == "none" ? nil : "orders.imageSemanticStatus = .\($0)" }),
    CellProperty(
      .toggle("pressable", "Clickable", true),
      set: { header, value, context in
        for item in header.items { setPressable(value == "on", item, context) }
      },
      code: { $0 == "on" ? "orders.didSelectHandler = { print(\"Orders\") }" : nil }),
    .integer("page", "Page", 0, in: 0...3, of: \.currentPage),
  ],
  // In a wide window, the sample is wide enough for all figures; the variants are narrow, so they have pages.
  arrangement: SheetArrangement(minimumColumnWidth: 300),
  prepare: { header, context in header.onPageChange = { context.setValue("\($0)", ofKnob: "page") } },
  states: SampleState.variants { header in
    header.onPageChange = nil
    return header.items.flatMap(\.children).first { $0 is Button }
  },
  variants: variants)

private func variants(_ context: PageContext) -> [Variant<KPIHeader>] {
  func shorten(_ header: KPIHeader) {
    for (item, caption) in zip(header.items, ["On time", "Output", "Failures", "Repair"]) { item.caption = caption }
  }
  return [
    Variant("One large figure", ["count": "1"]),
    Variant("Two figures, not clickable", ["count": "2"]),
    Variant("Three clickable figures", ["count": "3", "pressable": "on"]),
    Variant("Four clickable figures", ["count": "4", "pressable": "on"]),
    Variant("Four short figures, two per page", ["count": "4"], shorten),
    Variant("On the last page", ["count": "4"]) { header in
      shorten(header)
      header.currentPage = 1
    },
    Variant("With an icon", ["count": "1"]) { $0.items.first?.image = .icon("alarm-symbolic") },
    Variant("Without captions", ["count": "3"]) { header in for item in header.items { item.caption = nil } },
    Variant(
      "Long text",
      [
        "count": "2", "pressable": "on", "value": "1,234,567,890",
        "caption": "Orders that were completed on time, and those that were completed earlier",
      ]),
    .rightToLeft(["count": "3"]) { header in
      for (item, caption) in zip(header.items, ["الطلبات المنجزة", "الإنتاج", "الأعطال"]) {
        item.caption = caption
      }
    },
  ]
}
