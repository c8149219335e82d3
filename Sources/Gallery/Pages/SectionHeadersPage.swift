import Floorplan

/// The page of the section header: all variants and states, and a sample with knobs.
let sectionHeadersPage = Page.cell(
  SectionHeaderFooterView.self, path: "section-headers", title: localized("Section Headers"),
  group: localized("Views"),
  summary: localized("The title of a section, with an attribute and a button"), iconName: "view-more-symbolic",
  documentation: "components/section-header",
  keywords: localizedKeywords("footer, heading, see all, attribute, disclosure, collapsible, expander")
    + ["FUICollectionSectionHeaderFooterView"],
  properties: [
    .text("section-title", "Title", "Attachments", of: \.title),
    .text("attribute", "Attribute", "3.4 MB", of: \.attributeText),
    .text("disclosure", "Disclosure text", "", of: \.disclosureText),
    CellProperty(
      .number("item-count", "Item count", 24, in: 0...1_000_000), of: \.itemCount,
      value: { Int($0) }, expression: { $0 }),
    CellProperty(
      .toggle("pressable", "Clickable attribute", false),
      set: { header, value, context in
        header.onAttribute =
          value == "on"
          ? { [unowned header] in context.announce("Clicked “\(header.attributeText ?? "")”") } : nil
      },
      code: { $0 == "on" ? "header.onAttribute = { print(\"Sizes\") }" : nil }),
    CellProperty(
      .choice("expansion", "Collapsible", "no", of: ["no", "expanded", "collapsed"]),
      set: { header, value, _ in
        header.isExpanded = value == "no" ? nil : value == "expanded"
        header.onExpansion = { [unowned header] in header.isExpanded?.toggle() }
      },
      code: { $0 == "no" ? nil : "header.isExpanded = \($0 == "expanded")\nheader.onExpansion = { toggleSection() }" }),
  ],
  arrangement: SheetArrangement(minimumColumnWidth: 320),
  prepare: { header, context in
    header.onDisclosure = { [unowned header] in context.announce("See all of “\(header.title)”") }
  },
  setupCode: ["header.onDisclosure = { print(\"Attachments\") }"],
  states: SampleState.variants { $0.children.last },
  base: { $0.title = "Attachments" }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<SectionHeaderFooterView>] {
  [
    Variant("Title"),
    Variant("Title and attribute", ["attribute": "3.4 MB"]),
    Variant("Clickable attribute", ["attribute": "3.4 MB", "pressable": "on"]),
    Variant("See all", ["item-count": "24"]) { header in
      header.onDisclosure = { context.announce("See all of “Attachments”") }
    },
    Variant("Custom disclosure text", ["disclosure": "Show Map"]) { header in
      header.onDisclosure = { context.announce("Map") }
    },
    Variant("Collapsible", ["expansion": "expanded"]),
    Variant("Collapsed", ["expansion": "collapsed", "attribute": "3.4 MB"]),
    Variant("Attribute and disclosure", ["attribute": "3.4 MB", "pressable": "on", "item-count": "24"]),
    Variant(
      "Long title",
      [
        "section-title": "Attachments of the notification and of all orders that were created for it so far",
        "item-count": "24",
      ]),
    .rightToLeft(["section-title": "المرفقات", "attribute": "3.4 MB"]),
  ]
}
