import FloorplanTheme

/// Measures the contrast of texts with their backgrounds if a style sheet sets the color of either.
///
/// The color of the other one is its effective value: the part's own, or a palette color. Declarations without an
/// effect are ignored.
struct ContrastChecker {
  let theme: Theme
  let layer: SheetLayer
  let report: StyleSheetReporter

  func check() {
    checkPalette()
    var search = ContrastSearch(theme: theme, layer: layer)
    search.run()
    let findings = search.findings.values.sorted { $0.declaration < $1.declaration }
    let dark = definesDarkColors ? [] : findings.filter(\.isOnlyDark)
    let isSummarized = dark.count > 1
    for finding in findings where !(isSummarized && finding.isOnlyDark) { diagnose(finding) }
    if isSummarized { summarize(dark) }
  }

  /// Whether the sheet redefines a palette color for dark surfaces.
  private var definesDarkColors: Bool {
    layer.evaluation.paletteColors.contains { $0.reference.surface?.appearance.isDark == true }
  }

  // MARK: Parts

  /// Reports texts that are illegible only in dark appearances, for which the sheet wasn't made.
  private func summarize(_ findings: [ContrastFinding]) {
    guard let worst = findings.min(by: { $0.ratio < $1.ratio }) else { return }
    let declaration = layer.declarations[worst.declaration]
    report(
      .lowContrast, .warning, declaration.valueRange,
      "the sheet has no dark colors, and the contrast of \(findings.count) texts is too low in the "
        + "\(worst.appearance.messageName); the lowest is that of \(name(of: worst)): "
        + "\(Self.text(of: worst.ratio)):1 for \(worst.textColor.sheetText) on \(background(of: worst)), "
        + "minimum \(decimalText(worst.threshold)):1",
      remedy: "use palette colors, which have a value for each appearance")
  }

  private func diagnose(_ finding: ContrastFinding) {
    let declaration = layer.declarations[finding.declaration]
    let place = finding.isEverywhere ? "" : " in the \(finding.appearance.messageName)"
    let others =
      finding.parts > 1 ? " (also in \(finding.parts - 1) more \(finding.parts == 2 ? "part" : "parts"))" : ""
    report(
      .lowContrast, .warning, declaration.valueRange, once: finding.hasSheetBackground ? nil : onceName(finding),
      "the text contrast of \(name(of: finding)) is too low\(place): "
        + "\(Self.text(of: finding.ratio)):1 for \(finding.textColor.sheetText) on \(background(of: finding)), "
        + "minimum \(decimalText(finding.threshold)):1\(others)",
      remedy: finding.isOfOneAppearance
        ? "use palette colors, which have a value for each appearance" : "make one of them lighter or darker")
  }

  /// Returns the key for reporting a color once for all its uses, if the background is a standard one.
  private func onceName(_ finding: ContrastFinding) -> String {
    "\(layer.declarations[finding.declaration].text) \(finding.text == finding.declaration)"
  }

  /// Returns the class path in the sheet.
  ///
  /// For a stock class, one of its class paths is added as an example.
  private func name(of finding: ContrastFinding) -> String {
    let path = finding.part.classPath
    let suffix = finding.state == .normal ? "" : " (-\(finding.state.rawValue))"
    guard let stock = layer.stockClass(around: finding.declaration),
      !layer.classes(around: finding.declaration).contains(where: Set(finding.part.styledClassPaths).isSuperset)
    else { return path + suffix }
    return "\(stock), for example \(path)\(suffix),"
  }

  /// Returns the measured color, which several declarations can contribute to, and the declaration of the topmost one.
  private func background(of finding: ContrastFinding) -> String {
    guard let index = finding.backgroundDeclaration, index != finding.declaration else {
      return finding.background.sheetText
    }
    return "\(finding.background.sheetText) (set at \(layer.declarations[index].range))"
  }

  /// Formats a ratio, rounded down so that an insufficient ratio never appears sufficient.
  static func text(of ratio: Double) -> String { decimalText((ratio * 10).rounded(.down) / 10) }

  // MARK: Palette

  /// Checks pairs of palette colors in which the sheet redefines either color.
  private func checkPalette() {
    guard !layer.evaluation.paletteColors.isEmpty else { return }
    var worst: [StyleSheetRange: (pair: ContrastPair, slot: Palette.Slot, measurement: ContrastMeasurement)] = [:]
    // Elevated surfaces are the same as normal ones, except for colors that the sheet redefines for them.
    let elevatedNames = Set(
      layer.evaluation.paletteColors.map(\.reference).filter { $0.surface?.isElevated == true }.map(\.name))
    let slots = Appearance.allCases.flatMap { appearance in
      (elevatedNames.isEmpty ? [false] : [false, true]).map { Palette.Slot(appearance: appearance, isElevated: $0) }
    }
    for slot in slots {
      for pair in ContrastPair.all {
        let names = [pair.foreground.rawValue, pair.surfaces[0].rawValue]
        if slot.isElevated, elevatedNames.isDisjoint(with: names) { continue }
        guard let range = definition(deciding: pair, in: slot) else { continue }
        let (measurement, standard) = (
          theme.contrast(of: pair, in: slot.appearance, elevated: slot.isElevated),
          Theme.standard.contrast(of: pair, in: slot.appearance, elevated: slot.isElevated)
        )
        guard !measurement.rating.passes, measurement.ratio < worst[range]?.measurement.ratio ?? .infinity,
          // If the standard palette's contrast is already too low, it is only the sheet's mistake if it redefines the
          // text color.
          standard.rating.passes || measurement.ratio < standard.ratio && redefinesText(of: pair, in: slot)
        else { continue }
        worst[range] = (pair, slot, measurement)
      }
    }
    for (range, found) in worst.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) {
      let isText = found.pair.purpose == .text
      let background = found.measurement.background
      let text = found.measurement.foreground.composited(over: background)
      report(
        .lowContrast, .warning, range,
        "the \(isText ? "text " : "")contrast of \(found.pair.foreground.rawValue) is too low in the "
          + "\(found.slot.appearance.messageName)\(found.slot.isElevated ? " on elevated surfaces" : ""): "
          + "\(Self.text(of: found.measurement.ratio)):1 for \(text.sheetText) on \(background.sheetText) "
          + "(\(found.pair.surfaces[0].rawValue)), minimum \(isText ? "4.5" : "3"):1",
        remedy: "make one of them lighter or darker")
    }
  }

  private func redefinesText(of pair: ContrastPair, in slot: Palette.Slot) -> Bool {
    layer.palette.definition(of: pair.foreground.rawValue, row: pair.foreground.standardRow, in: slot) != nil
  }

  /// Returns the definition of the text color, or else of the background.
  ///
  /// Returns nil if the sheet redefines neither.
  private func definition(deciding pair: ContrastPair, in slot: Palette.Slot) -> StyleSheetRange? {
    ([pair.foreground] + pair.surfaces).lazy.compactMap { token in
      layer.palette.definition(of: token.rawValue, row: token.standardRow, in: slot)?.range
    }.first
  }
}

extension Appearance {
  /// The appearance in a message, after “in the”.
  fileprivate var messageName: String {
    switch self {
    case .light: "light appearance"
    case .dark: "dark appearance"
    case .highContrastLight: "light appearance with high contrast"
    case .highContrastDark: "dark appearance with high contrast"
    }
  }
}
