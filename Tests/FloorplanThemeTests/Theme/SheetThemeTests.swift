import Testing

@testable import FloorplanTheme

@Suite struct SheetThemeTests {
  private let headline = ComponentParts.ObjectCell.headlineLabel
  private let path = ComponentParts.ObjectCell.headlineLabel.classPath
  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)

  private func theme(_ text: String, _ dialect: StyleSheetDialect = .fiori, over base: Theme = Theme()) -> Theme {
    base.applying(read(text, dialect).sheet)
  }

  /// The value of a property in a sheet, and the expected result.
  private static func probe(_ property: StyleProperty) -> (text: String, matches: @Sendable (ResolvedStyle) -> Bool) {
    switch property {
    case .fontStyle: ("title3", { $0.textStyle == .title3 })
    case .fontName:
      (
        "Probe-CondensedBoldItalic",
        { $0.fontFamily == "Probe" && $0.isItalic && $0.fontWidth == .condensed }
      )
    case .fontSize: ("23.5", { $0.fontSize == 23.5 })
    case .fontWeight: ("321", { $0.fontWeight == 321 })
    case .textLineClamp: ("7", { $0.lineLimit == 7 })
    case .textAlign: ("right", { $0.textAlignment == .right })
    case .viewAlpha: ("0.125", { $0.opacity == 0.125 })
    case .imageName: ("img/probe", { $0.imageName == "img/probe" })
    case .lineHeight: ("31.5", { $0.lineHeight == 31.5 })
    case .letterSpacing: ("-1.5", { $0.letterSpacing == -1.5 })
    case .backgroundImageRepeat, .tabularFigures: ("true", { $0.values[property] == .boolean(true) })
    case .onImage, .offImage, .backgroundImage: ("img/probe", { $0.values[property] == .image("img/probe") })
    case .fontWidth: ("condensed", { $0.fontWidth == .condensed })
    case .textTransform: ("uppercase", { $0.values[property] == .transform(.uppercase) })
    case .textShadowOffset, .shadowOffset, .textOffset: ("3, -5", { $0.values[property] == .offset(x: 3, y: -5) })
    case .shadowOpacity: ("0.125", { $0.values[property] == .opacity(0.125) })
    case .separatorStyle: ("none", { $0.values[property] == .separator(.none) })
    case .padding, .titleInsets, .backgroundImageInsets:
      ("1 2 3 4", { $0.values[property] == .box(EdgeLengths(top: 1, right: 2, bottom: 3, left: 4)) })
    case .cornerRadius, .width, .height, .borderWidth, .shadowRadius: ("6.5", { $0.values[property] == .length(6.5) })
    default: ("#123457", { $0.colors[property] == ThemeColor(hex: 0x123457) })
    }
  }

  @Test(arguments: ComponentParts.all)
  func sheetSetsEveryPropertyInEveryState(part: ComponentPart) throws {
    for path in part.cssClasses where ComponentParts.part(at: path) == part {
      for state in part.states {
        let suffix = state == .normal ? "" : "-" + state.rawValue
        let properties = part.acceptedProperties.filter { $0.states.contains(state) }.map(\.property)
        let lines = properties.map { "\($0.rawValue)\(suffix): \(Self.probe($0).text);" }
        let reading = read("\(path) { \(lines.joined(separator: " ")) }")
        let codes = Set(reading.codes)
        #expect(!reading.hasErrors)
        #expect(codes.isDisjoint(with: [.unsupportedProperty, .unsupportedState, .unknownClass]), "\(path) \(codes)")
        let theme = Theme.standard.applying(reading.sheet)
        let style = theme.resolve(part, state: state, appearance: .light)
        for property in properties {
          #expect(Self.probe(property).matches(style), "\(path) \(property) \(state)")
        }
        expectAgreement(CSSReader(theme, of: part, .light), with: theme, of: part, .light)
      }
    }
  }

  @Test func classesOfTextStylesSetFonts() throws {
    let subtitle = ComponentParts.ObjectCell.subheadlineLabel
    let theme = theme(
      """
      fdlFontStyle_headline { font-weight: bold; letter-spacing: 0.5; }
      fdlFontStyle_body, fdlFontStyle_title1 { font-size: 34; }
      fdlFontStyle_title1 { line-height: 36; }
      fdlFontStyle_kpiNumber { font-color: red; }
      \(path) { line-height: 30; }
      """)
    let title = theme.resolve(headline, appearance: .light)
    #expect(title.fontSize == 17 && title.fontWeight == 700 && title.letterSpacing == 0.5 && title.lineHeight == 30)
    let body = theme.resolve(subtitle, appearance: .light)
    #expect(body.fontSize == 34 && body.fontWeight == 400 && body.lineHeight == 44 && body.letterSpacing == 0)
    #expect(theme.textStyles[.title1] == TextStyles.Font(points: 34, lineHeight: 36))
    #expect(theme.textStyles[.kpi] == TextStyles.standard[.kpi])
    let reader = CSSReader(theme.css(for: .light).joined())
    #expect(reader.value(of: "line-height", at: ["." + subtitle.classPath]) == "33pt")
    #expect(reader.value(of: "letter-spacing", at: [".fp-headline"]) == "0.375pt")
    for part in [headline, subtitle] { expectAgreement(reader, with: theme, of: part, .light) }
    var plain = theme
    plain.removeSheet()
    #expect(plain == .standard)
    // A size without a line height keeps the proportion of the style.
    #expect(self.theme("\(path) { font-size: 34; }").resolve(headline, appearance: .light).lineHeight == 44)
  }

  @Test func unsupportedStateIsReportedAndIgnored() {
    let parts = ComponentParts.all.filter { ComponentParts.part(at: $0.classPath) == $0 }
    let partsWithTheirStates = Dictionary(grouping: parts) { [$0.kind.rawValue] + $0.states.map(\.rawValue) }
    for part in partsWithTheirStates.values.compactMap(\.first) {
      let property = part.acceptedProperties[0].property
      for state in StyleSheetState.allCases {
        let text = "\(part.classPath) { \(property.rawValue)-\(state.rawValue): \(Self.probe(property).text); }"
        let reading = read(text)
        let changes = Theme.standard.applying(reading.sheet).hasCustomSettings(for: part)
        #expect(changes == !reading.codes.contains(.unsupportedState), "\(text)")
      }
    }
  }

  @Test func specializedPartInheritsSheetValues() {
    typealias Parts = ComponentParts.ObjectCell
    let text = """
      \(Parts.tag.classPath) { font-color: #123457; background-color-disabled: #123457; }
      \(Parts.outlinedTags[3].classPath) { font-color: #765432; }
      """
    let theme = Theme.standard.applying(read(text).sheet)
    let (declared, own) = (ThemeColor(hex: 0x123457), ThemeColor(hex: 0x765432))
    for part in Parts.filledTags + Parts.outlinedTags {
      let isOwn = part == Parts.outlinedTags[3]
      #expect(theme.resolve(part, appearance: .light).color == (isOwn ? own : declared))
      #expect(theme.resolve(part, state: .disabled, appearance: .light).backgroundColor == declared)
      let reader = CSSReader(theme, of: part, .light)
      expectAgreement(reader, with: theme, of: part, .light)
    }
    let other = ComponentParts.ObjectCell.headlineLabel
    #expect(theme.resolve(other, appearance: .light) == Theme.standard.resolve(other, appearance: .light))
  }

  @Test("A read-only number has the font and color of its field, without the field's surface")
  func readOnlyNumberHasTheFieldsFont() {
    typealias Parts = ComponentParts.StepperFormCell
    let text =
      "\(Parts.valueText.classPath) { font-color: #123457; font-style: title3; border-color: red; padding: 9; }"
    let theme = Theme.standard.applying(read(text).sheet)
    let style = theme.resolve(Parts.readOnlyText, appearance: .light)
    #expect(style.color == ThemeColor(hex: 0x123457) && style.textStyle == .title3)
    #expect(style.colors[.borderColor] == nil && style.values[.padding] == nil)
    let css = theme.css(for: .light).joined()
    #expect(css.contains(".\(Parts.readOnlyText.classPath){"))
    #expect(!css.contains(".\(Parts.readOnlyText.classPath){padding"))
    let own = read(text + "\n\(Parts.readOnlyText.classPath) { font-color: #765432; }")
    let color = Theme.standard.applying(own.sheet).resolve(Parts.readOnlyText, appearance: .light).color
    #expect(color == ThemeColor(hex: 0x765432))
  }

  @Test(
    "A read-only field has the font and color of its field and its own surface",
    arguments: [
      ComponentParts.titleFormCell, ComponentParts.noteFormCell, ComponentParts.keyValueFormCell,
      ComponentParts.simplePropertyFormCell,
    ].map { ($0.field, $0.readOnlyField) })
  func readOnlyFieldHasTheFieldsFont(field: ComponentPart, reader: ComponentPart) {
    func style(_ declarations: String, more: String = "") -> ResolvedStyle {
      self.theme("\(field.classPath) { \(declarations) }\n\(more)").resolve(reader, appearance: .light)
    }
    let letters = style("font-color: red; background-color: blue; border-color: blue;")
    #expect(letters.color == red && letters.backgroundColor != blue && letters.borderColor == nil)
    let declared = style("font-color-readonly: red; font-color: blue; background-color-readonly: red;")
    #expect(declared.color == red && declared.backgroundColor == red)
    let own = style("font-color-readonly: red;", more: "\(reader.classPath) { font-color: blue; }")
    #expect(own.color == blue)
    let styled = theme("\(field.classPath) { background-color-readonly: red; }")
    let rules = styled.rules(for: reader)
    #expect(rules.contains { $0.text.hasPrefix(".\(reader.classPath){") })
    expectAgreement(CSSReader(rules.map(\.text).joined()), with: styled, of: reader, .light)
  }

  @Test func codeStylesReadOnlyFieldByState() throws {
    var theme = Theme.standard
    let field = ComponentParts.titleFormCell.field
    try theme.set(.fontColor, to: .literal(red), of: field.classPath, in: .readonly)
    #expect(theme.resolve(ComponentParts.titleFormCell.readOnlyField, appearance: .light).color == red)
    #expect(theme.resolve(field, appearance: .light).color != red)
  }

  @Test func accessoriesTakeTheCellsTint() throws {
    let tinted = ComponentParts.all.filter { $0.traits.contains(.inheritsCellTint) }
    #expect(tinted.count == 10)
    for part in tinted {
      let cell = try #require(ComponentParts.tintSource(of: part))
      #expect(cell.kind == .cell && cell.component == part.component)
      let theme = theme("\(cell.classPath) { tint-color: red; tint-color-selected: blue; }")
      #expect(theme.resolve(part, appearance: .light).tintColor == red)
      #expect(theme.resolve(part, state: .selected, appearance: .light).tintColor == blue)
      let disabled = Theme.standard.resolve(part, state: .disabled, appearance: .light).tintColor
      #expect(theme.resolve(part, state: .disabled, appearance: .light).tintColor == disabled)
      let own = self.theme("\(part.classPath) { tint-color: blue; }\n\(cell.classPath) { tint-color: red; }")
      #expect(own.resolve(part, appearance: .light).tintColor == blue)
      let stock = self.theme("TableCell { tint-color: red; }")
      #expect(stock.resolve(part, appearance: .light).tintColor == red)
    }
    let other = ComponentParts.ObjectCell.statusImageView
    let theme = theme("\(ComponentParts.ObjectCell.cell.classPath) { tint-color: red; }")
    #expect(!theme.hasCustomSettings(for: other))
  }

  @Test func topBorderIsDrawnWithTheBorder() {
    let cell = ComponentParts.ObjectCell.cell
    let theme = theme("\(cell.classPath) { border-top-color: red; border-width: 3; border-color: blue; }")
    let css = theme.rules(for: cell).map(\.text).joined()
    #expect(
      css.contains("box-shadow: inset 0px 0px 0px 3px \(blue.css), inset 0px 3px 0px 0px \(red.css)"))
  }

  @Test func jointClassPathSelectsSpecializedPart() {
    typealias Parts = ComponentParts.ObjectCell
    let reading = read("\(Parts.tag.classPath):\(Parts.filledTags[0].classPath) { font-color: #123457; }")
    #expect(!reading.codes.contains(.unknownClass))
    let theme = Theme.standard.applying(reading.sheet)
    for part in Parts.filledTags + [Parts.tag] {
      let isBoth = part == Parts.filledTags[0]
      #expect((theme.resolve(part, appearance: .light).color == ThemeColor(hex: 0x123457)) == isBoth)
    }
  }

  @Test func tableCellNamesAreAliases() throws {
    let part = ComponentParts.ObjectCell.headlineLabel
    let name = "fdlFUIObjectTableViewCell_headlineLabel"
    let other = "fdlFUIObjectCollectionViewCell_headlineLabel"
    func color(_ text: String) -> ThemeColor? {
      Theme.standard.applying(read(text).sheet).resolve(part, appearance: .light).color
    }
    let (one, two) = ("font-color: #123457;", "font-color: #765432;")
    #expect(color("\(name) { \(one) }") == ThemeColor(hex: 0x123457))
    #expect(color("\(other) { \(two) }\n\(name) { \(one) }") == ThemeColor(hex: 0x123457))
    #expect(color("\(name) { \(one) }\n\(other) { \(two) }") == ThemeColor(hex: 0x765432))
    let theme = Theme.standard.applying(read("\(name) { \(one) }").sheet)
    let answer = try theme.provenance(of: name, appearance: .light)
    #expect(answer.description.contains("from sheet.nss:1:43: font-color: #123457"))
    var coded = Theme.standard
    try coded.set(.fontColor, to: .literal(ThemeColor(hex: 0x123457)), of: name)
    #expect(coded.resolve(part, appearance: .light).color == ThemeColor(hex: 0x123457))
    #expect(read("\(name) { tint-color: red; }").codes == [.tableCell, .unsupportedProperty])
  }

  @Test func stateTextStyleSetsItsWeight() {
    let part = ComponentParts.KeyValueCell.keyLabel
    let theme = Theme.standard.applying(read("\(part.classPath) { font-style-disabled: body; }").sheet)
    #expect(theme.resolve(part, appearance: .light).fontWeight == 600)
    #expect(theme.resolve(part, state: .disabled, appearance: .light).fontWeight == TextStyles.standard[.body].weight)
    let both = Theme.standard.applying(
      read("\(part.classPath) { font-style-disabled: body; font-weight-disabled: 321; }").sheet)
    #expect(both.resolve(part, state: .disabled, appearance: .light).fontWeight == 321)
  }

  @Test func alternativePropertyNamesAreAccepted() {
    let part = ComponentParts.ObjectCell.headlineLabel
    func style(_ text: String) -> ResolvedStyle {
      let reading = read("\(part.classPath) { \(text); }")
      #expect(!reading.codes.contains(.unsupportedProperty), "\(text)")
      return Theme.standard.applying(reading.sheet).resolve(part, appearance: .light)
    }
    #expect(style("alpha: 0.25").opacity == 0.25)
    #expect(style("text-alpha: 0.25").opacity == 0.25)
    #expect(style("foreground-color: #123457").color == ThemeColor(hex: 0x123457))
    #expect(style("font-typeface: Probe-Light").fontFamily == "Probe")
    #expect(style("font-typeface: Probe-Light").fontWeight == 300)
    #expect(style("font-design: serif").fontFamily == "Serif")
    #expect(style("horizontal-align: fill").textAlignment == .justified)
  }

  @Test func lengthsAreClamped() {
    let part = ComponentParts.ObjectCell.cell
    let text =
      "\(part.classPath) { padding: -5 9999 3 1e9; corner-radius: 9999; shadow-offset: -9999, 9999; height: 0; }"
    let style = Theme.standard.applying(read(text).sheet).resolve(part, appearance: .light)
    #expect(style.values[.padding] == .box(EdgeLengths(top: 0, right: 500, bottom: 3, left: 500)))
    #expect(style.cornerRadius == 2000)
    #expect(style.values[.shadowOffset] == .offset(x: -100, y: 100))
    #expect(style.values[.height] == .length(0))
  }

  @Test func sheetOverridesCodeUntilRemoved() throws {
    var base = Theme()
    try base.set(.fontColor, to: .literal(blue), of: path)
    try base.set(.textLineClamp, to: .lineLimit(9), of: path)
    var theme = theme("\(path) { font-color: red; }", over: base)
    #expect(theme.resolve(headline, appearance: .light).color == red)
    #expect(theme.resolve(headline, appearance: .light).lineLimit == 9)
    // A later value from code is below it anyway.
    try theme.set(.fontColor, to: .literal(ThemeColor(hex: 0x00FF00)), of: path)
    #expect(theme.resolve(headline, appearance: .light).color == red)
    let next = self.theme("\(path) { text-line-clamp: 3; }", over: theme)
    #expect(next.resolve(headline, appearance: .light).color == ThemeColor(hex: 0x00FF00))
    #expect(next.resolve(headline, appearance: .light).lineLimit == 3)
    theme.removeSheet()
    #expect(!theme.hasSheet)
    try theme.set(.fontColor, to: .literal(blue), of: path)
    #expect(theme.resolve(headline, appearance: .light) == base.resolve(headline, appearance: .light))
    theme.removeOverrides()
    #expect(theme == .standard)
  }

  @Test func lastRuleWinsPerPropertyAndState() {
    let theme = theme(
      """
      \(path) { font-color: red; font-color-disabled: red; font-size: 20; }
      \(path) { font-color: green; font-color: yellow; font-color: blue; }
      """)
    let style = theme.resolve(headline, appearance: .light)
    #expect(style.color == blue)
    #expect(style.fontSize == 20)
    #expect(theme.resolve(headline, state: .disabled, appearance: .light).color == red)
  }

  @Test("A rule for joint classes applies to parts with all of them, and overrides rules for one")
  func jointClassesRequireAllAndWin() throws {
    let part = ComponentParts.ItemCell.title
    try #require(part.cssClasses.count == 2)
    for classes in [part.cssClasses, part.cssClasses.reversed()] {
      let text = "\(classes.joined(separator: ":")) { font-color: red; }\n\(part.classPath) { font-color: blue; }"
      let theme = theme(text)
      #expect(theme.resolve(part, appearance: .light).color == red)
      #expect(
        theme.resolve(part.standalone, appearance: .light)
          == Theme.standard.resolve(part.standalone, appearance: .light))
      let reader = CSSReader(theme.css(for: .light).joined())
      expectAgreement(reader, with: theme, of: part, .light)
      expectAgreement(reader, with: theme, of: part.standalone, .light)
    }
    let twice = theme("\(path):\(path) { font-color: red; }")
    #expect(twice.resolve(headline, appearance: .light).color == red)
    let unrelated = theme("\(path):\(part.classPath) { font-color: red; }")
    #expect(unrelated.resolve(headline, appearance: .light) == Theme.standard.resolve(headline, appearance: .light))
  }

  @Test func specificSwitchPropertiesWin() {
    let part = ComponentParts.SwitchFormCell.switch
    let on = theme("\(part.classPath) { track-color-enabled-selected: red; on-tint-color: blue; }")
    #expect(on.resolve(part, state: .enabledSelected, appearance: .light).trackColor == red)
    #expect(on.resolve(part, state: .enabledSelected, appearance: .light).borderColor == blue)
    #expect(on.resolve(part, state: .disabledSelected, appearance: .light).trackColor == blue)
    let off = Theme.standard.resolve(part, state: .enabledUnselected, appearance: .light)
    #expect(on.resolve(part, state: .enabledUnselected, appearance: .light).trackColor == off.trackColor)
    let general = theme("\(part.classPath) { track-color-selected-disabled: red; track-color: blue; }")
    #expect(general.resolve(part, state: .disabledSelected, appearance: .light).trackColor == red)
    for state in [StyleState.enabledSelected, .enabledUnselected, .disabledUnselected] {
      #expect(general.resolve(part, state: state, appearance: .light).trackColor == blue)
    }
  }

  @Test func textsFollowTheStateOfTheirCell() throws {
    let cell = ComponentParts.ObjectCell.cell.classPath
    let css = theme("\(path) { font-color-selected: red; }").css(for: .light).joined()
    let reader = CSSReader(css)
    #expect(reader.value(of: "color", at: [".\(cell):selected .\(path):not(:disabled)"]) == red.css)
    #expect(!Theme.standard.css(for: .light).joined().contains(".\(cell):selected .\(path)"))
  }

  @Test(
    arguments: [
      ("Avenir", "Avenir", 400, false, .normal), ("Avenir-Light", "Avenir", 300, false, .normal),
      ("Avenir-Italic", "Avenir", 400, true, .normal), ("Avenir Next", "Avenir Next", nil, false, .normal),
      ("Avenir Next-Italic", "Avenir Next", nil, true, .normal),
      ("HelveticaNeue-CondensedBold", "HelveticaNeue", 700, false, .condensed),
      ("Arial-BoldItalicMT", "Arial", 700, true, .normal), ("Foo-UltraLightOblique", "Foo", 200, true, .normal),
      ("A-B-SemiBold", "A-B", 600, false, .normal), ("Noto-CJK", "Noto-CJK", 400, false, .normal),
      ("-Bold", "-Bold", 400, false, .normal), ("X-", "X-", 400, false, .normal),
      ("ArialMT", "Arial", 400, false, .normal), ("TimesNewRomanPSMT", "TimesNewRoman", 400, false, .normal),
      ("TimesNewRomanPS-BoldMT", "TimesNewRoman", 700, false, .normal), ("GPS-Bold", "GPS", 700, false, .normal),
      // The family is called Arial Rounded MT Bold.
      ("ArialRoundedMTBold", "ArialRoundedMTBold", 400, false, .normal), ("MT", "MT", 400, false, .normal),
      ("Gill Sans MT", "Gill Sans MT", nil, false, .normal),
    ] as [(String, String, Int?, Bool, FontFace.Width)])
  func faceNameHasFamilyWeightSlantAndWidth(
    name: String, family: String, weight: Int?, isItalic: Bool, width: FontFace.Width
  ) {
    #expect(
      FontFace(postScriptName: name) == FontFace(family: family, weight: weight, isItalic: isItalic, width: width))
  }

  @Test("The weight of a face overrides a text style and the table, but not the sheet's font-weight")
  func faceWeightPrecedence() {
    let title = ComponentParts.SwitchFormCell.title
    func weight(_ text: String) -> Int? {
      theme("\(title.classPath) { \(text) }").resolve(title, appearance: .light).fontWeight
    }
    #expect(weight("font-name: Avenir;") == 400)
    #expect(weight("font-name: Avenir Next;") == 600)
    #expect(weight("font-name: Avenir-Light;") == 300)
    #expect(weight("font-name: heavySystem;") == 800)
    #expect(weight("font-name: Avenir-Light; font-weight: 500;") == 500)
    #expect(weight("font-style: headline; font-name: Avenir-Light;") == 300)
  }

  @Test("A text style keeps the family, size and weight that the same sheet sets for another class")
  func textStyleKeepsFontOfAnotherClass() throws {
    let title = ComponentParts.SwitchFormCell.title
    func style(_ text: String, over base: Theme = Theme()) -> ResolvedStyle {
      theme("\(text)\n\(title.classPath) { font-style: title3; }", over: base).resolve(title, appearance: .light)
    }
    #expect(style("Label { font-name: Palatino; }").fontFamily == "Palatino")
    #expect(style("Label { font-size: 30; }").fontSize == 30)
    #expect(style("Label { font-weight: 300; }").fontWeight == 300)
    var coded = Theme()
    try coded.set(.fontSize, to: .fontSize(30), of: title.classPath)
    #expect(style("", over: coded).fontSize == TextStyle.title3.points)
    #expect(style("").fontWeight == TextStyle.title3.weight)
    let light = theme("Label { font-weight: 300; }\n\(title.classPath) { font-name: Avenir-Bold; }")
    #expect(light.resolve(title, appearance: .light).fontWeight == 300)
  }

  @Test func stateFontResetsTheNormalFont() {
    let theme = theme("\(path) { font-name: Foo-BoldItalic; font-name-disabled: lightSystem; }")
    let reader = CSSReader(theme.css(for: .light).joined())
    #expect(reader.value(of: "font-family", at: ["." + path]) == "\"Foo\"")
    #expect(reader.value(of: "font-style", at: ["." + path]) == "italic")
    #expect(reader.value(of: "font-family", at: [".\(path):disabled"]) == "inherit")
    #expect(reader.value(of: "font-style", at: [".\(path):disabled"]) == "normal")
    #expect(reader.value(of: "font-weight", at: [".\(path):disabled"]) == "300")
  }

  @Test func colorReferencesFollowTheAppearance() throws {
    func color(_ value: String, _ appearance: Appearance) -> ThemeColor? {
      theme("\(path) { font-color: \(value); }").resolve(headline, appearance: appearance).color
    }
    for appearance in Appearance.allCases {
      #expect(
        color("negativeLabel_darkBackground", appearance) == Theme.standard.color(.negativeLabel, in: .dark))
      #expect(color("tintColor", appearance) == Theme.standard.color(.tintColor, in: appearance))
      #expect(color("mango3", appearance) == PaletteReference("mango3")?.row[appearance])
    }
    #expect(color("systemBlue", .light) == ThemeColor(hex: 0x007AFF))
    #expect(color("systemBlue", .dark) == ThemeColor(hex: 0x0A84FF))
  }

  @Test func largeSheetIsApplied() {
    let paths = ComponentParts.classPaths.joined(separator: ", ")
    let properties = StyleProperty.allCases.filter { $0.accepts(.literal(red)) }
    let block = properties.map { "\($0.rawValue): red;" }.joined(separator: " ")
    let sheet = read(String(repeating: "\(paths) { \(block) }\n", count: 60)).sheet
    #expect(Theme.standard.applying(sheet).hasSheet)
  }
}

