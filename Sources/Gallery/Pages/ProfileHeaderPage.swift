import Floorplan

/// The page of the profile header: all variants and states, and a sample with knobs.
let profileHeaderPage = Page.cell(
  ProfileHeader.self, path: "profile-header", title: localized("Profile Header"), group: localized("Views"),
  summary: localized("The header of a page about a contact"), iconName: "face-smile-symbolic",
  keywords: localizedKeywords("person, people, contact, avatar, initials, activities") + ["FUIProfileHeader"],
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
  states: SampleState.variants { $0.children.last?.children.first as? ActionButton },
  base: { $0.headlineText = "Ana Novak" }, variants: variants)

private func variants(_ context: PageContext) -> [Variant<ProfileHeader>] {
  [
    Variant("Name"),
    Variant("Initials", ["placeholder": "Ana Novak"]),
    Variant("Initials on a gradient", ["placeholder": "Ana Novak", "subheadline": "Buyer"]) {
      $0.detailImageView.isGradientLayerEnabled = true
    },
    Variant("Picture", ["activities": "3", "subheadline": "Buyer"]) { $0.detailImage = .turbine },
    Variant(
      "Long text",
      [
        "headline": "Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst", "activities": "5",
        "subheadline": "Head of the maintenance department for rotating equipment, northern region",
        "description": String(repeating: "In the office from Tuesday to Thursday. ", count: 6),
      ]),
    .rightToLeft(["headline": "روجا باكيمان", "activities": "2", "subheadline": "فنية توربينات"]),
  ]
}
