import Testing

@testable import FloorplanTheme

@Suite struct ThemeResolveTests {
  let theme = Theme.standard

  @Test(arguments: Appearance.allCases)
  func textsHaveDesignStylesAndColors(appearance: Appearance) {
    let expected: [(ComponentPart, TextStyle, Int, ColorToken, Int)] = [
      (ComponentParts.ObjectCell.headlineLabel, .headline, 600, .primaryLabel, 2),
      (ComponentParts.ObjectCell.subheadlineLabel, .body, 400, .secondaryLabel, 1),
      (ComponentParts.ObjectCell.footnoteLabel, .subheadline, 400, .tertiaryLabel, 1),
      (ComponentParts.ObjectCell.statusLabel, .subheadline, 400, .tertiaryLabel, 1),
      (ComponentParts.SwitchFormCell.title, .subheadline, 600, .primaryLabel, 0),
      (ComponentParts.SliderFormCell.keyLabel, .subheadline, 600, .primaryLabel, 0),
      (ComponentParts.SliderFormCell.valueTextField, .body, 400, .secondaryLabel, 1),
    ]
    for (part, style, weight, token, lines) in expected {
      let resolved = theme.resolve(part, appearance: appearance)
      #expect(resolved.textStyle == style)
      #expect(resolved.fontSize == style.points)
      #expect(resolved.fontWeight == weight)
      #expect(resolved.color == Palette.standard.color(token, in: appearance))
      #expect(resolved.lineLimit == lines)
      let disabled = theme.resolve(part, state: .disabled, appearance: appearance)
      #expect(disabled.color == Palette.standard.color(.quaternaryLabel, in: appearance))
      #expect(disabled.textStyle == style)
    }
  }

  @Test func semanticVariantSetsStatusColorUnlessDisabled() {
    let label = ComponentParts.ObjectCell.statusLabel
    for variant in SemanticStatus.allCases {
      let normal = theme.resolve(label, variant: variant, appearance: .light)
      #expect(normal.color == Palette.standard.color(variant.labelToken, in: .light))
      let disabled = theme.resolve(label, state: .disabled, variant: variant, appearance: .light)
      #expect(disabled.color == Palette.standard.color(.quaternaryLabel, in: .light))
      let other = theme.resolve(ComponentParts.ObjectCell.headlineLabel, variant: variant, appearance: .light)
      #expect(other.color == Palette.standard.color(.primaryLabel, in: .light))
    }
  }

