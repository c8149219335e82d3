import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ActionButtonTests {
  private typealias Parts = ComponentParts.ActionButton

  private func setUpToggle(_ button: ActionButton) {
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop going on", for: .selected)
    button.togglesSelection = true
  }

  // MARK: Actions

  @Test func pointerAndKeyboardCallTheHandlerOnce() async {
    await withWidget(ActionButton()) { button, _ in
      var pressed: [ActionButton] = []
      button.setTitle("Go", for: .normal)
      button.didSelectHandler = { pressed.append($0) }
      button.emit("clicked")
      #expect(pressed == [button] && !button.isSelected)
      // Enter displays the press for a moment before it acts.
      #expect(await button.pressAsKey() && pressed.count == 2)
      #expect(button.isFocusable && button.grabFocus() && button.hasFocus)
      button.isEnabled = false
      #expect(!button.isSensitive && !button.grabFocus())
    }
  }

  @Test func persistentSelectionTogglesWithEachClick() async {
    await withWidget(ActionButton()) { button, _ in
      setUpToggle(button)
      var seen: [Bool] = []
      button.didSelectHandler = { seen.append($0.isSelected) }
      for expected in [true, false, true] {
        button.emit("clicked")
        #expect(seen.last == expected && button.stateFlags.contains(.selected) == expected)
        #expect(button.currentTitle == (expected ? "Stop going on" : "Go"))
        #expect(button.firstLabel?.text == button.currentTitle)
        #expect(button.differingAccessibleLabel(from: button.currentTitle ?? "") == nil)
        // The title is the name.
        #expect(button.isAccessiblePressed == nil)
      }
      button.setTitle(nil, for: .selected)
      #expect(button.firstLabel?.text == "Go" && button.isAccessiblePressed == true)
      button.emit("clicked")
      #expect(button.isAccessiblePressed == false)
      button.togglesSelection = false
      #expect(button.isAccessiblePressed == nil)
    }
  }

  // MARK: Content

  @Test func unsetPartsHaveNoWidget() async {
    await withNoPeerLeft {
      let button = ActionButton()
      let content = button.children[0]
      #expect(content.children.isEmpty)
      button.setTitle("Go", for: .normal)
      #expect(content.children.count == 1)
      button.setImage(.icon("list-add-symbolic"), for: .normal)
      #expect(content.children.count == 2)
      #expect((button.first(Parts.image) as? Image)?.iconName == "list-add-symbolic")
      button.setImage(.icon("list-remove-symbolic"), for: .selected)
      button.isSelected = true
      #expect((button.first(Parts.image) as? Image)?.iconName == "list-remove-symbolic")
      #expect(button.currentTitle == "Go")
      button.setTitle(nil, for: .normal)
      #expect(button.firstLabel?.isVisible == false)
    }
  }

  @Test func titleWidthIsLimitedAndCanBePreserved() async {
    await withStandardTheme { _ in
      await withWidget(ActionButton()) { button, _ in
        setUpToggle(button)
        let padding = 2 * Int(Parts.button.metric(.paddingInline))
        let short = button.measured(.horizontal).natural
        button.isSelected = true
        let long = button.measured(.horizontal).natural
        #expect(long > short + 30)
        button.preservesPreferredMaxLayoutWidth = true
        #expect(button.measured(.horizontal).natural == long)
        button.isSelected = false
        #expect(button.measured(.horizontal).natural == long)
        button.preferredMaxLayoutWidth = 75
        #expect(button.measured(.horizontal).natural == 75 + padding)
        button.preservesPreferredMaxLayoutWidth = false
        #expect(button.measured(.horizontal).natural == short)
        button.isSelected = true
        #expect(button.measured(.horizontal).natural == 75 + padding)
        for invalid in [-5, .nan, .infinity, 0] {
          button.preferredMaxLayoutWidth = invalid
          #expect(button.preferredMaxLayoutWidth == 0 && button.measured(.horizontal).natural == long)
        }
      }
    }
  }

  @Test func widestTitleFollowsTheTextAndBreaksAtHyphens() async throws {
    try await withStandardTheme { _ in
      try await withWidget(ActionButton(), width: 300) { button, window in
        button.setTitle("Go", for: .normal)
        button.setTitle("Plan-driven order", for: .selected)
        button.preservesPreferredMaxLayoutWidth = true
        button.preferredMaxLayoutWidth = 20
        await paint(window)
        let label = try #require(button.firstLabel)
        let padding = 2 * Int(Parts.button.metric(.paddingInline))
        let word = max(label.width(of: "driven"), label.width(of: "Plan-"), label.width(of: "order"))
        #expect(button.measured(.horizontal).minimum == word + padding)
        button.preferredMaxLayoutWidth = 0
        let natural = button.measured(.horizontal).natural
        #expect(natural == label.width(of: "Plan-driven order") + padding)
        Settings.default.textResolution = 96 * 1024 * 2
        await paint(window, frames: 2)
        #expect(button.measured(.horizontal).natural > natural + 30)
        Settings.default.reset("gtk-xft-dpi")
      }
    }
  }

  @Test func buttonGrowsRatherThanBreakAWord() async {
    await withStandardTheme { _ in
      await withWidget(ActionButton(), width: 300) { button, window in
        button.setTitle("Maintenance orders", for: .normal)
        button.preferredMaxLayoutWidth = 30
        button.horizontalAlignment = .start
        await paint(window)
        let label = button.firstLabel
        let word = label?.width(of: "Maintenance") ?? 0
        let size = button.measured(.horizontal)
        #expect(size == Measurement(word + 2 * Int(Parts.button.metric(.paddingInline))) && word > 30)
        #expect(label?.width == word && label?.displayedLines == ["Maintenance ", "orders"])
      }
    }
  }

  @Test func longTitleIsLimitedToTwoLinesAndTheIconKeepsItsPosition() async {
    await withStandardTheme { _ in
      await withWidget(ActionButton(), width: 120) { button, window in
        button.setTitle("Go", for: .normal)
        let one = button.firstLabel?.measured(.vertical).natural ?? 0
        button.setImage(.icon("list-add-symbolic"), for: .normal)
        button.setTitle(String(repeating: "on and on ", count: 1000), for: .normal)
        await paint(window)
        let label = button.firstLabel?.bounds(in: button)
        #expect(label.map { Int($0.height) == 2 * one || abs(Int($0.height) - 2 * one) <= 1 } == true)
        let icon = button.first(Parts.image)?.bounds(in: button)
        #expect(icon?.width == 16 && icon?.x == 0)
        #expect(label?.x == 16 + Parts.button.metric(.imageGap))
        button.direction = .rtl
        button.children[0].direction = .rtl
        await paint(window)
        let mirrored = button.first(Parts.image)?.bounds(in: button)
        #expect(mirrored.map { $0.x + $0.width } == Double(button.width))
      }
    }
  }

  @Test func titleFollowsTheTextAlignOfTheSheet() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    await withWidget(ActionButton()) { button, window in
      button.setTitle("Go", for: .normal)
      button.setImage(.icon("list-add-symbolic"), for: .normal)
      /// The space before and after the content of the button, from the left.
      @MainActor func space() -> (left: Double, right: Double)? {
        guard let icon = button.first(Parts.image)?.bounds(in: button),
          let title = button.firstLabel?.bounds(in: button)
        else { return nil }
        return (min(icon.x, title.x), Double(button.width) - max(icon.x + icon.width, title.x + title.width))
      }
      for direction in [TextDirection.ltr, .rtl] {
        button.setDirectionRecursively(direction)
        for alignment in ["left", "center", "right"] {
          let text = "\(Parts.button.classPath) { text-align: \(alignment); }"
          manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
          await paint(window, frames: 2)
          let free = space()
          #expect(free.map { $0.left + $0.right > 100 } == true, "\(alignment)")
          switch alignment {
          case "left": #expect(free?.left == 0, "\(direction)")
          case "right": #expect(free?.right == 0, "\(direction)")
          default: #expect(free.map { abs($0.left - $0.right) <= 1 } == true, "\(direction)")
          }
        }
      }
    }
  }

  @Test func iconOnlyButtonHasANameAndATooltip() async {
    await withNoPeerLeft {
      let button = ActionButton()
      #expect(button.differingAccessibleLabel(from: "Button") == nil && button.tooltip == nil)
      button.setImage(.icon("mail-send-symbolic"), for: .normal)
      #expect(button.differingAccessibleLabel(from: "mail send") == nil && button.tooltip == "mail send")
      button.accessibilityLabel = "Write to Franck"
      #expect(button.differingAccessibleLabel(from: "Write to Franck") == nil && button.tooltip == "Write to Franck")
      button.setTitle("Write", for: .normal)
      #expect(button.differingAccessibleLabel(from: "Write to Franck") == nil && button.tooltip == nil)
      button.accessibilityLabel = nil
      #expect(button.differingAccessibleLabel(from: "Write") == nil)
    }
  }

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let button = ActionButton()
      setUpToggle(button)
      button.setImage(.icon("mail-send-symbolic"), for: .normal)
      button.style = .primary
      button.semanticStatus = .negative
      button.isSelected = true
      button.isEnabled = false
      button.accessibilityLabel = "Name"
      button.preferredMaxLayoutWidth = 20
      button.preservesPreferredMaxLayoutWidth = true
      var presses = 0
      button.didSelectHandler = { _ in presses += 1 }
      button.prepareForReuse()
      button.emit("clicked")
      #expect(presses == 0 && !button.isSelected && button.isEnabled && !button.togglesSelection)
      #expect(button.currentTitle == nil && button.currentImage == nil && button.accessibilityLabel == nil)
      #expect(button.style == .secondary && button.hasStyleClass(Parts.secondary.classPath))
      #expect(!button.hasStyleClass(Parts.primary.classPath) && !button.hasStyleClass("negative"))
      #expect(button.preferredMaxLayoutWidth == 0 && !button.preservesPreferredMaxLayoutWidth)
      #expect(button.differingAccessibleLabel(from: "Button") == nil)
      #expect(button.children[0].children.allSatisfy { !$0.isVisible })
    }
  }

  // MARK: Style

  @Test(arguments: Appearance.allCases) func stylesMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(ActionButton()) { button, window in
        button.setTitle("Go", for: .normal)
        button.setImage(.icon("list-add-symbolic"), for: .normal)
        let states: [(StyleState, StateFlags)] = [
          (.normal, []), (.hover, .prelight), (.highlighted, .active), (.selected, .selected),
        ]
        for style in ActionButton.Style.allCases {
          button.style = style
          for meaning in SemanticStatus.allCases.map(Optional.some) + [nil] {
            button.semanticStatus = meaning
            for (state, flags) in states + [(.disabled, [])] {
              button.isSensitive = state != .disabled
              button.setState(flags, true)
              await paint(window)
              let expected = theme.resolve(style.part, state: state, variant: meaning, appearance: appearance)
              let context = "\(style) \(meaning?.rawValue ?? "") \(state)"
              RealizedStyle(of: button).expect("background-color", expected.backgroundColor, context)
              let label = try #require(button.firstLabel)
              let image = try #require(button.first(Parts.image))
              for part in [label, image] as [Widget] {
                // Properties that no sheet sets for the part are those of the button.
                let own = RealizedStyle(of: part)
                (own["color"] == nil ? RealizedStyle(of: button) : own).expect("color", expected.color, context)
              }
              if !flags.isEmpty { button.setState(flags, false) }
            }
          }
        }
        button.isSensitive = true
        await paint(window)
        let style = RealizedStyle(of: button)
        style.expectMetrics(of: Parts.button)
        style.expectFont(theme.resolve(Parts.button, appearance: appearance), "button")
        #expect(button.firstLabel?.numberOfLines == 2)
        #expect(button.measured(.vertical).natural >= 38 && button.measured(.horizontal).natural >= 44)
        let image = try #require(button.first(Parts.image))
        RealizedStyle(of: image).expectMetrics(of: Parts.image)
      }
    }
  }
}
