import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

extension ObjectHeader {
  /// Sets every part in an arbitrary order, which the header must sort.
  func fillForTest() {
    self.descriptionText = "A description that is long enough to be wider than any column may be, and so goes on below"
    self.substatusText = "Scheduled"
    self.statusText = "High"
    self.footnoteText = "Footnote"
    self.bodyText = "Body"
    self.tags = ["New", "Urgent"]
    self.subheadlineText = "Subheadline"
    self.headlineText = "Headline"
    self.statusImage = .indicator(.highPriority)
    self.substatusImage = .indicator(.attachment)
    detailImage = .icon("folder-symbolic")
    detailContentViews = [Label("Content")]
  }
}

@Suite(.serialized) struct ObjectHeaderTests {
  private typealias Parts = ComponentParts.ObjectHeader

  private static let inOrder: [ComponentPart] = [
    Parts.detailImageView, Parts.headlineLabel, Parts.subheadlineLabel, Parts.bodyLabel, Parts.footnoteLabel,
    Parts.statusImageView, Parts.statusLabel, Parts.substatusImageView, Parts.substatusLabel, Parts.descriptionLabel,
  ]

  @Test func unsetPartsHaveNoWidgetAndOthersAreInReadingOrder() async {
    await withNoPeerLeft {
      let header = ObjectHeader()
      #expect(header.children.isEmpty && header.measured(.vertical).natural == 0 && header.pageCount == 0)
      #expect(header.measured(.horizontal).natural == 0)
      header.headlineText = "Headline"
      #expect(header.children.count == 1 && header.pageCount == 1)
      header.headlineText = nil
      header.fillForTest()
      // Tags, a view of the app, two lines and the dots aren't in that list.
      #expect(header.children.count == Self.inOrder.count + 5 && header.pageCount == 3)
      let found = header.children.compactMap { child in Self.inOrder.first { child.hasStyleClass($0.classPath) }?.name }
      #expect(found == Self.inOrder.map(\.name))
      #expect(header.children[3] is TagFlow && header.children.last is PageDots)
      header.tags = []
      header.detailImage = nil
      header.detailContentViews = []
      for path in [
        \.headlineText, \.subheadlineText, \.bodyText, \.footnoteText, \.descriptionText, \.statusText, \.substatusText,
      ] as [ReferenceWritableKeyPath<ObjectHeader, String?>] {
        header[keyPath: path] = ""
        #expect(header[keyPath: path] == nil)
      }
      header.statusImage = nil
      header.substatusImage = nil
      #expect(header.children.filter(\.isVisible).isEmpty && header.pageCount == 0)
    }
  }

  @Test func headlineIsAHeadingAndTheDescriptionContainsAllPages() async {
    await withWidget(ObjectHeader()) { header, _ in
      header.fillForTest()
      #expect(header.accessibleRole == .group && header.differingAccessibleLabel(from: "Headline") == nil)
      // The description text doesn't fit into a sentence.
      let texts = "Subheadline, New, Urgent, Body, Footnote, High, Scheduled"
      #expect(header.differingAccessibleDescription(from: texts) == nil)
      #expect(header.first(Parts.headlineLabel)?.accessibleRole == .heading)
      header.statusText = nil
      header.substatusText = nil
      header.descriptionText = nil
      let indicators = "Subheadline, New, Urgent, Body, Footnote, high priority, attachment"
      #expect(header.differingAccessibleDescription(from: indicators) == nil)
      header.headlineText = nil
      #expect(header.differingAccessibleLabel(from: "Subheadline") == nil)
      let other = ObjectHeader()
      other.headlineLabel.numberOfLines = 1
      other.headlineText = "Headline"
      #expect(other.first(Parts.headlineLabel)?.accessibleRole == .heading)
    }
  }

  /// The bounds of a part, from the leading edge.
  private func box(_ widget: Widget?, in header: ObjectHeader) throws -> Rect {
    let box = try #require(widget?.bounds(in: header))
    let x = header.direction == .rtl ? Double(header.width) - box.x - box.width : box.x
    return Rect(x: x, y: box.y, width: box.width, height: box.height)
  }