  @Test(arguments: Appearance.allCases)
  func cellIsOpaqueAndDistinctInEveryState(appearance: Appearance) {
    for cell in [ComponentParts.ObjectCell.cell, ComponentParts.ImageCell.cell] {
      let colors = [StyleState.normal, .hover, .highlighted, .selected].compactMap {
        theme.resolve(cell, state: $0, appearance: appearance).backgroundColor
      }
      #expect(colors.count == 4)
      #expect(Set(colors).count == 4)
      #expect(colors.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func resolveUsesTheThemesPalette() throws {
    var theme = Theme()
    let pink = ThemeColor(hex: 0xFF44AA)
    theme.palette.override(.tintColor, with: pink, in: .dark)
    let style = try theme.resolve(
      Theme.part(at: "fdlFUISwitchFormCell_switch"), state: .enabledSelected, appearance: .dark)
    #expect(style.trackColor == pink)
    #expect(theme.color(.tintColor, in: .dark) == pink)
    #expect(theme.css(for: .dark).joined().contains(pink.css))
    #expect(!theme.css(for: .light).joined().contains(pink.css))
  }

  @Test func plainSwitchStatesMapToExactStates() {
    let control = ComponentParts.SwitchFormCell.switch
    let pairs: [(StyleState, StyleState, ColorToken, Double)] = [
      (.normal, .enabledUnselected, .secondaryFill, 1), (.selected, .enabledSelected, .tintColor, 1),
      (.disabled, .disabledUnselected, .secondaryFill, 0.5), (.disabledSelected, .disabledSelected, .tintColor, 0.5),
    ]
    for (plain, exact, track, opacity) in pairs {
      let style = theme.resolve(control, state: plain, appearance: .light)
      #expect(style == theme.resolve(control, state: exact, appearance: .light))
      #expect(style.trackColor == Palette.standard.color(track, in: .light))
      #expect(style.opacity == opacity)
      #expect(style.thumbColor == ThemeColor(hex: 0xFFFFFF))
    }
  }

  @Test(
    arguments: [
      (.standard, "heart"), (.accented, "heart"), (.editable, "bell"), (.editableDisabled, "bell"),
    ] as [(StyleState, String)])
  func ratingStatesShareImages(state: StyleState, expected: String) {
    let part = ComponentParts.RatingFormCell.ratingControl
    let style = theme.resolve(part, state: state, appearance: .light)
    #expect(style.values[.onImage] == .image("favorite") && style.values[.offImage] == .image("not-favorite"))
    let sheet = read("\(part.classPath) { on-image-standard: heart; on-image-editable: bell; }").sheet
    let changed = Theme.standard.applying(sheet)
    #expect(changed.resolve(part, state: state, appearance: .light).values[.onImage] == .image(expected))
    #expect(changed.customImage(.onImage, of: part, in: state)?.name == expected)
    // The colors of each state stay separate.
    #expect(changed.resolve(part, state: state, appearance: .light).colors == style.colors)
  }

  @Test func elevatedSurfacesUseElevatedValues() {
    let raised = theme.resolve(ComponentParts.ObjectCell.cell, appearance: .dark, elevated: true)
    #expect(raised.backgroundColor == ThemeColor(hex: 0x242D37))
  }

  @Test func everyPartResolvesInEveryState() {
    for part in ComponentParts.all {
      for state in StyleState.allCases {
        for variant in [nil] + SemanticStatus.allCases.map(Optional.some) {
          for appearance in Appearance.allCases {
            let style = theme.resolve(part, state: state, variant: variant, appearance: appearance)
            // The first text of a row differs from the others only by its weight, and the icon of a button has the
            // color of its title.
            let isButtonIcon = part == ComponentParts.ActionButton.image
            #expect(!style.colors.isEmpty || style.fontWeight != nil || isButtonIcon)
          }
        }
      }
    }
  }

  @Test func unknownClassPathSuggestsNearest() {
    #expect {
      try Theme.part(at: "fdlFUIObjectCollectionViewCell_headlineLabl")
    } throws: { error in
      let message = (error as? ThemeError)?.message ?? ""
      return message.contains("_headlineLabl”") && message.contains("fdlFUIObjectCollectionViewCell_headlineLabel")
    }
    #expect(throws: ThemeError.unknownClassPath("?", nearest: [])) {
      try Theme.part(at: "?")
    }
    let several = ThemeError.unknownClassPath("ab", nearest: ["a", "b"])
    #expect(several.message == "unknown class path “ab”; did you mean a or b?")
  }

  @Test func unmatchedJointClassPathIsDistinguished() {
    func message(_ path: String) -> String? {
      do {
        _ = try Theme.part(at: path)
        return nil
      } catch {
        return error.message
      }
    }
    let headline = ComponentParts.ObjectCell.headlineLabel.classPath
    #expect(
      message("\(headline):fdlFUISwitchFormCell_title")
        == "no part has all of these class paths: “\(headline)” is ObjectCell.headlineLabel, "
        + "“fdlFUISwitchFormCell_title” is SwitchFormCell.title")
    let mistyped = message("\(headline):fdlFUISwitchFormCell_titel") ?? ""
    #expect(mistyped.contains("“fdlFUISwitchFormCell_titel”") && mistyped.contains("fdlFUISwitchFormCell_title or "))
    #expect(message("\(headline):\(headline)") == nil)
    #expect(message(":") == "unknown class path “:”; run “floorplan theme classes” for a list")
  }

  @Test func alternativeClassPathsResolveEqually() throws {
    let one = try theme.resolve(Theme.part(at: "fdlSliderFormCell_valueLabel"), appearance: .dark)
    let other = try theme.resolve(Theme.part(at: "fdlFUISliderFormCell_valueTextField"), appearance: .dark)
    #expect(one == other)
  }

  @Test func strongestStateWinsPerProperty() throws {
    let part = ComponentParts.itemView
    let path = ComponentParts.FilterFormCell.chip.classPath
    var theme = Theme()
    let colors = (1...5).map { ThemeColor(hex: UInt32($0) << 16) }
    let states: [StyleState] = [.hover, .highlighted, .selected, .focused, .disabled]
    for (state, color) in zip(states, colors) { try theme.set(.fontColor, to: .literal(color), of: path, in: state) }
    try theme.set(.backgroundColor, to: .literal(colors[0]), of: path, in: .hover)
    let option = ComponentParts.FilterFormCell.chip
    for count in 1...states.count {
      let style = theme.resolve(option, states: Set(states.prefix(count)), appearance: .light)
      #expect(style.color == colors[count - 1])
    }
    let hovered = theme.resolve(option, states: [.hover, .disabled], appearance: .light)
    #expect(hovered.backgroundColor == colors[0])
    for state in part.states {
      let alone = theme.resolve(part, states: [state], appearance: .light)
      #expect(alone == theme.resolve(part, state: state, appearance: .light))
    }
    #expect(theme.resolve(option, states: [], appearance: .light) == theme.resolve(option, appearance: .light))
  }

  @Test func propertyGroupUsesOneState() throws {
    let option = ComponentParts.FilterFormCell.chip
    let red = ThemeColor(hex: 0xFF0000)
    var theme = Theme()
    try theme.set(.borderWidth, to: .length(7), of: option.classPath, in: .hover)
    let style = theme.resolve(option, states: [.hover, .selected], appearance: .light)
    #expect(style.values[.borderWidth] == .length(1))
    #expect(style.borderColor == theme.color(.tintColor2, in: .light))
    // The stronger state sets only the color; the width is that of the normal state.
    try theme.set(.borderColor, to: .literal(red), of: option.classPath, in: .highlighted)
    let pressed = theme.resolve(option, states: [.hover, .highlighted], appearance: .light)
    #expect(pressed.borderColor == red && pressed.values[.borderWidth] == .length(0.5))
  }

  @Test func disabledOnSwitchCombinesStates() {
    let control = ComponentParts.SwitchFormCell.switch
    for (states, state): (Set<StyleState>, StyleState) in [
      ([], .enabledUnselected), ([.selected], .enabledSelected), ([.disabled], .disabledUnselected),
      ([.selected, .disabled], .disabledSelected),
    ] {
      let style = Theme.standard.resolve(control, states: states, appearance: .light)
      #expect(style == Theme.standard.resolve(control, state: state, appearance: .light))
    }
  }
}
