import FloorplanTheme

/// A text with a low contrast that a declaration in a style sheet causes.
struct ContrastFinding {
  /// The part with the lowest contrast.
  var part: ComponentPart
  /// The state with the low contrast.
  var state: StyleState
  /// The appearance with the lowest contrast.
  var appearance: Appearance
  /// The contrast there, and the minimum contrast of the text.
  var ratio: Double
  var threshold: Double
  /// The colors of the text and its background there, both opaque.
  var textColor: ThemeColor
  var background: ThemeColor
  /// The declarations of the text color and of the background, or nil if the sheet has none.
  var text: Int?
  var backgroundDeclaration: Int?
  /// Whether the ratio is the same in all appearances, and whether the contrast is only too low in light or only in
  /// dark appearances.
  var isEverywhere: Bool
  var isOfOneAppearance: Bool
  /// The number of affected parts.
  var parts = 1

  /// The declaration to report.
  var declaration: Int { text ?? backgroundDeclaration ?? 0 }
  /// Whether the contrast is only too low in dark appearances.
  var isOnlyDark: Bool { isOfOneAppearance && appearance.isDark }
  /// Whether the sheet sets the background.
  var hasSheetBackground: Bool { backgroundDeclaration != nil }

  /// The rank among findings of the same declaration, of which only the first is reported.
  ///
  /// Findings with both colors from the sheet come first, then those in the normal state, then the lowest contrast.
  var rank: (Int, Int, Double) {
    (text != nil && backgroundDeclaration != nil ? 0 : 1, state == .normal ? 0 : 1, ratio)
  }
}

/// Searches for texts with a low contrast in all parts that a style sheet affects.
struct ContrastSearch {
  let layer: SheetLayer
  /// The worst finding for each declaration; both ends of a gradient count as one.
  private(set) var findings: [Int: ContrastFinding] = [:]
  private var meter: ContrastMeter
  private var standard = ContrastMeter(theme: .standard)

  init(theme: Theme, layer: SheetLayer) {
    self.layer = layer
    meter = ContrastMeter(theme: theme)
  }

  mutating func run() {
    for text in ContrastMeter.texts where layer.sets(text.part) || text.below.contains(where: layer.sets) {
      search(text.part, over: text.below)
    }
  }

  private mutating func search(_ part: ComponentPart, over below: [ComponentPart]) {
    let own = meter.settings(of: part)
    guard Self.setsColor(own) || below.contains(where: { Self.setsColor(meter.settings(of: $0)) }) else { return }
    let textBackground = TextBackground(of: part, set: own) { meter.settings(of: $0) }
    var visited: Set<ContrastColors> = []
    var reported: Set<Int> = []
    for state in part.states where !state.isExemptFromContrast {
      guard let text = own.effectiveSetting(of: .fontColor, in: state, variant: nil) else { continue }
      // The palette's placeholder colors are intentionally faint.
      if text.source.declaration == nil, ComponentParts.field(around: part) != nil { continue }
      let surfaces = textBackground.surfaces(in: state)
      // A gradient is one background, reported at its worse end.
      let subject = text.source.declaration ?? surfaces.compactMap(\.declarations.first).min()
      for surface in surfaces {
        let declarations = surface.declarations + [text.source.declaration].compactMap(\.self)
        // A temporary or rare state only counts if a declaration of the sheet is for that state.
        let isLasting = state == .normal || (state == .selected && part.kind == .text)
        guard !declarations.isEmpty, isLasting || declarations.contains(where: { applies($0, to: state) }) else {
          continue
        }
        let colors = ContrastColors(text: text.value, background: surface.colors)
        guard visited.insert(colors).inserted else { continue }
        let threshold = meter.minimum(own, state)
        // If the contrast is too low without the sheet, it is only the sheet's mistake if it sets the text color.
        let allowed = text.source == .table ? standardAppearances(of: part, in: state, threshold) : Appearance.allCases
        guard var finding = finding(colors, of: part, in: state, threshold: threshold, among: allowed) else { continue }
        finding.text = text.source.declaration
        finding.backgroundDeclaration = surface.declarations.first
        let declaration = subject ?? finding.declaration
        add(finding, at: declaration, isNewPart: reported.insert(declaration).inserted)
      }
    }
  }

  /// Returns the appearances in which a part has a sufficient contrast without the sheet.
  private mutating func standardAppearances(
    of part: ComponentPart, in state: StyleState, _ threshold: Double
  ) -> [Appearance] {
    guard let text = part.nodeSettings.effectiveSetting(of: .fontColor, in: state, variant: nil) else { return [] }
    let surfaces = TextBackground(of: part, set: part.nodeSettings) { $0.nodeSettings }.surfaces(in: state)
    let pairs = surfaces.map { ContrastColors(text: text.value, background: $0.colors) }
    let failing = pairs.flatMap { standard.measurements(of: $0) }.filter { $0.ratio < threshold }.map(\.appearance)
    return Appearance.allCases.filter { !failing.contains($0) }
  }

  private func applies(_ declaration: Int, to state: StyleState) -> Bool {
    layer.declarations[declaration].property?.state.styleState == state
  }

  /// Returns whether the sheet sets a color of a text or a surface.
  private static func setsColor(_ settings: [StyleSetting]) -> Bool {
    settings.indices.contains { index in
      settings[index].source.declaration != nil && colors.contains(settings[index].property)
    }
  }

  private static let colors: Set<StyleProperty> = [
    .fontColor, .backgroundColor, .backgroundColorTop, .backgroundColorBottom,
  ]

  private mutating func add(_ finding: ContrastFinding, at declaration: Int, isNewPart: Bool) {
    guard var known = findings[declaration] else {
      findings[declaration] = finding
      return
    }
    let parts = known.parts + (isNewPart ? 1 : 0)
    if finding.rank < known.rank { known = finding }
    known.parts = parts
    findings[declaration] = known
  }

  // MARK: Measuring

  private mutating func finding(
    _ colors: ContrastColors, of part: ComponentPart, in state: StyleState, threshold: Double,
    among appearances: [Appearance]
  ) -> ContrastFinding? {
    let measurements = meter.measurements(of: colors)
    let failing = measurements.filter { $0.ratio < threshold && appearances.contains($0.appearance) }
    // Appearances with high contrast have fewer users.
    let plain = failing.filter { !$0.appearance.isHighContrast }
    guard let worst = (plain.isEmpty ? failing : plain).min(by: { $0.ratio < $1.ratio }) else { return nil }
    return ContrastFinding(
      part: part, state: state, appearance: worst.appearance, ratio: worst.ratio, threshold: threshold,
      textColor: worst.text, background: worst.background, isEverywhere: Set(measurements.map(\.ratio)).count == 1,
      isOfOneAppearance: Set(failing.map(\.appearance.isDark)).count == 1)
  }
}
