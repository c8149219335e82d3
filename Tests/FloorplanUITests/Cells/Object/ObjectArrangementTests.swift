import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The positions of the parts: the numbers are those of the parts table, for a content width of 600 and of 359.
@Suite(.serialized) struct ObjectArrangementTests {
  private typealias Parts = ComponentParts.ObjectCell
  private typealias Box = (x: Double, y: Double, width: Double, height: Double)

  /// A cell with a content width and all parts except tags and avatars.
  private func withFullCell(
    content: Int, height: Int = 300, _ body: (ObjectCell, Window) async throws -> Void
  ) async throws {
    defer { Settings.defaultDirection = .ltr }
    try await withStandardTheme { _ in
      try await withCell(ObjectCell.self, width: content + 32, height: height) { cell, window in
        cell.detailImage = .icon("folder-symbolic")
        cell.headlineText = "Headline"
        cell.subheadlineText = "Subheadline"
        cell.footnoteText = "Footnote"
        cell.descriptionText = "A description"
        cell.statusImage = .icon("dialog-warning-symbolic")
        await paint(window)
        #expect(cell.width == content)
        try await body(cell, window)
      }
    }
  }

  private func box(_ part: ComponentPart, _ cell: ObjectCell) throws -> Box {
    try #require(cell.first(part)?.bounds(in: cell), "\(part.name)")
  }

  // MARK: Regular

  @Test func regularWidthHasThreeColumns() async throws {
    try await withFullCell(content: 600) { cell, window in
      let status = try box(Parts.statusImageView, cell)
      #expect(status.x == 584 && status.width == 16 && status.y == 0)
      // 600 - 57 for the image, 32 for the status, 16 between them: 495, of which 198 is two fifths.
      for part in [Parts.headlineLabel, Parts.subheadlineLabel, Parts.footnoteLabel] {
        let line = try box(part, cell)
        #expect(line.x == 57 && line.width == 198, "\(part.name)")
      }
      let description = try box(Parts.descriptionLabel, cell)
      #expect(description.x == 271 && description.width == 297 && description.y == 0)
      let headline = try box(Parts.headlineLabel, cell)
      let subheadline = try box(Parts.subheadlineLabel, cell)
      #expect(headline.y == 0 && subheadline.y == headline.height + 3)

      let parts = [
        Parts.statusImageView, Parts.headlineLabel, Parts.subheadlineLabel, Parts.footnoteLabel, Parts.descriptionLabel,
        Parts.detailImageView,
      ]
      let before = try parts.map { try box($0, cell) }
      cell.direction = .rtl
      await paint(window)
      for (part, old) in zip(parts, before) {
        let new = try box(part, cell)
        #expect(new == (600 - old.x - old.width, old.y, old.width, old.height), "\(part.name)")
      }
    }
  }

