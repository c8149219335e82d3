import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

/// Parts that specialize another part on the same node.
@Suite struct SpecialPartTests {
  private typealias Button = ComponentParts.ActionButton
  private let cellButton = ComponentParts.ButtonCell.button
  private let general = "fdlFUIActionButton"

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet) }

  private func css(_ text: String) -> CSSReader { CSSReader(theme(text).css(for: .light).joined()) }

  /// The positions of the rules for a node with some parts, the most general one first.
  private func selectors(_ parts: ComponentPart...) -> [String] { parts.map { "." + $0.classPath } }

  @Test func specializedPartInheritsTableValues() throws {
    for part in Button.styles + [cellButton, ComponentParts.EmptyStateView.primaryButton] {
      let style = Theme.standard.resolve(part, appearance: .light)
      #expect(style.textStyle == .callout && style.fontWeight == 600, "\(part.classPath)")
      #expect(style.textAlignment == .center && style.lineLimit == 2, "\(part.classPath)")
    }
    let firstText = Theme.standard.resolve(ComponentParts.GridRow.firstTextItem, appearance: .light)
    #expect(firstText.textStyle == .subheadline && firstText.fontWeight == 600)
    #expect(Button.primary.metric(.paddingBlock) == 6 && cellButton.metric(.cornerRadius) == 8)
    let provenance = try theme("\(Button.primary.classPath) { font-style: body; }")
      .provenance(of: Button.primary.classPath, appearance: .light)
    let style = try #require(provenance.properties.first { $0.property == .fontStyle })
    #expect(style.overridden.map(\.text) == ["font-style: callout", "font-weight: 600"])
  }

  @Test func contrastUsesInheritedTextSize() {
    var theme = Theme.standard
    theme.textStyles[.callout] = TextStyles.Font(points: 30, weight: 400)
    // 3.5:1 is enough for large text.
    let sheet = read("\(general)_primary { font-color: #888888; background-color: #FFFFFF; }").sheet
    let styled = theme.applying(sheet)
    guard let layer = styled.sheet else { return }
    var search = ContrastSearch(theme: styled, layer: layer)
    search.run()
    #expect(search.findings.values.allSatisfy { $0.threshold == 3 }, "\(search.findings.values.map(\.threshold))")
  }

  @Test(arguments: ["", "_primary"])
  func cellButtonFollowsGeneralButtonRules(style: String) {
    let sheet = css("\(general)\(style) { font-size: 30; height: 60; }")
    let special = "." + cellButton.classPath
    let both = "\(special).\(Button.primary.classPath)"
    let nodes = selectors(Button.button, Button.primary) + [special, both]
    #expect(sheet.value(of: "font-size", at: nodes) == cssPoints(30))
    // The button in this cell has a padding of 8.
    #expect(sheet.value(of: "min-height", at: nodes) == "44px")
  }

  @Test func moreSpecificPartWinsRegardlessOfOrder() {
    let sheet = css(
      "\(cellButton.classPath) { font-size: 10; } \(general)_primary { font-size: 20; } \(general) { font-size: 30; }")
    let special = "." + cellButton.classPath
    for (style, size) in [(Button.primary, 20.0), (Button.tertiary, 30)] {
      #expect(sheet.value(of: "font-size", at: selectors(Button.button, style)) == cssPoints(size))
      let both = "\(special).\(style.classPath)"
      #expect(sheet.value(of: "font-size", at: [both]) == cssPoints(10))
    }
  }

  @Test("A joint class path selects a cell's button by its style")
  func jointClassPathStylesCellButton() throws {
    let both = "\(cellButton.classPath):\(Button.primary.classPath)"
    func value(_ property: StyleProperty, of classPath: String, _ text: String) throws -> String? {
      let provenance = try theme(text).provenance(of: classPath, appearance: .light)
      return provenance.properties.first { $0.property == property }?.value
    }
    let text = "\(general) { font-size: 30; } \(general)_primary { font-size: 10; height: 60; }"
    #expect(try value(.fontSize, of: both, text) == "10")
    #expect(try value(.height, of: both, text) == "60")
    #expect(try value(.fontSize, of: "\(Button.primary.classPath):\(cellButton.classPath)", text) == "10")
    #expect(try value(.fontSize, of: cellButton.classPath, text) == "30")
    let alone = try theme(text).provenance(of: cellButton.classPath, appearance: .light)
    #expect(alone.combinedClassPaths.contains(both) && alone.description.contains(both))
    let joint = try theme(text).provenance(of: both, appearance: .light)
    #expect(joint.combinedClassPaths.isEmpty)

    let reading = read("\(both) { font-size: 20; } \(cellButton.classPath) { font-size: 40; }")
    #expect(!reading.codes.contains(.unknownClass))
    let sheet = CSSReader(Theme.standard.applying(reading.sheet).css(for: .light).joined())
    func size(_ style: ComponentPart) -> String? {
      let special = "." + cellButton.classPath
      return sheet.value(
        of: "font-size", at: selectors(Button.button, style) + [special, "\(special).\(style.classPath)"])
    }
    #expect(size(Button.primary) == cssPoints(20))
    #expect(size(Button.tertiary) == cssPoints(40))
    #expect(read("\(cellButton.classPath):\(general)_secondary:\(general)_primary {}").codes.contains(.unknownClass))
  }

  @Test(arguments: ["", "_primary"])
  func minimumSizeSubtractsInheritedPadding(style: String) {
    let sheet = css("\(general)\(style) { height: 60; width: 200; }")
    let nodes = selectors(Button.button, Button.primary)
    #expect(sheet.value(of: "min-height", at: nodes) == "48px")
    #expect(sheet.value(of: "min-width", at: nodes) == "168px")
  }

  @Test(
    "A font value without a family overrides the family of a lower class path",
    arguments: [
      ("fdlFUICollectionItemView_title", "fdlFUIItemCollectionViewCell_title"),
      ("fdlFUIActionButton", "fdlFUIActionButton_primary"), ("fdlFUIGridRowTextItem", "fdlFUIGridRowTextItem_label"),
      ("fdlFUIGridRowTextItem_label", "fdlFUIGridRowTextItem_font_firstTextItem"),
    ])
  func resetFontOverridesLowerClassPath(lower: String, higher: String) throws {
    var coded = Theme.standard
    try coded.set(.fontName, to: .font(FontFace(family: "Palatino", weight: 700, isItalic: true)), of: lower)
    let themes = [
      theme("\(lower) { font-name: Palatino-BoldItalic; } \(higher) { font-name: system; }"),
      coded.applying(read("\(higher) { font-style: body; }").sheet),
    ]
    for (index, theme) in themes.enumerated() {
      let sheet = CSSReader(theme.css(for: .light).joined())
      #expect(sheet.value(of: "font-family", at: ["." + lower]) == "\"Palatino\"")
      #expect(sheet.value(of: "font-family", at: ["." + higher]) == "inherit", "\(index)")
      #expect(sheet.value(of: "font-style", at: ["." + higher]) == "normal", "\(index)")
      #expect(sheet.value(of: "font-weight", at: ["." + higher]) == "400", "\(index)")
    }
  }

  @Test func statelessValueOverridesGeneralPartStates() throws {
    let (day, today) = (ComponentParts.DatePickerFormCell.day, ComponentParts.DatePickerFormCell.today)
    let text = theme("\(today.classPath) { font-color: #FF0000; }").css(for: .light).joined()
    let sheet = CSSReader(text)
    let nodes = selectors(day, today)
    #expect(sheet.value(of: "color", at: nodes + nodes.map { $0 + ":selected" }) == "rgba(255,0,0,1)")
    // The rule is as specific as one of the general part for a state and a variant, so that it overrides those.
    let own = String(repeating: "." + today.classPath, count: 3) + "{"
    let rule = try #require(text.split(separator: "\n").first { $0.hasPrefix(own) })
    #expect(rule.contains("color: rgba(255,0,0,1)"))
  }

  @Test func metricsPersistAcrossStates() {
    let text = "\(general)_primary { padding-hover: 4; corner-radius-selected: 10; }"
    let sheet = css(text)
    let path = Button.primary.classPath
    let (radius, padding) = (Button.primary.metric(.cornerRadius), Button.primary.metric(.paddingBlock))
    #expect(sheet.value(of: "border-radius", at: ["." + path, ".\(path):hover"]) == "\(decimalText(radius))px")
    #expect(sheet.value(of: "padding", at: [".\(path):selected"])?.hasPrefix("\(decimalText(padding))px") == true)
    #expect(sheet.value(of: "padding", at: [".\(path):hover"]) == "4px 4px 4px 4px")
    #expect(!theme(text).rules(for: Button.primary).flatMap(\.declarations).contains { $0.hasSuffix(": unset") })
  }

  @Test func selectionStatesHaveEqualSpecificity() throws {
    for part in ComponentParts.all where part.kind == .selection {
      var theme = Theme.standard
      let red = StyleValue.literal(ThemeColor(hex: 0xFF0000))
      try theme.set(.backgroundColor, to: red, of: part.classPath, in: .hover, variant: .negative)
      try theme.set(.backgroundColor, to: red, of: part.classPath, in: .highlighted)
      let rules = theme.block(for: part, in: .light).rules
      let selectors: [String] = rules.flatMap(\.selectors).filter { $0.contains(":selected:") }
      #expect(selectors.count > 1)
      #expect(Set(selectors.map { selector in selector.count { ".:".contains($0) } }).count == 1, "\(selectors)")
    }
  }

  @Test func minimumHeightFitsImageEdges() throws {
    let cell = ComponentParts.ButtonCell.button
    for (path, minimum) in [(general, 201.0), ("\(general)_primary", 201)] {
      var styled = theme("\(path) { background-image: paper; background-image-insets: 100 2; }")
      let edges = EdgeLengths(top: 100, right: 2, bottom: 100, left: 2)
      styled.pictures = [
        try #require(styled.sheetImages.first): SurfacePicture(url: "data:", centers: [edges: "data:center"])
      ]
      let sheet = CSSReader(styled.css(for: .light).joined())
      let both = ".\(cell.classPath).\(general)_primary"
      let height = try #require(sheet.value(of: "min-height", at: ["." + cell.classPath, both]))
      #expect(height == "\(decimalText(minimum - 2 * cell.metric(.paddingBlock)))px", "\(path)")
    }
  }

  @Test func minimumSizeForImageEdgesDoesNotFollowTheTextScale() throws {
    let field = ComponentParts.SearchField.searchField
    for (insets, length) in [(100.0, pixels), (2.0, cssPoints)] {
      var styled = theme("\(field.classPath) { background-image: paper; background-image-insets: \(insets); }")
      let edges = EdgeLengths(top: insets, right: insets, bottom: insets, left: insets)
      styled.pictures = [
        try #require(styled.sheetImages.first): SurfacePicture(url: "data:", centers: [edges: "data:center"])
      ]
      let height = max(2 * insets + 1, field.metric(.minimumHeight)) - 2 * field.metric(.paddingBlock)
      let sheet = CSSReader(styled.css(for: .light).joined())
      #expect(sheet.value(of: "min-height", at: ["." + field.classPath]) == length(height))
    }
  }

  @Test func specializedPartRepeatsNoDeclarations() {
    for part in ComponentParts.all {
      guard let general = part.generalPart, part.settings.isEmpty else { continue }
      let rules = Theme.standard.rules(for: part)
      let metrics = Set(rules.flatMap(\.declarations).map { $0.prefix { $0 != ":" } })
      #expect(
        metrics.isSubset(of: ["padding", "min-height", "min-width"]), "\(part.classPath) of \(general.classPath)")
    }
  }
}
