import Floorplan

/// The variants of an object cell, in addition to the sample.
enum ObjectCellVariants {
  static func all(_ context: PageContext) -> [Variant<ObjectCell>] {
    texts + images + edges + accessories(context)
  }

  private static let description =
    "The oil temperature rises above 95 °C whenever both pumps run. The cooling fan was replaced in March."

  /// Creates a variant with a subheadline.
  private static func transformer(
    _ title: String, _ knobs: KeyValuePairs<String, String> = [:], _ fill: @escaping (ObjectCell) -> Void = { _ in }
  ) -> Variant<ObjectCell> {
    Variant(title, knobs) { cell in
      cell.subheadlineText = "Three-phase transformer"
      fill(cell)
    }
  }

  private static let texts: [Variant<ObjectCell>] = [
    Variant("Headline"),
    transformer("Two lines"),
    transformer(
      "Three lines and a description", ["footnote": "1000-Hamburg, MECHANIK", "description": description]),
    transformer(
      "Description in compact width",
      ["description": description, "description-in-compact": "on", "limit-height": "off"]),
    Variant(
      "Description uses the remaining width",
      [
        "subheadline": "Three-phase", "footnote": "1000-Hamburg", "description": description, "apply-split": "off",
      ]),
    transformer(
      "Status and substatus as text", ["status": "High", "meaning": "negative", "substatus": "Scheduled"]),
    transformer(
      "Status and substatus as icons",
      ["status-image": "very-high-priority", "meaning": "negative", "substatus-image": "attachment"]),
    transformer(
      "Status as icon and text", ["status-image": "critical", "status": "Waiting", "meaning": "critical"]),
  ]

  private static let images: [Variant<ObjectCell>] = [
    Variant("One line with an image", ["image": "drive-harddisk"]),
    transformer("Square image", ["image": "drive-harddisk", "footnote": "1000-Hamburg, MECHANIK"]),
    Variant(
      "Initials, circular, gradient",
      [
        "headline": "Rouja Pakiman", "subheadline": "Turbine technician", "placeholder": "Rouja Pakiman",
        "gradient": "on", "circular": "on",
      ]),
    transformer(
      "Icons next to the text", ["icons": "24, unread/informative, locked", "footnote": "1000-Hamburg, MECHANIK"]),
    transformer("Icons and an image", ["icons": "1, flagged/critical", "image": "drive-harddisk"]),
    transformer("Icons in the margin", ["icons": "unread/informative, attachment", "icons-in-margin": "on"]),
    transformer("Space reserved for icons and image", ["keep-icons": "on", "keep-image": "on"]),
    transformer("Tags") { cell in
      cell.tags = (1...10).map { Tag("Accent \($0)", style: $0 % 2 == 0 ? .outlined : .filled, accent: $0) }
    },
    Variant(
      "Avatars and footnote icons",
      [
        "footnote": "Eight people", "footnote-icons": "comment, attachment, favorite",
        "avatars": "Franck Syren, Ana Novak, Omar Haddad, Li Wei, Maria Silva, Jonas Berg, Aiko Mori, Paul Ives",
      ]),
  ]

  private static let edges: [Variant<ObjectCell>] = [
    Variant(
      "Long text",
      [
        "headline": "Transformer overheats after several consecutive days of operation at its load limit",
        "subheadline": "Three-phase transformer, oil-filled, with forced circulation of oil and water",
        "footnote": "1000-Hamburg, MECHANIK, hall 7, third floor, behind the door that is always locked",
        "description": description + " " + description, "status": "Waiting for spare parts",
        "substatus": "Ordered in March",
      ]),
    Variant("Line breaks in a single line", ["footnote": "Footnote"]) {
      $0.subheadlineText = "First line \nsecond line"
    },
    .rightToLeft(["headline": "ارتفاع حرارة المحول", "subheadline": "محول ثلاثي الأطوار", "status": "عاجل"]),
    Variant("Emoji", ["headline": "Lunch 🍜 with the team 👩‍🚀👨‍🔧", "subheadline": "Today"]),
  ]

  private static func accessories(_ context: PageContext) -> [Variant<ObjectCell>] {
    [
      Variant("Chevron") { $0.accessoryType = .disclosureIndicator },
      transformer("Details and chevron") { cell in
        cell.accessoryType = .detailDisclosureButton
        cell.onAccessory = { context.announce("Details") }
      },
      Variant("Check mark") { $0.accessoryType = .checkmark },
      transformer("Custom widget") { cell in
        let toggle = Switch()
        toggle.setAccessibleLabel("Watched")
        toggle.verticalAlignment = .center
        cell.accessoryView = toggle
      },
      transformer("Action") { cell in
        prepareAction(of: cell, context)
        cell.actionAccessoryType = .button
      },
      transformer("Progress") { cell in
        cell.actionAccessoryType = .progress
        cell.actionAccessoryView?.progress = 0.6
      },
      transformer("Indeterminate progress") { $0.actionAccessoryType = .progress },
    ]
  }

  /// Sets up the action accessory, which keeps its properties while it is hidden.
  static func prepareAction(of cell: ObjectCell, _ context: PageContext) {
    cell.actionAccessoryType = .button
    if let button = cell.actionAccessoryView?.button {
      button.setTitle("Follow", for: .normal)
      button.setTitle("Unfollow", for: .selected)
      button.togglesSelection = true
      button.preferredMaxLayoutWidth = 75
      button.preservesPreferredMaxLayoutWidth = true
      button.didSelectHandler = { [unowned cell] button in
        context.announce("\(button.isSelected ? "Following" : "No longer following") \(cell.headlineText ?? "")")
      }
    }
    cell.actionAccessoryType = .none
  }
}