  @Test func regularWidthDisplaysAllColumns() async throws {
    try await withStandardTheme { _ in
      try await withWidget(ObjectHeader(), width: 1000, height: 400) { (header: ObjectHeader, window: Window) in
        header.fillForTest()
        for direction in [TextDirection.ltr, .rtl] {
          header.direction = direction
          await paint(window)
          #expect(header.faults.isEmpty)
          let metric = { (name: PartMetric) in Parts.view.metric(name) }
          let image = try box(header.first(Parts.detailImageView), in: header)
          #expect(image.minX == 0 && image.size.width == 70 && image.size.height == 70)
          let lines = try [Parts.headlineLabel, Parts.subheadlineLabel, Parts.bodyLabel, Parts.footnoteLabel]
            .map { try box(header.first($0), in: header) }
          #expect(lines.allSatisfy { $0.minX == 70 + metric(.imageGap) })
          #expect(lines[1].minY == lines[0].maxY + metric(.lineGap))
          let tags = try box(header.tagFlow, in: header)
          #expect(tags.minY == lines[1].maxY + metric(.lineGap) && lines[2].minY == tags.maxY + metric(.lineGap))
          let description = try box(header.descriptionLabel, in: header)
          let separators = try header.separators.map { try box($0, in: header) }
          #expect(description.size.width == Parts.descriptionLabel.metric(.regularColumnWidth) && description.minY == 0)
          #expect(separators.count == 2 && separators.allSatisfy { $0.size.width == 1 && $0.minY == 0 })
          #expect(separators.allSatisfy { $0.size.height == Double(header.height) })
          #expect(separators[0].minX == lines[0].maxX + metric(.columnGap))
          #expect(description.minX == separators[0].maxX + metric(.columnGap))
          #expect(separators[1].minX == description.maxX + metric(.columnGap))
          let content = try box(header.detailContentViews.first, in: header)
          let status = try box(header.statusLabel, in: header)
          #expect(status.maxX == Double(header.width) && content.maxX == Double(header.width))
          #expect(content.minX == separators[1].maxX + metric(.columnGap) && content.size.width <= 120)
          #expect(content.minY >= (try box(header.substatusLabel, in: header)).maxY)
          #expect(header.dots?.isMapped == false)
        }
      }
    }
  }

  @Test func columnsShrinkForTheHeadlineAndGrowWithTheText() async throws {
    let settings = Settings.default
    defer { settings.reset("gtk-xft-dpi") }
    try await withStandardTheme { _ in
      for (width, scale) in [(600, 1.0), (1200, 2), (1800, 2)] {
        settings.textResolution = Int32(scale * 96 * 1024)
        try await withWidget(ObjectHeader(), width: width, height: 600) { header, window in
          header.fillForTest()
          header.statusText = String(repeating: "long ", count: 50)
          await paint(window, frames: 2)
          let headline = try #require(header.headlineLabel.bounds(in: header))
          let description = try #require(header.descriptionLabel.bounds(in: header))
          let status = try #require(header.statusLabel.bounds(in: header))
          #expect(header.faults.isEmpty && header.descriptionLabel.isMapped)
          #expect(headline.x + headline.width < description.x && description.x + description.width < status.x)
          // The name has at least the width of the description.
          #expect(headline.width >= description.width - 1, "\(width) \(scale)")
          #expect(description.width <= 312 * scale && status.width <= 120 * scale)
          if width == 1800 { #expect(description.width == 312 * scale) }
        }
      }
      // With larger texts, the minimum width for columns is larger.
      settings.textResolution = 2 * 96 * 1024
      await withWidget(ObjectHeader(), width: 600, height: 600) { header, window in
        header.fillForTest()
        await paint(window, frames: 2)
        #expect(header.dots?.isMapped == true && header.faults.isEmpty)
      }
    }
  }

  @Test func contentWiderThanTheHeaderTurnsColumnsIntoPages() async {
    await withStandardTheme { _ in
      await withWidget(ObjectHeader(), width: 700) { header, window in
        header.fillForTest()
        await paint(window)
        #expect(header.dots?.isMapped == false)
        header.detailContentViews.first?.setSizeRequest(width: 600)
        await paint(window)
        #expect(
          header.dots?.isMapped == true && header.faults.isEmpty && header.detailContentViews[0].isMapped == false)
      }
    }
  }

  @Test func statusAndImageProperties() async throws {
    try await withWidget(ObjectHeader(), width: 900) { header, window in
      header.fillForTest()
      header.semanticStatus = .negative
      #expect(header.first(Parts.statusLabel)?.hasStyleClass("negative") == true)
      #expect(header.first(Parts.statusImageView)?.hasStyleClass("negative") == true)
      #expect(header.first(Parts.substatusLabel)?.hasStyleClass("negative") == false)
      header.semanticSubstatus = .positive
      #expect(header.first(Parts.substatusImageView)?.hasStyleClass("positive") == true)
      header.statusDisplayMode = .text
      header.substatusDisplayMode = .image
      #expect(header.first(Parts.statusImageView)?.isVisible == false && header.statusLabel.isVisible)
      #expect(header.first(Parts.substatusImageView)?.isVisible == true && !header.substatusLabel.isVisible)
      header.detailImageView.imageSize = Size(width: 300, height: 40)
      #expect(header.detailImageView.imageSize == Size(width: 70, height: 40))
      let tag = try #require(header.first(Parts.tag) as? Label)
      #expect(tag.text == "New" && tag.hasStyleClass(ComponentParts.ObjectCell.tag.classPath))
      await paint(window)
    }
  }

