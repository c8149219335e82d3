import Floorplan
import FloorplanTheme

/// The colors of a theme, or their contrast.
nonisolated struct PaletteTable: Sendable {
  /// The subject of the rows.
  ///
  /// The raw values are those of a knob.
  enum Subject: String, Sendable, Hashable, CaseIterable {
    case colors, contrast
  }

  /// The rows to include.
  ///
  /// The raw values are those of a knob.
  enum Selection: String, Sendable, Hashable, CaseIterable {
    case all, changed, failing
  }

  /// A color or a pair of colors in one appearance.
  struct Sample: Sendable, Hashable {
    let appearance: Appearance
    let swatch: SwatchContent
    /// The color, or the contrast ratio.
    let value: String
    /// The verdict on the contrast ratio.
    let verdict: ContrastRating?
    /// The description of the verdict.
    let judgement: String?

    /// The value with its verdict.
    var text: String { judgement.map { "\(value) · \($0)" } ?? value }
    var isFailing: Bool { verdict?.passes == false }
    /// The colors of a pair.
    var colorText: String { "\(swatch.color.title) on \(swatch.ground.title)" }
  }

  struct Row: Sendable, Hashable {
    /// The name of the row in the list and in links.
    let id: String
    /// The heading of the row.
    let group: String
    let title: String
    let detail: String
    let samples: [Sample]
    /// Whether a style sheet or code sets the color.
    let isChanged: Bool
    /// Whether a contrast is insufficient.
    let isFailing: Bool
  }

  /// All rows, in order.
  let rows: [Row]
  private let search: SubstringSearch

  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance of the page.
  ///   - subject: The subject of the rows.
  ///   - showsAll: Whether there are samples in all appearances instead of only that of the page.
  ///   - isElevated: Whether the samples are on an elevated surface.
  init(
    _ theme: Theme, appearance: Appearance, subject: Subject = .colors, showsAll: Bool = false, isElevated: Bool = false
  ) {
    let palette = ThemePalette(theme: theme, appearance: appearance, isElevated: isElevated)
    let appearances = showsAll ? Appearance.allCases : [appearance]
    let rows =
      switch subject {
      case .colors: palette.colorRows(in: appearances)
      case .contrast: palette.contrastRows(in: appearances)
      }
    self.rows = rows
    search = SubstringSearch(
      rows.map { row in
        [row.id, row.group, row.detail] + row.samples.flatMap { [$0.value, $0.judgement ?? ""] }
      })
  }

  /// Returns the rows that match a search, in sections.
  ///
  /// - Parameters:
  ///   - searchText: The search words, which must all be in the name, the group, the role, a value or a verdict.
  ///   - selection: The rows to include.
  /// - Returns: The nonempty sections.
  func sections(matching searchText: String, _ selection: Selection = .all) -> [RecordSection<String>] {
    let found = search.indices(matching: searchText).map { rows[$0] }.filter { row in
      switch selection {
      case .all: true
      case .changed: row.isChanged
      case .failing: row.isFailing
      }
    }
    return RecordSection.sections(of: found, titled: \.group, id: \.id)
  }
}

/// The colors of a theme as a page displays them.
nonisolated struct ThemePalette: Sendable {
  let theme: Theme
  /// The appearance of the page.
  let appearance: Appearance
  /// Whether contrast is that on an elevated surface.
  let isElevated: Bool

  /// Returns the swatch of a color.
  func swatch(of color: ThemeColor, in appearance: Appearance, elevated: Bool) -> SwatchContent {
    SwatchContent(
      color: color, ground: theme.color(.primaryBackground, in: appearance, elevated: elevated), frame: frame)
  }

  /// Returns the sample of a pair of colors.
  func sample(of pair: ContrastPair, in appearance: Appearance, elevated: Bool) -> PaletteTable.Sample {
    let measure = theme.contrast(of: pair, in: appearance, elevated: elevated)
    return PaletteTable.Sample(
      appearance: appearance,
      swatch: SwatchContent(
        form: pair.purpose == .shape ? .outline : .text, color: measure.foreground, ground: measure.background,
        frame: frame),
      value: measure.ratioText, verdict: measure.rating, judgement: measure.rating.title(for: pair.purpose))
  }

  /// The color of the borders of swatches.
  private var frame: ThemeColor { theme.color(.separatorOpaque, in: appearance) }

  fileprivate func colorRows(in appearances: [Appearance]) -> [PaletteTable.Row] {
    let failing = ContrastPair.all.filter { pair in
      appearances.contains { sample(of: pair, in: $0, elevated: isElevated).isFailing }
    }
    let failingNames = Set(failing.map(\.foreground.rawValue))
    let names = PaletteGroup.allCases.flatMap { group in group.names.map { (group: group.title, name: $0) } }
    let old = PaletteReference.deprecatedNames.map { (group: "Former Names", name: $0) }
    return (names + old).compactMap { group, name in
      PaletteReference(name).map { reference in
        let found = appearances.map { theme.provenance(of: reference, appearance: $0, elevated: isElevated) }
        return PaletteTable.Row(
          id: name, group: group, title: name, detail: reference.currentRole,
          samples: zip(appearances, found).map { appearance, found in
            PaletteTable.Sample(
              appearance: appearance, swatch: swatch(of: found.color, in: appearance, elevated: isElevated),
              value: found.color.title, verdict: nil, judgement: nil)
          },
          isChanged: found.contains(where: \.isRedefined), isFailing: failingNames.contains(name))
      }
    }
  }

  fileprivate func contrastRows(in appearances: [Appearance]) -> [PaletteTable.Row] {
    ContrastPair.all.map { pair in
      let samples = appearances.map { sample(of: pair, in: $0, elevated: isElevated) }
      let references = ([pair.foreground] + pair.surfaces).compactMap { PaletteReference($0.rawValue) }
      return PaletteTable.Row(
        id: pair.title, group: pair.foreground.rawValue, title: pair.surfaceTitle,
        detail: samples.count == 1 ? samples[0].colorText : pair.purpose.title, samples: samples,
        isChanged: references.contains { reference in
          appearances.contains { theme.provenance(of: reference, appearance: $0, elevated: isElevated).isRedefined }
        },
        isFailing: samples.contains(where: \.isFailing))
    }
  }
}

extension PaletteReference {
  /// The role, or the replacement of a deprecated name.
  nonisolated var currentRole: String { deprecatedName == nil ? role : succession }

  /// The replacement of a deprecated name.
  private nonisolated var succession: String {
    "former name of \(name)" + (surface.map { $0.appearance.isDark ? " on dark surfaces" : " on light surfaces" } ?? "")
  }
}
