import Floorplan

/// Headers of sections: every variant, the states, and a sample that the knobs change.
final class SectionHeadersPage: Page {
  private static let properties: [CellProperty<SectionHeaderFooterView>] = [
    CellProperty(
      KnobDefinition(name: "section-title", title: "Title", kind: .text(), defaultValue: "Attachments"),
      set: { header, text, _ in header.title = text },
      code: { $0.isEmpty ? nil : "header.title = \($0.debugDescription)" }),
    .text("attribute", "Attribute", "3.4 MB", of: \.attributeText, code: "attributeText"),
    .text("disclosure", "Text of the button", "", of: \.disclosureText, code: "disclosureText"),
    CellProperty(
      KnobDefinition(
        name: "item-count", title: "Items in all", kind: .number(0...1_000_000, step: 1), defaultValue: "24"),
      set: { header, text, _ in header.itemCount = Int(text) },
      code: { "header.itemCount = \($0)" }),
    CellProperty(
      KnobDefinition(name: "pressable", title: "Pressable attribute", kind: .toggle, defaultValue: "off"),
      set: { header, value, context in
        header.onAttribute =
          value == "on"
          ? { [unowned header] in context.announce("Pressed “\(header.attributeText ?? "")”") } : nil
      },
      code: { $0 == "on" ? "header.onAttribute = { showSizes() }" : nil }),
  ]

  static let entry = PageEntry(
    path: "section-headers", title: localized("Section headers"), group: localized("Views"),
    keywords: ["footer", "heading", "see all", "attribute", "disclosure", "FUICollectionSectionHeaderFooterView"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    func variant(_ title: String, _ fill: @escaping (SectionHeaderFooterView) -> Void)
      -> CellSheet<SectionHeaderFooterView>.Variant
    {
      CellSheet.Variant(title) { header in
        header.title = "Attachments"
        fill(header)
      }
    }
    root =
      CellSheet(
        context, Self.properties, .init(leastColumnWidth: 320, fillsColumns: true),
        prepare: { header in
          header.onDisclosure = { [unowned header] in context.announce("Shows all of “\(header.title)”") }
        }, preparingCode: ["header.onDisclosure = { showAttachments() }"],
        states: SampleState.variants { state, header in
          if let button = header.children.last { state.show(on: state == .disabled ? header : button) }
        },
        variants: [
          variant("Title") { _ in },
          variant("Title and attribute") { $0.attributeText = "3.4 MB" },
          variant("Attribute that can be pressed") { header in
            header.attributeText = "3.4 MB"
            header.onAttribute = { context.announce("Pressed “3.4 MB”") }
          },
          variant("See all") { header in
            header.itemCount = 24
            header.onDisclosure = { context.announce("Shows all of “Attachments”") }
          },
          variant("Another text") { header in
            header.disclosureText = "Show Map"
            header.onDisclosure = { context.announce("Shows the map") }
          },
          variant("All of them") { header in
            header.attributeText = "3.4 MB"
            header.onAttribute = { context.announce("Pressed “3.4 MB”") }
            header.itemCount = 24
          },
          variant("Long title") { header in
            header.title = "Attachments of the notification and of all the orders that it has led to so far"
            header.itemCount = 24
          },
          variant("Right to left") { header in
            header.title = "المرفقات"
            header.attributeText = "3.4 MB"
          },
        ]
      ).root
  }
}
