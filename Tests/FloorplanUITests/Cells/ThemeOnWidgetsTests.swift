import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The styles of realized widgets in GTK, compared with the parts tables.
@Suite(.serialized) struct ThemeOnWidgetsTests {
  private typealias Parts = ComponentParts.ObjectCell

  private func fill(_ cell: ObjectCell) {
    cell.headlineText = "Headline"
    cell.subheadlineText = "Subheadline"
    cell.footnoteText = "Footnote"
    cell.statusImage = .icon("dialog-warning-symbolic")
    cell.detailImage = .icon("folder-symbolic")
  }

  @Test(arguments: Appearance.allCases) func textsHaveTheFontsAndColorsOfTheTable(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ObjectCell.self) { cell, window in
        fill(cell)
        cell.statusText = "Status"
        cell.substatusText = "Substatus"
        cell.showsDescriptionInCompact = true
        cell.limitsHeightToMainContent = false
        cell.descriptionText = "Description"
        await paint(window)
        for isEnabled in [true, false] {
          cell.isSensitive = isEnabled
          await paint(window)
          for part in Parts.all where part.kind == .text && part.origin == .fiori {
            let label = try #require(cell.visiblePart(part) as? Label)
            let expected = theme.resolve(part, state: isEnabled ? .normal : .disabled, appearance: appearance)
            let style = RealizedStyle(of: label)
            style.expect("color", expected.color, part.name)
            style.expectFont(expected, part.name)
            #expect(label.numberOfLines == expected.lineLimit)
          }
        }
      }
    }
  }

  @Test(arguments: Appearance.allCases) func cellHasTheBackgroundOfTheTable(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ObjectCell.self) { cell, window in
        fill(cell)
        let states: [(StyleState, StateFlags)] = [
          (.normal, []), (.hover, .prelight), (.highlighted, .active), (.selected, .selected),
        ]
        for (state, flags) in states {
          cell.setState(flags, true)
          await paint(window)
          let expected = theme.resolve(Parts.cell, state: state, appearance: appearance)
          RealizedStyle(of: cell).expect("background-color", expected.backgroundColor, "\(state)")
          if !flags.isEmpty { cell.setState(flags, false) }
        }
        await paint(window)
        let style = RealizedStyle(of: cell)
        #expect(style.pixels("padding-top") == 14 && style.pixels("padding-left") == 16)
        #expect(style.pixels("padding-bottom") == 14 && style.pixels("padding-right") == 16)
        #expect(style.pixels("border-top-left-radius") == 8)
        #expect(cell.measured(.vertical).natural >= 44)
        let image = try #require(cell.visiblePart(Parts.detailImageView))
        RealizedStyle(of: image).expect(
          "color", theme.resolve(Parts.detailImageView, appearance: appearance).tintColor,
          "image")
        #expect((image.children.first as? Image)?.pixelSize == 45)
        let icon = try #require(cell.visiblePart(Parts.statusImageView))
        #expect(RealizedStyle(of: icon).pixels("-gtk-icon-size") == 16)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func eachSemanticHasItsColor(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withCell(ObjectCell.self) { cell, window in
        cell.statusImage = .icon("dialog-warning-symbolic")
        for isText in [false, true] {
          cell.statusText = isText ? "Status" : nil
          let part = isText ? Parts.statusLabel : Parts.statusImageView
          for meaning in SemanticStatus.allCases.map(Optional.some) + [nil] {
            cell.semanticStatus = meaning
            await paint(window)
            let expected = theme.resolve(part, variant: meaning, appearance: appearance)
            let widget = try #require(cell.visiblePart(part))
            let color = isText ? expected.color : expected.tintColor
            RealizedStyle(of: widget).expect("color", color, "\(String(describing: meaning))")
          }
        }
      }
    }
  }

  @Test(arguments: Appearance.allCases) func imageCellMatchesItsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.ImageCell
    try await withStandardTheme(appearance) { theme in
      try await withCell(ImageCell.self) { cell, window in
        cell.detailImage = .icon("folder-symbolic")
        await paint(window)
        let image = try #require(cell.visiblePart(Parts.detailImageView))
        let style = RealizedStyle(of: cell)
        RealizedStyle(of: image).expect(
          "color", theme.resolve(Parts.detailImageView, appearance: appearance).tintColor,
          "image")
        style.expect("background-color", theme.resolve(Parts.cell, appearance: appearance).backgroundColor, "cell")
        style.expectMetrics(of: Parts.cell)
      }
    }
  }

  @Test func appearanceAppliesImmediatelyAndRemoveRestoresTheStyle() async throws {
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    await withCell(ObjectCell.self) { cell, window in
      fill(cell)
      let manager = ThemeManager(display: display)
      for appearance in Appearance.allCases {
        manager.appearance = appearance
        await paint(window)
        #expect(manager.problems.isEmpty)
        RealizedStyle(of: cell.headlineLabel).expect(
          "color",
          manager.theme.resolve(Parts.headlineLabel, appearance: appearance).color, "\(appearance)")
      }
      manager.remove()
      await paint(window)
      #expect(RealizedStyle(of: cell).pixels("padding-top") != 14)
    }
  }
}
