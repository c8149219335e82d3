import Testing

@testable import FloorplanTheme

@Suite struct ThemeRuleTests {
  /// Checks that a rule that was generated from a theme doesn't change it.
  private func expectNoChange(_ theme: Theme, _ path: String) throws {
    let part = try #require(ComponentParts.part(at: path))
    let reading = read(try theme.rule(for: path))
    let unwanted = reading.diagnostics.filter { $0.severity == .error }
    #expect(unwanted.isEmpty, "\(path): \(unwanted)")
    let changed = theme.applying(reading.sheet)
    for state in part.states {
      for appearance in Appearance.allCases {
        #expect(
          changed.resolve(part, state: state, appearance: appearance)
            == theme.resolve(part, state: state, appearance: appearance), "\(path) \(state) \(appearance)")
      }
    }
  }

  @Test func generatedRuleChangesNothing() throws {
    for path in ComponentParts.classPaths { try expectNoChange(.standard, path) }
  }

  @Test func generatedRuleIncludesCode() throws {
    let path = ComponentParts.ObjectCell.headlineLabel.classPath
    var theme = Theme.standard
    try theme.set(.fontColor, to: .literal(ThemeColor(hex: 0x123456, alpha: 0.25)), of: path, in: .disabled)
    try theme.set(.fontName, to: .font(FontFace(family: "Noto Serif", weight: 600, isItalic: true)), of: path)
    try theme.set(.textAlign, to: .alignment(.trailing), of: path)
    let rule = try theme.rule(for: path)
    #expect(
      rule == """
        \(path) {
            font-color: primaryLabel;
            font-color-disabled: rgba(18,52,86,0.25);
            font-name: Noto Serif-SemiBoldItalic;
            font-style: headline;
            text-align: trailing;
            text-line-clamp: 2;
        }

        """)
    try expectNoChange(theme, path)
  }

  @Test func unknownClassPathThrows() {
    #expect(throws: ThemeError.self) { try Theme.standard.rule(for: "fdlNothing") }
  }

  @Test(
    arguments: [
      (FontFace(family: "SAP 72"), "SAP 72"), (FontFace(family: "A", weight: 700), "A-Bold"),
      (FontFace(family: "A", weight: 400), "A-Regular"), (FontFace(family: "A"), nil),
      (FontFace(family: "A B", isItalic: true), "A B-Italic"),
      (FontFace(family: "A B", width: .condensed), "A B-Condensed"),
      (FontFace(family: "A", weight: 300, isItalic: true, width: .semiCondensed), "A-LightItalicSemiCondensed"),
      (FontFace(family: nil, weight: 400), "system"), (FontFace(family: nil, weight: 600), "semiboldSystem"),
      (FontFace(family: nil, weight: 400, isItalic: true), "italicSystem"), (FontFace(family: "A", weight: 650), nil),
      (FontFace(family: nil), nil), (FontFace(family: nil, weight: 700, isItalic: true), nil),
    ] as [(FontFace, String?)])
  func faceNameRoundTrips(face: FontFace, name: String?) throws {
    #expect(face.declarationText == name)
    guard let name else { return }
    let part = ComponentParts.ObjectCell.headlineLabel
    let style = Theme.standard.applying(read("\(part.classPath) { font-name: \(name); }").sheet)
      .resolve(part, appearance: .light)
    #expect(style.fontFamily == face.family && style.isItalic == face.isItalic && style.fontWidth == face.width)
    if let weight = face.weight { #expect(style.fontWeight == weight) }
  }
}
