import Testing

@testable import FloorplanTheme

/// Surfaces: of a color, a gradient and an image, the one with the highest precedence replaces the others.
@Suite struct SurfaceTests {
  private static let cell = ComponentParts.ObjectCell.cell
  private static let header = ComponentParts.ObjectHeader.view
  private static let general = ComponentParts.ActionButton.button
  private static let primary = ComponentParts.ActionButton.primary
  private static let white = "rgba(255,255,255,1)"
  private static let gradient = "linear-gradient(to bottom, rgba(255,0,0,1), rgba(0,0,255,1))"
  private static let ends = "background-color-top: red; background-color-bottom: blue;"

  private func theme(_ text: String, over base: Theme = Theme()) -> Theme { base.applying(read(text).sheet) }

  private func declarations(_ theme: Theme, _ part: ComponentPart, _ pseudoClass: String = "") -> [String] {
    theme.rules(for: part).filter { $0.selectors.contains(".\(part.classPath)\(pseudoClass)") }
      .flatMap(\.declarations)
  }

  /// The CSS for the surface of a part.
  private func paint(_ theme: Theme, _ part: ComponentPart, _ pseudoClass: String = "") -> String? {
    declarations(theme, part, pseudoClass).last { $0.hasPrefix("background: ") }.map {
      String($0.dropFirst("background: ".count))
    }
  }

  // MARK: Rules with higher precedence

  @Test(
    arguments: [
      ("TableCell { \(ends) }", "background-color: white;", cell, white),
      ("View { \(ends) }", "background-color: white;", header, white),
      ("Button { \(ends) }", "background-color: white;", primary, white),
      ("Button { background-color-top: red; }", "background-color: white;", primary, white),
      ("Button { background-color: white; }", ends, primary, gradient),
      // A single end is used for both.
      (
        "Button { \(ends) }", "background-color-top: white;", primary, "linear-gradient(to bottom, \(white), \(white))"
      ),
      // The part that this one specializes.
      ("\(general.classPath) { \(ends) }", "background-color: white;", primary, white),
      ("\(general.classPath) { background-color: white; }", ends, primary, gradient),
    ] as [(String, String, ComponentPart, String)])
  func classPathSurfaceReplacesGeneralClasses(lower: String, upper: String, part: ComponentPart, expected: String) {
    let rule = "\(part.classPath) { \(upper) }"
    for text in ["\(lower)\n\(rule)", "\(rule)\n\(lower)"] {
      #expect(paint(theme(text), part) == expected, "\(text)")
    }
    #expect(!read("\(lower)\n\(rule)").codes.contains(.overridden))
  }

  @Test func barSurfaceOverridesViewSurface() {
    let text = "View { \(Self.ends) }\nNavigationBar { background-color: white; }"
    #expect(paint(theme(text), Self.header) == Self.white)
    #expect(paint(theme("NavigationBar { \(Self.ends) bar-tint-color: white; }"), Self.header) == Self.gradient)
  }

  @Test func cellButtonSurfaceOverridesItsStyle() {
    let button = ComponentParts.ButtonCell.button
    let text = "\(Self.primary.classPath) { \(Self.ends) }\n\(button.classPath) { background-color: white; }"
    #expect(paint(theme(text), button, ".\(Self.primary.classPath)") == Self.white)
    let pressed = paint(theme(text), button, ".\(Self.primary.classPath):active")
    #expect(pressed?.hasPrefix("rgba(") == true, "\(pressed ?? "")")
  }

  @Test func semanticVariantKeepsTheGradient() {
    let part = ComponentParts.ActionButton.secondary
    let styled = theme("\(part.classPath) { \(Self.ends) }")
    for variant in SemanticStatus.allCases {
      #expect((paint(styled, part, ".\(variant.rawValue)") ?? paint(styled, part)) == Self.gradient, "\(variant)")
    }
  }

  @Test func sheetReplacesSurfaceFromCode() throws {
    var base = Theme()
    let red = StyleValue.literal(ThemeColor(hex: 0xFF0000))
    try base.set(.backgroundColorTop, to: red, of: Self.primary.classPath)
    #expect(paint(base, Self.primary)?.hasPrefix("linear-gradient") == true)
    #expect(paint(theme("Button { background-color: white; }", over: base), Self.primary) == Self.white)
    try base.set(.backgroundColor, to: red, of: Self.primary.classPath)
    #expect(paint(base, Self.primary) == "rgba(255,0,0,1)")
  }

  @Test func stateSurfaceOverridesStatelessSurface() {
    let path = Self.primary.classPath
    let hovered = theme("Button { \(Self.ends) }\n\(path) { background-color-hover: white; }")
    #expect(paint(hovered, Self.primary) == Self.gradient && paint(hovered, Self.primary, ":hover") == Self.white)
    let both = theme(
      "Button { background-color-top-hover: red; }\n\(path) { \(Self.ends) background-color-hover: white; }")
    #expect(paint(both, Self.primary) == Self.gradient && paint(both, Self.primary, ":hover") == Self.white)
    let pressed = theme("Button { background-color-highlighted: white; }\n\(path) { \(Self.ends) }")
    #expect(paint(pressed, Self.primary, ":active") == Self.white)
    // The overlay of a state is above the visible surface.
    let plain = theme("Button { \(Self.ends) }\n\(path) { background-color: white; }")
    let veiled = paint(plain, Self.primary, ":active")
    #expect(veiled?.hasPrefix("rgba(") == true && veiled != Self.white, "\(veiled ?? "")")
  }

