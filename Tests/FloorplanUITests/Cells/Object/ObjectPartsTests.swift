import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The parts of an object other than texts and pictures: their cost, and their removal.
@Suite(.serialized) struct ObjectPartsTests {
  private typealias Parts = ComponentParts.ObjectCell

  private func count(_ widget: Widget) -> Int { widget.children.reduce(widget.children.count) { $0 + count($1) } }

  private func fill(_ cell: ObjectCell) {
    cell.detailImage = .icon("folder-symbolic")
    cell.headlineText = "Headline"
    cell.subheadlineText = "Subheadline"
    cell.footnoteText = "Footnote"
    cell.descriptionText = "Description"
    cell.statusText = "Late"
    cell.statusImage = .indicator(.veryHighPriority)
    cell.substatusImage = .indicator(.attachment)
    cell.iconImages = ["24", GlyphImage(.indicator(.unread), .negative), GlyphImage(.icon("folder-symbolic"))]
    cell.footnoteIcons = [.indicator(.comment), .icon("folder-symbolic")]
    cell.tags = ["New", Tag("Urgent", style: .outlined, accent: 2)]
    cell.avatars = (1...9).map { Avatar(name: "Person \($0)") }
  }

  // MARK: Cost

  @Test func partsCostTheirWidgetsAndUnsetOnesNone() async {
    await withNoPeerLeft {
      // The widgets of each, with their containers.
      let parts: [(String, Int, (ObjectCell) -> Void)] = [
        ("headline", 1, { $0.headlineText = "A" }),
        ("subheadline", 1, { $0.subheadlineText = "A" }),
        ("footnote", 1, { $0.footnoteText = "A" }),
        ("description", 1, { $0.descriptionText = "A" }),
        ("status", 1, { $0.statusText = "A" }),
        ("status image", 1, { $0.statusImage = .indicator(.pending) }),
        ("substatus", 1, { $0.substatusText = "A" }),
        ("detail image", 2, { $0.detailImage = .icon("folder-symbolic") }),
        ("footnote icons", 3, { $0.footnoteIcons = [.indicator(.pending), .indicator(.comment)] }),
        ("tags", 3, { $0.tags = ["A", "B"] }),
        // An avatar is a view with a surface and initials.
        ("avatars", 4, { $0.avatars = ["A"] }),
        ("accessory", 1, { $0.accessoryType = .checkmark }),
        ("action", 2, { $0.actionAccessoryType = .progress }),
      ]
      #expect(count(ObjectCell()) == 0)
      for (name, cost, set) in parts {
        let cell = ObjectCell()
        set(cell)
        #expect(count(cell) == cost, "\(name)")
      }
      let all = ObjectCell()
      for (_, _, set) in parts { set(all) }
      #expect(count(all) == parts.reduce(0) { $0 + $1.1 })
      // There are at most as many icons as lines.
      let cell = ObjectCell()
      cell.iconImages = ["1", "2", "3", "4"]
      #expect(count(cell) == 0)
      cell.subheadlineText = "A"
      #expect(count(cell) == 2)
      cell.headlineText = "B"
      #expect(count(cell) == 4)
      cell.footnoteText = "C"
      #expect(count(cell) == 6 && cell.content.iconStack.widgets.count == 3)
    }
  }

