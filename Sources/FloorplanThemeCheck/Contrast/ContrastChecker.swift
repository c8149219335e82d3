import FloorplanTheme

/// Measures texts against what they are read on, wherever a style sheet says one of the two.
///
/// The other one is what then holds: the part's own value, or a colour of the palette. What has no effect is not
/// measured.
struct ContrastChecker {
  let theme: Theme
  let layer: SheetLayer
  let report: StyleSheetReporter

  init(_ layer: SheetLayer, report: StyleSheetReporter) {
    self.layer = layer
    self.report = report
    theme = .standard(with: layer)
  }

  func check() {
    checkPalette()
    var search = ContrastSearch(theme: theme, layer: layer)
    search.run()
    let rules = rules(of: search.findings.values.map { layer.declarations[$0.declaration].range })
    for finding in search.findings.values.sorted(by: { $0.declaration < $1.declaration }) { tell(finding, rules) }
  }

  /// The rules in which declarations stand, by the places of these; all are looked for at once, for a sheet may have
  /// thousands.
  private func rules(of declarations: [StyleSheetRange]) -> [StyleSheetRange: StyleSheet.EvaluatedRule] {
    let wanted = Set(declarations)
    guard !wanted.isEmpty else { return [:] }
    var rules: [StyleSheetRange: StyleSheet.EvaluatedRule] = [:]
    for rule in layer.evaluation.rules {
      for declaration in rule.declarations where wanted.contains(declaration.range) { rules[declaration.range] = rule }
    }
    return rules
  }

  // MARK: Parts

  private func tell(_ finding: ContrastFinding, _ rules: [StyleSheetRange: StyleSheet.EvaluatedRule]) {
    let declaration = layer.declarations[finding.declaration]
    let isText = finding.text == finding.declaration
    let others =
      finding.parts > 1 ? " So it is with \(finding.parts - 1) more \(finding.parts == 2 ? "part" : "parts")." : ""
    report(
      .lowContrast, .warning, declaration.valueRange, once: finding.isOnSheetsGround ? nil : onceName(finding),
      "\(name(of: finding, rules)): the text is hard to read\(Self.place(of: finding))"
        + "; its contrast to \(isText ? background(of: finding) : "this background") is "
        + "\(Self.text(of: finding.ratio)):1, and \(decimalText(finding.threshold)):1 is the least.\(others)",
      remedy: finding.isOfOneAppearance
        ? "The colours of the palette have a value for each appearance." : "Make one of them lighter or darker.")
  }

  /// The same colour is told once for all that it is written for, where the standard background is to be looked at.
  private func onceName(_ finding: ContrastFinding) -> String {
    "\(layer.declarations[finding.declaration].text) \(finding.text == finding.declaration)"
  }

  /// The class path that the sheet has, and where that stands for others, one of these.
  private func name(
    of finding: ContrastFinding, _ rules: [StyleSheetRange: StyleSheet.EvaluatedRule]
  ) -> String {
    let rule = rules[layer.declarations[finding.declaration].range]
    let classes = rule?.selectors.map(SheetLayer.distinct) ?? []
    let path = finding.part.classPath
    let suffix = finding.state == .normal ? "" : " (-\(finding.state.rawValue))"
    let isNamed = classes.contains(where: Set(finding.part.styledClassPaths).isSuperset)
    let stock = classes.first { $0.count == 1 && StockClass.meanings[$0[0]] != nil }
    return isNamed || stock == nil ? path + suffix : "\(stock?[0] ?? ""), for example \(path)\(suffix)"
  }

  private func background(of finding: ContrastFinding) -> String {
    guard let index = finding.ground else { return "the background, \(finding.background.sheetText)," }
    return "the background at \(layer.declarations[index].range)"
  }

  private static func place(of finding: ContrastFinding) -> String {
    finding.isEverywhere ? "" : " in the \(finding.appearance.inWords)"
  }

  /// A ratio rounded down, so that what is too little never reads as enough.
  static func text(of ratio: Double) -> String { decimalText((ratio * 10).rounded(.down) / 10) }

  // MARK: Palette

  /// A colour of the palette that is hard to read on what it is meant for.
  private struct PaletteFinding {
    let pair: ContrastPair
    let slot: Palette.Slot
    let measure: ContrastMeasure
  }

  /// Measures what is meant to be read on what, where the sheet redefines one of the two.
  private func checkPalette() {
    guard !layer.evaluation.paletteColors.isEmpty else { return }
    var worst: [StyleSheetRange: PaletteFinding] = [:]
    // Raised surfaces are as the others are but for what the sheet tells apart.
    let raised = Set(
      layer.evaluation.paletteColors.map(\.reference).filter { $0.surface?.isElevated == true }.map(\.name))
    let slots = Appearance.allCases.flatMap { appearance in
      (raised.isEmpty ? [false] : [false, true]).map { Palette.Slot(appearance: appearance, isElevated: $0) }
    }
    for slot in slots {
      for pair in ContrastPair.all where pair.purpose == .text {
        let names = [pair.foreground.rawValue, pair.surfaces[0].rawValue]
        if slot.isElevated, raised.isDisjoint(with: names) { continue }
        guard let range = definition(deciding: pair, in: slot) else { continue }
        let (measure, standard) = (
          theme.contrast(of: pair, in: slot.appearance, elevated: slot.isElevated),
          Theme.standard.contrast(of: pair, in: slot.appearance, elevated: slot.isElevated)
        )
        guard !measure.verdict.passes, measure.ratio < worst[range]?.measure.ratio ?? .infinity,
          // What the palette itself doesn't keep is a sheet's mistake only where the sheet says that text's colour.
          standard.verdict.passes || measure.ratio < standard.ratio && saysText(of: pair, in: slot)
        else { continue }
        worst[range] = PaletteFinding(pair: pair, slot: slot, measure: measure)
      }
    }
    for (range, found) in worst.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      report(
        .lowContrast, .warning, range,
        "Texts in \(found.pair.foreground.rawValue) are hard to read in the \(found.slot.appearance.inWords)"
          + "\(found.slot.isElevated ? " on raised surfaces" : ""): "
          + "their contrast to \(found.pair.surfaces[0].rawValue), \(found.measure.background.sheetText), is "
          + "\(Self.text(of: found.measure.ratio)):1, and 4.5:1 is the least.",
        remedy: "Make one of them lighter or darker.")
    }
  }

  private func saysText(of pair: ContrastPair, in slot: Palette.Slot) -> Bool {
    layer.palette.definition(of: pair.foreground.rawValue, row: pair.foreground.standardRow, in: slot) != nil
  }

  /// The definition that decides what the text's colour is, or else what it is read on; nil where the sheet has none.
  private func definition(deciding pair: ContrastPair, in slot: Palette.Slot) -> StyleSheetRange? {
    ([pair.foreground] + pair.surfaces).lazy.compactMap { token in
      layer.palette.definition(of: token.rawValue, row: token.standardRow, in: slot)?.range
    }.first
  }
}

extension Appearance {
  /// The appearance as a message has it, behind “in the”.
  fileprivate var inWords: String {
    switch self {
    case .light: "light appearance"
    case .dark: "dark appearance"
    case .highContrastLight: "light appearance with increased contrast"
    case .highContrastDark: "dark appearance with increased contrast"
    }
  }
}