  @Test func splitPercentIsClamped() async throws {
    try await withFullCell(content: 600) { cell, window in
      // At 0.9, the description would be only 50 wide, so the lines have its column too.
      for (given, expected, width) in [(0.5, 0.5, 247.0), (2, 0.9, 511), (-1, 0.1, nil), (.nan, 0.4, 198)]
        as [(Double, Double, Double?)]
      {
        cell.splitPercent = given
        await paint(window)
        #expect(cell.splitPercent == expected)
        if let width { #expect(try box(Parts.headlineLabel, cell).width == width) }
      }
      cell.appliesSplitPercent = false
      await paint(window)
      let natural = [cell.headlineLabel, cell.subheadlineLabel, cell.footnoteLabel].map {
        $0.measured(.horizontal).natural
      }
      let main = Double(natural.max() ?? 0)
      #expect(try box(Parts.headlineLabel, cell).width == main)
      let description = try box(Parts.descriptionLabel, cell)
      #expect(description.x == 57 + main + 16 && description.width == 495 - main)
      // Content that needs all the space leaves the description a few words.
      cell.subheadlineText = Array(repeating: "words", count: 60).joined(separator: " ")
      await paint(window)
      #expect(try box(Parts.descriptionLabel, cell).width == 140)
      #expect(try box(Parts.headlineLabel, cell).width == 355)
    }
  }

  @Test func linesUseTheFullWidthWithoutADescription() async throws {
    try await withFullCell(content: 600) { cell, window in
      cell.descriptionText = nil
      await paint(window)
      #expect(try box(Parts.headlineLabel, cell).width == 511)
      cell.statusImage = nil
      await paint(window)
      #expect(try box(Parts.headlineLabel, cell).width == 543)
      cell.descriptionText = "A description"
      (cell.headlineText, cell.subheadlineText, cell.footnoteText) = (nil, nil, nil)
      await paint(window)
      let description = try box(Parts.descriptionLabel, cell)
      #expect(description.x == 57 && description.width == 543)
    }
  }

  @Test func statusWidthIsLimitedInRegular() async throws {
    try await withFullCell(content: 600) { cell, window in
      cell.statusImage = nil
      cell.statusText = "A status that says a lot more than one or two words would"
      await paint(window)
      let status = try box(Parts.statusLabel, cell)
      #expect(status.width == 300 && status.x == 300)
      // 600 - 57 - 300 - 16 = 227, which is too little for a description.
      #expect(try box(Parts.headlineLabel, cell).width == 227)
      #expect(!cell.descriptionLabel.isMapped)
    }
  }

  @Test func descriptionYieldsToHeadlineAndSubheadline() async throws {
    try await withFullCell(content: 700) { cell, window in
      // 700 - 57 - 16 - 16 - 16 = 595, of which 238 is two fifths.
      #expect(try box(Parts.headlineLabel, cell).width == 238)
      cell.headlineText = "A headline that needs more than two fifths"
      await paint(window)
      let natural = Double(cell.headlineLabel.measured(.horizontal).natural)
      try #require(natural > 238)
      let main = min(natural, 350)
      #expect(try box(Parts.headlineLabel, cell).width == main)
      #expect(try box(Parts.descriptionLabel, cell).width == 595 - main)
      // The footnote doesn't take space from the description.
      cell.headlineText = "Headline"
      cell.footnoteText = Array(repeating: "words", count: 20).joined(separator: " ")
      await paint(window)
      #expect(try box(Parts.footnoteLabel, cell).width == 238)
    }
  }

  @Test func contentWidthDeterminesTheSizeClass() async throws {
    for (content, isRegular) in [(559, false), (560, true)] {
      try await withFullCell(content: content) { cell, window in
        #expect(cell.descriptionLabel.isMapped == isRegular)
        let headline = try box(Parts.headlineLabel, cell)
        #expect((headline.width < Double(content) / 2) == isRegular)
        // The accessory after the parts counts as width.
        cell.accessoryType = .disclosureIndicator
        await paint(window)
        #expect(cell.descriptionLabel.isMapped == isRegular)
      }
    }
  }

  // MARK: Compact

  @Test func compactHidesTheDescriptionUnlessRequested() async throws {
    try await withFullCell(content: 359) { cell, window in
      let height = cell.content.measure(.vertical, forSize: 359).natural
      let footnote = try box(Parts.footnoteLabel, cell)
      #expect(!cell.descriptionLabel.isMapped && cell.copyableText?.contains("A description") == true)
      #expect(footnote.x == 57)
      cell.showsDescriptionInCompact = true
      await paint(window)
      let description = try box(Parts.descriptionLabel, cell)
      #expect(cell.descriptionLabel.isMapped)
      #expect(description.x == 57 && description.y == footnote.y + footnote.height + 3 && description.width == 302)
      #expect(cell.content.measure(.vertical, forSize: 359).natural == height + 3 + Int(description.height))
    }
  }

  @Test func statusThatMustNotBeCutMovesBelowTheLines() async throws {
    let amount = "1,234,567.00 €"
    try await withFullCell(content: 359) { cell, window in
      cell.statusImage = nil
      cell.headlineText = "A name that takes all the room that there is and then goes on in a second line"
      (cell.statusText, cell.substatusText) = ("In Stock", amount)
      cell.descriptionText = nil
      await paint(window)
      let needed = Double(cell.substatusLabel.measured(.horizontal).natural)
      let share = 0.5 * 302
      // Wide enough to be cut next to the lines.
      let text = needed > share ? amount : amount + amount
      cell.substatusText = text
      await paint(window)
      #expect(try box(Parts.substatusLabel, cell).width < Double(cell.substatusLabel.measured(.horizontal).natural))
      let narrow = try box(Parts.headlineLabel, cell).width
      cell.showsFullStatus = true
      await paint(window)
      let (status, substatus) = (try box(Parts.statusLabel, cell), try box(Parts.substatusLabel, cell))
      let footnote = try box(Parts.footnoteLabel, cell)
      #expect(substatus.width == Double(cell.substatusLabel.measured(.horizontal).natural))
      #expect(substatus.x + substatus.width == 359 && status.x + status.width == 359)
      #expect(status.y == footnote.y + footnote.height + 3 && substatus.y == status.y + status.height + 4)
      #expect(try box(Parts.headlineLabel, cell).width > narrow)
      let height = cell.content.measure(.vertical, forSize: 359).natural
      #expect(height == Int(substatus.y + substatus.height))
      // Content that fits next to the lines stays there.
      cell.substatusText = "1 €"
      await paint(window)
      #expect(try box(Parts.statusLabel, cell).y == 0)
    }
    try await withFullCell(content: 600) { cell, window in
      cell.statusImage = nil
      cell.statusText = String(repeating: amount, count: 4)
      await paint(window)
      #expect(try box(Parts.statusLabel, cell).width == 300)
      cell.showsFullStatus = true
      await paint(window)
      let status = try box(Parts.statusLabel, cell)
      #expect(status.width > 300 && status.width == Double(cell.statusLabel.measured(.horizontal).natural))
      #expect(status.x + status.width == 600)
    }
  }

  @Test func shortStatusIsNotCut() async throws {
    // 240 - 57 = 183, of which 91 is a half, while half of the row is 120.
    try await withFullCell(content: 240) { cell, window in
      cell.statusImage = nil
      cell.headlineText = "An ox in a box is on a job at a pub"
      var status = "o"
      repeat {
        status += "o"
        cell.statusText = status
        await paint(window)
      } while cell.statusLabel.measured(.horizontal).natural <= 94
      let natural = Double(cell.statusLabel.measured(.horizontal).natural)
      try #require(natural <= 120)
      #expect(try box(Parts.statusLabel, cell).width == natural && box(Parts.statusLabel, cell).y == 0)
      #expect(try box(Parts.headlineLabel, cell).width == 183 - natural - 12)
      // A word of the headline isn't broken for it.
      cell.headlineText = "Workshopequipment"
      await paint(window)
      #expect(try box(Parts.headlineLabel, cell).width == 183)
      #expect(try box(Parts.statusLabel, cell).width == natural)
      #expect(try box(Parts.statusLabel, cell).y > box(Parts.footnoteLabel, cell).y)
    }
  }

  /// GTK caches heights, and assumes that a height shared by two widths applies to all widths between them.
  @Test func heightDoesNotDependOnEarlierMeasurements() async throws {
    try await withFullCell(content: 600) { cell, _ in
      // Hidden if there are no columns, and many lines in narrow columns.
      cell.limitsHeightToMainContent = false
      cell.descriptionLabel.numberOfLines = 0
      cell.descriptionText = Array(repeating: "words", count: 40).joined(separator: " ")
      let widths = Array(stride(from: 500, through: 1700, by: 50))
      let fresh = widths.map { width in
        cell.queueResize()
        return cell.measured(.vertical, forSize: width).natural
      }
      // Taller at a width between two widths at which it is shorter.
      #expect(
        zip(fresh, fresh.dropFirst()).contains { $0 < $1 } && zip(fresh, fresh.dropFirst()).contains { $0 > $1 })
      for first in widths.indices {
        for second in widths.indices.dropFirst(first) {
          cell.queueResize()
          _ = cell.measured(.vertical, forSize: widths[first])
          _ = cell.measured(.vertical, forSize: widths[second])
          for between in first...second {
            #expect(cell.measured(.vertical, forSize: widths[between]).natural == fresh[between])
          }
        }
      }
    }
  }