  @Test("An image covers the color of its class, and a higher class replaces both")
  func imageCoversItsClassColor() throws {
    let path = Self.primary.classPath
    func shown(_ text: String) throws -> Theme {
      var shown = theme(text)
      let edges = EdgeLengths(top: 1, right: 2, bottom: 3, left: 4)
      shown.pictures = [
        try #require(shown.sheetImages.first): SurfacePicture(url: "data:", centers: [edges: "data:center"])
      ]
      return shown
    }
    let both = try shown("Button { background-color: white; background-image: paper; }")
    #expect(declarations(both, Self.primary).contains("background-image: url(\"data:\")"))
    let plain = try shown("Button { background-image: paper; }\n\(path) { background-color: white; }")
    #expect(plain.customImage(.backgroundImage, of: Self.primary) == nil)
    #expect(plain.customImage(.backgroundImage, of: ComponentParts.ActionButton.secondary) != nil)
    #expect(!declarations(plain, Self.primary).contains { $0.contains("url(") })
    let text = "background-image: paper; background-image-insets: 1 2 3 4;"
    let framed = try shown("\(Self.general.classPath) { \(text) }\n\(path) { background-color: white; }")
    #expect(declarations(framed, Self.general).contains("border-image-source: url(\"data:\")"))
    let special = declarations(framed, Self.primary)
    #expect(special.contains("border-image-source: none") && special.contains("background-color: \(Self.white)"))
    #expect(special.contains("background-image: none"))
    #expect(special.contains { $0.hasPrefix("min-height: ") } && !special.contains { $0.contains("url(") })
  }

  // MARK: Rules for one class path

  @Test(
    arguments: [
      ("{ \(ends) background-color: white; }", white, ["background-color-top", "background-color-bottom"]),
      ("{ background-color: white; \(ends) }", gradient, ["background-color"]),
      // The later end also restores the other one.
      (
        "{ background-color-top: red; background-color: white; background-color-bottom: blue; }", gradient,
        ["background-color"]
      ),
      ("{ \(ends) }\nPATH { background-color: white; }", white, ["background-color-top", "background-color-bottom"]),
      ("{ background-color: white; }\nPATH { \(ends) }", gradient, ["background-color"]),
      ("{ \(ends) }\nPATH, Button { background-color: white; }", white, []),
      // Each is for a separate state.
      ("{ \(ends) background-color-selected: white; }", gradient, []),
    ] as [(String, String, [String])])
  func laterSurfaceWinsAndEarlierIsReported(rules: String, expected: String, expectedNames: [String]) {
    let text = "PATH \(rules)".replacing("PATH", with: Self.primary.classPath)
    #expect(paint(theme(text), Self.primary) == expected, "\(text)")
    let messages = read(text).diagnostics.filter { $0.code == .overridden }.map(\.message)
    #expect(messages.map { String($0.split(separator: "”")[0].dropFirst()) } == expectedNames, "\(messages)")
    // Stock NUI draws the gradient.
    let mentionsIOS = messages.allSatisfy { $0.hasSuffix("; iOS displays the gradient") == (expected == Self.white) }
    #expect(mentionsIOS)
    // A pressed part displays the same below an overlay.
    let pressed = paint(theme(text), Self.primary, ":active")
    #expect(pressed?.hasPrefix("linear-gradient") == (expected == Self.gradient), "\(pressed ?? "")")
  }

  // MARK: Diagnostics

  @Test func provenanceListsLostSurfaces() throws {
    let text =
      "Button { \(Self.ends) background-image: paper; }\n\(Self.primary.classPath) { background-color: white; }"
    let properties = try theme(text).provenance(of: Self.primary.classPath, appearance: .light).properties
    let surface = properties.filter { $0.property.rawValue.hasPrefix("background-") }
    #expect(surface.map(\.property) == [.backgroundColor])
    let color = try #require(surface.first)
    #expect(color.value == "#FFFFFF" && color.coveredBy == nil)
    #expect(
      color.overridden.map(\.text).prefix(3)
        == ["background-image: paper", "background-color-bottom: blue", "background-color-top: red"])
    #expect(color.overridden.last?.origin == .table)
    let reversed = "Button { background-color: white; }\n\(Self.primary.classPath) { \(Self.ends) }"
    let top = try #require(
      try theme(reversed).provenance(of: Self.primary.classPath, appearance: .light).properties.first {
        $0.property == .backgroundColorTop
      })
    #expect(top.overridden.first?.text == "background-color: white" && top.coveredBy == nil)
  }

  @Test func coveredValueIsNotAlsoLost() throws {
    let text = "\(Self.primary.classPath) { \(Self.ends) background-color: white; }"
    let properties = try theme(text).provenance(of: Self.primary.classPath, appearance: .light).properties
    let color = try #require(properties.first { $0.property == .backgroundColor })
    let top = try #require(properties.first { $0.property == .backgroundColorTop })
    #expect(color.coveredBy == nil && !color.overridden.map(\.text).contains("background-color-top: red"))
    #expect(top.coveredBy == "background-color")
  }

  @Test func contrastUsesTheVisibleSurface() {
    func isReported(_ color: String) -> Bool {
      let text = """
        Button { font-color: white; background-color-top: black; background-color-bottom: black; }
        \(Self.primary.classPath) { background-color: \(color); }
        """
      return read(text).diagnostics.contains {
        $0.code == .lowContrast && $0.message.contains(Self.primary.classPath)
      }
    }
    #expect(isReported("white") && !isReported("black"))
  }

  @Test func generatedRuleHasTheVisibleSurface() throws {
    let path = Self.primary.classPath
    let made = try theme("\(path) { \(Self.ends) background-color: white; }").rule(for: path)
    #expect(made.contains("background-color: rgb") || made.contains("background-color: #"), "\(made)")
    #expect(!made.contains("background-color-top:"))
  }
}
