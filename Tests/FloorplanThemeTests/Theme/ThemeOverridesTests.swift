import Testing

@testable import FloorplanTheme

@Suite struct ThemeOverridesTests {
  private let red = ThemeColor(hex: 0xFF0000)
  private let green = ThemeColor(hex: 0x00FF00)

  /// A color that no part has in the tested appearance.
  private static let otherToken = ColorToken.allCases.first { token in
    let color = Theme.standard.color(token, in: .dark)
    return !ComponentParts.all.contains { part in
      StyleState.allCases.contains {
        Theme.standard.resolve(part, state: $0, appearance: .dark).colors.values.contains(color)
      }
    }
  }

  /// Values of every type that aren't in any parts table.
  private func values(of property: StyleProperty) -> [StyleValue] {
    [
      .color(Self.otherToken ?? .baseBlack), .literal(red), .textStyle(.extraLargeTitle2),
      .fontFamily("DejaVu \"Sans\""),
      .fontSize(23.5),
      .weight(321), .lineLimit(7), .alignment(.right), .opacity(0.125), .image("probe"),
      .font(FontFace(family: "A", weight: 310, isItalic: true, width: .condensed)),
      .length(6.5), .offset(x: 3, y: -5), .box(EdgeLengths(top: 1, right: 2, bottom: 3, left: 4)),
      .transform(.uppercase), .fontWidth(.expanded),
      .font(FontFace(family: nil, weight: 310)), .dynamic(PaletteRow(light: 0x010203, dark: 0x040506)),
    ].filter(property.accepts)
  }

