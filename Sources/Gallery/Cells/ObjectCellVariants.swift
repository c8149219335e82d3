import Floorplan

/// The variants of an object cell, in addition to the sample.
enum ObjectCellVariants {
  static func all(_ context: PageContext) -> [Variant<ObjectCell>] {
    texts + images + edges + accessories(context)
  }

  private static let description =
    "The oil temperature rises above 95 °C whenever both pumps run. The cooling fan was replaced in March."

  /// Creates a variant with a subheadline.
  private static func transformer(_ title: String, _ fill: @escaping (ObjectCell) -> Void) -> Variant<ObjectCell> {
    Variant(title) { cell in
      cell.subheadlineText = "Three-phase transformer"
      fill(cell)
    }
  }

  private static let texts: [Variant<ObjectCell>] = [
    Variant("Headline") { _ in },
    transformer("Two lines") { _ in },
    transformer("Three lines and a description") { cell in
      cell.footnoteText = "1000-Hamburg, MECHANIK"
      cell.descriptionText = description
    },
    transformer("Description in compact width") { cell in
      cell.descriptionText = description
      cell.showDescriptionInCompact = true
      cell.isLimitingHeightToMainContent = false
    },
    Variant("Description uses the remaining width") { cell in
      cell.subheadlineText = "Three-phase"
      cell.footnoteText = "1000-Hamburg"
      cell.descriptionText = description
      cell.isApplyingSplitPercent = false
    },
    transformer("Status and substatus as text") { cell in
      cell.statusText = "High"
      cell.semanticStatus = .negative
      cell.substatusText = "Scheduled"
    },
    transformer("Status and substatus as icons") { cell in
      cell.statusImage = .indicator(.veryHighPriority)
      cell.semanticStatus = .negative
      cell.substatusImage = .indicator(.attachment)
    },
    transformer("Status as icon and text") { cell in
      cell.statusImage = .indicator(.critical)
      cell.statusText = "Waiting"
      cell.semanticStatus = .critical
    },
  ]

  private static let images: [Variant<ObjectCell>] = [
    Variant("One line with an image") { $0.detailImage = .icon("drive-harddisk") },
    transformer("Square image") { cell in
      cell.detailImage = .icon("drive-harddisk")
      cell.footnoteText = "1000-Hamburg, MECHANIK"
    },
    Variant("Initials, circular, gradient") { cell in
      cell.headlineText = "Rouja Pakiman"
      cell.subheadlineText = "Turbine technician"
      cell.detailImageView.placeholderText = "Rouja Pakiman"
      cell.detailImageView.isGradientLayerEnabled = true
      cell.detailImageView.isCircular = true
    },
    transformer("Icons next to the text") { cell in
      cell.iconImages = ["24", GlyphImage(.indicator(.unread), .informative), GlyphImage(.indicator(.locked))]
      cell.footnoteText = "1000-Hamburg, MECHANIK"
    },
    transformer("Icons and an image") { cell in
      cell.iconImages = ["1", GlyphImage(.indicator(.flagged), .critical)]
      cell.detailImage = .icon("drive-harddisk")
    },
    transformer("Icons in the margin") { cell in
      cell.iconImages = [GlyphImage(.indicator(.unread), .informative), GlyphImage(.indicator(.attachment))]
      cell.displaysIconsInMargins = true
    },
    transformer("Space reserved for icons and image") { cell in
      cell.preserveIconStackSpacing = true
      cell.preserveDetailImageSpacing = true
    },
    transformer("Tags") { cell in
      cell.tags = (1...10).map { Tag("Accent \($0)", style: $0 % 2 == 0 ? .outlined : .filled, accent: $0) }
    },
    Variant("Avatars and footnote icons") { cell in
      cell.footnoteText = "Eight people"
      cell.footnoteIcons = [.indicator(.comment), .indicator(.attachment), .indicator(.favorite)]
      cell.avatars = [
        "Franck Syren", "Ana Novak", "Omar Haddad", "Li Wei", "Maria Silva", "Jonas Berg", "Aiko Mori", "Paul Ives",
      ]
    },
  ]

  private static let edges: [Variant<ObjectCell>] = [
    Variant("Long text") { cell in
      cell.headlineText = "Transformer overheats after several consecutive days of operation at its load limit"
      cell.subheadlineText = "Three-phase transformer, oil-filled, with forced circulation of oil and water"
      cell.footnoteText = "1000-Hamburg, MECHANIK, hall 7, third floor, behind the door that is always locked"
      cell.descriptionText = description + " " + description
      cell.statusText = "Waiting for spare parts"
      cell.substatusText = "Ordered in March"
    },
    Variant("Line breaks in a single line") { cell in
      cell.subheadlineText = "First line \nsecond line"
      cell.footnoteText = "Footnote"
    },
    Variant("Right to left") { cell in
      cell.headlineText = "ارتفاع حرارة المحول"
      cell.subheadlineText = "محول ثلاثي الأطوار"
      cell.statusText = "عاجل"
    },
    Variant("Emoji") { cell in
      cell.headlineText = "Lunch 🍜 with the team 👩‍🚀👨‍🔧"
      cell.subheadlineText = "Today"
    },
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
      button.isPersistentSelection = true
      button.preferredMaxLayoutWidth = 75
      button.isPreservingPreferredMaxLayoutWidth = true
      button.didSelectHandler = { [unowned cell] button in
        context.announce("\(button.isSelected ? "Following" : "No longer following") \(cell.headlineText ?? "")")
      }
    }
    cell.actionAccessoryType = .none
  }
}
