import FloorplanTheme

/// The descriptions of the palette on the pages.
extension PaletteGroup {
  nonisolated var title: String {
    switch self {
    case .pressedSemanticLabels: "\(Self.semanticLabels.title), Pressed"
    case .pressedSemanticBackgrounds: "\(Self.semanticBackgrounds.title), Pressed"
    case .barsAndShadows: "Bars, Outlines and Shadows"
    default: "\(self)".spacedWords.capitalizedWords
    }
  }

  /// The purpose of colors without a role.
  fileprivate nonisolated var role: String {
    switch self {
    case .hues: "step of a hue scale, without a role"
    case .charts: "lines and areas of charts"
    case .custom: "custom color for apps"
    case .base: "white or black, swapped on dark surfaces"
    default: title.lowercased()
    }
  }
}

extension Appearance {
  nonisolated var title: String { "\(self)".spacedWords.capitalizedWords }
}

extension ContrastRating {
  /// Returns the description of the sufficient contrast.
  nonisolated func title(for purpose: ContrastPair.Purpose) -> String {
    switch self {
    case .enhanced: "AAA"
    case .sufficient: purpose == .shape ? "sufficient for outlines" : "AA"
    case .largeTextOnly: "large text only"
    case .insufficient: "fails"
    case .exempt: "disabled, exempt"
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
    case .text: "text: minimum 4.5:1, or 3:1 for large text"
    case .disabledText: "disabled text: no minimum"
    case .shape: "outline of a control: minimum 3:1"
    }
  }
}

extension ThemeColor {
  /// The channels in hexadecimal digits and, if the color is translucent, the opacity in percent.
  nonisolated var title: String {
    let opaque = ThemeColor(red: red, green: green, blue: blue).sheetText
    return alpha == 1 ? opaque : "\(opaque) · \(plainDecimal((alpha * 1000).rounded() / 10))%"
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
    if let base = name.removing("TapState") { return "\(base) in the pressed state" }
    if let number = name.removing("accentLabel", atStart: true) { return "label of accent pair \(number)" }
    if let number = name.removing("accentBackground", atStart: true) { return "surface of accent pair \(number)" }
    return PaletteGroup(of: rawValue).role
  }

  private nonisolated static let roles: [ColorToken: String] = [
    .primaryLabel: "most important text: headlines, titles, input",
    .secondaryLabel: "secondary text: subtitles, values",
    .tertiaryLabel: "tertiary text: footnotes, hints", .quaternaryLabel: "disabled text",
    .quinaryLabel: "text on a surface in the tint color", .navBarTitleLabel: "title in a bar",
    .tintColor: "interactive elements and active states",
    .tintColor2: "interactive text, also on gray",
    .tintColor3: "background of selections and secondary buttons",
    .primaryBackground: "lowest surface of a page without groups",
    .secondaryBackground: "surface above primaryBackground",
    .tertiaryBackground: "surface above secondaryBackground",
    .primaryGroupedBackground: "lowest surface of a page with groups",
    .secondaryGroupedBackground: "groups: cells and cards",
    .tertiaryGroupedBackground: "surfaces in a group", .primaryFill: "thin shapes, the strongest fill",
    .secondaryFill: "medium shapes: tracks, pressed cells",
    .tertiaryFill: "large shapes: input fields, disabled buttons",
    .quaternaryFill: "faintest fill: read-only fields, hovered cells",
    .separator: "hairline between rows", .separatorOpaque: "clearly visible line: borders of fields",
    .negativeLabel: "text and icons of errors", .positiveLabel: "text and icons of success",
    .criticalLabel: "text and icons of warnings", .informativeLabel: "text and icons of information",
    .neutralLabel: "text and icons of a neutral status", .negativeBackground: "surface of an error",
    .positiveBackground: "surface of a success message", .criticalBackground: "surface of a warning",
    .informationBackground: "surface of information",
    .neutralBackground: "surface of a neutral status", .header: "top bar",
    .headerBlended: "translucent top bar", .footer: "bottom bar",
    .chrome: "floating bars", .chromeSecondary: "floating bars over groups",
    .barTransparent: "dark scrim over images", .contrastElement: "clearly visible outlines of controls",
    .cellBackground: "transparent cell", .cardShadow: "shadow below a card",
    .sectionShadow: "shadow below a section", .baseWhite: "white in every appearance",
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
