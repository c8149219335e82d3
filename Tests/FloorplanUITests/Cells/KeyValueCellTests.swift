import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct KeyValueCellTests {
  private typealias Parts = ComponentParts.KeyValueCell

  @Test func unsetPartsHaveNoWidgetAndMissingValueHasAPlaceholder() async {
    await withNoPeerLeft {
      let cell = KeyValueCell()
      #expect(cell.children.isEmpty)
      cell.value = "12 kg"
      #expect(cell.children.count == 1 && cell.visiblePart(Parts.valueLabel) != nil)
      cell.keyName = "Weight"
      #expect(cell.children.count == 2 && (cell.visiblePart(Parts.keyLabel) as? Label)?.text == "Weight")
      for none in [nil, ""] as [String?] {
        cell.value = "12 kg"
        cell.value = none
        #expect(cell.visiblePart(Parts.valueLabel) == nil)
        #expect((cell.visiblePart(Parts.emptyValueLabel) as? Label)?.text == "–")
      }
      cell.emptyValueText = "None"
      #expect((cell.visiblePart(Parts.emptyValueLabel) as? Label)?.text == "None")
      cell.keyName = ""
      #expect(cell.visiblePart(Parts.emptyValueLabel) == nil && cell.visiblePart(Parts.keyLabel) == nil)
    }
  }

  @Test func keyNamesTheCellAndValueDescribesIt() async {
    await withNoPeerLeft {
      let cell = KeyValueCell()
      cell.value = "12 kg"
      #expect(cell.differingAccessibleLabel(from: "12 kg") == nil && cell.copyableText == "12 kg")
      cell.keyName = "Weight"
      #expect(cell.differingAccessibleLabel(from: "Weight") == nil)
      #expect(cell.differingAccessibleDescription(from: "12 kg") == nil)
      #expect(cell.copyableText == "Weight: 12 kg" && cell.accessibleRole == .listItem)
      cell.value = nil
      #expect(cell.differingAccessibleDescription(from: "no value") == nil && cell.copyableText == "Weight: –")
      cell.keyName = nil
      #expect(cell.copyableText == nil)
    }
  }

  @Test func valueWithAHandlerWorksWithPointerAndKeyboard() async throws {
    try await withCell(KeyValueCell.self) { cell, _ in
      var calls: [Int] = []
      cell.keyName = "Phone"
      cell.value = "+49 6227 747474"
      cell.didSelectValueHandler = { calls.append(1) }
      #expect(cell.visiblePart(Parts.valueLabel) == nil)
      let link = try #require(cell.visiblePart(Parts.valueButton) as? Button)
      #expect(link.firstLabel?.text == "+49 6227 747474" && link.accessibleRole == .link)
      #expect(link.differingAccessibleLabel(from: "+49 6227 747474") == nil)
      #expect(link.differingAccessibleDescription(from: "Phone") == nil)
      link.emit("clicked")
      #expect(calls == [1])
      #expect(link.isFocusable && link.grabFocus())
      #expect(await link.pressAsKey() && calls.count == 2)
      // The current handler is called.
      cell.didSelectValueHandler = { calls.append(2) }
      link.emit("clicked")
      #expect(calls == [1, 1, 2])
      cell.didSelectValueHandler = nil
      #expect(cell.visiblePart(Parts.valueButton) == nil && cell.visiblePart(Parts.valueLabel) != nil)
      cell.didSelectValueHandler = {}
      cell.value = nil
      #expect(cell.visiblePart(Parts.valueButton) == nil && cell.visiblePart(Parts.emptyValueLabel) != nil)
    }
  }

  @Test func partsAreStackedAndALinkIsAsWideAsItsText() async throws {
    try await withStandardTheme { _ in
      try await withCell(KeyValueCell.self) { cell, window in
        cell.keyName = "Phone"
        cell.value = "+49 6227 747474"
        cell.didSelectValueHandler = {}
        await paint(window)
        let link = try #require(cell.visiblePart(Parts.valueButton))
        for isMirrored in [false, true] {
          cell.direction = isMirrored ? .rtl : .ltr
          await paint(window)
          let (key, value) = (cell.visiblePart(Parts.keyLabel)?.bounds(in: cell), link.bounds(in: cell))
          let gap = Parts.cell.metric(.lineGap)
          #expect(key?.y == 0 && value.map(\.y) == key.map { $0.height + gap })
          let natural = Double(link.measured(.horizontal).natural)
          #expect(value?.width == natural)
          #expect(value?.x == (isMirrored ? Double(cell.width) - natural : 0))
        }
      }
    }
  }

  @Test func longTextsWrapAndNarrowCellsClip() async {
    await withCell(KeyValueCell.self, width: 120) { cell, window in
      cell.keyName = "Key"
      cell.value = "Value"
      let keyLine = cell.visiblePart(Parts.keyLabel)?.measured(.vertical).natural ?? 0
      let valueLine = cell.visiblePart(Parts.valueLabel)?.measured(.vertical).natural ?? 0
      let gap = Int(Parts.cell.metric(.lineGap))
      #expect(cell.measured(.vertical, forSize: 100).natural == keyLine + gap + valueLine)
      let long = String(repeating: "word ", count: 2000)
      cell.keyName = long
      #expect(cell.measured(.vertical, forSize: 100).natural <= 2 * keyLine + gap + valueLine + 1)
      cell.value = long
      #expect(cell.measured(.vertical, forSize: 100).natural > 300 * valueLine)
      // The maximum height of a window.
      cell.value = String(repeating: "W", count: 2000)
      for handler in [nil, {}] as [(() -> Void)?] {
        cell.didSelectValueHandler = handler
        for text in ["مرحبا", "👩‍🚀 up", "a\nb", long, String(repeating: "W", count: 10_000)] {
          cell.keyName = text
          await paint(window)
        }
        #expect(cell.measured(.horizontal).minimum < 120)
      }
      // Even if there are no line break opportunities.
      cell.value = String(repeating: "V", count: 10_000)
      #expect(cell.measured(.horizontal).minimum < 120 && cell.measured(.vertical, forSize: 100).natural > 1000)
      #expect(cell.copyableText?.hasSuffix("VVV") == true && cell.copyableText?.contains("\u{200B}") == false)
    }
  }

  @Test func phoneNumberKeepsItsOrderInRTL() async {
    await withNoPeerLeft {
      let cell = KeyValueCell()
      cell.keyName = "Phone"
      cell.value = "+49 6227 747474"
      #expect(cell.part(Parts.valueLabel)?.firstLabel?.text == "+49 6227 747474")
      cell.direction = .rtl
      #expect(cell.part(Parts.valueLabel)?.firstLabel?.text == "\u{200E}+49 6227 747474")
      #expect(cell.copyableText == "Phone: +49 6227 747474")
      cell.didSelectValueHandler = {}
      #expect(cell.part(Parts.valueButton)?.firstLabel?.text == "\u{200E}+49 6227 747474")
      cell.value = "مرحبا 12"
      #expect(cell.part(Parts.valueButton)?.firstLabel?.text == "مرحبا 12")
      cell.direction = .ltr
      cell.value = "1 2"
      #expect(cell.part(Parts.valueButton)?.firstLabel?.text == "1 2")
    }
  }

  @Test func onlyAddressesBreakWithinWords() async {
    await withNoPeerLeft {
      let cell = KeyValueCell()
      cell.value = "franck.syren@example.com"
      #expect(cell.part(Parts.valueLabel)?.firstLabel?.breaksWords == true)
      cell.didSelectValueHandler = {}
      #expect(cell.part(Parts.valueButton)?.firstLabel?.breaksWords == true)
      cell.value = "Maintenance planner"
      #expect(cell.part(Parts.valueButton)?.firstLabel?.breaksWords == false)
      cell.value = "Instandhaltungsvereinbarung 2024"
      #expect(cell.part(Parts.valueButton)?.firstLabel?.breakableRanges == [28..<32])
    }
  }

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let cell = KeyValueCell()
      var calls = 0
      cell.keyName = "Phone"
      cell.value = "1"
      cell.emptyValueText = "None"
      cell.didSelectValueHandler = { calls += 1 }
      let link = cell.visiblePart(Parts.valueButton)
      cell.prepareForReuse()
      link?.emit("clicked")
      #expect(calls == 0 && cell.keyName == nil && cell.value == nil && cell.didSelectValueHandler == nil)
      #expect(cell.children.allSatisfy { !$0.isVisible } && cell.measured(.vertical).natural == 0)
      #expect(cell.differingAccessibleLabel(from: "") == nil && cell.differingAccessibleDescription(from: "") == nil)
      cell.keyName = "Name"
      #expect((cell.visiblePart(Parts.emptyValueLabel) as? Label)?.text == "–")
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(KeyValueCell.self) { cell, window in
        cell.keyName = "Key"
        for part in [Parts.valueLabel, Parts.emptyValueLabel, Parts.keyLabel] {
          cell.value = part == Parts.valueLabel ? "Value" : nil
          for isEnabled in [true, false] {
            cell.isSensitive = isEnabled
            await paint(window)
            let expected = theme.resolve(part, state: isEnabled ? .normal : .disabled, appearance: appearance)
            let label = try #require(cell.visiblePart(part) as? Label)
            let style = RealizedStyle(of: label)
            style.expect("color", expected.color, part.name)
            style.expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit)
          }
        }
        cell.isSensitive = true
        cell.value = "Value"
        cell.didSelectValueHandler = {}
        let link = try #require(cell.visiblePart(Parts.valueButton))
        let states: [(StyleState, StateFlags)] = [(.normal, []), (.hover, .prelight), (.highlighted, .active)]
        for (state, flags) in states {
          link.setState(flags, true)
          await paint(window)
          let expected = theme.resolve(Parts.valueButton, state: state, appearance: appearance)
          let style = RealizedStyle(of: link)
          style.expect("color", expected.color, "\(state)")
          style.expect("background-color", expected.backgroundColor, "\(state)")
          style.expectFont(expected, "link")
          style.expectMetrics(of: Parts.valueButton)
          if !flags.isEmpty { link.setState(flags, false) }
        }
        RealizedStyle(of: cell).expectMetrics(of: Parts.cell)
        RealizedStyle(of: cell).expect(
          "background-color", theme.resolve(Parts.cell, appearance: appearance).backgroundColor, "cell")
      }
    }
  }
}
