import Floorplan

private let texts: [CellProperty<ObjectHeader>] = [
  .text("headline", "Headline", "Transformer overheats", of: \.headlineText),
  .text("subheadline", "Subheadline", "Three-phase transformer", of: \.subheadlineText),
  .text("body", "Body", "Reported by Rouja Pakiman on March 18", of: \.bodyText),
  .text("footnote", "Footnote", "1000-Hamburg, MECHANIK", of: \.footnoteText),
  .text("description", "Description", description, of: \.descriptionText),
  .text("status", "Status", "High", of: \.statusText),
  .text("substatus", "Substatus", "Scheduled", of: \.substatusText),
  .list(
    "tags", "Tags", "Night shift, Urgent/outlined/2", of: \.tags, element: ObjectSample.tag,
    problem: ObjectSample.problem(ofTag:)),
]

private let choices: [CellProperty<ObjectHeader>] = [
  .image("image", "Icon, file or URL", of: \.detailImage),
  .text("placeholder", "Placeholder", "Transformer 7", of: \.detailImageView.placeholderText),
  .image("status-image", "Status icon", "very-high-priority", of: \.statusImage),
  .image("substatus-image", "Substatus icon", of: \.substatusImage),
  .semantic("meaning", "Status semantic", .negative, of: \.semanticStatus),
  .semantic("substatus-meaning", "Substatus semantic", nil, of: \.semanticSubstatus),
  .choice("status-mode", "Status display mode", .both, of: \.statusDisplayMode),
  .choice("substatus-mode", "Substatus display mode", .both, of: \.substatusDisplayMode),
  .toggle("circular", "Circular image", false, of: \.detailImageView.isCircular),
  .number("image-width", "Image width", 70, in: 16...70, of: \.detailImageView.imageSize.width),
  .number("image-height", "Image height", 70, in: 16...70, of: \.detailImageView.imageSize.height),
  CellProperty(
    .number("content", "Detail content views", 1, in: 0...2),
    set: { header, text, _ in
      let count = Int(text) ?? 1
      let old = header.detailContentViews.prefix(count)
      header.detailContentViews = old + figures.prefix(count).dropFirst(old.count).map { $0.view() }
    },
    code: { text in
      let names = figures.prefix(Int(text) ?? 0).map(\.variableName)
      guard !names.isEmpty else { return nil }
      let list = "header.detailContentViews = [\(names.joined(separator: ", "))]"
      return (names.map { "let \($0) = KPIView()" } + [list]).joined(separator: "\n")
    }),
  .integer("page", "Page", 0, in: 0...2, of: \.currentPage),
]

private let properties = texts + choices

private let description =
  "The oil temperature rises above 95 °C whenever both pumps run. The cooling fan was replaced in March."

private let figures = [
  FigureSample(variableName: "progress", value: "60", unit: "%", caption: "Completed"),
  FigureSample(variableName: "effort", value: "12", unit: "h", caption: "Planned effort"),
]

/// The page of the object header: all variants and states, and a sample with knobs.
let objectHeaderPage = Page.cell(
  ObjectHeader.self, path: "object-header", title: localized("Object Header"), group: localized("Views"),
  summary: localized("The header of a page about an object"), iconName: "bookmark-new-symbolic",
  keywords: localizedKeywords("business object, details, pages, dots, swipe, status, tags, picture")
    + ["FUIObjectHeader"],
  properties: properties,
  // In a wide window, the sample has columns; the variants are narrow, so they have pages.
  arrangement: SheetArrangement(minimumColumnWidth: 300),
  prepare: { header, context in header.onPageChange = { context.setValue("\($0)", ofKnob: "page") } },
  states: SampleState.variants { header in
    header.onPageChange = nil
    return header.children.last?.children.first
  },
  base: { $0.headlineText = "Transformer overheats" }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ObjectHeader>] {
  [
    Variant("Headline"),
    Variant("Headline and image") { $0.detailImage = .turbine },
    Variant("Circular image and tags", ["circular": "on", "subheadline": "Wind turbine"]) { header in
      header.detailImage = .turbine
      header.tags = ["In operation", Tag("Northern wind farm", style: .outlined, accent: 4)]
    },
    Variant(
      "Status as icons",
      [
        "subheadline": "Three-phase transformer", "status-image": "very-high-priority", "meaning": "negative",
        "substatus-image": "attachment",
      ]),
    Variant("Description", ["subheadline": "Three-phase transformer", "description": description]),
    Variant("Clickable figures", ["subheadline": "Three-phase transformer"]) { header in
      header.detailContentViews = figures.map { figure in
        let view = figure.view()
        view.didSelectHandler = { context.announce("Clicked “\(figure.caption)”") }
        return view
      }
    },
    Variant(
      "Long text",
      [
        "headline": "Transformer overheats after several consecutive days of operation at its load limit",
        "subheadline": "Three-phase transformer, oil-filled, with forced circulation of oil and water",
        "body": "Reported by the night shift, confirmed by the control room, and observed every day since",
        "footnote": "1000-Hamburg, MECHANIK, hall 7, third floor, behind the door that is always locked",
        "description": String(repeating: description + " ", count: 4), "status": "Waiting for spare parts",
        "substatus": "Ordered in March",
      ]
    ) { $0.detailImage = .turbine },
    .rightToLeft(
      [
        "headline": "ارتفاع حرارة المحول", "subheadline": "محول ثلاثي الأطوار", "status": "عاجل",
        "description": "ترتفع درجة حرارة الزيت عند تشغيل المضختين معًا.",
      ]),
  ]
}
