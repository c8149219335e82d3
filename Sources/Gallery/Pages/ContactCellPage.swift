import Floorplan

/// The page of the contact cell: all variants and states, and a sample with knobs.
let contactCellPage = Page.cell(
  ContactCell.self, path: "contact-cell", title: localized("Contact Cell"),
  summary: localized("A contact with up to five activities"), iconName: "emoji-people-symbolic",
  keywords: localizedKeywords("person, people, address book, call, phone, email, activities, initials")
    + ["FUIContactCell"],
  properties: [
    .text("headline", "Headline", "Rouja Pakiman", of: \.headlineText),
    .text("subheadline", "Subheadline", "Turbine technician", of: \.subheadlineText),
    .text("description", "Description", "Northern wind farm, night shift", of: \.descriptionText),
    .image("image", "Icon, file or URL", of: \.detailImage),
    .text("placeholder", "Placeholder", "Rouja Pakiman", of: \.detailImageView.placeholderText),
    ActivitySample.property(3),
    .toggle("circular", "Circular image", true, of: \.detailImageView.isCircular),
    .number("image-width", "Image width", 40, in: 16...60, of: \.detailImageView.imageSize.width),
    .number("image-height", "Image height", 40, in: 16...60, of: \.detailImageView.imageSize.height),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: .rows, base: { $0.headlineText = "Ana Novak" }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ContactCell>] {
  [
    Variant("Name"),
    Variant("Initials", ["placeholder": "Ana Novak"]),
    Variant(
      "Icon and two activities", ["activities": "2", "image": "avatar-default-symbolic", "subheadline": "Buyer"]),
    Variant(
      "All activities",
      ["activities": "5", "placeholder": "Ana Novak", "subheadline": "Buyer", "description": "Hamburg"]),
    Variant("Picture", ["subheadline": "Buyer"]) { $0.detailImage = .turbine },
    Variant("Custom activity") { cell in
      cell.activities = [
        Activity(.icon("mark-location-symbolic"), name: "Map") { context.announce("Map") }
      ]
    },
    Variant(
      "Long text",
      [
        "headline": "Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst", "activities": "5", "placeholder": "MM",
        "subheadline": "Head of the maintenance department for rotating equipment, northern region",
        "description": "In the office from Tuesday to Thursday, otherwise at one of the northern wind farms",
      ]),
    .rightToLeft(["headline": "روجا باكيمان", "activities": "3", "subheadline": "فنية توربينات"]),
  ]
}