@Suite struct SheetImageTests {
  private let cell = ComponentParts.ObjectCell.detailImageView

  @Test func everyImageGetsItsDiagnostic() {
    let states = ["", "-hover", "-highlighted", "-selected", "-disabled"]
    let block = states.map { "font-color\($0): red; view-alpha\($0): 1;" }.joined(separator: " ")
    let long = String(repeating: "\(ComponentParts.ObjectCell.headlineLabel.classPath) { \(block) }\n", count: 2500)
    let named = (0..<1000).map { "\(cell.classPath) { image-name: i\($0); }\n" }.joined()
    let theme = Theme.standard.applying(read(long + named).sheet)
    let images = theme.sheetImages
    #expect(images.map(\.name) == (0..<1000).map { "i\($0)" })
    var reported = 0
    for image in images {
      if theme.diagnostic(of: image, .imageNotFound, .note, "nothing", remedy: "y") != nil { reported += 1 }
    }
    #expect(reported == 1000)
  }

  @Test func imageDiagnosticQuotesTheSourceLine() throws {
    let text = "@logo: a;\n\(cell.classPath) {\n\timage-name :   'my logo'  ; /* ours */ image-name-hover: @logo;\n}"
    let theme = Theme.standard.applying(read(text).sheet)
    let reported = theme.sheetImages.compactMap {
      theme.diagnostic(of: $0, .imageNotFound, .note, "nothing", remedy: "y")
    }
    let line = "\timage-name :   'my logo'  ; /* ours */ image-name-hover: @logo;"
    #expect(reported.map(\.line) == Array(repeating: line, count: reported.count) && !reported.isEmpty)
    #expect(reported.first?.marker == "\t" + String(repeating: " ", count: 15) + "^" + String(repeating: "~", count: 8))
    #expect(reported.first?.markedText == "'my logo'")
  }

