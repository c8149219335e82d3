import Testing

@testable import FloorplanTheme

/// Values of a style sheet without a state, compared with the states in the parts tables.
@Suite struct SheetStatesTests {
  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)
  private typealias Segment = ComponentParts.SegmentedControlFormCell

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet) }

  private func color(
    _ property: StyleProperty, of part: ComponentPart, _ state: StyleState, _ variant: SemanticStatus? = nil,
    in theme: Theme
  ) -> ThemeColor? {
    theme.resolve(part, state: state, variant: variant, appearance: .light).colors[property]
  }

  @Test func statelessColorAppliesToEnabledStates() {
    let path = Segment.segment.classPath
    let theme = theme("\(path) { font-color: #FF0000; border-color: #FF0000; }")
    for state in [StyleState.normal, .hover, .highlighted, .selected, .focused] {
      #expect(color(.fontColor, of: Segment.segment, state, in: theme) == red, "\(state)")
      #expect(color(.borderColor, of: Segment.segment, state, in: theme) == red, "\(state)")
    }
    let standard = color(.fontColor, of: Segment.segment, .disabled, in: .standard)
    #expect(color(.fontColor, of: Segment.segment, .disabled, in: theme) == standard)
    expectAgreement(
      CSSReader(theme.rules(for: Segment.segment).map(\.text).joined()), with: theme,
      of: Segment.segment, .light)
  }

  @Test func stateValueWinsRegardlessOfOrder() {
    let path = Segment.segment.classPath
    let rules = [
      "\(path) { font-color: #FF0000; }", "SegmentedControl { font-color-selected: #0000FF; }",
    ]
    for rules in [rules, rules.reversed()] {
      let theme = theme(rules.joined(separator: "\n"))
      #expect(color(.fontColor, of: Segment.segment, .selected, in: theme) == blue)
      #expect(color(.fontColor, of: Segment.segment, .highlighted, in: theme) == red)
    }
  }

  @Test func statesOverlayTheSheetsSurface() throws {
    let button = ComponentParts.ActionButton.primary
    let theme = theme("\(button.classPath) { background-color: #FF0000; }")
    #expect(color(.backgroundColor, of: button, .normal, in: theme) == red)
    var shades: Set<ThemeColor> = [red]
    for (state, overlay) in [
      (StyleState.hover, ColorToken.tertiaryFill), (.highlighted, .primaryFill), (.selected, .tintColor3),
    ] {
      let overlaid = try #require(color(.backgroundColor, of: button, state, in: theme))
      #expect(overlaid == Theme.standard.color(overlay, in: .light).composited(over: red), "\(state)")
      shades.insert(overlaid)
    }
    #expect(shades.count == 4)
    let standard = color(.backgroundColor, of: button, .disabled, in: .standard)
    #expect(color(.backgroundColor, of: button, .disabled, in: theme) == standard)
  }

  @Test func semanticVariantTakesTheSheetsColorWhenPressed() {
    let icon = ComponentParts.KPIView.iconImageView
    let theme = theme("\(icon.classPath) { tint-color: #FF0000; }")
    for variant in [nil] + SemanticStatus.allCases.map(Optional.some) {
      #expect(color(.tintColor, of: icon, .highlighted, variant, in: theme) == red, "\(String(describing: variant))")
    }
  }

  @Test func gradientStaysBelowTheStateOverlay() {
    for part in [ComponentParts.ActionButton.primary, ComponentParts.ObjectCell.cell] {
      let theme = theme("\(part.classPath) { background-color-top: #FF0000; background-color-bottom: #0000FF; }")
      var shades: Set<String> = []
      for state in ["", ":hover", ":active", ":selected"] {
        let rules = theme.rules(for: part).filter { $0.selectors == ["." + part.classPath + state] }
        let paints = rules.flatMap(\.declarations).filter { $0.hasPrefix("background: ") }
        #expect(paints.last?.hasPrefix("background: linear-gradient(") == true, "\(part.classPath)\(state) \(paints)")
        if let paint = paints.last { shades.insert(paint) }
      }
      #expect(shades.count == 4)
      // The sheet's value for a state is displayed as it is.
      let declared = self.theme(
        "\(part.classPath) { background-color-top: #FF0000; background-color-highlighted: #00FF00; }")
      let pressed = declared.rules(for: part).filter {
        $0.selectors == ["." + part.classPath + ":active"]
      }
      #expect(pressed.flatMap(\.declarations).last { $0.hasPrefix("background: ") } == "background: rgba(0,255,0,1)")
    }
  }

  @Test func focusedFieldKeepsItsFocusBorder() {
    let field = ComponentParts.titleFormCell.field
    let theme = theme("TextField { border-color: #FF0000; border-width: 4; }")
    let standard = color(.borderColor, of: field, .focused, in: .standard)
    #expect(color(.borderColor, of: field, .normal, in: theme) == red)
    #expect(standard != red && color(.borderColor, of: field, .focused, in: theme) == standard)
    let style = theme.resolve(field, state: .focused, appearance: .light)
    #expect(style.values[.borderWidth] == .length(4))
    let declared = self.theme("\(field.classPath) { border-color: #FF0000; border-color-highlighted: #0000FF; }")
    #expect(color(.borderColor, of: field, .focused, in: declared) == blue)
  }

  @Test func buttonTintIsItsTitleColor() {
    let button = ComponentParts.ActionButton.secondary
    #expect(color(.fontColor, of: button, .normal, in: theme("\(button.classPath) { tint-color: #FF0000; }")) == red)
    let declared = theme("\(button.classPath) { tint-color: #FF0000; font-color: #0000FF; }")
    #expect(color(.fontColor, of: button, .normal, in: declared) == blue)
    #expect(color(.tintColor, of: button, .normal, in: declared) == red)
  }

  @Test func stateValueFromCodeIsKept() throws {
    var theme = Theme.standard
    let path = Segment.segment.classPath
    try theme.set(.fontColor, to: .literal(blue), of: path, in: .selected)
    let applied = theme.applying(read("\(path) { font-color: #FF0000; }").sheet)
    #expect(color(.fontColor, of: Segment.segment, .selected, in: applied) == blue)
  }

  // MARK: Placeholders, lines and positions

  @Test func fieldSetsThePlaceholderColor() {
    let parts = ComponentParts.titleFormCell
    let declared = theme(
      "\(parts.field.classPath) { placeholder-color: #FF0000; placeholder-color-disabled: #0000FF; }")
    #expect(color(.fontColor, of: parts.placeholder, .normal, in: declared) == red)
    #expect(color(.fontColor, of: parts.placeholder, .disabled, in: declared) == blue)
    #expect(color(.fontColor, of: parts.field, .normal, in: declared) != red)
    let stock = theme("TextField { placeholder-color: #FF0000; }")
    #expect(color(.fontColor, of: parts.placeholder, .normal, in: stock) == red)
    let css = CSSReader(declared.rules(for: parts.placeholder).map(\.text).joined())
    expectAgreement(css, with: declared, of: parts.placeholder, .light)
    let own = theme(
      "\(parts.placeholder.classPath) { font-color: #0000FF; }\n\(parts.field.classPath) { placeholder-color: #FF0000; }"
    )
    #expect(color(.fontColor, of: parts.placeholder, .normal, in: own) == blue)
    // A value for all texts has a lower precedence.
    let all = theme("Label { font-color: #0000FF; }\nTextField { placeholder-color: #FF0000; }")
    #expect(color(.fontColor, of: parts.placeholder, .normal, in: all) == red)
    #expect(theme("Label { font-size: 9; }").resolve(parts.placeholder, appearance: .light).color != red)
  }

  private func declarations(_ text: String, of part: ComponentPart, at selector: String) -> [String] {
    theme(text).rules(for: part).filter { $0.selectors.contains(selector) }.flatMap(\.declarations)
  }

  @Test func separatorStyleAddsAndRemovesLines() {
    let (row, cell) = (ComponentParts.GridRow.cell, ComponentParts.ObjectCell.cell)
    let none = declarations(
      "TableCell { separator-style: none; separator-color: #FF0000; }", of: row, at: "." + row.classPath)
    #expect(none.filter { $0.hasPrefix("border-bottom") } == ["border-bottom: none"])
    for style in ["single-line", "single-line-etched"] {
      let line = declarations("TableCell { separator-style: \(style); }", of: cell, at: "." + cell.classPath)
      let color = Theme.standard.color(.separator, in: .light).css
      #expect(line.contains("border-bottom: 1px solid \(color)"))
      let colored = declarations(
        "TableCell { separator-style: \(style); separator-color: #FF0000; }", of: cell, at: "." + cell.classPath)
      #expect(colored.filter { $0.hasPrefix("border-bottom") } == ["border-bottom: 1px solid rgba(255,0,0,1)"])
    }
    #expect(read("TableCell { separator-style: dotted; }").codes == [.wrongType])
  }

  @Test func surfaceShowsItsImageInAllStates() throws {
    let button = ComponentParts.ActionButton.primary
    let text = "\(button.classPath) { background-image: paper; }"
    var styled = theme(text)
    let image = try #require(styled.sheetImages.first)
    #expect(image.isSurface && styled.customImage(.backgroundImage, of: button) == image)
    #expect(!styled.css(for: .light).joined().contains("url("))
    styled.pictures = [image: SurfacePicture(url: "data:a\"b")]
    let rules = styled.rules(for: button).filter { $0.selectors[0].hasPrefix("." + button.classPath) }
    // Once, for the colors of all states.
    let isColor = { (text: String) in text.hasPrefix("background-color: ") }
    let painted = try #require(rules.first { $0.declarations.contains(where: isColor) })
    #expect(painted.declarations.contains("background-image: url(\"data:a\\\"b\")"))
    #expect(painted.declarations.contains("background-size: 100% 100%"))
    let others = rules.filter { $0 != painted }.flatMap(\.declarations)
    #expect(others.filter(isColor).count > 3)
    #expect(!others.contains { $0.hasPrefix("background: ") || $0.contains("url(") })
    for name in ["background-repeat", "background-image-repeat"] {
      var tiled = theme("\(button.classPath) { background-image: paper; \(name): true; }")
      tiled.pictures = [try #require(tiled.sheetImages.first): SurfacePicture(url: "data:")]
      #expect(tiled.css(for: .light).joined().contains("background-repeat: repeat;background-size: auto;"))
    }
  }

  @Test("An image with insets keeps its edges, and a state's image replaces the general one")
  func imageWithInsetsKeepsItsEdges() throws {
    let button = ComponentParts.ActionButton.primary
    var styled = theme(
      """
      \(button.classPath) {
        background-image: paper; background-image-selected: ink; background-image-insets: 1 2 3 4;
      }
      """)
    let edges = EdgeLengths(top: 1, right: 2, bottom: 3, left: 4)
    let expected: [SheetImage: Set<EdgeLengths>] = Dictionary(
      uniqueKeysWithValues: styled.sheetImages.map { ($0, [edges]) })
    #expect(styled.pictureEdges == expected && expected.count == 2)
    styled.pictures = Dictionary(
      uniqueKeysWithValues: styled.sheetImages.map { image in
        // The edges contain all visible pixels.
        (
          image,
          SurfacePicture(url: "data:" + image.name, centers: image.name == "paper" ? [edges: "data:center"] : [:])
        )
      })
    let rules = styled.rules(for: button)
    func declarations(_ suffix: String) -> [String] {
      rules.filter { $0.selectors.contains(".\(button.classPath)\(suffix)") }.flatMap(\.declarations)
    }
    #expect(declarations("").contains("border-image-source: url(\"data:paper\")"))
    #expect(declarations("").contains("border-image-slice: 1 2 3 4"))
    #expect(declarations("").contains("border-image-width: 1px 2px 3px 4px"))
    // GTK doesn't draw the middle of a border image.
    #expect(declarations("").contains("background-image: url(\"data:center\")"))
    #expect(declarations("").contains("background-position: 4px 1px"))
    #expect(declarations("").contains("background-size: calc(100% - 6px) calc(100% - 4px)"))
    #expect(declarations(":selected").contains("border-image-source: url(\"data:ink\")"))
    #expect(declarations(":selected").contains("background-image: none"))
    #expect(declarations(":hover").contains("border-image-source: url(\"data:paper\")"))
    #expect(declarations(":hover").contains("background-image: url(\"data:center\")"))
  }

  @Test func minimumHeightFitsImageEdges() throws {
    let button = ComponentParts.ActionButton.button
    var styled = theme("\(button.classPath) { background-image: paper; background-image-insets: 100 2; }")
    let edges = EdgeLengths(top: 100, right: 2, bottom: 100, left: 2)
    styled.pictures = [
      try #require(styled.sheetImages.first): SurfacePicture(url: "data:", centers: [edges: "data:center"])
    ]
    let declarations = styled.rules(for: button).filter { $0.selectors == ["." + button.classPath] }
      .flatMap(\.declarations)
    #expect(
      declarations.last { $0.hasPrefix("min-height: ") }
        == "min-height: \(decimalText(201 - 2 * button.metric(.paddingBlock)))px")
  }

  @Test func textOffsetsAndTitleInsets() {
    let text = ComponentParts.ObjectHeader.headlineLabel
    let moved = declarations("\(text.classPath) { text-offset: -3, 4.5; }", of: text, at: "." + text.classPath)
    #expect(moved.contains("transform: translate(-3px, 4.5px)"))
    let title = declarations("NavigationBar { title-vertical-offset: 2; }", of: text, at: "." + text.classPath)
    #expect(title.contains("transform: translate(0px, 2px)"))
    let button = ComponentParts.ActionButton.button
    for node in [" > label", " > actionbutton > label"] {
      let room = declarations("Button { title-insets: 1 2 3; }", of: button, at: ".\(button.classPath)\(node)")
      #expect(room == ["margin: 1px 2px 3px 2px"])
    }
  }
}
