import Floorplan

/// Profile headers: every variant, the states, and a sample that the knobs change.
enum ProfileHeaderPage: Page {
  private static let properties: [CellProperty<ProfileHeader>] = [
    .text("headline", "Headline", "Rouja Pakiman", of: \.headlineText),
    .text("subheadline", "Subheadline", "Turbine technician", of: \.subheadlineText),
    .text(
      "description", "Description",
      "Looks after the turbines of the northern park, and takes part in the inspection of the southern one each spring.",
      of: \.descriptionText),
    .image("image", "Icon, file or address", of: \.detailImage),
    .text("placeholder", "Placeholder", "Rouja Pakiman", of: \.detailImageView.placeholderText),
    ActivitySample.property(5),
    .toggle("circular", "Circular picture", true, of: \.detailImageView.isCircular),
    .number("image-width", "Width of the picture", 90, in: 16...110, of: \.detailImageView.imageSize.width),
    .number("image-height", "Height of the picture", 90, in: 16...110, of: \.detailImageView.imageSize.height),
  ]

  static let entry = PageEntry(
    path: "profile-header", title: localized("Profile header"), group: localized("Views"),
    keywords: ["person", "people", "contact", "avatar", "initials", "activities", "FUIProfileHeader"],
    knobs: properties.map(\.knob))

  static func body(_ context: PageContext) -> Widget {
    func variant(
      _ title: String, activities: Int = 0, _ fill: @escaping (ProfileHeader) -> Void = { _ in }
    ) -> Variant<ProfileHeader> {
      Variant(title) { header in
        header.headlineText = "Ana Novak"
        header.activities = ActivitySample.activities(activities, of: header, context)
        fill(header)
      }
    }
    return CellSheet.make(
      context, Self.properties, .init(leastColumnWidth: 300, fillsColumns: true),
      states: SampleState.variants { state, header in
        let button = header.children.last?.children.first as? ActionButton
        switch state {
        case .disabled: state.show(on: header)
        case .selected: button?.isSelected = true
        default: button.map(state.show)
        }
      },
      variants: [
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
        variant("Long texts", activities: 5) { header in
          header.headlineText = "Maria Magdalena von Hohenlohe-Waldenburg-Schillingsfürst"
          header.subheadlineText = "Head of the department for the maintenance of rotating equipment in the north"
          header.descriptionText = String(repeating: "In the office from Tuesday to Thursday. ", count: 6)
        },
        variant("Right to left", activities: 2) { header in
          header.headlineText = "روجا باكيمان"
          header.subheadlineText = "فنية توربينات"
        },
      ])
  }
}