  // MARK: Lines of the description

  @Test func descriptionLinesAreLimitedByThemeCallerAndMainLines() async throws {
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    try await withFullCell(content: 600) { cell, _ in
      cell.descriptionText = Array(repeating: "words", count: 200).joined(separator: " ")
      let label = cell.descriptionLabel
      for allowed in [1, 2, 6, 0] {
        try manager.theme.set(.textLineClamp, to: .lineLimit(allowed), of: Parts.descriptionLabel.classPath)
        cell.limitsHeightToMainContent = true
        for (footnote, mainLines) in [(nil, 2), ("Footnote", 3)] as [(String?, Int)] {
          cell.footnoteText = footnote
          #expect(label.numberOfLines == (allowed == 0 ? mainLines : min(allowed, mainLines)), "\(allowed)")
        }
        cell.limitsHeightToMainContent = false
        #expect(label.numberOfLines == allowed)
      }
      // A limit of the caller that equals the current one changes nothing.
      cell.limitsHeightToMainContent = true
      cell.subheadlineText = nil
      cell.footnoteText = nil
      #expect(label.numberOfLines == 1)
      label.numberOfLines = 1
      cell.subheadlineText = "Subheadline"
      cell.footnoteText = "Footnote"
      #expect(label.numberOfLines == 1)
      label.numberOfLines = 5
      #expect(label.numberOfLines == 3)
    }
  }

