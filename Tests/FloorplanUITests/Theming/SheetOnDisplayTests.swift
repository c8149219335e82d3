import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SheetOnDisplayTests {
  /// A sheet that sets every property of every part in every state that it shows.
  private static let everything: String = {
    let values: [StyleProperty: String] = [
      .fontStyle: "title3", .fontName: "'Odd name; }-CondensedBoldItalic'", .fontSize: "23.5", .fontWeight: "321",
      .textLineClamp: "3", .textAlign: "right", .viewAlpha: "0.5", .imageName: "img/probe",
    ]
    return ComponentParts.all.flatMap { part in
      part.cssClasses.map { path in
        let lines = part.acceptedProperties.map(\.property).flatMap { property in
          part.states.map { state in
            let suffix = state == .normal ? "" : "-" + state.rawValue
            return "  \(property.rawValue)\(suffix): \(values[property] ?? "rgba(18, 52, 87, 0.5)");\n"
          }
        }
        return "\(path) {\n\(lines.joined())}\n"
      }
    }.joined()
  }()

  @Test("GTK takes all that a sheet can set, in every appearance")
  func everythingIsTaken() throws {
    _ = GTKEnvironment.isReady
    let reading = StyleSheet.read(StyleSheetSource(name: "all.nss", text: Self.everything))
    #expect(!reading.hasErrors)
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    manager.theme = Theme.standard.applying(reading.sheet)
    for appearance in Appearance.allCases {
      manager.appearance = appearance
      #expect(manager.problems.isEmpty, "\(manager.problems.prefix(3))")
      let css = manager.theme.css(for: appearance).joined()
      #expect(css.contains("rgba(18,52,87,0.5)"))
      #expect(css.contains("font-stretch: condensed"))
    }
  }

  @Test("What a sheet says of a label is what it shows, until the sheet is taken off")
  func labelsFollowTheSheet() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = String(repeating: "A headline of many words. ", count: 20)
      await paint(window)
      let text = "\(ComponentParts.ObjectCell.headlineLabel.classPath) { text-line-clamp: 4; text-align: right; }"
      manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
      await paint(window)
      #expect(cell.headlineLabel.numberOfLines == 4)
      #expect(cell.headlineLabel.alignment == 1)
      manager.theme.removeSheet()
      #expect(cell.headlineLabel.numberOfLines == 2)
      #expect(cell.headlineLabel.alignment == 0)
    }
  }
}