  @Test func settingTheSameContentCreatesNoWidgets() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      fill(cell)
      let created = count(cell)
      cell.prepareForReuse()
      fill(cell)
      #expect(count(cell) == created)
    }
  }

  // MARK: Displayed content

  @Test func avatarsEndWithTheRemainingCount() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      @MainActor func displayed() -> [String] {
        guard let row = cell.content.avatarRow else { return [] }
        return row.children.filter(\.isVisible).compactMap { ($0 as? Label)?.text ?? $0.firstLabel?.text }
      }
      cell.avatars = (1...6).map { Avatar(name: "Person \($0)") }
      #expect(displayed() == ["P1", "P2", "P3", "P4", "P5", "P6"])
      cell.avatars += ["Ana Novak"]
      #expect(displayed() == ["P1", "P2", "P3", "P4", "P5", "P6", "\u{200E}+1"])
      cell.avatars = ["Ana Novak", "Franck Syren"]
      #expect(displayed() == ["AN", "FS"])
      cell.avatars = []
      #expect(cell.content.avatarRow?.isVisible == false && cell.measured(.vertical).natural == 0)
    }
  }

  @Test func emptyTextsTakeNoSpace() async {
    await withNoPeerLeft {
      let (cell, plain) = (ObjectCell(), ObjectCell())
      for each in [cell, plain] { each.headlineText = "Headline" }
      let properties: [ReferenceWritableKeyPath<ObjectCell, String?>] = [
        \.subheadlineText, \.footnoteText, \.descriptionText, \.statusText, \.substatusText,
      ]
      for property in properties {
        cell[keyPath: property] = ""
        #expect(cell[keyPath: property] == nil)
      }
      cell.iconImages = ["1", "2", "3"]
      plain.iconImages = ["1"]
      cell.tags = ["", ""]
      #expect(cell.tags.isEmpty && cell.copyableText == "1 Headline")
      #expect(cell.content.iconStack.widgets.count == 1)
      #expect(cell.measured(.vertical, forSize: 600).natural == plain.measured(.vertical, forSize: 600).natural)
      cell.headlineText = ""
      #expect(cell.headlineText == nil && cell.copyableText == nil)
    }
  }

  @Test func avatarsOverlapMoreInNarrowRows() async throws {
    try await withNoPeerLeft {
      let row = AvatarRow()
      row.show((1...8).map { Avatar(name: "Person \($0)") })
      let window = Window()
      window.child = row
      window.present()
      #expect(await turnUntil { window.isMapped })
      let natural = row.measured(.horizontal).natural
      let half = 24 / 2 * 5 + 24
      let label = try #require(row.label)
      let minimumWidth = natural - (24 * 6 - 4 * 5) + half
      for width in minimumWidth...natural {
        row.allocate(width: width, height: 24)
        let displayed = row.pictures + [label]
        let boxes = try displayed.map { try #require($0.bounds(in: row)) }
        #expect(displayed.allSatisfy { $0.isChildVisible }, "\(width)")
        #expect(boxes.allSatisfy { $0.x >= 0 && $0.x + $0.width <= Double(width) }, "\(width)")
        for (one, next) in zip(boxes, boxes.dropFirst()) { #expect(next.x - one.x >= 12, "\(width)") }
      }
      row.allocate(width: minimumWidth - 1, height: 24)
      #expect(!label.isChildVisible)
      window.close()
    }
  }

  @Test func tagsHaveTheClassOfTheirAccentAndStyle() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      @MainActor func classes() -> [[String]] {
        let labels = cell.content.tagFlow?.children.filter(\.isVisible) ?? []
        let known = (Parts.filledTags + Parts.outlinedTags).map(\.classPath)
        return labels.map { label in known.filter { label.hasStyleClass($0) } }
      }
      let path = "fdlFUIObjectCollectionViewCell_"
      cell.tags = ["New", Tag("Old", style: .outlined, accent: 3), Tag("Odd", accent: 0), Tag("Even", accent: 99)]
      #expect(
        classes() == [[path + "filledTag10"], [path + "outlinedTag3"], [path + "filledTag1"], [path + "filledTag10"]])
      #expect(cell.content.tagFlow?.children.allSatisfy { $0.hasStyleClass(path + "tag") } == true)
      cell.tags = [Tag("Old", style: .filled, accent: 3)]
      #expect(classes() == [[path + "filledTag3"]])
      cell.tags = ["One", "Two"]
      #expect(classes() == [[path + "filledTag10"], [path + "filledTag10"]])
    }
  }

  // MARK: Assistive technology and copying

  @Test func descriptionAndCopiedTextFollowReadingOrder() async throws {
    try await withNoPeerLeft {
      let cell = ObjectCell()
      fill(cell)
      let people = (1...6).map { "Person \($0)" }.joined(separator: ", ") + ", 3 more people"
      #expect(cell.differingAccessibleLabel(from: "Headline") == nil && cell.accessibleRole == .listItem)
      // The names of the people don't fit into a sentence, so each avatar has its own.
      #expect(
        cell.differingAccessibleDescription(
          from: "24, unread, comment, Subheadline, Footnote, New, Urgent, Description, Late, attachment") == nil)
      let avatars = try #require(cell.content.avatarRow?.children.compactMap { $0 as? DetailImageView })
      #expect(avatars.map(\.accessibilityLabel) == (1...6).map { "Person \($0)" })
      #expect(
        cell.copyableText
          == "24 Headline\nSubheadline\nFootnote\nNew, Urgent\n\(people)\nDescription\nLate")
      cell.statusText = nil
      cell.avatars = [Avatar(.icon("avatar-default-symbolic"))]
      cell.tags = []
      cell.iconImages = []
      cell.footnoteIcons = []
      #expect(
        cell.differingAccessibleDescription(
          from: "Subheadline, Footnote, 1 person, Description, very high priority, attachment") == nil)
      cell.prepareForReuse()
      #expect(cell.copyableText == nil)
    }
  }

  @Test func avatarsOfACellInAWindowAreImagesWithNames() async throws {
    try await withCell(ObjectCell.self) { cell, window in
      cell.avatars = ["Ana Novak"]
      await paint(window)
      cell.avatars += ["Franck Syren"]
      let row = try #require(cell.content.avatarRow)
      let avatars = row.children.compactMap { $0 as? DetailImageView }
      #expect(row.accessibleRole == .group && avatars.map(\.accessibleRole) == [.img, .img])
      #expect(avatars.map { $0.differingAccessibleLabel(from: $0.accessibilityLabel) } == [nil, nil])
    }
  }

  // MARK: Reuse

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      fill(cell)
      cell.semanticStatus = .critical
      cell.tooltip = "A hint"
      cell.statusDisplayMode = .image
      cell.substatusDisplayMode = .text
      cell.iconsColumnWidth = 40
      cell.preservesIconStackSpacing = true
      cell.showsIconsInMargins = true
      cell.preservesDetailImageSpacing = true
      cell.splitPercent = 0.7
      cell.appliesSplitPercent = false
      cell.showsDescriptionInCompact = true
      cell.limitsHeightToMainContent = false
      cell.headlineLabel.numberOfLines = 5
      cell.descriptionLabel.numberOfLines = 1
      cell.detailImageView.isCircular = true
      cell.accessoryType = .detailDisclosureButton
      cell.accessoryLabel = "Chart"
      var presses = 0
      cell.onAccessory = { presses += 1 }
      cell.accessoryView = Label("Accessory")
      cell.editingAccessoryView = Label("Editing")
      cell.isEditing = true
      cell.actionAccessoryType = .progress
      cell.actionAccessoryView?.progress = 0.5
      cell.actionAccessoryType = .button
      cell.actionAccessoryView?.button.setTitle("Follow", for: .normal)
      cell.actionAccessoryView?.button.didSelectHandler = { _ in presses += 1 }
      let button = cell.actionAccessoryView?.button

      cell.prepareForReuse()
      #expect(cell.children.allSatisfy { !$0.isVisible || !$0.isChildVisible })
      #expect(cell.measured(.vertical).natural == 0 && cell.measured(.horizontal).natural == 0)
      #expect(cell.iconImages.isEmpty && cell.footnoteIcons.isEmpty && cell.tags.isEmpty && cell.avatars.isEmpty)
      #expect(cell.statusDisplayMode == .both && cell.substatusDisplayMode == .both)
      #expect(cell.iconsColumnWidth == 16 && !cell.preservesIconStackSpacing && !cell.showsIconsInMargins)
      #expect(!cell.preservesDetailImageSpacing && cell.splitPercent == 0.4 && cell.appliesSplitPercent)
      #expect(!cell.showsDescriptionInCompact && cell.limitsHeightToMainContent && !cell.showsFullStatus)
      #expect(cell.headlineLabel.numberOfLines == 2 && cell.descriptionLabel.numberOfLines == 3)
      #expect(!cell.detailImageView.isCircular)
      #expect(cell.accessoryType == .none && cell.accessoryLabel == "Details" && cell.onAccessory == nil)
      #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil && !cell.isEditing)
      #expect(cell.actionAccessoryType == .none && cell.actionAccessoryView == nil)
      #expect(cell.differingAccessibleLabel(from: "") == nil && cell.differingAccessibleDescription(from: "") == nil)
      #expect(cell.semanticStatus == nil && cell.tooltip == nil && cell.detailImage == nil && cell.substatusText == nil)
      #expect([cell.headlineText, cell.subheadlineText, cell.footnoteText].allSatisfy { $0 == nil })
      #expect(cell.statusText == nil && cell.descriptionText == nil && cell.statusImage == nil)
      cell.statusText = "New"
      #expect(SemanticStatus.allCases.allSatisfy { cell.part(Parts.statusLabel)?.hasStyleClass($0.rawValue) == false })
      cell.statusText = nil
      button?.emit("clicked")
      cell.performAccessoryAction()
      #expect(presses == 0)
      cell.actionAccessoryType = .progress
      #expect(cell.actionAccessoryView?.progress == nil && button?.currentTitle == nil)
    }
  }

  // MARK: Style

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ObjectCell.self, width: 700) { cell, window in
        fill(cell)
        cell.iconImages = ["24", GlyphImage(.indicator(.unread))]
        cell.accessoryType = .detailDisclosureButton
        let placeholder = Parts.accentedAvatarPlaceholders[AccentPair(for: "Person 1").rawValue - 1]
        let styledParts = [
          Parts.iconImage, Parts.iconLabel, Parts.footnoteIcon, Parts.avatar, placeholder, Parts.moreAvatarsLabel,
          Parts.accessory, Parts.accessoryButton,
        ]
        for isEnabled in [true, false] {
          cell.isSensitive = isEnabled
          await paint(window)
          for part in styledParts {
            let style = RealizedStyle(of: try #require(cell.first(part), "\(part.name)"))
            let expected = theme.resolve(part, state: isEnabled ? .normal : .disabled, appearance: appearance)
            style.expect("color", part.kind == .text ? expected.color : expected.tintColor, part.name)
            if part.kind == .text { style.expectFont(expected, part.name) }
            style.expectMetrics(of: part)
          }
        }
        cell.isSensitive = true
        for meaning in SemanticStatus.allCases {
          cell.iconImages = [GlyphImage(text: "24", meaning), GlyphImage(.indicator(.unread), meaning)]
          await paint(window)
          for part in [Parts.iconLabel, Parts.iconImage] {
            let expected = theme.resolve(part, variant: meaning, appearance: appearance)
            RealizedStyle(of: try #require(cell.content.iconStack.widgets[part == Parts.iconLabel ? 0 : 1]))
              .expect("color", part == Parts.iconLabel ? expected.color : expected.tintColor, "\(part.name) \(meaning)")
          }
        }
        for (style, parts) in [(Tag.Style.filled, Parts.filledTags), (.outlined, Parts.outlinedTags)] {
          cell.tags = (1...10).map { Tag("Tag", style: style, accent: $0) }
          await paint(window)
          for (part, label) in zip(parts, cell.content.tagFlow?.children ?? []) {
            let realized = RealizedStyle(of: label)
            let expected = theme.resolve(part, appearance: appearance)
            realized.expect("color", expected.color, part.name)
            realized.expect("background-color", expected.backgroundColor, part.name)
            realized.expectFont(theme.resolve(Parts.tag, appearance: appearance), part.name)
            realized.expectMetrics(of: Parts.tag)
            #expect((realized["box-shadow"]?.contains("inset") == true) == (style == .outlined), "\(part.name)")
          }
        }
        cell.actionAccessoryType = .progress
        for progress in [0.5, nil] as [Double?] {
          cell.actionAccessoryView?.progress = progress
          await paint(window)
          let visible = cell.actionAccessoryView?.children.first(where: \.isVisible)
          let displayed = try #require(visible)
          let expected = theme.resolve(Parts.actionProgress, appearance: appearance)
          RealizedStyle(of: displayed).expect("color", expected.tintColor, "progress")
          #expect(displayed.measured(.horizontal).natural == 44)
          guard progress != nil else { continue }
          let trough = try #require(displayed.children.first)
          RealizedStyle(of: trough).expect("background-color", expected.trackColor, "trough")
          let bar = try #require(trough.children.first)
          RealizedStyle(of: bar).expect("background-color", expected.trackSelectionColor, "progress")
          #expect(trough.measured(.vertical).natural == 4)
          // The minimum width of the bar, and half of the remaining 44.
          #expect(bar.width == 24)
        }
      }
    }
  }
}
