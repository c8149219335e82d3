import Floorplan

/// The page of the contact cell: all variants and states, and a sample with knobs.
let contactCellPage = Page.cell(
  ContactCell.self, path: "contact-cell", title: localized("Contact Cell"),
  keywords: [
    "person", "people", "address book", "call", "phone", "email", "activities", "initials", "FUIContactCell",
  ],
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
  arrangement: .rows, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ContactCell>] {
  func variant(
    _ title: String, _ name: String = "Ana Novak", activities: Int = 0,
    _ fill: @escaping (ContactCell) -> Void = { _ in }
  ) -> Variant<ContactCell> {
    Variant(title) { cell in
      cell.headlineText = name
      cell.activities = ActivitySample.activities(activities, of: cell, context)
      fill(cell)
    }
  }
  return [
    variant("Name"),
    variant("Initials") { $0.detailImageView.placeholderText = "Ana Novak" },
    variant("Icon and two activities", activities: 2) { cell in
      cell.detailImage = .icon("avatar-default-symbolic")
      cell.subheadlineText = "Buyer"
    },
    variant("All activities", activities: 5) { cell in
      cell.detailImageView.placeholderText = "Ana Novak"
      cell.subheadlineText = "Buyer"
      cell.descriptionText = "Hamburg"
    },
    variant("Picture") { cell in
      cell.detailImage = .turbine
      cell.subheadlineText = "Buyer"
    },
    variant("Custom activity") { cell in
      cell.activities = [
        Activity(.icon("mark-location-symbolic"), name: "Map") { context.announce("Map") }
      ]
    },
    variant("Long text", "Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst", activities: 5) { cell in
      cell.detailImageView.placeholderText = "MM"
      cell.subheadlineText = "Head of the maintenance department for rotating equipment, northern region"
      cell.descriptionText = "In the office from Tuesday to Thursday, otherwise at one of the northern wind farms"
    },
    variant("Right to left", "روجا باكيمان", activities: 3) { $0.subheadlineText = "فنية توربينات" },
  ]
}
