import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct KPIViewTests {
  private typealias Parts = ComponentParts.KPIView

  private func fill(_ view: KPIView) {
    view.caption = "Orders"
    view.unit = "%"
    view.value = "87"
    view.image = .indicator(.trendUp)
  }

  private func visiblePart(_ part: ComponentPart, _ view: KPIView) -> Widget? {
    view.first(part).flatMap { $0.isVisible ? $0 : nil }
  }

  @Test func unsetPartsHaveNoWidget() async {
    await withNoPeerLeft {
      let view = KPIView()
      #expect(view.children.count == 1 && view.children[0].children.isEmpty)
      fill(view)
      let parts = [Parts.valueLabel, Parts.unitLabel, Parts.iconImageView, Parts.trendLabel, Parts.captionLabel]
      #expect(view.children[0].children.count == 5 && (view.first(Parts.trendLabel) as? Label)?.text == "Rising")
      for (child, part) in zip(view.children[0].children, parts) { #expect(child.hasStyleClass(part.classPath)) }
      view.image = nil
      view.unit = ""
      view.caption = nil
      #expect(view.children[0].children.filter(\.isVisible).count == 1 && visiblePart(Parts.valueLabel, view) != nil)
    }
  }

  @Test func figureWithAHandlerIsAButtonNamedByItsContent() async throws {
    try await withWidget(KPIView()) { view, window in
      fill(view)
      #expect(view.differingAccessibleLabel(from: "Orders, 87 %, trend up") == nil)
      var calls: [Int] = []
      view.didSelectHandler = { calls.append(1) }
      await paint(window)
      let button = try #require(visiblePart(Parts.button, view) as? Button)
      #expect(button.differingAccessibleLabel(from: "Orders, 87 %, trend up") == nil)
      #expect(view.differingAccessibleLabel(from: "") == nil)
      button.emit("clicked")
      #expect(button.grabFocus())
      #expect(await button.pressAsKey() && calls.count == 2)
      view.didSelectHandler = { calls.append(2) }
      button.emit("clicked")
      #expect(calls == [1, 1, 2])
      view.image = .icon("alarm-symbolic")
      #expect(button.differingAccessibleLabel(from: "Orders, 87 %") == nil)
      view.didSelectHandler = nil
      await paint(window)
      #expect(visiblePart(Parts.button, view) == nil && !view.containsFocus)
      #expect(visiblePart(Parts.valueLabel, view)?.isMapped == true)
      #expect(view.differingAccessibleLabel(from: "Orders, 87 %") == nil)
      // And back again.
      view.didSelectHandler = { calls.append(3) }
      await paint(window)
      #expect(visiblePart(Parts.button, view) == button && visiblePart(Parts.valueLabel, view)?.isMapped == true)
    }
  }

  @Test func handlerDoesNotChangeThePositions() async throws {
    try await withStandardTheme { _ in
      try await withWidget(KPIView()) { view, window in
        fill(view)
        for direction in [TextDirection.ltr, .rtl] {
          view.direction = direction
          view.children.forEach { $0.direction = direction }
          view.first(Parts.valueLabel)?.parent?.direction = direction
          view.didSelectHandler = nil
          await paint(window)
          let parts = [Parts.valueLabel, Parts.unitLabel, Parts.iconImageView, Parts.captionLabel]
          let withoutHandler = try parts.map { try #require(view.first($0)?.bounds(in: view)) }
          let size = (view.measured(.horizontal), view.measured(.vertical))
          view.didSelectHandler = {}
          await paint(window)
          for (box, part) in zip(withoutHandler, parts) {
            let pressable = try #require(view.first(part)?.bounds(in: view))
            #expect(pressable == box, "\(part.name) \(direction)")
          }
          #expect(view.measured(.horizontal).natural == size.0.natural)
          #expect(view.measured(.vertical).natural == size.1.natural)
          let padding = Parts.button.metric(.paddingInline)
          let first = withoutHandler[0]
          #expect(direction == .ltr ? first.x == padding : first.x + first.width == Double(view.width) - padding)
        }
      }
    }
  }

  @Test func valueAndUnitShareABaseline() async {
    await withStandardTheme { _ in
      await withWidget(KPIView()) { view, window in
        fill(view)
        await paint(window)
        let parts = [Parts.valueLabel, Parts.unitLabel].compactMap { view.first($0) }
        let boxes = parts.compactMap { $0.bounds(in: view) }
        let lines = zip(parts, boxes).compactMap { part, box in
          part.naturalBaseline(forWidth: Int(box.width)).map { box.y + Double($0) }
        }
        #expect(lines.count == 2 && lines.first == lines.last)
        #expect(boxes.count == 2 && boxes[0].height > boxes[1].height && boxes[1].y > boxes[0].y)
      }
    }
  }

  @Test func widthIsLimitedAndLongTextsEllipsize() async {
    await withStandardTheme { _ in
      await withWidget(KPIView(), width: 160) { view, window in
        for handler in [nil, {}] as [(() -> Void)?] {
          view.didSelectHandler = handler
          for text in [
            String(repeating: "on and on ", count: 1000), String(repeating: "W", count: 10_000), "مرحبا", "",
          ] {
            fill(view)
            view.value = text
            view.unit = text
            view.caption = text
            await paint(window)
            #expect(view.measured(.horizontal).minimum <= 160)
            #expect(view.measured(.horizontal).natural <= Int(Parts.view.metric(.maximumWidth)))
          }
          fill(view)
          view.unit = String(repeating: "kW", count: 50)
          #expect(view.measured(.horizontal).natural == 216)
          await paint(window)
          // The complete number is legible.
          let value = view.first(Parts.valueLabel)
          #expect(value.map { $0.width == $0.measured(.horizontal).natural } == true)
        }
      }
    }
  }

  @Test func textsFitAtEveryTextScale() async {
    await withStandardTheme { _ in
      let settings = Settings.default
      defer { settings.reset("gtk-xft-dpi") }
      await withWidget(KPIView(), width: 600) { view, window in
        fill(view)
        view.value = "1.4"
        view.unit = "GWh"
        for scale in [1.0, 1.5, 2] {
          settings.textResolution = Int32(scale * 96 * 1024)
          await paint(window, frames: 2)
          let natural = view.measured(.horizontal).natural
          #expect(natural <= Int(216 * scale))
          let height = view.measured(.vertical, forSize: natural).natural
          view.allocate(width: natural, height: height)
          for part in [Parts.valueLabel, Parts.unitLabel] {
            let label = view.first(part)
            #expect(label.map { $0.width >= $0.measured(.horizontal).natural } == true, "\(part.name) \(scale)")
          }
        }
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(KPIView()) { view, window in
        fill(view)
        view.didSelectHandler = {}
        let button = try #require(view.first(Parts.button))
        let states: [(StyleState, StateFlags)] = [(.normal, []), (.hover, .prelight), (.highlighted, .active)]
        for (state, flags) in states + [(.disabled, [])] {
          view.isSensitive = state != .disabled
          button.setState(flags, true)
          await paint(window)
          for part in [Parts.valueLabel, Parts.unitLabel, Parts.captionLabel] {
            let expected = theme.resolve(part, state: state, appearance: appearance)
            let label = try #require(view.first(part) as? Label)
            RealizedStyle(of: label).expect("color", expected.color, "\(part.name) \(state)")
            RealizedStyle(of: label).expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit)
          }
          let icon = try #require(view.first(Parts.iconImageView))
          RealizedStyle(of: icon).expect(
            "color", theme.resolve(Parts.iconImageView, state: state, appearance: appearance).tintColor, "icon \(state)"
          )
          let surface = theme.resolve(Parts.button, state: state, appearance: appearance).backgroundColor
          RealizedStyle(of: button).expect("background-color", surface, "\(state)")
          if !flags.isEmpty { button.setState(flags, false) }
        }
        view.isSensitive = true
        view.imageSemanticStatus = .negative
        view.isLarge = true
        await paint(window)
        let icon = try #require(view.first(Parts.iconImageView))
        RealizedStyle(of: icon).expect(
          "color", theme.resolve(Parts.iconImageView, variant: .negative, appearance: appearance).tintColor, "semantic")
        RealizedStyle(of: icon).expectMetrics(of: Parts.iconImageView)
        button.setState(.active, true)
        await paint(window)
        RealizedStyle(of: icon).expect(
          "color",
          theme.resolve(Parts.iconImageView, state: .highlighted, variant: .negative, appearance: appearance).tintColor,
          "semantic, pressed")
        button.setState(.active, false)
        RealizedStyle(of: button).expectMetrics(of: Parts.button)
        let large = try #require(view.first(Parts.largeValueLabel))
        RealizedStyle(of: large).expectFont(theme.resolve(Parts.largeValueLabel, appearance: appearance), "large")
      }
    }
  }
}
