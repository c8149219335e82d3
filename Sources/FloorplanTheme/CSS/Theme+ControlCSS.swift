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
    let text = unlimitedControlCSS(for: appearance, families: families)
    guard let scope else { return text }
    return text.split(separator: "}").compactMap { rule in
      let parts = rule.split(separator: "{")
      guard parts.count == 2 else {
        assert(rule.allSatisfy(\.isWhitespace), "not a rule: \(rule)")
        return nil
      }
      let selectors = parts[0].split(separator: ",").map { selector in
        ".\(scope) \(selector.drop(while: \.isWhitespace))"
      }
      return "\(selectors.joined(separator: ",")){\(parts[1])}\n"
    }.joined()
  }

  private func unlimitedControlCSS(for appearance: Appearance, families: [String]) -> String {
    func css(_ token: ColorToken, elevated: Bool = false) -> String {
      palette.color(token, in: appearance, elevated: elevated).css
    }
    // The platform theme resets the font of popovers.
    let font =
      families.isEmpty
      ? "" : "window, popover, tooltip, dnd { font-family: \(families.map(cssString).joined(separator: ", ")); }\n"
    // Without the buttons of window controls, spin buttons and menus.
    let others = [
      "flat", "suggested-action", "destructive-action", "minimize", "maximize", "close", "up", "down", "model",
    ]
    let plain = others.map { ":not(.\($0))" }.joined()
    func buttons(_ state: String) -> String {
      ["button.text-button", "button.image-button", "dropdown > button", "menubutton > button"]
        .map { $0 + plain + state }.joined(separator: ", ")
    }
    let (entryHeight, thumbSize) = density == .compact ? (17.5, 16.5) : (24, 18)
    let compactButtons = density == .compact ? "\nbutton.text-button { padding: 1px 9px; }" : ""
    let line = css(appearance.isHighContrast ? .separatorOpaque : .separator)
    return font + """
      window { -gtk-icon-size: 12pt; }
      windowcontrols { -gtk-icon-size: 16px; }
      entry:not(.flat), spinbutton:not(.vertical):not(.flat) {
        min-height: \(entryHeight)pt; background-color: \(css(.tertiaryBackground)); border-color: \(line);
      }
      entry, spinbutton, textview > text { color: \(css(.primaryLabel)); }
      entry:disabled, spinbutton:disabled, textview > text:disabled { color: \(css(.quaternaryLabel)); }
      entry > text > placeholder, spinbutton > text > placeholder { font-style: normal; }
      entry > image { color: \(css(.secondaryLabel)); }
      .\(UtilityClass.elevated.rawValue) entry:not(.flat), popover entry:not(.flat),
      .\(UtilityClass.elevated.rawValue) spinbutton:not(.vertical):not(.flat),
      popover spinbutton:not(.vertical):not(.flat) {
        background-color: \(css(.tertiaryBackground, elevated: true));
      }
      popover.background > contents, popover.background > arrow {
        background-color: \(css(.secondaryGroupedBackground, elevated: true)); border-color: \(line);
        color: \(css(.primaryLabel, elevated: true));
      }
      popover.background > contents listview, popover.background > contents list {
        background-color: transparent; color: inherit;
      }
      popover.menu modelbutton { color: inherit; }
      popover.menu modelbutton:disabled { color: \(css(.quaternaryLabel)); }
      popover.menu modelbutton:hover, popover.menu modelbutton:selected { background-color: \(css(.tertiaryFill)); }
      popover.menu modelbutton:active { background-color: \(css(.primaryFill)); }
      popover.menu check, popover.menu radio { color: inherit; }
      popover.menu radio { border-color: \(css(.separatorOpaque)); }
      separator, popover.background > contents separator { background-color: \(line); }
      \(buttons("")) {
        background: \(css(.tertiaryFill)); border-color: \(line); box-shadow: none; color: \(css(.primaryLabel));
      }
      \(buttons(":hover")) { background: \(css(.secondaryFill)); }
      \(buttons(":active")), \(buttons(":checked")) { background: \(css(.primaryFill)); }
      \(buttons(":disabled")) { background: \(css(.quaternaryFill)); color: \(css(.quaternaryLabel)); }
      checkbutton > check:not(:checked):not(:indeterminate), checkbutton > radio:not(:checked):not(:indeterminate) {
        background: \(css(.tertiaryBackground)); border-color: \(css(.contrastElement)); box-shadow: none;
      }
      switch { border-radius: 10.5pt; }
      switch > slider { min-width: \(thumbSize)pt; min-height: \(thumbSize)pt; }
      check, radio { min-width: 10.5pt; min-height: 10.5pt; -gtk-icon-size: 10.5pt; }
      dropdown arrow, expander { min-width: 12pt; min-height: 12pt; }\(compactButtons)

      """
  }
}