  @Test(arguments: ComponentParts.all)
  func overrideChangesOnlyItsPart(part: ComponentPart) throws {
    let standard = CSSReader(Theme.standard, of: part, .light)
    for (index, path) in part.cssClasses.enumerated() {
      for accepted in part.acceptedProperties {
        for (number, value) in values(of: accepted.property).enumerated() {
          // The type of a value has the same effect in every state.
          for state in number == 0 ? accepted.states : [accepted.states[0]] {
            var theme = Theme.standard
            try theme.set(accepted.property, to: value, of: path, in: state)
            let reader = CSSReader(theme, of: part, .light)
            expectAgreement(reader, with: theme, of: part, .light)
            // The other class paths display it only if they come after it.
            if index == 1 { expectAgreement(reader, with: theme, of: part.standalone, .light) }
            if index == 0, part.cssClasses.count > 1 {
              expectAgreement(reader, with: .standard, of: part.standalone, .light)
            }
            let style = theme.resolve(part, state: state, appearance: .dark)
            #expect(style != Theme.standard.resolve(part, state: state, appearance: .dark), "\(path) \(accepted)")
            for variant in SemanticStatus.allCases {
              #expect(
                theme.resolve(part, state: state, variant: variant, appearance: .dark).colors[accepted.property]
                  == style.colors[accepted.property])
            }
            theme.removeOverrides()
            #expect(theme == .standard)
          }
        }
      }
      #expect(standard.classes.contains(path) || part.settings.isEmpty)
    }
  }

  @Test func firstClassPathWins() throws {
    let part = ComponentParts.ItemCell.title
    try #require(part.cssClasses.count == 2)
    for order in [part.cssClasses, part.cssClasses.reversed()] {
      var theme = Theme()
      for path in order {
        try theme.set(.fontColor, to: .literal(path == part.classPath ? red : green), of: path)
      }
      #expect(theme.resolve(part, appearance: .light).color == red)
      #expect(theme.resolve(part.standalone, appearance: .light).color == green)
      let reader = CSSReader(theme.css(for: .light).joined())
      expectAgreement(reader, with: theme, of: part, .light)
      expectAgreement(reader, with: theme, of: part.standalone, .light)
    }
  }

  @Test func lastValueWins() throws {
    var theme = Theme()
    let path = ComponentParts.ObjectCell.statusLabel.classPath
    try theme.set(.fontColor, to: .literal(green), of: path)
    try theme.set(.fontColor, to: .literal(red), of: path, variant: .positive)
    try theme.set(.fontColor, to: .literal(red), of: path)
    try theme.set(.fontColor, to: .literal(green), of: path, variant: .positive)
    func color(_ variant: SemanticStatus?) throws -> ThemeColor? {
      try theme.resolve(Theme.part(at: path), variant: variant, appearance: .light).color
    }
    #expect(try color(nil) == red)
    #expect(try color(.negative) == red)
    #expect(try color(.positive) == green)
    let css = theme.css(for: .light).joined()
    let reader = CSSReader(css)
    #expect(reader.value(of: "color", at: ["." + path]) == red.css)
    #expect(reader.value(of: "color", at: ["." + path, "." + path + ".negative"]) == red.css)
    #expect(reader.value(of: "color", at: ["." + path + ".positive"]) == green.css)
  }

  @Test func overlayCoversTheOverriddenSurface() throws {
    var theme = Theme()
    let cell = ComponentParts.ObjectCell.cell
    try theme.set(.backgroundColor, to: .literal(red), of: cell.classPath)
    let hover = theme.resolve(cell, state: .hover, appearance: .light).backgroundColor
    #expect(hover == theme.color(.quaternaryFill, in: .light).composited(over: red))
  }

  @Test func textStyleSetsSizeAndWeight() throws {
    let part = ComponentParts.SwitchFormCell.title
    #expect(Theme.standard.resolve(part, appearance: .light).fontWeight == 600)
    var theme = Theme()
    try theme.set(.fontSize, to: .fontSize(40), of: part.classPath)
    #expect(theme.resolve(part, appearance: .light).fontWeight == 600)
    try theme.set(.fontStyle, to: .textStyle(.title1), of: part.classPath)
    let style = theme.resolve(part, appearance: .light)
    #expect(style.fontSize == 40)
    #expect(style.fontWeight == 400)
    theme.textStyles[.title1] = TextStyles.Font(points: 30, weight: 700)
    #expect(theme.resolve(part, appearance: .light).fontSize == 40)
    #expect(theme.resolve(part, appearance: .light).fontWeight == 700)
  }

  @Test(arguments: TextStyle.allCases)
  func textStyleChangeAppliesEverywhere(style: TextStyle) {
    var theme = Theme()
    theme.textStyles[style] = TextStyles.Font(points: 99, weight: 250)
    #expect(theme != .standard)
    let css = CSSReader(theme.css(for: .dark).joined())
    #expect(css.value(of: "font-size", at: ["." + style.utilityClass]) == "74.25pt")
    #expect(css.value(of: "font-weight", at: ["." + style.utilityClass]) == "250")
    for part in ComponentParts.all {
      let standard = Theme.standard.resolve(part, appearance: .dark)
      // The initials of avatars have their own size.
      let isOfStyle = standard.textStyle == style && standard.fontSize == style.points
      #expect((theme.resolve(part, appearance: .dark).fontSize == 99) == isOfStyle)
      // For other parts, the CSS is that of the standard theme, which another test compares with every part.
      if isOfStyle { expectAgreement(css, with: theme, of: part, .dark) }
    }
    theme.textStyles[style] = TextStyles.Font(points: style.points, weight: style.weight)
    #expect(theme == .standard)
  }

  @Test func fontValuesAreClamped() {
    #expect(TextStyles.Font(points: 0, weight: 0) == TextStyles.Font(points: 1, weight: 1))
    #expect(TextStyles.Font(points: .nan).points == 1)
    #expect(TextStyles.Font(points: .infinity, weight: 5000) == TextStyles.Font(points: 2000, weight: 1000))
  }

  @Test func invalidOverrideThrowsAndChangesNothing() {
    var theme = Theme()
    let label = ComponentParts.ObjectCell.headlineLabel.classPath
    #expect {
      try theme.set(.fontColor, to: .literal(red), of: "fdlFUIObjectCollectionViewCell_headlineLable")
    } throws: { "\($0)".contains("did you mean \(label)") }
    #expect {
      try theme.set(.trackColor, to: .literal(red), of: label)
    } throws: { "\($0)".contains("font-color") && "\($0)".contains("track-color") }
    #expect {
      try theme.set(.fontColor, to: .literal(red), of: label, in: .enabledSelected)
    } throws: { "\($0)".contains("enabled-selected") && "\($0)".contains("highlighted") }
    for value: StyleValue in [.lineLimit(1), .weight(0), .weight(1001), .opacity(0.5), .alignment(.left)] {
      #expect {
        try theme.set(.fontWeight, to: value, of: label)
      } throws: { "\($0)".contains("a weight from 1 to 1000") }
    }
    for value: StyleValue in [.fontSize(0), .fontSize(.nan), .fontSize(-1), .fontSize(.infinity), .fontFamily("A")] {
      #expect(!StyleProperty.fontSize.accepts(value))
    }
    #expect(!StyleProperty.fontName.accepts(.fontFamily("")))
    #expect(theme == .standard)
  }

  @Test func fontNamesAreQuoted() {
    #expect(cssString("a\"b\\c\nd") == "\"a\\\"b\\\\c\\a d\"")
    #expect(cssString("Ünï 字") == "\"Ünï 字\"")
  }
}
