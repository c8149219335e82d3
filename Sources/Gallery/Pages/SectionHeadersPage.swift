import Floorplan

/// The page of the section header: all variants and states, and a sample with knobs.
let sectionHeadersPage = Page.cell(
  SectionHeaderFooterView.self, path: "section-headers", title: localized("Section Headers"),
  group: localized("Views"),
  keywords: ["footer", "heading", "see all", "attribute", "disclosure", "FUICollectionSectionHeaderFooterView"],
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
      code: { $0 == "on" ? "header.onAttribute = { showSizes() }" : nil }),
  ],
  arrangement: SheetArrangement(minimumColumnWidth: 320),
  prepare: { header, context in
    header.onDisclosure = { [unowned header] in context.announce("See all of “\(header.title)”") }
  },
  setupCode: ["header.onDisclosure = { showAttachments() }"],
  states: SampleState.variants { $0.children.last },
  base: { $0.title = "Attachments" }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<SectionHeaderFooterView>] {
  [
    Variant("Title") { _ in },
    Variant("Title and attribute") { $0.attributeText = "3.4 MB" },
    Variant("Clickable attribute") { header in
      header.attributeText = "3.4 MB"
      header.onAttribute = { context.announce("Clicked “3.4 MB”") }
    },
    Variant("See all") { header in
      header.itemCount = 24
      header.onDisclosure = { context.announce("See all of “Attachments”") }
    },
    Variant("Custom disclosure text") { header in
      header.disclosureText = "Show Map"
      header.onDisclosure = { context.announce("Map") }
    },
    Variant("Attribute and disclosure") { header in
      header.attributeText = "3.4 MB"
      header.onAttribute = { context.announce("Clicked “3.4 MB”") }
      header.itemCount = 24
    },
    Variant("Long title") { header in
      header.title = "Attachments of the notification and of all orders that were created for it so far"
      header.itemCount = 24
    },
    Variant("Right to left") { header in
      header.title = "المرفقات"
      header.attributeText = "3.4 MB"
    },
  ]
}
