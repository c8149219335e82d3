import FloorplanTheme

/// The standard palette, written as a style sheet.
enum PaletteSheet {
  /// Colors that belong together, with a comment for theme authors.
  private struct Group {
    let title: String
    let names: [String]
  }

  static var text: String {
    let blocks = groups.flatMap { group in ["/* \(group.title) */\n"] + group.names.compactMap(definitions) }
    return ([introduction] + blocks).joined(separator: "\n")
  }

  private static let introduction = """
    /*
     * Horizon: the standard look, written out. By itself it changes nothing.
     *
     * Copy the colours that you want to change into a sheet of your own. One row each:
     *   _lightBackground           in the light appearance
     *   _darkBackground            in the dark one
     *   _contrastLightBackground   in the light one with increased contrast
     *   _contrastDarkBackground    in the dark one with increased contrast
     *   _elevatedDarkBackground    in the dark one, on raised surfaces such as popovers, which take the value of
     *                              _darkBackground where they have none of their own
     *
     * The file is what “floorplan theme palette” prints.
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
    group == .hues ? hues : [Group(title: title(of: group), names: group.names)]
  }

  private static func title(of group: PaletteGroup) -> String {
    switch group {
    case .labels: "Labels: texts by rank. The fourth is what is disabled, the fifth stands on the tint."
    case .tint: "Tint: what can be pressed and what is switched on. 2 is for texts, 3 lies below what is selected."
    case .backgrounds: "Backgrounds: pages; the grouped ones are pages with cells, and the cells."
    case .fills: "Fills: tracks, fields and what the pointer is above, the strongest first."
    case .separators: "Separators."
    case .semanticLabels: "Texts and icons with a meaning."
    case .pressedSemanticLabels, .pressedSemanticBackgrounds: "The same while they are pressed."
    case .semanticBackgrounds: "Surfaces with a meaning."
    case .barsAndShadows: "Bars and shadows."
    case .accents: "The ten pairs of tags: text and surface."
    case .base: "White and black, as the knobs of switches are; base1 and base2 change places on dark surfaces."
    case .hues: "Hues."
    case .charts: "Charts and maps."
    case .custom: "For use of one's own."
    }
  }

  /// The hues, whose colors have numbers instead of roles; each hue is a group.
  private static let hues: [Group] = {
    let names = PaletteGroup.hues.names
    let scales = Dictionary(grouping: names) { $0.prefix { !$0.isNumber } }
    var listed: Set<Substring> = []
    return names.map { $0.prefix { !$0.isNumber } }.filter { listed.insert($0).inserted }.map { hue in
      Group(title: "The hue \(hue): 1 is nearest to the surface, 11 stands out most.", names: scales[hue] ?? [])
    }
  }()
}