  @Test func descriptionHasUpToAsManyLinesAsTheMainContent() async throws {
    try await withFullCell(content: 600) { cell, window in
      cell.descriptionText = Array(repeating: "words", count: 200).joined(separator: " ")
      #expect(cell.descriptionLabel.numberOfLines == 3)
      cell.footnoteText = nil
      #expect(cell.descriptionLabel.numberOfLines == 2)
      cell.tags = ["New"]
      #expect(cell.descriptionLabel.numberOfLines == 3)
      cell.tags = []
      cell.subheadlineText = nil
      #expect(cell.descriptionLabel.numberOfLines == 1)
      cell.limitsHeightToMainContent = false
      #expect(cell.descriptionLabel.numberOfLines == 3)
      // The caller's limit is the maximum in both.
      cell.descriptionLabel.numberOfLines = 2
      cell.limitsHeightToMainContent = true
      #expect(cell.descriptionLabel.numberOfLines == 1)
      cell.subheadlineText = "Subheadline"
      cell.footnoteText = "Footnote"
      #expect(cell.descriptionLabel.numberOfLines == 2)
      await paint(window)
      let line = cell.descriptionLabel.lineHeight
      let height = try box(Parts.descriptionLabel, cell).height
      #expect(abs(height - Double(2 * line)) <= 2)
    }
  }

  // MARK: Icons

  @Test func iconsAreNextToTheFirstLineOfEachText() async throws {
    for content in [359, 600] {
      try await withFullCell(content: content) { cell, window in
        cell.headlineText = Array(repeating: "words", count: 60).joined(separator: " ")
        cell.iconImages = [
          GlyphImage(.icon("dialog-warning-symbolic")), "24", GlyphImage(.indicator(.unread), .negative),
        ]
        await paint(window)
        #expect(try box(Parts.detailImageView, cell).x == 20)
        #expect(try box(Parts.headlineLabel, cell).x == 77)
        let images = cell.children.filter { $0.hasStyleClass(Parts.iconImage.classPath) }
        #expect(images.count == 2)
        let first = try #require(images.first?.bounds(in: cell))
        #expect(first.x == 2 && first.width == 12 && first.height == 12)
        // The headline has two lines; the icon is next to the first.
        let line = Double(cell.headlineLabel.lineHeight)
        #expect(try box(Parts.headlineLabel, cell).height > 1.5 * line)
        #expect(abs(first.y + 6 - line / 2) <= 1)
        let text = try box(Parts.iconLabel, cell)
        #expect(text.x >= 0 && text.x + text.width <= 16.5)
        let subheadline = try box(Parts.subheadlineLabel, cell)
        #expect(abs(text.y + text.height / 2 - subheadline.y - subheadline.height / 2) <= 1)
        let third = try #require(images.last?.bounds(in: cell))
        let footnote = try box(Parts.footnoteLabel, cell)
        #expect(abs(third.y + 6 - footnote.y - footnote.height / 2) <= 1)

        cell.iconsColumnWidth = 30
        cell.direction = .rtl
        await paint(window)
        #expect(images.first?.bounds(in: cell)?.x == Double(content) - 9 - 12)
        #expect(try box(Parts.detailImageView, cell).x == Double(content) - 34 - 45)
      }
    }
  }

