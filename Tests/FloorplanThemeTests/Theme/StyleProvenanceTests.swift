import Testing

@testable import FloorplanTheme

@Suite struct StyleProvenanceTests {
  private let path = ComponentParts.ObjectCell.headlineLabel.classPath

  private func property(
    _ property: StyleProperty, _ text: String, over base: Theme = Theme(), state: StyleState = .normal,
    in appearance: Appearance = .light
  ) throws -> StyleProvenance.Property {
    let provenance = try base.applying(read(text).sheet)
      .provenance(of: path, state: state, appearance: appearance)
    return try #require(provenance.properties.first { $0.property == property })
  }

  @Test func descriptionHasChainLocationAndLostValues() throws {
    var base = Theme()
    try base.set(.fontColor, to: .literal(ThemeColor(hex: 0x00FF00)), of: path)
    let text = """
      @brand: @base;
      @base: #0057D2;
      \(path) { font-color: red; }
      \(path) {
        font-color: @brand;
      }
      """
    let found = try property(.fontColor, text, over: base)
    #expect(
      found.description == """
        font-color: #0057D2
          from sheet.nss:5:3: font-color: @brand
          via @brand (sheet.nss:1:1) → @base (sheet.nss:2:1) → #0057D2
          overrides sheet.nss:3:\(path.utf8.count + 4): font-color: red
          overrides code: font-color: #00FF00
          overrides table: font-color: primaryLabel
        """)
    #expect(found.source.origin != .code && found.source.loss == nil)
    #expect(found.overridden.map(\.loss) == [.order, .code, .table])
  }

  @Test func paletteColorFollowsTheSheetsRedefinitions() throws {
    let text = "@brand: red;\n@tintColor: @brand;\n\(path) { font-color: @tintColor; }"
    let light = try property(.fontColor, text)
    #expect(light.chain == "tintColor → @tintColor (sheet.nss:2:1) → @brand (sheet.nss:1:1) → #FF0000")
    let dark = try property(.fontColor, text, in: .dark)
    #expect(dark.chain.hasPrefix("tintColor → palette → #"))
    var base = Theme()
    base.palette.override(.tintColor, with: ThemeColor(hex: 0x123457), in: .dark)
    #expect(try property(.fontColor, text, over: base, in: .dark).chain == "tintColor → palette set in code → #123457")
    let pinned = try property(.fontColor, "\(path) { font-color: tintColor_darkBackground; }")
    #expect(pinned.chain.hasPrefix("tintColor_darkBackground → palette → #"))
  }

  @Test func chainNamesIntermediatePaletteColors() throws {
    let text = "@tintColor: #445566;\n@primaryLabel: @tintColor;\n\(path) { font-color: @primaryLabel; }"
    let chain = "@primaryLabel (sheet.nss:2:1) → @tintColor (sheet.nss:1:1)"
    #expect(try property(.fontColor, text).chain == "primaryLabel → \(chain) → #445566")
    let nui = try Theme().applying(read(text, .nui).sheet).provenance(of: path, appearance: .light)
    #expect(nui.properties.first { $0.property == .fontColor }?.chain == "\(chain) → #445566")
    let further = "@tintColor: customColor1;\n@primaryLabel: @tintColor;\n\(path) { font-color: @primaryLabel; }"
    #expect(try property(.fontColor, further).chain.hasPrefix("primaryLabel → \(chain) → customColor1 → palette → #"))
    let indirect = "@tintColor: #445566;\n@brand: @tintColor;\n\(path) { font-color: @brand; }"
    #expect(
      try property(.fontColor, indirect).chain == "@brand (sheet.nss:2:1) → @tintColor (sheet.nss:1:1) → #445566")
  }

  @Test func stateValueNamesItsState() throws {
    let text = "\(path) { font-color: red; text-line-clamp: 4; font-color-disabled: blue; }"
    let disabled = try property(.fontColor, text, state: .disabled)
    #expect(disabled.value == "#0000FF")
    #expect(disabled.state == .disabled)
    #expect(disabled.overridden.map(\.text) == ["font-color: red", "font-color-disabled: quaternaryLabel"])
    #expect(disabled.overridden.map(\.loss) == [.state, .table])
    let lines = try property(.textLineClamp, text, state: .disabled)
    #expect(lines.value == "4")
    #expect(lines.state == .normal)
  }

  @Test func implicitAndReplacedValuesAreListedAsLost() throws {
    let style = try property(
      .fontStyle, "Label { font-size: 30; }\n\(path) { font-style: footnote; }", state: .normal)
    #expect(!style.overridden.map(\.text).contains("font-size: 30"))
    let titlePath = "fdlFUISwitchFormCell_title"
    let title = try Theme.standard.applying(read("\(titlePath) { font-style: footnote; }").sheet)
      .provenance(of: titlePath, appearance: .light)
    #expect(!title.properties.contains { $0.property == .fontWeight })
    let weight = title.properties.first { $0.property == .fontStyle }?.overridden.map(\.description)
    #expect(weight?.contains("table: font-weight: 600") == true, "\(title)")
    let text = """
      @brand: red;
      @brand: blue;
      @tintColor: green;
      @tintColor_lightBackground: @brand;
      \(path) { font-color: @tintColor; }
      """
    let found = try property(.fontColor, text)
    #expect(found.chain == "tintColor → @tintColor_lightBackground (sheet.nss:4:1) → @brand (sheet.nss:2:1) → #0000FF")
    #expect(
      found.overridden.map(\.description)
        == ["table: font-color: primaryLabel", "sheet.nss:3:1: @tintColor: green", "sheet.nss:1:1: @brand: red"])
    #expect(found.overridden.map(\.loss) == [.table, .definition, .definition])
  }

  @Test func fieldsPlaceholderColorIsLostToAnOwnRule() throws {
    let part = try #require(ComponentParts.all.first { ComponentParts.field(around: $0) != nil })
    let field = try #require(ComponentParts.field(around: part))
    let text = "\(field.classPath) { placeholder-color: red; }\n\(part.classPath) { font-color: blue; }"
    let found = try Theme.standard.applying(read(text).sheet).provenance(of: part.classPath, appearance: .light)
    let color = try #require(found.properties.first { $0.property == .fontColor })
    #expect(color.value == "#0000FF")
    #expect(color.overridden.map(\.text).contains("placeholder-color: red"))
  }

  @Test func coveringPartIsNamedWhileSelected() throws {
    func cover(_ state: StyleState) throws -> String? {
      let path = ComponentParts.GridRow.cell.classPath
      let found = try Theme.standard.provenance(of: path, state: state, appearance: .light)
      return try #require(found.properties.first { $0.property == .backgroundColor }).coveredBy
    }
    #expect(try cover(.normal) == nil && cover(.hover) == nil)
    #expect(try cover(.selected) == "fdlFUIGridTableViewCell_selected")
  }

  @Test(
    "A gradient covers the color, and a color for the state covers the gradient",
    arguments: [
      (.normal, "background-color-top and background-color-bottom", nil),
      (.highlighted, "background-color-top and background-color-bottom", nil), (.hover, nil, "background-color"),
    ] as [(StyleState, String?, String?)])
  func gradientCoversColor(state: StyleState, color: String?, gradient: String?) throws {
    let path = ComponentParts.ObjectCell.cell.classPath
    let text = "\(path) { background-color-top: red; background-color-bottom: blue; background-color-hover: white; }"
    let found = try Theme.standard.applying(read(text).sheet).provenance(of: path, state: state, appearance: .light)
    func cover(_ property: StyleProperty) throws -> String? {
      try #require(found.properties.first { $0.property == property }).coveredBy
    }
    #expect(try cover(.backgroundColor) == color)
    #expect(try cover(.backgroundColorTop) == gradient && cover(.backgroundColorBottom) == gradient)
  }

  @Test(arguments: Appearance.allCases)
  func provenanceAgreesWithResolve(appearance: Appearance) throws {
    let theme = Theme.standard.applying(read(SheetFixtures.components).sheet)
    for part in ComponentParts.all where ComponentParts.part(at: part.classPath) == part {
      for state in part.states {
        let provenance = try theme.provenance(of: part.classPath, state: state, appearance: appearance)
        let style = theme.resolve(part, state: state, appearance: appearance)
        for found in provenance.properties {
          if let color = style.colors[found.property] { #expect(found.value == color.sheetText) }
        }
        #expect(Set(style.colors.keys).isSubset(of: provenance.properties.map(\.property)))
      }
    }
  }

  @Test func provenanceAgreesWithResolveInSeveralStates() {
    let theme = Theme.standard.applying(read(SheetFixtures.components).sheet)
    for part in ComponentParts.all {
      for states in [[.hover, .selected], [.focused, .hover], [.disabled, .selected]] as [Set<StyleState>] {
        let own = states.intersection(part.states)
        let provenance = theme.provenance(of: part, states: own, appearance: .dark)
        let style = theme.resolve(part, states: own, appearance: .dark)
        for found in provenance.properties where found.color != nil {
          #expect(style.colors[found.property] == found.color, "\(part.classPath) \(own)")
        }
        #expect(Set(style.colors.keys).isSubset(of: provenance.properties.map(\.property)), "\(part.classPath) \(own)")
      }
    }
    let row = theme.provenance(of: ComponentParts.GridRow.cell, states: [.hover, .selected], appearance: .light)
    let surface = row.properties.first { $0.property == .backgroundColor }
    #expect(surface?.coveredBy == ComponentParts.GridRow.selected.classPath)
  }

  @Test func attributesOfAWidgetPrecedeTheTable() {
    let part = ComponentParts.ObjectCell.headlineLabel
    let attributes = [StyleState.normal: TintAttributes(foregroundColor: .literal(ThemeColor(hex: 0x123456)))]
    let provenance = Theme.standard.provenance(of: part, states: [], attributes: attributes, appearance: .light)
    let color = provenance.properties.first { $0.property == .fontColor }
    #expect(color?.value == "#123456" && color?.source.origin == .code)
  }

  @Test func longChainIsAbbreviatedAndCyclesEnd() throws {
    let aliases = (0..<2000).map { "@v\($0): @v\($0 + 1);" }.joined(separator: "\n")
    let long = try property(.fontColor, "\(aliases)\n@v2000: red;\n\(path) { font-color: @v0; }")
    #expect(long.steps.count == 2001)
    #expect(long.chain.utf8.count < 1000)
    #expect(long.chain.hasSuffix("@v2000 (sheet.nss:2001:1) → #FF0000"))
    let circle =
      "@positiveLabel: criticalLabel;\n@criticalLabel: positiveLabel;\n\(path) { font-color: positiveLabel; }"
    #expect(try property(.fontColor, circle).steps.count < 8)
  }

  @Test func unknownClassPathThrows() {
    #expect(throws: ThemeError.self) { try Theme.standard.provenance(of: "fdlNothing", appearance: .light) }
  }
}
