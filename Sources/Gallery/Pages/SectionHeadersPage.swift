import Floorplan

/// The page of the section header: all variants and states, and a sample with knobs.
enum SectionHeadersPage: CellPage {
  static let table = CellTable.cell(
    SectionHeaderFooterView.self, path: "section-headers", title: localized("Section headers"),
    group: localized("Views"),
    keywords: ["footer", "heading", "see all", "attribute", "disclosure", "FUICollectionSectionHeaderFooterView"],
    properties: [
      .text("section-title", "Title", "Attachments", of: \.title),
      .text("attribute", "Attribute", "3.4 MB", of: \.attributeText),
      .text("disclosure", "Text of the button", "", of: \.disclosureText),
      CellProperty(
        .number("item-count", "Items in all", 24, in: 0...1_000_000), of: \.itemCount,
        value: { Int($0) }, expression: { $0 }),
      CellProperty(
        .toggle("pressable", "Pressable attribute", false),
        set: { header, value, context in
          header.onAttribute =
            value == "on"
            ? { [unowned header] in context.announce("Pressed “\(header.attributeText ?? "")”") } : nil
        },
        code: { $0 == "on" ? "header.onAttribute = { showSizes() }" : nil }),
    ],
    arrangement: SheetArrangement(minimumColumnWidth: 320),
    prepare: { header, context in
      header.onDisclosure = { [unowned header] in context.announce("Shows all of “\(header.title)”") }
    },
    preparingCode: ["header.onDisclosure = { showAttachments() }"],
    states: SampleState.variants { $0.children.last },
    base: { $0.title = "Attachments" }, variants: variants)

  private static func variants(_ context: PageContext) -> [Variant<SectionHeaderFooterView>] {
    [
      Variant("Title") { _ in },
      Variant("Title and attribute") { $0.attributeText = "3.4 MB" },
      Variant("Attribute that can be pressed") { header in
        header.attributeText = "3.4 MB"
        header.onAttribute = { context.announce("Pressed “3.4 MB”") }
      },
      Variant("See all") { header in
        header.itemCount = 24
        header.onDisclosure = { context.announce("Shows all of “Attachments”") }
      },
      Variant("Another text") { header in
        header.disclosureText = "Show Map"
        header.onDisclosure = { context.announce("Shows the map") }
      },
      Variant("All of them") { header in
        header.attributeText = "3.4 MB"
        header.onAttribute = { context.announce("Pressed “3.4 MB”") }
        header.itemCount = 24
      },
      Variant("Long title") { header in
        header.title = "Attachments of the notification and of all the orders that it has led to so far"
        header.itemCount = 24
      },
      Variant("Right to left") { header in
        header.title = "المرفقات"
        header.attributeText = "3.4 MB"
      },
    ]
  }
}
