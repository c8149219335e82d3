extension Theme {
  /// The font families of all texts, in order of preference.
  ///
  /// If none of them is installed, texts have the font of the desktop.
  package static let fontFamilies = ["72", "Inter", "Adwaita Sans", "Cantarell"]

  /// Returns the style sheet for windows and for GTK's own controls: their font, sizes and colors.
  ///
  /// Load it with a priority between the platform theme and the style sheets that ``css(for:)`` returns. Its rules
  /// apply to nodes without a class, which keep their states in the platform theme. Sizes are in points, so they follow
  /// the text scale; they are in pixels in the platform theme. Those of the window's own buttons remain, because they
  /// would take up the width of narrow windows.
  ///
  /// - Parameters:
  ///   - appearance: The appearance.
  ///   - families: The font families, or an empty array for the font of the desktop.
  ///   - scope: The class of a node to whose descendants the style sheet is limited; nil for none.
  /// - Returns: The style sheet.
  package func controlCSS(
    for appearance: Appearance, families: [String] = [], inside scope: String? = nil
  ) -> String {
    let rules = controlRules(in: appearance, families: families)
    return rules.map { rule in (scope.map(rule.inside) ?? rule).text }.joined()
  }

  private func controlRules(in appearance: Appearance, families: [String]) -> [CSSRule] {
    func css(_ token: ColorToken, elevated: Bool = false) -> String {
      palette.color(token, in: appearance, elevated: elevated).css
    }
    func rule(_ selectors: [String], _ declarations: String...) -> CSSRule {
      CSSRule(selectors: selectors, declarations: declarations)
    }
    func rule(_ selector: String, _ declarations: String...) -> CSSRule {
      CSSRule(selectors: [selector], declarations: declarations)
    }
    // Without the buttons of window controls, spin buttons and menus.
    let others = [
      "flat", "suggested-action", "destructive-action", "minimize", "maximize", "close", "up", "down", "model",
    ]
    let plain = others.map { ":not(.\($0))" }.joined()
    func buttons(_ state: String) -> [String] {
      ["button.text-button", "button.image-button", "dropdown > button", "menubutton > button"].map {
        $0 + plain + state
      }
    }
    let elevated = ".\(UtilityClass.elevated.rawValue) "
    let fields = ["entry:not(.flat)", "spinbutton:not(.vertical):not(.flat)"]
    let (entryHeight, thumbSize) = density == .compact ? (17.5, 16.5) : (24, 18)
    let separator = css(appearance.isHighContrast ? .separatorOpaque : .separator)
    let line = "border-color: \(separator)"
    var rules: [CSSRule] = []
    if !families.isEmpty {
      // The platform theme resets the font of popovers.
      rules.append(
        rule(
          ["window", "popover", "tooltip", "dnd"], "font-family: \(families.map(cssString).joined(separator: ", "))"))
    }
    rules += [
      rule("window", "-gtk-icon-size: 12pt"),
      rule("windowcontrols", "-gtk-icon-size: 16px"),
      rule(fields, "min-height: \(entryHeight)pt", "background-color: \(css(.tertiaryBackground))", line),
      rule(["entry", "spinbutton", "textview > text"], "color: \(css(.primaryLabel))"),
      rule(["entry:disabled", "spinbutton:disabled", "textview > text:disabled"], "color: \(css(.quaternaryLabel))"),
      rule(["entry > text > placeholder", "spinbutton > text > placeholder"], "font-style: normal"),
      rule("entry > image", "color: \(css(.secondaryLabel))"),
      rule(
        fields.flatMap { [elevated + $0, "popover " + $0] },
        "background-color: \(css(.tertiaryBackground, elevated: true))"),
      rule(
        ["popover.background > contents", "popover.background > arrow"],
        "background-color: \(css(.secondaryGroupedBackground, elevated: true))", line,
        "color: \(css(.primaryLabel, elevated: true))"),
      rule(
        ["popover.background > contents listview", "popover.background > contents list"],
        "background-color: transparent", "color: inherit"),
      rule("popover.menu modelbutton", "color: inherit"),
      rule("popover.menu modelbutton:disabled", "color: \(css(.quaternaryLabel))"),
      rule(
        ["popover.menu modelbutton:hover", "popover.menu modelbutton:selected"],
        "background-color: \(css(.tertiaryFill))"),
      rule("popover.menu modelbutton:active", "background-color: \(css(.primaryFill))"),
      rule(["popover.menu check", "popover.menu radio"], "color: inherit"),
      rule("popover.menu radio", "border-color: \(css(.separatorOpaque))"),
      rule(["separator", "popover.background > contents separator"], "background-color: \(separator)"),
      rule(
        buttons(""), "background: \(css(.tertiaryFill))", line, "box-shadow: none", "color: \(css(.primaryLabel))"),
      rule(buttons(":hover"), "background: \(css(.secondaryFill))"),
      rule(buttons(":active") + buttons(":checked"), "background: \(css(.primaryFill))"),
      rule(buttons(":disabled"), "background: \(css(.quaternaryFill))", "color: \(css(.quaternaryLabel))"),
      rule(
        ["check", "radio"].map { "checkbutton > \($0):not(:checked):not(:indeterminate)" },
        "background: \(css(.tertiaryBackground))", "border-color: \(css(.contrastElement))", "box-shadow: none"),
      rule("switch", "border-radius: 10.5pt"),
      rule("switch > slider", "min-width: \(thumbSize)pt", "min-height: \(thumbSize)pt"),
      rule(["check", "radio"], "min-width: 10.5pt", "min-height: 10.5pt", "-gtk-icon-size: 10.5pt"),
      rule(["dropdown arrow", "expander"], "min-width: 12pt", "min-height: 12pt"),
    ]
    if density == .compact { rules.append(rule("button.text-button", "padding: 1px 9px")) }
    return rules
  }
}
