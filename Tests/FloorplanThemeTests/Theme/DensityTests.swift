import Testing

@testable import FloorplanTheme

@Suite struct DensityTests {
  /// The metrics that never depend on the density.
  private static let kept: [PartMetric] = [
    .cornerRadius, .iconSize, .imageWidth, .imageHeight, .minimumImageSize, .maximumImageSize, .compactImageSize,
    .iconGap, .smallIconGap, .statusGap, .columnGap, .iconsColumnWidth, .regularWidth, .compactColumnWidth,
    .regularColumnWidth, .preferredWidth, .maximumWidth, .itemWidth, .smallItemWidth, .mediumItemWidth,
  ]

  @Test(arguments: ComponentParts.all)
  func compactMetricsAreNeverLarger(part: ComponentPart) {
    for metric in PartMetric.allCases {
      let (cozy, compact) = (part.metric(metric), part.metric(metric, in: .compact))
      #expect(compact <= cozy && (compact >= 0 || cozy < 0), "\(part.title) \(metric): \(compact)")
      if Self.kept.contains(metric) { #expect(compact == cozy, "\(part.title) \(metric)") }
      // A smaller target is hard to hit.
      if metric == .minimumHeight { #expect(compact >= min(cozy, 24), "\(part.title): \(compact)") }
    }
  }

  @Test func heightsAreThoseOfUI5() {
    typealias Parts = ComponentParts
    let heights: [(ComponentPart, Double, Double)] = [
      (Parts.ListPickerRow.cell, 44, 32), (Parts.SwitchFormCell.cell, 44, 32), (Parts.KeyValueCell.cell, 44, 32),
      (Parts.titleFormCell.field, 44, 32), (Parts.noteFormCell.field, 88, 64), (Parts.SearchField.searchField, 44, 32),
      (Parts.GridHeader.cell, 44, 32), (Parts.GridRow.cell, 48, 32), (Parts.ActionButton.button, 38, 30),
      (Parts.NavigationBar.view, 50, 36), (Parts.NavigationBar.actionButton, 38, 30),
      (Parts.InlineSignatureFormCell.canvas, 256, 256), (Parts.cameraView, 120, 120),
    ]
    for (part, cozy, compact) in heights {
      #expect(part.metric(.minimumHeight) == cozy, "\(part.title)")
      #expect(part.metric(.minimumHeight, in: .compact) == compact, "\(part.title)")
    }
    let (cell, toggle) = (Parts.SwitchFormCell.cell, Parts.SwitchFormCell.switch)
    #expect(cell.metric(.paddingBlock, in: .compact) == 3 && cell.metric(.paddingInline, in: .compact) == 16)
    #expect(toggle.metric(.thumbDiameter, in: .compact) == 20 && toggle.metric(.trackThickness, in: .compact) == 26)
    let slider = Parts.SliderFormCell.slider
    #expect(slider.metric(.thumbDiameter, in: .compact) == 20 && slider.metric(.trackThickness, in: .compact) == 4)
  }

  /// The declarations of a part in the normal state.
  private func declarations(of part: ComponentPart, in theme: Theme) -> [String] {
    theme.block(for: part, in: .light).rules.flatMap(\.declarations)
  }

  @Test func styleSheetForGTKContainsTheMetrics() {
    var compact = Theme.standard
    compact.selectedDensity = .compact
    let cell = ComponentParts.SwitchFormCell.cell
    let cozyDeclarations = declarations(of: cell, in: .standard)
    #expect(cozyDeclarations.contains("padding: 8px 16px") && cozyDeclarations.contains("min-height: 28px"))
    let compactDeclarations = declarations(of: cell, in: compact)
    #expect(compactDeclarations.contains("padding: 3px 16px") && compactDeclarations.contains("min-height: 26px"))
    // Only lengths differ.
    let lengths = ["padding", "min-height", "min-width", "margin", "border-radius"]
    let blocks = [Theme.standard, compact].map { ThemeRules($0, in: .dark).blocks.dropFirst() }
    for (part, (cozy, compact)) in zip(ComponentParts.all, zip(blocks[0], blocks[1])) {
      #expect(cozy.rules.map(\.selectors) == compact.rules.map(\.selectors), "\(part.title)")
      let changed = zip(cozy.rules.flatMap(\.declarations), compact.rules.flatMap(\.declarations)).filter { $0 != $1 }
      for (old, _) in changed { #expect(lengths.contains { old.hasPrefix($0) }, "\(part.title): \(old)") }
    }
  }

  @Test func valuesOfASheetAreTheSameInEachDensity() {
    let part = ComponentParts.SwitchFormCell.cell
    var theme = Theme.standard.applying(read("\(part.classPath) { height: 60; padding: 10; }").sheet)
    let cozy = declarations(of: part, in: theme).filter { $0.hasPrefix("min-height: 40") }
    theme.selectedDensity = .compact
    #expect(!cozy.isEmpty && declarations(of: part, in: theme).filter { $0.hasPrefix("min-height: 40") } == cozy)
  }

  @Test func sheetSetsTheDensityUnlessOneIsSelected() {
    let reading = read("@density: compact;")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    var theme = Theme.standard.applying(reading.sheet)
    #expect(Theme.standard.density == .cozy && theme.density == .compact)
    theme.selectedDensity = .cozy
    #expect(theme.density == .cozy)
    theme = .standard
    theme.defaultDensity = .compact
    #expect(theme.density == .compact)
    #expect(theme.applying(read("@density: cozy;").sheet).density == .cozy)
    #expect(Theme.standard.applying(read("@a: compact;\n@density: @a;").sheet).density == .compact)
  }

  @Test func invalidDensityIsReported() {
    let reading = read("@density: tight;")
    #expect(reading.locations == ["1:11 wrong-type"])
    #expect(reading.diagnostics.first?.message == "invalid density “tight”: expected cozy or compact")
    #expect(Theme.standard.applying(reading.sheet).density == .cozy)
  }
}