  @Test func spacingOfIconsAndImageIsPreservedOnRequest() async throws {
    try await withFullCell(content: 359) { cell, window in
      @MainActor func headlineX() async throws -> Double {
        await paint(window)
        return try box(Parts.headlineLabel, cell).x
      }
      #expect(try await headlineX() == 57)
      cell.preservesIconStackSpacing = true
      #expect(try await headlineX() == 77)
      cell.iconImages = ["1"]
      #expect(try await headlineX() == 77)
      cell.showsIconsInMargins = true
      #expect(try await headlineX() == 57)
      let glyph = try box(Parts.iconLabel, cell)
      #expect(abs(glyph.x + glyph.width / 2 + 8) <= 1)
      cell.iconImages = []
      #expect(try await headlineX() == 57)
      cell.showsIconsInMargins = false
      cell.preservesIconStackSpacing = false
      cell.detailImage = nil
      #expect(try await headlineX() == 0)
      cell.preservesDetailImageSpacing = true
      #expect(try await headlineX() == 57)
      for (given, expected) in [(-1.0, 0.0), (.infinity, 0), (1e9, 16_384), (20, 20)] {
        cell.iconsColumnWidth = given
        #expect(cell.iconsColumnWidth == expected)
      }
    }
  }

  @Test func iconTextWiderThanItsColumnIsScaledDown() async throws {
    try await withFullCell(content: 359) { cell, window in
      for text in ["24", "2468", String(repeating: "8", count: 10_000)] {
        cell.iconImages = [GlyphImage(text: text)]
        cell.iconsColumnWidth = 12
        await paint(window)
        let glyph = try box(Parts.iconLabel, cell)
        #expect(glyph.x >= -0.5 && glyph.x + glyph.width <= 12.5, "\(text.prefix(8))")
      }
    }
  }

  // MARK: Footnote icons, tags, avatars

  @Test func footnoteIconsTagsAndAvatarsAreInOrder() async throws {
    for content in [359, 600] {
      try await withFullCell(content: content) { cell, window in
        cell.footnoteIcons = [.icon("mail-attachment-symbolic"), .indicator(.comment)]
        cell.tags = ["New", Tag("Urgent", style: .outlined, accent: 2)]
        cell.avatars = ["Franck Syren", "Ana Novak"]
        await paint(window)
        // Two icons of 16, and 4 after each.
        let footnote = try box(Parts.footnoteLabel, cell)
        #expect(footnote.x == 57 + 36 + 4)
        let icons = try #require(cell.content.footnoteIconRow?.children.compactMap { $0.bounds(in: cell) })
        #expect(icons.map(\.x) == [57, 77] && icons.allSatisfy { $0.width == 16 && $0.height == 16 })
        #expect(abs((icons.first?.y ?? 0) + 8 - footnote.y - footnote.height / 2) <= 1)
        let tags = try #require(cell.content.tagFlow?.children.compactMap { $0.bounds(in: cell) })
        #expect(tags[0].x == 57 && tags[1].x == 57 + tags[0].width + 4)
        #expect(tags[0].y >= footnote.y + footnote.height + 3 && tags[0].y == tags[1].y)
        let avatars = try #require(cell.content.avatarRow?.children.compactMap { $0.bounds(in: cell) })
        #expect(avatars.map(\.x) == [57, 77] && avatars.allSatisfy { $0.width == 24 && $0.height == 24 })
        #expect(avatars[0].y == tags[0].y + tags[0].height + 3)
        // Tags and avatars mirror themselves.
        Settings.defaultDirection = .rtl
        await paint(window)
        let mirrored = try #require(cell.content.avatarRow?.children.compactMap { $0.bounds(in: cell) })
        let edge = Double(content) - 57
        #expect(mirrored.map { $0.x + $0.width } == [edge, edge - 20])
        let first = try #require(cell.content.tagFlow?.children.first?.bounds(in: cell))
        #expect(first.x + first.width == edge)
        Settings.defaultDirection = .ltr
      }
    }
  }

