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
    let maker = PaletteRowMaker(
      theme: theme, appearances: showsAll ? Appearance.allCases : [appearance], isElevated: isElevated,
      frame: theme.color(.separatorOpaque, in: appearance))
    let rows =
      switch subject {
      case .colors: maker.colorRows
      case .contrast: maker.contrastRows
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

/// A factory for the rows of a palette.
private nonisolated struct PaletteRowMaker {
  let theme: Theme
  let appearances: [Appearance]
  let isElevated: Bool
  let frame: ThemeColor

  // MARK: Colors

  var colorRows: [PaletteTable.Row] {
    let failing = failingTokens
    let names = PaletteGroup.allCases.flatMap { group in group.names.map { (group: group.title, name: $0) } }
    let old = PaletteReference.deprecatedNames.map { (group: "Former Names", name: $0) }
    return (names + old).compactMap { group, name in
      PaletteReference(name).map { reference in
        PaletteTable.Row(
          id: name, group: group, title: name,
          detail: reference.deprecatedName == nil ? reference.role : reference.succession,
          samples: appearances.map { sample(of: reference, in: $0) },
          isChanged: appearances.contains {
            theme.provenance(of: reference, appearance: $0, elevated: isElevated).isRedefined
          },
          isFailing: reference.deprecatedName == nil && reference.token.map(failing.contains) == true)
      }
    }
  }

  private func sample(of reference: PaletteReference, in appearance: Appearance) -> PaletteTable.Sample {
    let color = reference.color(in: theme.palette, appearance: appearance, elevated: isElevated)
    let ground = theme.color(.primaryBackground, in: appearance, elevated: isElevated)
    return PaletteTable.Sample(
      appearance: appearance, swatch: SwatchContent(color: color, ground: ground, frame: frame), value: color.title,
      verdict: nil, judgement: nil)
  }

  /// The foreground colors with insufficient contrast in any pair.
  private var failingTokens: Set<ColorToken> {
    Set(
      ContrastPair.all.filter { pair in
        appearances.contains { !theme.contrast(of: pair, in: $0, elevated: isElevated).rating.passes }
      }.map(\.foreground))
  }

  // MARK: Contrast

  var contrastRows: [PaletteTable.Row] {
    ContrastPair.all.map { pair in
      let measures = appearances.map { theme.contrast(of: pair, in: $0, elevated: isElevated) }
      let colors = measures.map { "\($0.foreground.title) on \($0.background.title)" }
      return PaletteTable.Row(
        id: pair.title, group: pair.foreground.rawValue, title: pair.surfaceTitle,
        detail: colors.count == 1 ? colors[0] : pair.purpose.title,
        samples: zip(appearances, measures).map { pair.sample($1, in: $0, frame: frame) },
        isChanged: ([pair.foreground] + pair.surfaces).contains(where: isRedefined),
        isFailing: measures.contains { !$0.rating.passes })
    }
  }

  private func isRedefined(_ token: ColorToken) -> Bool {
    guard let reference = PaletteReference(token.rawValue) else { return false }
    return appearances.contains {
      theme.provenance(of: reference, appearance: $0, elevated: isElevated).isRedefined
    }
  }
}

extension ContrastPair {
  /// Returns the sample of the pair.
  nonisolated func sample(
    _ measure: ContrastMeasurement, in appearance: Appearance, frame: ThemeColor
  ) -> PaletteTable.Sample {
    let form = purpose == .shape ? SwatchContent.Form.outline : .text
    return PaletteTable.Sample(
      appearance: appearance,
      swatch: SwatchContent(form: form, color: measure.foreground, ground: measure.background, frame: frame),
      value: measure.ratioText, verdict: measure.rating, judgement: measure.rating.title(for: purpose))
  }
}

extension PaletteReference {
  /// The replacement of a deprecated name.
  nonisolated var succession: String {
    "former name of \(name)" + (surface.map { $0.appearance.isDark ? " on dark surfaces" : " on light surfaces" } ?? "")
  }
}