  @Test func duplicateOrForeignDetailContentIsIgnored() async {
    await withNoPeerLeft {
      let header = ObjectHeader()
      let (first, second) = (Label("1"), Label("2"))
      let elsewhere = Box(.vertical, [Label("3")])
      header.detailContentViews = [first, second, first] + elsewhere.children
      #expect(header.detailContentViews == [first, second] + elsewhere.children)
      #expect(header.visibleContentViews == [first, second] && header.pageCount == 2)
      #expect(elsewhere.children.count == 1)
      second.isVisible = false
      #expect(header.pageCount == 1)
      second.isVisible = true
      header.detailContentViews = [second]
      #expect(first.parent == nil && second.parent === header && header.pageCount == 1)
      header.detailContentViews = []
      #expect(second.parent == nil && header.pageCount == 0)
    }
  }

  @Test func extremeContentsFitInAnyWidth() async {
    await withStandardTheme { _ in
      await withNoPeerLeft {
        let window = Window()
        let header = ObjectHeader()
        window.child = ScrolledWindow(header, name: "Header")
        window.defaultSize = (700, 300)
        window.present()
        #expect(await turnUntil { window.isMapped && window.width > 0 })
        var dice = ProbeDice(state: 7)
        let texts: [ReferenceWritableKeyPath<ObjectHeader, String?>] = [
          \.headlineText, \.subheadlineText, \.bodyText, \.footnoteText, \.descriptionText, \.statusText,
          \.substatusText, \.detailImageView.placeholderText,
        ]
        for round in 0..<60 {
          let text = extremeTexts.randomElement(using: &dice) ?? nil
          if let path = texts.randomElement(using: &dice) { header[keyPath: path] = text }
          switch Int.random(in: 0..<6, using: &dice) {
          case 0: header.tags = (0..<Int.random(in: 0...9, using: &dice)).map { Tag(text ?? "x", accent: $0) }
          case 1: header.statusImage = Bool.random(using: &dice) ? .indicator(.pending) : nil
          case 2: header.detailContentViews = (0..<Int.random(in: 0...30, using: &dice)).map { Label("\($0)") }
          case 3: header.detailImageView.imageSize.width = Double(Int.random(in: -5...90, using: &dice))
          case 4: header.detailImage = Bool.random(using: &dice) ? .icon("no-such-icon") : nil
          default: header.currentPage = Int.random(in: -2...40, using: &dice)
          }
          header.direction = Bool.random(using: &dice) ? .rtl : .ltr
          let pages = header.pageCount
          #expect((0..<max(1, pages)).contains(header.currentPage))
          for width in [1, 30, 200, 359, 560, 592, 900] {
            let fitting = max(width, header.measured(.horizontal).minimum)
            let height = header.measured(.vertical, forSize: fitting).natural
            // Like a container.
            header.allocate(width: fitting, height: height)
            #expect(header.faults.isEmpty, "\(header.faults.prefix(3)) at \(fitting), round \(round)")
          }
          await paint(window)
        }
        window.close()
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(ObjectHeader(), width: 900) { header, window in
        header.fillForTest()
        for isEnabled in [true, false] {
          header.isSensitive = isEnabled
          await paint(window)
          let state = isEnabled ? StyleState.normal : .disabled
          for part in [
            Parts.headlineLabel, Parts.subheadlineLabel, Parts.bodyLabel, Parts.footnoteLabel, Parts.statusLabel,
            Parts.substatusLabel, Parts.descriptionLabel,
          ] {
            let expected = theme.resolve(part, state: state, appearance: appearance)
            let label = try #require(header.first(part) as? Label)
            RealizedStyle(of: label).expect("color", expected.color, part.name)
            RealizedStyle(of: label).expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit)
          }
          for part in [Parts.detailImageView, Parts.statusImageView, Parts.substatusImageView] {
            let icon = try #require(header.first(part))
            RealizedStyle(of: icon).expect(
              "color", theme.resolve(part, state: state, appearance: appearance).tintColor, part.name)
          }
        }
        RealizedStyle(of: header).expectMetrics(of: Parts.view)
        RealizedStyle(of: header).expect(
          "background-color", theme.resolve(Parts.view, appearance: appearance).backgroundColor, "header")
        RealizedStyle(of: header.separators[0]).expect(
          "background-color", theme.resolve(Parts.separator, appearance: appearance).separatorColor, "separator")
        RealizedStyle(of: try #require(header.first(Parts.statusImageView))).expectMetrics(of: Parts.statusImageView)
        let button = try #require(header.first(Parts.pageButton))
        RealizedStyle(of: button).expectMetrics(of: Parts.pageButton)
        let marks = try #require(header.dots).children.flatMap(\.children)
        for state in [StyleState.disabled, .normal] {
          header.isSensitive = state == .normal
          await paint(window)
          for (mark, part) in zip(marks, [Parts.currentPageDot, Parts.pageDot]) {
            RealizedStyle(of: mark).expectMetrics(of: part)
            let expected = theme.resolve(part, state: state, appearance: appearance).backgroundColor
            RealizedStyle(of: mark).expect("background-color", expected, "\(part.name) \(state)")
          }
        }
      }
    }
  }
}
