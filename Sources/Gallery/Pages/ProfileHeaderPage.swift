import Floorplan

/// The page of the profile header: all variants and states, and a sample with knobs.
let profileHeaderPage = Page.cell(
  ProfileHeader.self, path: "profile-header", title: localized("Profile Header"), group: localized("Views"),
  keywords: ["person", "people", "contact", "avatar", "initials", "activities", "FUIProfileHeader"],
  properties: [
    .text("headline", "Headline", "Rouja Pakiman", of: \.headlineText),
    .text("subheadline", "Subheadline", "Turbine technician", of: \.subheadlineText),
    .text(
      "description", "Description",
      "Maintains the turbines of the northern wind farm, and helps to inspect the southern one every spring.",
      of: \.descriptionText),
    .image("image", "Icon, file or URL", of: \.detailImage),
    .text("placeholder", "Placeholder", "Rouja Pakiman", of: \.detailImageView.placeholderText),
    ActivitySample.property(5),
    .toggle("circular", "Circular image", true, of: \.detailImageView.isCircular),
    .number("image-width", "Image width", 90, in: 16...110, of: \.detailImageView.imageSize.width),
    .number("image-height", "Image height", 90, in: 16...110, of: \.detailImageView.imageSize.height),
  ],
  arrangement: SheetArrangement(minimumColumnWidth: 300),
  states: SampleState.variants { $0.children.last?.children.first as? ActionButton }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ProfileHeader>] {
  func variant(
    _ title: String, activities: Int = 0, _ fill: @escaping (ProfileHeader) -> Void = { _ in }
  ) -> Variant<ProfileHeader> {
    Variant(title) { header in
      header.headlineText = "Ana Novak"
      header.activities = ActivitySample.activities(activities, of: header, context)
      fill(header)
    }
  }
  return [
    variant("Name"),
    variant("Initials") { $0.detailImageView.placeholderText = "Ana Novak" },
    variant("Initials on a gradient") { header in
      header.detailImageView.placeholderText = "Ana Novak"
      header.detailImageView.isGradientLayerEnabled = true
      header.subheadlineText = "Buyer"
    },
    variant("Picture", activities: 3) { header in
      header.detailImage = .turbine
      header.subheadlineText = "Buyer"
    },
    variant("Long text", activities: 5) { header in
      header.headlineText = "Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst"
      header.subheadlineText = "Head of the maintenance department for rotating equipment, northern region"
      header.descriptionText = String(repeating: "In the office from Tuesday to Thursday. ", count: 6)
    },
    variant("Right to left", activities: 2) { header in
      header.headlineText = "روجا باكيمان"
      header.subheadlineText = "فنية توربينات"
    },
  ]
}