  @Test("The images of a sheet are those that a part can display, with their locations")
  func sheetImagesAreThoseOfParts() throws {
    let text = """
      @logo: img/logo.png;
      \(cell.classPath) { image-name: @logo; image-name-hover: a; }
      ImageView { image-name: b; }
      fdlNothing { image-name: c; }
      """
    let theme = Theme.standard.applying(read(text).sheet)
    #expect(theme.sheetImages.map(\.name) == ["img/logo.png", "b"])
    #expect(theme.sheetImages.map { $0.range?.description } == ["sheet.nss:2:62", "sheet.nss:3:25"])
    let declared = try #require(theme.customImage(of: cell))
    #expect(declared == theme.sheetImages[0] && declared.source == "sheet.nss")
    #expect(theme.customImage(of: ComponentParts.ObjectCell.statusImageView)?.name == "b")
    #expect(Theme.standard.sheetImages.isEmpty && Theme.standard.customImage(of: cell) == nil)
    var coded = Theme.standard
    try coded.set(.imageName, to: .image("d"), of: cell.classPath)
    #expect(coded.customImage(of: cell) == SheetImage(name: "d", range: nil) && coded.sheetImages.isEmpty)
    let reported = try #require(
      theme.diagnostic(of: declared, .imageNotFound, .warning, "nothing", suggestion: "x", remedy: "y"))
    #expect(reported.description.hasPrefix("sheet.nss:2:62: warning: nothing; did you mean x? [image-not-found]\n"))
    #expect(reported.line == "\(cell.classPath) { image-name: @logo; image-name-hover: a; }")
    #expect(reported.marker == String(repeating: " ", count: 61) + "^~~~~")
  }
}
