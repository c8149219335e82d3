import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct EmptyStateViewTests {
  private typealias Parts = ComponentParts.EmptyStateView

  private func fill(_ view: EmptyStateView) {
    // In an arbitrary order, which the view must sort.
    view.secondaryButton.setTitle("All Plants", for: .normal)
    view.bodyText = "No order contains it."
    view.primaryButton.setTitle("Clear Search", for: .normal)
    view.title = "No Orders"
    view.illustration = .icon("edit-find-symbolic")
  }

  private static let inOrder = [
    Parts.illustration, Parts.titleLabel, Parts.bodyLabel, Parts.primaryButton, Parts.secondaryButton,
  ]

  @Test func unsetPartsHaveNoWidgetAndOthersAreInReadingOrder() async {
    await withNoPeerLeft {
      let view = EmptyStateView()
      #expect(view.children.isEmpty && view.measured(.vertical).natural == 0)
      fill(view)
      #expect(view.children.count == 5)
      for (child, part) in zip(view.children, Self.inOrder) {
        #expect(child.hasStyleClass(part.classPath) && child.isVisible, "\(part.name)")
      }
      view.title = ""
      view.bodyText = nil
      view.illustration = nil
      view.primaryButton.setTitle(nil, for: .normal)
      #expect(view.children.filter(\.isVisible) == [view.secondaryButton])
      #expect(view.primaryButton.style == .primary && view.secondaryButton.style == .secondary)
    }
  }

  @Test func titleIsAHeadingAndNamesTheGroup() async throws {
    try await withWidget(EmptyStateView()) { view, _ in
      fill(view)
      #expect(view.accessibleRole == .group && view.differingAccessibleLabel(from: "No Orders") == nil)
      #expect(view.differingAccessibleDescription(from: "No order contains it.") == nil)
      let title = try #require(view.first(Parts.titleLabel))
      #expect(title.accessibleRole == .heading && view.first(Parts.illustration)?.accessibleRole == .presentation)
      // Set the title again while it is visible, when its role can't change.
      view.title = "Nothing"
      #expect(view.differingAccessibleLabel(from: "Nothing") == nil)
      view.title = nil
      #expect(view.differingAccessibleLabel(from: "No order contains it.") == nil)
      #expect(view.differingAccessibleDescription(from: "") == nil)
    }
  }

  @Test func buttonsCallTheirHandlersAndReleaseFocus() async {
    await withWidget(EmptyStateView()) { view, window in
      fill(view)
      var pressed: [String] = []
      for button in [view.primaryButton, view.secondaryButton] {
        button.didSelectHandler = { pressed.append($0.currentTitle ?? "") }
      }
      await paint(window)
      view.primaryButton.emit("clicked")
      #expect(view.secondaryButton.grabFocus())
      #expect(await view.secondaryButton.pressAsKey() && pressed == ["Clear Search", "All Plants"])
      view.secondaryButton.setTitle(nil, for: .normal)
      #expect(!view.secondaryButton.isVisible && !view.containsFocus)
    }
  }

  @Test func partsAreStackedAndCentered() async throws {
    try await withStandardTheme { _ in
      try await withWidget(EmptyStateView(), width: 900, height: 600) { view, window in
        view.verticalAlignment = .fill
        fill(view)
        for direction in [TextDirection.ltr, .rtl] {
          view.direction = direction
          await paint(window)
          let boxes = try Self.inOrder.map { try #require(view.first($0)?.bounds(in: view)) }
          for box in boxes.prefix(3) { #expect(abs(box.x + box.width / 2 - Double(view.width) / 2) <= 1) }
          let metric = { (name: PartMetric) in Parts.view.metric(name) }
          #expect(boxes[1].y == boxes[0].y + boxes[0].height + metric(.imageGap))
          #expect(boxes[2].y == boxes[1].y + boxes[1].height + metric(.lineGap))
          #expect(boxes[3].y == boxes[2].y + boxes[2].height + metric(.controlGap) && boxes[4].y == boxes[3].y)
          let (first, second) = direction == .ltr ? (boxes[3], boxes[4]) : (boxes[4], boxes[3])
          #expect(second.x == first.x + first.width + metric(.columnGap))
          #expect(abs(first.x - (Double(view.width) - second.x - second.width)) <= 1)
          // Extra space is distributed equally above and below.
          let bottom = Double(view.height) - boxes[4].y - boxes[4].height
          #expect(boxes[0].y > 50 && abs(boxes[0].y - bottom) <= 1)
          #expect(boxes[2].width == metric(.maximumWidth))
        }
      }
    }
  }

  @Test func narrowViewStacksButtonsAndShrinksTheIllustration() async throws {
    try await withStandardTheme { _ in
      try await withWidget(EmptyStateView(), width: 200) { view, window in
        fill(view)
        view.illustrationSize = Size(width: 5000, height: 100)
        #expect(view.illustrationSize == Size(width: 320, height: 100))
        await paint(window)
        let (first, second) = try (
          #require(view.primaryButton.bounds(in: view)), #require(view.secondaryButton.bounds(in: view))
        )
        #expect(second.y == first.y + first.height + Parts.view.metric(.columnGap))
        let picture = try #require(view.first(Parts.illustration)?.bounds(in: view))
        #expect(abs(picture.width - Double(view.width)) <= 1 && abs(picture.x) <= 1)
        #expect(abs(picture.height - 100 * Double(view.width) / 320) <= 1)
      }
    }
  }

  @Test func longTextsWrapInNarrowViews() async {
    await withWidget(EmptyStateView(), width: 200) { view, window in
      fill(view)
      for text in ["👩‍🚀 up", "a\nb", String(repeating: "W", count: 2000), String(repeating: "on ", count: 700)] {
        view.title = text
        view.bodyText = text
        view.primaryButton.setTitle(text, for: .normal)
        await paint(window)
        #expect(view.measured(.horizontal).minimum < 200)
      }
      view.bodyText = String(repeating: "V", count: 10_000)
      #expect(view.bodyText?.utf8.count == 10_000 && view.measured(.vertical, forSize: 160).natural > 1000)
      let minimum = view.measured(.horizontal).minimum
      #expect(view.measured(.vertical, forSize: minimum).natural > 1000)
    }
  }

  @Test func longTitleIsNotCut() async throws {
    try await withStandardTheme { _ in
      try await withWidget(EmptyStateView(), width: 200) { view, window in
        let text = String(repeating: "Discard your changes? ", count: 10)
        view.title = text
        await paint(window)
        let title = try #require(view.first(Parts.titleLabel) as? Label)
        #expect(view.title == text && title.height > 6 * title.lineHeight && view.height >= title.height)
        // Without a space, no part of it is lost either.
        view.title = String(repeating: "W", count: 10_000)
        #expect(view.measured(.vertical, forSize: 160).natural > 1000)
        #expect(view.title?.utf8.count == 10_000)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(EmptyStateView()) { view, window in
        fill(view)
        for isEnabled in [true, false] {
          view.isSensitive = isEnabled
          await paint(window)
          let state = isEnabled ? StyleState.normal : .disabled
          for part in [Parts.titleLabel, Parts.bodyLabel] {
            let expected = theme.resolve(part, state: state, appearance: appearance)
            let label = try #require(view.first(part) as? Label)
            RealizedStyle(of: label).expect("color", expected.color, part.name)
            RealizedStyle(of: label).expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit && label.alignment == 0.5)
          }
          let icon = try #require(view.first(Parts.illustration))
          RealizedStyle(of: icon).expect(
            "color", theme.resolve(Parts.illustration, state: state, appearance: appearance).tintColor, "icon")
        }
        #expect(view.illustrationSize == Size(width: 64, height: 64))
        RealizedStyle(of: view).expectMetrics(of: Parts.view)
      }
    }
  }
}
