import FloorplanTheme
import FloorplanThemeCheck
import Testing

@Suite struct ThemeComparisonTests {
  private static let headline = "fdlFUIObjectCollectionViewCell_headlineLabel"

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet, in: .desktop) }

  private func lines(_ old: String, _ new: String) -> [String] {
    let comparison = ThemeComparison(from: theme(old), to: theme(new))
    #expect(comparison.isEmpty == comparison.description.isEmpty)
    return comparison.description.split(separator: "\n").map(String.init)
  }

  @Test func themesThatDisplayTheSameAreEqual() {
    let literal = "\(Self.headline) { font-color: #123456; }"
    #expect(lines(literal, literal) == [])
    #expect(lines(literal, "@ink: #123456;\n/* Ink. */ \(Self.headline) { font-color: @ink; }") == [])
    #expect(lines("", "\(Self.headline) { font-color: primaryLabel; }") == [])
    #expect(lines("", "Label { fon-color: red; }\n@unused: red;") == [])
  }

  @Test func appearancesOfAThemeAreCompared() {
    let sheet = theme("@primaryLabel_lightBackground: #111111;\n@primaryLabel_darkBackground: #EEEEEE;")
    let comparison = ThemeComparison(from: sheet, in: .light, to: sheet, in: .dark)
    let (dark, light) = (ThemeColor(hex: 0xEEEEEE), ThemeColor(hex: 0x111111))
    #expect(comparison.palette.contains { $0.token == .primaryLabel && $0.old == light && $0.new == dark })
    #expect(
      comparison.differences.contains {
        $0.classPath == Self.headline && $0.property == .fontColor && $0.old?.text == "#111111"
          && $0.new?.text == "#EEEEEE"
      })
    #expect(comparison.palette.allSatisfy { $0.appearance == .dark })
    #expect(comparison.differences.allSatisfy { $0.appearances == [.dark] })
    #expect(ThemeComparison(from: sheet, in: .dark, to: sheet, in: .dark).isEmpty)
  }

  @Test func changedColorIsReportedWithItsPlace() {
    let old = "\(Self.headline) { font-color: #123456; }"
    let new = "@ink: #654321;\n\(Self.headline) {\n  font-color: @ink;\n}"
    #expect(
      lines(old, new) == ["\(Self.headline): font-color: #123456 → #654321, from sheet.nss:1:1"])
    let selected = "\(Self.headline) { font-color: #123456; font-color-selected: #000001; }"
    #expect(
      lines(old, selected) == ["\(Self.headline): font-color-selected: #123456 → #000001, from sheet.nss:1:69"])
    let size = "\(Self.headline) { font-color: #123456; font-size: 40; }"
    #expect(lines(old, size).count == 1)
    #expect(lines(old, size).allSatisfy { $0.hasPrefix("\(Self.headline): font-size: ") })
  }

  @Test func everyStateThatDisplaysAnotherValueIsReported() {
    // The value that both themes display in a state can be that of different fallbacks.
    let states = ComponentParts.ObjectCell.headlineLabel.states
    for old in states {
      for new in states where old != new {
        func rule(_ state: StyleState) -> String {
          let suffix = state == .normal ? "" : "-\(state.rawValue)"
          return "\(Self.headline) { font-color\(suffix): #123456; }"
        }
        #expect(!lines(rule(old), rule(new)).isEmpty, "\(old) \(new)")
      }
    }
  }

  @Test func changedPaletteColorIsReportedForEachPart() throws {
    let reported = lines("", "@positiveLabel_darkBackground: #00FF01;")
    #expect(reported.first?.hasPrefix("@positiveLabel (dark): #") == true)
    #expect(reported.first?.hasSuffix(" → #00FF01") == true)
    let parts = reported.dropFirst()
    #expect(!parts.isEmpty)
    for line in parts {
      #expect(line.contains("(positive, dark): ") || line.contains(" (dark): "), "\(line)")
      #expect(line.hasSuffix(" → #00FF01, from sheet.nss:1:1"), "\(line)")
    }
  }

  @Test func reverseComparisonHasTheSameDifferences() throws {
    let sheet = theme(SheetFixtures.components)
    let forward = ThemeComparison(from: .standard, to: sheet)
    let backward = ThemeComparison(from: sheet, to: .standard)
    #expect(!forward.isEmpty)
    #expect(forward.palette.map(\.old) == backward.palette.map(\.new))
    func key(_ difference: ThemeComparison.Difference, _ values: [String?]) -> String {
      "\(difference.classPath) \(difference.property) \(difference.state) \(values)"
    }
    let changes = Set(forward.differences.map { key($0, [$0.old?.text, $0.new?.text]) })
    let reverted = Set(backward.differences.map { key($0, [$0.new?.text, $0.old?.text]) })
    #expect(changes == reverted)
  }
}
