import FloorplanTheme

/// The standard palette, written as a style sheet.
enum PaletteSheet {
  /// Colors that belong together, with a comment for theme authors.
  private typealias Group = (title: String, names: [String])

  static var text: String {
    let blocks = groups.flatMap { group in ["/* \(group.title) */\n"] + group.names.compactMap(definitions) }
    return ([introduction] + blocks).joined(separator: "\n")
  }

  private static let introduction = """
    /*
     * Horizon: all colors with their standard values. It has no effect until you change a color.
     *
     * Copy the colors that you want to change to your own sheet. Each color has a line for each surface:
     *   _lightBackground           light appearance
     *   _darkBackground            dark appearance
     *   _contrastLightBackground   light appearance with high contrast
     *   _contrastDarkBackground    dark appearance with high contrast
     *   _elevatedDarkBackground    elevated surfaces in the dark appearance, such as popovers; the default is
     *                              _darkBackground
     *
     * “floorplan theme palette” prints this file.
     */

    """

  private static let surfaces: [PaletteReference.Surface] = [
    .light, .dark, .contrastLight, .contrastDark, .elevatedDark,
  ]

  /// Returns the definitions of one color, a line for each surface.
  private static func definitions(of name: String) -> String? {
    guard let row = PaletteReference(name)?.row else { return nil }
    return surfaces.compactMap { surface in
      let color = surface == .elevatedDark ? row.darkElevated : row[surface.appearance]
      return color.map { "@\(name)_\(surface.rawValue): \($0.sheetText);\n" }
    }.joined()
  }

  // MARK: Order

  private static let groups: [Group] = PaletteGroup.allCases.flatMap { group in
    group == .hues ? hues : [(title(of: group), group.names)]
  }

  private static func title(of group: PaletteGroup) -> String {
    switch group {
    case .labels: "Labels: text by importance; the fourth is for disabled text, the fifth for text on the tint."
    case .tint: "Tint: interactive elements and active states; 2 is for text, 3 for the background of selections."
    case .backgrounds: "Backgrounds: pages; grouped backgrounds are for pages with cells, and for the cells."
    case .fills: "Fills: tracks, fields and hovered elements, strongest first."
    case .separators: "Separators."
    case .semanticLabels: "Semantic text and icons."
    case .pressedSemanticLabels: "Semantic text and icons, pressed."
    case .semanticBackgrounds: "Semantic surfaces."
    case .pressedSemanticBackgrounds: "Semantic surfaces, pressed."
    case .barsAndShadows: "Bars and shadows."
    case .accents: "The ten accent pairs of tags: text and surface."
    case .base: "White and black, as for switch thumbs; base1 and base2 are swapped on dark surfaces."
    case .hues: "Hues."
    case .charts: "Charts and maps."
    case .custom: "Custom colors for apps."
    }
  }

  /// The hues, whose colors have numbers instead of roles; each hue is a group.
  private static let hues: [Group] = {
    let names = PaletteGroup.hues.names
    let scales = Dictionary(grouping: names) { $0.prefix { !$0.isNumber } }
    return names.map { $0.prefix { !$0.isNumber } }.uniqued().map { hue in
      ("The hue \(hue): from lowest to highest contrast with the background.", scales[hue] ?? [])
    }
  }()
}
