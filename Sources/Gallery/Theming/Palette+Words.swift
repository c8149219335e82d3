import FloorplanTheme

/// The descriptions of the palette on the pages.
extension PaletteGroup {
  nonisolated var title: String {
    switch self {
    case .pressedSemanticLabels: "\(Self.semanticLabels.title), pressed"
    case .pressedSemanticBackgrounds: "\(Self.semanticBackgrounds.title), pressed"
    case .barsAndShadows: "Bars, outlines and shadows"
    default: "\(self)".spacedWords.capitalizedAtStart
    }
  }

  /// The purpose of colors without a role.
  fileprivate nonisolated var role: String {
    switch self {
    case .hues: "a step of a hue, without a role"
    case .charts: "lines and areas of charts"
    case .custom: "for an application's own use"
    case .base: "white or black, which change places on dark surfaces"
    default: title.lowercased()
    }
  }
}

extension Appearance {
  nonisolated var title: String { "\(self)".spacedWords.capitalizedAtStart }
}

extension ContrastVerdict {
  /// Returns the description of the sufficient contrast.
  nonisolated func title(for purpose: ContrastPair.Purpose) -> String {
    switch self {
    case .enhanced: "AAA"
    case .sufficient: purpose == .shape ? "enough for outlines" : "AA"
    case .largeTextOnly: "large text only"
    case .insufficient: "fails"
    case .exempt: "disabled, none needed"
    }
  }
}

extension ContrastPair {
  /// The title of the pair, such as `primaryLabel on tintColor3 over primaryBackground`.
  nonisolated var title: String { "\(foreground.rawValue) \(surfaceTitle)" }

  /// The title of the pair's surfaces.
  nonisolated var surfaceTitle: String { "on \(surfaces.map(\.rawValue).joined(separator: " over "))" }

  nonisolated static let byTitle = Dictionary(uniqueKeysWithValues: all.map { ($0.title, $0) })
}

extension ContrastPair.Purpose {
  nonisolated var title: String {
    switch self {
    case .text: "text, which needs 4.5:1, and 3:1 where it is large"
    case .disabledText: "text of what is disabled, which needs no contrast"
    case .shape: "the outline of a control, which needs 3:1"
    }
  }
}

extension ThemeColor {
  /// The channels in hexadecimal digits and, if the color is translucent, the opacity in percent.
  nonisolated var title: String {
    let opaque = ThemeColor(red: red, green: green, blue: blue).sheetText
    return alpha == 1 ? opaque : "\(opaque) · \(plainDecimal((alpha * 1000).rounded() / 10)) %"
  }
}

extension PaletteReference {
  /// The purpose of the color.
  nonisolated var role: String { token.map(\.role) ?? group.role }

  nonisolated var group: PaletteGroup { PaletteGroup(of: name) }
}

extension PaletteGroup {
  fileprivate nonisolated init(of name: String) {
    self = Self.allCases.first { $0.names.contains(name) } ?? .hues
  }
}

extension ColorToken {
  /// The purpose of the color.
  nonisolated var role: String {
    if let role = Self.roles[self] { return role }
    let name = rawValue
    if let base = name.removing("TapState") { return "\(base) while it is pressed" }
    if let number = name.removing("accentLabel", atStart: true) { return "the label of accent pair \(number)" }
    if let number = name.removing("accentBackground", atStart: true) { return "the surface of accent pair \(number)" }
    return PaletteGroup(of: rawValue).role
  }

  private nonisolated static let roles: [ColorToken: String] = [
    .primaryLabel: "text that matters most: headlines, titles, input",
    .secondaryLabel: "text of second rank: subtitles, values",
    .tertiaryLabel: "text of third rank: footnotes, hints", .quaternaryLabel: "text of what is disabled",
    .quinaryLabel: "text on a surface in the tint colour", .navBarTitleLabel: "the title in a bar",
    .tintColor: "what can be acted on, or is switched on",
    .tintColor2: "the same where tintColor isn't read well: on grey",
    .tintColor3: "behind what is selected, and in secondary buttons",
    .primaryBackground: "the lowest surface of a page without groups",
    .secondaryBackground: "the surface above primaryBackground",
    .tertiaryBackground: "the surface above secondaryBackground",
    .primaryGroupedBackground: "the lowest surface of a page with groups",
    .secondaryGroupedBackground: "the groups: cells and cards",
    .tertiaryGroupedBackground: "what stands within a group", .primaryFill: "thin shapes, the strongest fill",
    .secondaryFill: "medium shapes: tracks, pressed cells",
    .tertiaryFill: "large shapes: input fields, disabled buttons",
    .quaternaryFill: "the faintest fill: read-only fields, cells under the pointer",
    .separator: "the hairline between rows", .separatorOpaque: "the line that must be seen: borders of fields",
    .negativeLabel: "text and icons of errors", .positiveLabel: "text and icons of success",
    .criticalLabel: "text and icons of warnings", .informativeLabel: "text and icons of information",
    .neutralLabel: "text and icons without a judgement", .negativeBackground: "the surface behind an error",
    .positiveBackground: "the surface behind a success", .criticalBackground: "the surface behind a warning",
    .informationBackground: "the surface behind information",
    .neutralBackground: "the surface behind a status without a judgement", .header: "the bar at the top",
    .headerBlended: "the bar at the top where content shows through", .footer: "the bar at the bottom",
    .chrome: "floating bars", .chromeSecondary: "floating bars over groups",
    .barTransparent: "the dark veil over pictures", .contrastElement: "outlines of controls that must stand out",
    .cellBackground: "a cell that lets its container show", .cardShadow: "the shadow below a card",
    .sectionShadow: "the shadow below a section", .baseWhite: "white in every appearance",
    .baseBlack: "black in every appearance",
  ]
}

extension String {
  /// Returns the text without a prefix or suffix; nil if it doesn't have it.
  fileprivate nonisolated func removing(_ part: String, atStart: Bool = false) -> String? {
    if atStart { return hasPrefix(part) ? String(dropFirst(part.count)) : nil }
    return hasSuffix(part) ? String(dropLast(part.count)) : nil
  }
}
