import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SheetOnDisplayTests {
  /// A sheet that sets every property of every part in each of its states.
  private static func everything(_ values: [StyleProperty: String]) -> String {
    ComponentParts.all.flatMap { part in
      part.cssClasses.map { path in
        let lines = part.acceptedProperties.flatMap { accepted in
          accepted.sheetNames.map { "  \($0): \(values[accepted.property] ?? "rgba(18, 52, 87, 0.5)");\n" }
        }
        return "\(path) {\n\(lines.joined())}\n"
      }
    }.joined()
  }

  /// Usual values and extreme values, by property; all others are colors.
  private nonisolated static let values: [[StyleProperty: String]] = [
    [
      .fontStyle: "title3", .fontName: "'Odd name; }-CondensedBoldItalic'", .fontSize: "23.5", .fontWeight: "321",
      .lineHeight: "40", .letterSpacing: "-1.5", .tabularFigures: "true", .fontWidth: "condensed",
      .textTransform: "uppercase", .textLineClamp: "3", .textAlign: "right",
      .textShadowOffset: "1, 1", .viewAlpha: "0.5", .imageName: "img/probe",
      .onImage: "img/on", .offImage: "img/off", .cornerRadius: "6", .borderWidth: "2", .padding: "1 2 3 4",
      .width: "50", .height: "60", .shadowOffset: "0, 3", .shadowOpacity: "0.5",
      .shadowRadius: "4", .textOffset: "1, 1", .titleInsets: "1 2 3 4", .separatorStyle: "none",
      .backgroundImage: "img/paper", .backgroundImageRepeat: "true", .backgroundImageInsets: "1 2 3 4",
    ],
    extreme("99999999999999999999", pair: "99999999999999999999, 99999999999999999999"),
    extreme("-99999999999999999999", pair: "-99999999999999999999, -1"),
    extreme("0", pair: "0, 0"), extreme("1e309", pair: "1e309, 1e309"), extreme("NaN", pair: "nan, inf"),
    extreme("0.00000000001", pair: "0.00000000001, -0.00000000001"), extreme("-0", pair: "-0, -0"),
    extreme("';} x { y: z", pair: "';}, '*/"),
  ]

  /// The same number for all lengths.
  private nonisolated static func extreme(_ number: String, pair: String) -> [StyleProperty: String] {
    let pairs: Set<StyleProperty> = [.textShadowOffset, .shadowOffset, .textOffset]
    let numbers: [StyleProperty] = [
      .fontSize, .fontWeight, .lineHeight, .letterSpacing, .textLineClamp, .textShadowOffset, .viewAlpha, .cornerRadius,
      .borderWidth, .padding,
      .width,
      .height, .shadowOffset, .shadowOpacity, .shadowRadius, .textOffset, .titleInsets,
    ]
    var values = Dictionary(uniqueKeysWithValues: numbers.map { ($0, pairs.contains($0) ? pair : number) })
    for other in [
      StyleProperty.fontStyle, .fontName, .fontWidth, .textTransform, .textAlign, .imageName, .onImage, .offImage,
      .separatorStyle, .backgroundImage, .backgroundImageRepeat, .tabularFigures,
    ] {
      values[other] = number
    }
    return values
  }

  @Test func gtkParsesAllSheetPropertiesInEveryAppearance() throws {
    _ = GTKEnvironment.isReady
    let reading = StyleSheet.read(StyleSheetSource(name: "all.nss", text: Self.everything(Self.values[0])))
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

  @Test(arguments: 1..<values.count) func gtkParsesExtremeValues(index: Int) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    let cell = ObjectCell()
    cell.headlineText = "Headline"
    cell.statusText = "Status"
    cell.tags = ["Tag"]
    cell.accessoryType = .detailButton
    // A window would become as large as the cell, and take seconds to paint.
    await withWidget(ScrolledWindow(cell, name: "Cell")) { scrolled, window in
      scrolled.verticalAlignment = .fill
      manager.appearance = Appearance.allCases[index % Appearance.allCases.count]
      let text = Self.everything(Self.values[index])
      manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
      #expect(manager.problems.isEmpty, "\(manager.problems.prefix(3))")
      await paint(window)
      manager.theme.removeSheet()
      await paint(window)
    }
  }

  @Test func textTransformAppliesToButtonsAndTheirWidth() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    await withWidget(ActionButton()) { button, window in
      button.setTitle("LETTERS", for: .normal)
      await paint(window, frames: 2)
      let capitals = WidgetPicture(of: button)
      button.setTitle("letters", for: .normal)
      await paint(window, frames: 2)
      #expect(WidgetPicture(of: button) != capitals)
      let text = "\(ComponentParts.ActionButton.button.classPath) { text-transform: uppercase; }"
      manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
      await paint(window, frames: 2)
      #expect(WidgetPicture(of: button) == capitals)
      button.setTitle("letters of more", for: .selected)
      button.preservesPreferredMaxLayoutWidth = true
      let width = button.measured(.horizontal).natural
      button.isSelected = true
      #expect(button.measured(.horizontal).natural == width)
    }
  }

  @Test func labelPropertiesFollowTheSheetUntilItIsRemoved() async throws {
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
