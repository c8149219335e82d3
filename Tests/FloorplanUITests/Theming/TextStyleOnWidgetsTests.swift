import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct TextStyleOnWidgetsTests {
  @Test func textStylesHaveTheirFontAndLineHeight() async throws {
    try await withStandardTheme { _ in
      let labels = TextStyle.allCases.map { style in
        let label = Label("Äg\nfÅ")
        label.addStyleClass(style.utilityClass)
        return label
      }
      try await withWidget(Box(.vertical, labels)) { _, window in
        defer { Settings.default.reset("gtk-xft-dpi") }
        for scale in [1.0, 2] {
          Settings.default.textResolution = Int32(scale * 96 * 1024)
          await paint(window, frames: 2)
          for (style, label) in zip(TextStyle.allCases, labels) {
            let font = try #require(WidgetFont(of: label))
            #expect(abs(font.pixels - scale * style.points) < 0.01, "\(style)")
            #expect(font.weight == style.weight, "\(style)")
            #expect(label.measured(.vertical).natural == Int(2 * scale * style.lineHeight), "\(style)")
          }
        }
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func controlsHaveTheFontsAndColorsOfTheTheme(appearance: Appearance) async throws {
    let sheet = StyleProvider()
    #expect(sheet.load(Theme.standard.controlCSS(for: appearance, families: Theme.fontFamilies)) == [])
    try await withStandardTheme(appearance) { theme in
      let display = try #require(Display.default)
      await withWidget(Entry()) { entry, window in
        // None of the fonts is visible to tests.
        #expect(entry.fontFamily == "Sans")
        display.add(sheet)
        defer { display.remove(sheet) }
        await paint(window)
        #expect(entry.fontFamily == "72,Inter,Adwaita Sans,Cantarell")
        for isElevated in [false, true] {
          window.setStyleClass(UtilityClass.elevated.rawValue, isElevated)
          await paint(window)
          let color = theme.color(.tertiaryBackground, in: appearance, elevated: isElevated)
          RealizedStyle(of: entry).expect("background-color", color, "entry, elevated: \(isElevated)")
          RealizedStyle(of: entry).expect("color", theme.color(.primaryLabel, in: appearance), "entry")
        }
      }
    }
  }

  @Test func cellInASheetHasTheElevatedSurface() async {
    await withStandardTheme(.dark) { theme in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        window.addStyleClass(UtilityClass.elevated.rawValue)
        for (state, flags) in [(StyleState.normal, StateFlags()), (.hover, .prelight), (.selected, .selected)] {
          cell.setState(flags, true)
          await paint(window)
          let expected = theme.resolve(
            ComponentParts.ObjectCell.cell, state: state, appearance: .dark, elevated: true)
          RealizedStyle(of: cell).expect("background-color", expected.backgroundColor, "\(state)")
          cell.setState(flags, false)
        }
        RealizedStyle(of: window).expect("background-color", ThemeColor(hex: 0x171D23), "sheet")
      }
    }
  }

  @Test("Texts are legible on the surfaces of sheets")
  func textsAreLegibleInSheets() {
    let texts: [ColorToken] =
      [.primaryLabel, .secondaryLabel, .tertiaryLabel, .tintColor2] + SemanticStatus.allCases.map(\.labelToken)
    for appearance in Appearance.allCases {
      for surface in [ColorToken.primaryGroupedBackground, .secondaryGroupedBackground] {
        let ground = Theme.standard.color(surface, in: appearance, elevated: true)
        for text in texts {
          let contrast = Theme.standard.color(text, in: appearance, elevated: true).contrast(with: ground)
          #expect(contrast >= 4.5, "\(text) on \(surface) in \(appearance): \(contrast)")
        }
      }
    }
  }
}