  @Test func tagsWrap() async throws {
    try await withFullCell(content: 359) { cell, window in
      cell.tags = (1...12).map { Tag("Tag number \($0)") }
      await paint(window)
      let boxes = try #require(cell.content.tagFlow?.children.compactMap { $0.bounds(in: cell) })
      #expect(Set(boxes.map(\.y)).count >= 3 && boxes.count == 12)
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        #expect(next.y == one.y ? next.x == one.x + one.width + 4 : next.x == 57 && next.y == one.y + one.height + 4)
        #expect(next.x + next.width <= 359)
      }
      let last = try #require(boxes.last)
      #expect(cell.content.measure(.vertical, forSize: 359).natural == Int(last.y + last.height))
    }
  }

  // MARK: Status with icon and text

  @Test func statusIconAndTextAreSideBySide() async throws {
    for content in [359, 600] {
      try await withFullCell(content: content) { cell, window in
        cell.statusText = "Late"
        await paint(window)
        let (icon, text) = (try box(Parts.statusImageView, cell), try box(Parts.statusLabel, cell))
        #expect(text.x + text.width == Double(content) && icon.x + 16 + 4 == text.x)
        #expect(abs(icon.y + 8 - text.y - text.height / 2) <= 1)
        cell.statusDisplayMode = .image
        await paint(window)
        #expect(cell.visiblePart(Parts.statusLabel) == nil)
        #expect(try box(Parts.statusImageView, cell).x == Double(content) - 16)
        cell.statusDisplayMode = .text
        #expect(cell.visiblePart(Parts.statusLabel) != nil && cell.visiblePart(Parts.statusImageView) == nil)
        // A single one is displayed in every mode.
        cell.statusText = nil
        #expect(cell.visiblePart(Parts.statusImageView) != nil)
        cell.statusDisplayMode = .image
        cell.statusImage = nil
        cell.statusText = "Late"
        #expect(cell.visiblePart(Parts.statusLabel) != nil && cell.visiblePart(Parts.statusImageView) == nil)
      }
    }
  }

  // MARK: Heights

  @Test func heightDoesNotChangeWhenTheImageLoads() async throws {
    try await withFullCell(content: 359) { cell, window in
      // Only the picture determines the height.
      (cell.subheadlineText, cell.footnoteText) = (nil, nil)
      let before = cell.content.measure(.vertical, forSize: 359).natural
      #expect(before == 45)
      cell.detailImage = .file("/nonexistent/picture.png")
      await paint(window, frames: 3)
      #expect(cell.content.measure(.vertical, forSize: 359).natural == before)
      var isLoaded = false
      cell.detailImageView.onLoad = { isLoaded = true }
      let bytes = SamplePicture.plain("png", width: 300, height: 200, [0, 0, 255])
      cell.detailImage = .encoded(EncodedImage(id: "object-arrangement", bytes: bytes))
      #expect(cell.content.measure(.vertical, forSize: 359).natural == before)
      let hasArrived = await turnUntil { isLoaded }
      #expect(hasArrived && cell.content.measure(.vertical, forSize: 359).natural == before)
    }
  }
}
