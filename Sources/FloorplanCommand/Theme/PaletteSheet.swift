import FloorplanTheme

/// The standard palette, written as a style sheet.
enum PaletteSheet {
  /// Colours that belong together, with what a theme's author should know of them.
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

  /// The definitions of one colour, a line each.
  private static func definitions(of name: String) -> String? {
    guard let row = PaletteReference(name)?.row else { return nil }
    return surfaces.compactMap { surface in
      let color = surface == .elevatedDark ? row.darkElevated : row[surface.appearance]
      return color.map { "@\(name)_\(surface.rawValue): \($0.sheetText);\n" }
    }.joined()
  }

  // MARK: Order

  static var names: [String] { groups.flatMap(\.names) }

  private static let groups: [Group] = roles + hues + others

  /// The colours with a role, each group by its first one.
  private static let roles: [Group] = {
    let titles: [(first: ColorToken, title: String)] = [
      (.primaryLabel, "Labels: texts by rank. The fourth is what is disabled, the fifth stands on the tint."),
      (.tintColor, "Tint: what can be pressed and what is switched on. 2 is for texts, 3 lies below what is selected."),
      (.primaryBackground, "Backgrounds: pages; the grouped ones are pages with cells, and the cells."),
      (.primaryFill, "Fills: tracks, fields and what the pointer is above, the strongest first."),
      (.separator, "Separators."),
      (.negativeLabel, "Texts and icons with a meaning."),
      (.negativeLabelTapState, "The same while they are pressed."),
      (.negativeBackground, "Surfaces with a meaning."),
      (.negativeBackgroundTapState, "The same while they are pressed."),
      (.header, "Bars and shadows."),
      (.accentLabel1, "The ten pairs of tags: the text."),
      (.accentBackground1, "The ten pairs of tags: the surface."),
      (.baseWhite, "White and black in every appearance, as the knobs of switches are."),
    ]
    let tokens = ColorToken.allCases
    let starts = titles.compactMap { tokens.firstIndex(of: $0.first) } + [tokens.count]
    return zip(titles, zip(starts, starts.dropFirst())).map { title, range in
      Group(title: title.title, names: tokens[range.0..<range.1].map(\.rawValue))
    }
  }()

  /// The hues, which have numbers and no role.
  private static let hues: [Group] = [
    "grey", "red", "mango", "green", "teal", "blue", "indigo", "pink", "raspberry",
  ].map { hue in
    Group(
      title: "The hue \(hue): 1 is nearest to the surface, 11 stands out most.",
      names: (1...11).map { "\(hue)\($0)" })
  }

  private static let others = [
    Group(
      title: "Charts.",
      names: (1...12).map { "chart\($0)" } + [
        "chartGood", "chartBad", "chartCritical", "chartNeutral", "stockUpStroke", "stockDownStroke",
      ]),
    Group(title: "For use of one's own.", names: (1...6).map { "customColor\($0)" } + ["base1", "base2"]),
  ]
}
