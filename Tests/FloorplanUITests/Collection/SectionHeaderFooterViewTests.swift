import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SectionHeaderFooterViewTests {
  private typealias Parts = ComponentParts.SectionHeaderFooterView

  /// Runs the body of a test with a header in a window, as wide as the window.
  private func withHeader(
    _ type: SectionHeaderFooterView.Type = SectionHeaderFooterView.self, width: Int = 400,
    _ body: (SectionHeaderFooterView, Window) async throws -> Void
  ) async rethrows {
    try await withNoPeerLeft {
      let display = Display.default.map { ThemeManager(display: $0) }
      let window = Window()
      let header = type.init()
      header.verticalAlignment = .start
      window.child = header
      window.defaultSize = (width, 300)
      window.present()
      #expect(await turnUntil { window.isMapped && window.width == width })
      await paint(window)
      try await body(header, window)
      window.close()
      display?.remove()
    }
  }

  private func part(_ part: ComponentPart, of header: SectionHeaderFooterView) -> Widget? {
    header.children.first { $0.hasStyleClass(part.classPath) && $0.isVisible }
  }

  @Test func unsetPartHasNoWidget() async {
    await withHeader { header, _ in
      #expect(header.children.count == 1)
      header.attributeText = "12"
      #expect(header.children.count == 2)
      header.disclosureText = "See All (12)"
      #expect(header.children.count == 3)
      header.attributeText = nil
      header.disclosureText = nil
      #expect(header.children.filter(\.isVisible).count == 1)
    }
  }

  @Test func collapsibleHeaderHasAButton() async throws {
    try await withHeader { header, window in
      header.title = "Attachments"
      header.isExpanded = true
      header.onExpansion = { [unowned header] in header.isExpanded?.toggle() }
      await paint(window, frames: 2)
      let button = try #require(part(Parts.expansionButton, of: header) as? Button)
      #expect(button.differingAccessibleLabel(from: "Attachments") == nil)
      #expect(header.moveFocus(.tabForward) && button.hasFocus)
      button.emit("clicked")
      #expect(header.isExpanded == false)
      // The title is clickable, too.
      header.click(20, 20)
      #expect(header.isExpanded == true && button.containsFocus)
      header.disclosureText = "See All"
      #expect(header.children.last === button, "in reading order")
      header.prepareForReuse()
      #expect(part(Parts.expansionButton, of: header) == nil && !button.containsFocus)
      header.click(20, 20)
      #expect(header.isExpanded == nil)
    }
  }

  @Test func titleNamesTheHeadingAndTheButton() async {
    await withHeader { header, _ in
      header.disclosureText = "See All (12)"
      header.title = "Attachments"
      header.attributeText = "3.4 MB"
      #expect(header.accessibleRole == .heading)
      #expect(header.differingAccessibleLabel(from: "Attachments") == nil)
      #expect(header.differingAccessibleDescription(from: "3.4 MB") == nil)
      #expect(
        part(Parts.disclosureButton, of: header)?.differingAccessibleLabel(from: "See All (12), Attachments") == nil)
      header.attributeText = nil
      #expect(header.differingAccessibleDescription(from: "") == nil)
    }
  }

  @Test func footerIsNotAHeading() async {
    await withHeader(SectionFooterView.self) { footer, _ in
      footer.title = "End"
      #expect(footer.accessibleRole == .group)
      #expect(type(of: footer).cssName == "sectionfooter")
      #expect(footer.differingAccessibleLabel(from: "End") == nil)
    }
  }

  @Test func buttonCallsTheCurrentHandler() async {
    await withHeader { header, _ in
      var calls: [Int] = []
      header.disclosureText = "See All"
      let button = part(Parts.disclosureButton, of: header)
      button?.emit("clicked")
      header.onDisclosure = { calls.append(1) }
      button?.emit("clicked")
      header.onDisclosure = { calls.append(2) }
      button?.emit("clicked")
      header.prepareForReuse()
      header.disclosureText = "See All"
      button?.emit("clicked")
      #expect(calls == [1, 2])
    }
  }

  @Test func attributeWithAHandlerWorksWithPointerAndKeyboard() async throws {
    try await withHeader { header, window in
      var calls: [Int] = []
      header.title = "Attachments"
      header.itemCount = 24
      header.attributeText = "3.4 MB"
      let label = part(Parts.attributeLabel, of: header)
      header.onAttribute = { calls.append(1) }
      await paint(window)
      #expect(part(Parts.attributeLabel, of: header) == nil && label != nil)
      let button = try #require(part(Parts.attributeButton, of: header) as? Button)
      #expect(button.firstLabel?.text == "3.4 MB")
      #expect(button.differingAccessibleLabel(from: "3.4 MB, Attachments") == nil)
      #expect(button.first(Parts.attributeImageView) != nil)
      // It precedes the other button in the focus order, too.
      let other = try #require(part(Parts.disclosureButton, of: header))
      let order = header.children.filter(\.isVisible)
      #expect(order.last == other && order.dropLast().last == button)
      button.emit("clicked")
      #expect(button.grabFocus())
      #expect(await button.pressAsKey() && calls.count == 2)
      header.onAttribute = { calls.append(2) }
      button.emit("clicked")
      #expect(calls == [1, 1, 2])
      header.title = "Pictures"
      #expect(button.differingAccessibleLabel(from: "3.4 MB, Pictures") == nil)
      header.onAttribute = nil
      #expect(part(Parts.attributeButton, of: header) == nil && part(Parts.attributeLabel, of: header) == label)
      #expect(!header.containsFocus)
    }
  }

  @Test func buttonContainsTheItemCount() async {
    await withHeader { header, _ in
      header.title = "Attachments"
      header.itemCount = 24
      let button = part(Parts.disclosureButton, of: header)
      #expect(button?.firstLabel?.text == "See All (24)")
      #expect(button?.differingAccessibleLabel(from: "See All (24), Attachments") == nil)
      header.disclosureText = "Show Map"
      #expect(button?.firstLabel?.text == "Show Map")
      header.disclosureText = nil
      #expect(button?.firstLabel?.text == "See All (24)")
      for none in [-1, Int.min, nil] as [Int?] {
        header.itemCount = 0
        #expect(part(Parts.disclosureButton, of: header)?.firstLabel?.text == "See All (0)")
        header.itemCount = none
        #expect(part(Parts.disclosureButton, of: header) == nil)
      }
    }
  }

  @Test func longTextsEllipsizeAndNarrowHeadersClip() async {
    await withHeader(width: 200) { header, window in
      for text in [String(repeating: "on and on ", count: 1000), String(repeating: "W", count: 10_000), "مرحبا", ""] {
        header.title = text
        header.attributeText = text
        header.disclosureText = text
        for handler in [nil, {}] as [(() -> Void)?] {
          header.onAttribute = handler
          await paint(window)
          #expect(header.measured(.horizontal).minimum <= 200)
        }
      }
      header.allocate(width: max(1, header.measured(.horizontal).minimum), height: 1)
    }
  }

  @Test func reuseClearsAllProperties() async {
    await withHeader { header, _ in
      header.title = "Attachments"
      header.attributeText = "12"
      header.disclosureText = "See All (12)"
      header.itemCount = 12
      var calls = 0
      header.onAttribute = { calls += 1 }
      let button = part(Parts.attributeButton, of: header)
      header.prepareForReuse()
      button?.emit("clicked")
      #expect(calls == 0 && header.onAttribute == nil && header.itemCount == nil && button != nil)
      #expect(header.title.isEmpty && header.attributeText == nil && header.disclosureText == nil)
      #expect((part(Parts.titleLabel, of: header) as? Label)?.text == "")
      #expect(part(Parts.attributeLabel, of: header) == nil && part(Parts.disclosureButton, of: header) == nil)
      #expect(header.differingAccessibleLabel(from: "") == nil)
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func titleIsLeadingAndOtherPartsAreTrailing(_ direction: TextDirection) async {
    await withHeader { header, window in
      header.direction = direction
      header.title = "Attachments"
      header.attributeText = "12"
      header.disclosureText = "See All (12)"
      await paint(window, frames: 2)
      let frames = [Parts.titleLabel, Parts.attributeLabel, Parts.disclosureButton].compactMap {
        part($0, of: header)?.bounds(in: header)
      }
      #expect(frames.count == 3)
      let inOrder = direction == .ltr ? frames : frames.reversed()
      for (left, right) in zip(inOrder, inOrder.dropFirst()) { #expect(left.x + left.width <= right.x) }
      // The content is inside the padding.
      #expect(header.width == 400 - 2 * 16)
      #expect(inOrder.first?.x == 0)
      #expect(inOrder.last.map { $0.x + $0.width } == Double(header.width))
      // Each is centered in the line.
      for frame in frames { #expect(abs(frame.y + frame.height / 2 - Double(header.height) / 2) <= 1) }
    }
  }

  @Test func longTitleWrapsAndTrailingPartsKeepTheirWidth() async {
    await withHeader { header, window in
      header.title = "Attachments"
      header.disclosureText = "See All (12)"
      await paint(window, frames: 2)
      let height = header.height
      let button = part(Parts.disclosureButton, of: header)?.bounds(in: header)
      header.title = String(repeating: "Attachments and what belongs to them ", count: 3)
      await paint(window, frames: 2)
      #expect(header.height > height)
      #expect(part(Parts.disclosureButton, of: header)?.bounds(in: header)?.width == button?.width)
      // A third line is cut off.
      let twoLines = header.height
      header.title += header.title
      await paint(window, frames: 2)
      #expect(header.height == twoLines)
    }
  }

  @Test(arguments: ["Attachments", ""]) func eachPartHasALineIfTheyDoNotFitSideBySide(title: String) async throws {
    try await withHeader(width: 150) { header, window in
      header.title = title
      header.attributeText = "3.4 MB"
      header.itemCount = 24
      await paint(window, frames: 2)
      let attribute = try #require(part(Parts.attributeLabel, of: header))
      let button = try #require(part(Parts.disclosureButton, of: header))
      let widths = [attribute, button].map { $0.measured(.horizontal).natural }
      try #require(widths.reduce(0, +) > header.width)
      let frames = try [attribute, button].map { try #require($0.bounds(in: header)) }
      #expect(frames.map(\.width) == widths.map { Double(min($0, header.width)) })
      #expect(frames.allSatisfy { $0.x + $0.width == Double(header.width) })
      #expect(frames[1].y >= frames[0].y + frames[0].height)
      #expect((frames[0].y > 0) == !title.isEmpty)
      #expect(frames[1].y + frames[1].height == Double(header.height))
    }
  }

  @Test func titleHasItsOwnLineIfTrailingPartsNeedTheWidth() async throws {
    try await withHeader(width: 260) { header, window in
      header.title = "Attachments"
      header.attributeText = "3.4 MB"
      header.itemCount = 24
      for direction in [TextDirection.ltr, .rtl] {
        header.direction = direction
        await paint(window, frames: 2)
        let parts = [Parts.titleLabel, Parts.attributeLabel, Parts.disclosureButton]
        let frames = try parts.map { try #require(part($0, of: header)?.bounds(in: header)) }
        #expect(frames[0].y == 0 && frames[0].width == Double(header.width))
        for frame in frames.dropFirst() { #expect(frame.y >= frames[0].height + Parts.view.metric(.lineGap)) }
        let natural = part(Parts.disclosureButton, of: header)?.measured(.horizontal).natural
        #expect(natural.map(Double.init) == frames[2].width)
        let end = direction == .ltr ? frames[2].x + frames[2].width : frames[2].x
        #expect(end == (direction == .ltr ? Double(header.width) : 0))
        #expect(direction == .ltr ? frames[1].x < frames[2].x : frames[1].x > frames[2].x)
        #expect(frames.map { $0.y + $0.height }.max() == Double(header.height))
      }
      // It is on one line again if there is nothing next to the title.
      header.attributeText = nil
      header.itemCount = nil
      await paint(window, frames: 2)
      #expect(header.measured(.vertical).natural < 50)
    }
  }

  @Test(arguments: [1, 40, 120, 4000]) func measuredHeightFitsTheContentAtEveryWidth(_ width: Int) async {
    await withHeader { header, _ in
      header.title = "Attachments and what belongs to them"
      header.attributeText = "12 of 24"
      header.disclosureText = "See All (24)"
      let minimum = header.measured(.horizontal).minimum
      let measured = header.measured(.vertical, forSize: max(width, minimum))
      header.allocate(width: max(width, minimum), height: measured.natural)
      for child in header.children {
        let bounds = child.bounds(in: header)
        #expect((bounds?.y ?? -1) >= 0 && (bounds.map { $0.y + $0.height } ?? .infinity) <= Double(measured.natural))
      }
    }
  }

  @Test func partsMatchTheirTables() async {
    await withHeader { header, window in
      header.title = "Attachments"
      header.attributeText = "12"
      header.disclosureText = "See All (12)"
      await paint(window)
      @MainActor func expectColor(_ widget: Widget?, _ part: ComponentPart, _ color: (ResolvedStyle) -> ThemeColor?) {
        guard let widget else {
          Issue.record("no \(part.name)")
          return
        }
        RealizedStyle(of: widget).expect("color", color(Theme.standard.resolve(part, appearance: .light)), part.name)
      }
      for text in [Parts.titleLabel, Parts.attributeLabel, Parts.disclosureButton] {
        expectColor(part(text, of: header), text, \.color)
      }
      let content = part(Parts.disclosureButton, of: header)?.children.first?.children ?? []
      #expect(content.count == 2)
      expectColor(content.last, Parts.disclosureImageView, \.tintColor)
      // The text properties of the button apply to the inner one.
      #expect(content.first.map { RealizedStyle(of: $0)["color"] == nil } == true)
      #expect(RealizedStyle(of: header).pixels("padding-top") == 10)
      #expect(part(Parts.attributeLabel, of: header).map { RealizedStyle(of: $0).pixels("padding-top") } == 2)
      header.onAttribute = {}
      await paint(window)
      let pairs = [
        (Parts.attributeButton, Parts.attributeImageView), (Parts.disclosureButton, Parts.disclosureImageView),
      ]
      for (buttonPart, imagePart) in pairs {
        guard let button = part(buttonPart, of: header), let arrow = button.first(imagePart) else {
          Issue.record("no \(buttonPart.name)")
          continue
        }
        let states: [(StyleState, StateFlags)] = [(.normal, []), (.hover, .prelight), (.highlighted, .active)]
        for (state, flags) in states {
          button.setState(flags, true)
          await paint(window)
          let expected = Theme.standard.resolve(buttonPart, state: state, appearance: .light)
          RealizedStyle(of: button).expect("color", expected.color, "\(buttonPart.name) \(state)")
          RealizedStyle(of: button).expect("background-color", expected.backgroundColor, "\(buttonPart.name) \(state)")
          if !flags.isEmpty { button.setState(flags, false) }
        }
        RealizedStyle(of: button).expectFont(Theme.standard.resolve(buttonPart, appearance: .light), buttonPart.name)
        RealizedStyle(of: button).expectMetrics(of: buttonPart)
        RealizedStyle(of: arrow).expectMetrics(of: imagePart)
      }
    }
  }

  @Test func headersAreBoundOncePerSectionAndReused() async {
    await withStage(CollectionStage.rows) { stage in
      var bound: [Int] = []
      var created: Set<SectionHeaderFooterView> = []
      stage.collection.layout = HorizontalFlowLayout(
        itemSize: Size(width: 10_000, height: 40), headerReferenceHeight: 44)
      stage.collection.supplementaryViewProvider = { collection, kind, section in
        guard kind == .header else { return nil }
        let header = collection.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
        header.title = "Section \(section)"
        bound.append(section)
        created.insert(header)
        return header
      }
      stage.apply((0..<100).map { section in Array(section * 10..<section * 10 + 10) })
      await stage.paintFrame()
      for _ in 0..<60 {
        stage.offset += 300
        await stage.paintFrame()
        for section in 0..<100 {
          guard let view = stage.collection.supplementaryView(.header, ofSection: section) else { continue }
          #expect((view as? SectionHeaderFooterView)?.title == "Section \(section)")
        }
      }
      #expect(bound == Array(Set(bound)).sorted())
      #expect(bound.count > 20)
      #expect(created.count <= 4)
    }
  }
}
