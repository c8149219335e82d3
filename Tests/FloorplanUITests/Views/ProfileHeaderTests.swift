import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ProfileHeaderTests {
  private typealias Parts = ComponentParts.ProfileHeader
  private static let inOrder = [
    Parts.detailImageView, Parts.headlineLabel, Parts.subheadlineLabel, Parts.descriptionLabel,
  ]

  @Test func unsetPartsHaveNoWidgetAndOthersAreInReadingOrder() async {
    await withNoPeerLeft {
      let header = ProfileHeader()
      #expect(header.children.isEmpty && header.measured(.vertical).natural == 0)
      header.fillForTest()
      #expect(header.children.count == 5 && header.children.last is ActivityRow)
      for (child, part) in zip(header.children, Self.inOrder) { #expect(child.hasStyleClass(part.classPath)) }
      #expect(header.detailImageView.isCircular && header.detailImageView.imageSize == Size(width: 90, height: 90))
      header.headlineText = ""
      header.subheadlineText = nil
      header.descriptionText = nil
      header.activities = []
      header.detailImageView.placeholderText = nil
      #expect(header.children.filter(\.isVisible).isEmpty && header.measured(.vertical).natural == 0)
    }
  }

  @Test func nameIsAHeadingAndButtonsAreNamedByPerson() async {
    await withWidget(ProfileHeader()) { header, window in
      var pressed: [String] = []
      header.fillForTest { pressed.append($0) }
      await paint(window)
      #expect(header.accessibleRole == .group && header.differingAccessibleLabel(from: "Rouja Pakiman") == nil)
      #expect(header.differingAccessibleDescription(from: "Turbine technician, Northern park") == nil)
      #expect(header.first(Parts.headlineLabel)?.accessibleRole == .heading)
      #expect(header.activityButtons[1].differingAccessibleLabel(from: "Message, Rouja Pakiman") == nil)
      for button in header.activityButtons { button.emit("clicked") }
      #expect(pressed == ["phone", "message", "email", "video", "details"])
      #expect(header.activityButtons[0].grabFocus())
      header.activities = []
      #expect(!header.containsFocus)
    }
  }

  @Test(arguments: [900, 360, 170]) func partsAreStackedAndCentered(width: Int) async throws {
    try await withStandardTheme { _ in
      try await withWidget(ProfileHeader(), width: width, height: 600) { (header: ProfileHeader, window: Window) in
        header.fillForTest()
        for direction in [TextDirection.ltr, .rtl] {
          for widget in [header, header.content.activityRow] as [Widget?] { widget?.direction = direction }
          await paint(window)
          #expect(header.faults.isEmpty)
          let boxes = try header.children.map { try #require($0.bounds(in: header)) }
          for box in boxes { #expect(abs(box.x + box.width / 2 - Double(header.width) / 2) <= 1) }
          let metric = { (name: PartMetric) in Parts.view.metric(name) }
          #expect(boxes[0].y == 0 && boxes[0].width == 90 && boxes[0].height == 90)
          for (index, gap) in [metric(.imageGap), metric(.lineGap), metric(.lineGap), metric(.controlGap)].enumerated()
          {
            #expect(boxes[index + 1].y == boxes[index].y + boxes[index].height + gap)
          }
          #expect(boxes[3].width <= metric(.maximumWidth) && boxes[4].y + boxes[4].height == Double(header.height))
          // Each line of buttons is centered.
          let row = try #require(header.content.activityRow)
          let buttons = try header.activityButtons.map { try #require($0.bounds(in: row)) }
          for y in Set(buttons.map(\.y)) {
            let line = buttons.filter { $0.y == y }
            let (left, right) = (line.map(\.x).min() ?? 0, line.map { $0.x + $0.width }.max() ?? 0)
            #expect(abs(left - (Double(row.width) - right)) <= 1)
          }
          #expect(Set(buttons.map(\.y)).count == (width == 170 ? 3 : 1))
          #expect(buttons.allSatisfy { $0.width >= 44 && $0.height >= 44 })
          // The first one is at the start of the reading direction.
          #expect((buttons[0].x < buttons[1].x) == (direction == .ltr))
        }
      }
    }
  }

  @Test func layoutAdaptsToDoubleTextSize() async {
    let settings = Settings.default
    defer { settings.reset("gtk-xft-dpi") }
    await withStandardTheme { _ in
      await withWidget(ProfileHeader(), width: 300, height: 600) { header, window in
        header.fillForTest()
        await paint(window)
        let height = header.measured(.vertical, forSize: 300).natural
        settings.textResolution = 2 * 96 * 1024
        await paint(window, frames: 2)
        #expect(header.measured(.vertical, forSize: 300).natural > height + 40 && header.faults.isEmpty)
        // A picture grows by half as much as texts.
        #expect(header.detailImageView.bounds(in: header)?.width == 135)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(ProfileHeader()) { header, window in
        header.fillForTest()
        for isEnabled in [true, false] {
          header.isSensitive = isEnabled
          await paint(window)
          let state = isEnabled ? StyleState.normal : .disabled
          for part in [Parts.headlineLabel, Parts.subheadlineLabel, Parts.descriptionLabel] {
            let expected = theme.resolve(part, state: state, appearance: appearance)
            let label = try #require(header.first(part) as? Label)
            RealizedStyle(of: label).expect("color", expected.color, part.name)
            RealizedStyle(of: label).expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit && label.alignment == 0.5)
          }
        }
        RealizedStyle(of: header).expectMetrics(of: Parts.view)
        RealizedStyle(of: header).expect(
          "background-color", theme.resolve(Parts.view, appearance: appearance).backgroundColor, "header")
        RealizedStyle(of: header.activityButtons[0]).expectMetrics(of: Parts.activityButton)
      }
    }
  }
}
