import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

/// Style sheet values compared with the drawing.
///
/// The parts tables are enumerated, so new entries are probed automatically.
@Suite(.serialized) struct ThemeProbeTests {
  private func withStage(_ body: (ProbeStage) async throws -> Void) async throws {
    try await withNoPeerLeft {
      try await withFolder { folder in
        let stage = ProbeStage(try #require(Display.default), folder: folder)
        try await stage.show()
        try await body(stage)
        try stage.close()
      }
    }
  }

  @Test func everyPropertyIsVisible() async throws {
    var count = 0
    var invisibleProbes: [String] = []
    try await withStage { stage in
      for groups in Probe.everything {
        count += groups.reduce(0) { $0 + $1.count }
        invisibleProbes += await stage.invisibleProbes(groups).map(\.name)
      }
    }
    let expected = ComponentParts.all.reduce(0) { $0 + $1.acceptedProperties.reduce(0) { $0 + $1.states.count } }
    #expect(count == expected)
    #expect(
      invisibleProbes.isEmpty, "\(invisibleProbes.count) of \(count):\n\(invisibleProbes.joined(separator: "\n"))")
  }

  /// ThemeOverridesTests compares the rules of both class paths.
  @Test func nodesHaveTheAlternateClassPathsOfTheirPart() async throws {
    try await withStage { stage in
      let parts = ComponentParts.all.filter { !$0.alternateClassPaths.isEmpty }
      #expect(parts.count > 10)
      for part in parts {
        let nodes = stage.nodes[part.classPath] ?? []
        #expect(!nodes.isEmpty, "\(part.classPath)")
        for path in part.alternateClassPaths {
          #expect(nodes.allSatisfy { $0.hasStyleClass(path) }, "\(part.classPath), \(path)")
        }
      }
    }
  }

  @Test func nodesOfSeveralPartsShowEachPart() async throws {
    let general = Set(ComponentParts.all.compactMap(\.generalClassPath))
    try await withStage { stage in
      #expect(stage.unrelatedParts() == [])
      // No two parts of a rank are on one node.
      let ranks = Dictionary(grouping: ComponentParts.all) { part in
        general.contains(part.classPath) ? 0 : part.companionClassPaths.isEmpty ? 1 : 2
      }
      for (rank, parts) in ranks.sorted(by: { $0.key < $1.key }) {
        let hidden = await stage.hidden(parts)
        #expect(hidden.isEmpty, "\(rank), \(hidden.count):\n\(hidden.prefix(20).joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: [BuiltInTheme.horizon, .almanac])
  func scopeIgnoresOuterThemes(theme: BuiltInTheme) async throws {
    let special = ComponentParts.all.filter { $0.generalClassPath != nil }
    let text = special.map { part in
      let accepted = part.acceptedProperties.map(\.property)
      let values = [
        (StyleProperty.fontColor, "#123456"), (.fontSize, "40"), (.backgroundColor, "#654321"), (.cornerRadius, "0"),
        (.padding, "30"), (.height, "100"), (.shadowColor, "red"), (.fontName, "Palatino-Italic"),
      ].filter { accepted.contains($0.0) }
      return "\(part.classPath) { \(values.map { "\($0.0.rawValue): \($0.1);" }.joined(separator: " ")) }\n"
    }.joined()
    let contrasting = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "loud.nss", text: text)).sheet)
    try await withStage { stage in
      let found = await stage.differences(theme.theme(), around: [contrasting, BuiltInTheme.ledger.theme(), .standard])
      #expect(found.isEmpty, "\(found.count):\n\(found.prefix(20).joined(separator: "\n"))")
    }
  }

  @Test func nothingIsVisibleWithoutASheet() async throws {
    try await withStage { stage in
      for probes in Probe.byState {
        let invisibleProbes = Set(await stage.invisibleProbes([probes], hasSheet: false).map(\.name))
        let visible = probes.map(\.name).filter { !invisibleProbes.contains($0) }
        #expect(visible.isEmpty, "\(visible)")
      }
    }
  }

  @Test func accessoriesShowTheCellsTint() async throws {
    try await withStage { stage in
      for part in ComponentParts.all where part.traits.contains(.inheritsCellTint) {
        let cell = try #require(ComponentParts.all.first { $0.component == part.component && $0.kind == .cell })
        let sheet = "\(cell.classPath) { tint-color: rgb(12, 134, 56); }"
        #expect(await stage.shows((12, 134, 56), on: part, sheet: sheet), "\(part.classPath)")
        #expect(await !stage.shows((12, 134, 56), on: part, sheet: ""), "\(part.classPath)")
      }
    }
  }

  @Test func jointClassPathsStyleCellButtons() async throws {
    let button = ComponentParts.ButtonCell.button
    try await withStage { stage in
      var visible = 0
      for style in button.companionClassPaths {
        let sheet = "\(button.classPath):\(style) { background-color: rgb(12, 134, 56); }"
        if await stage.shows((12, 134, 56), on: button, sheet: sheet) { visible += 1 }
      }
      #expect(visible == 1)
    }
  }

  @Test func stockTextClassesDoNotStyleButtons() async throws {
    let sheet = "Label { font-color: rgb(12, 134, 56); }\nImageView { tint-color: rgb(12, 134, 56); }"
    let buttons = ComponentParts.ActionButton.all + ComponentParts.KPIView.all.filter { $0.kind != .cell }
    try await withStage { stage in
      for part in buttons + [ComponentParts.OrderPickerFormItemCell.directionButton] {
        #expect(await !stage.shows((12, 134, 56), on: part, sheet: sheet), "\(part.classPath)")
      }
      // The texts of a form aren't those of a button, although a button is below them.
      #expect(await stage.shows((12, 134, 56), on: ComponentParts.ListPickerFormCell.title, sheet: sheet))
    }
  }

  @Test func stockBarClassesStyleBarsAndPages() async throws {
    typealias Bar = ComponentParts.NavigationBar
    let color = "rgb(12, 134, 56)"
    let buttons = [Bar.backButton, Bar.actionButton, Bar.moreButton]
    let cases: [(name: String, properties: [String], parts: [ComponentPart])] = [
      ("NavigationBar", ["background-color"], [Bar.view]),
      ("NavigationBar", ["font-color"], [Bar.titleLabel, Bar.subtitleLabel]),
      ("BarButton", ["font-color", "background-color", "tint-color"], buttons),
      ("BarButtonBack", ["font-color"], [Bar.backButton]),
      ("View", ["background-color"], [ComponentParts.navigationPage]),
    ]
    let others = """
      TableCell { background-color: \(color); font-color: \(color); }
      CollectionViewCell { background-color: \(color); }
      Button { background-color: \(color); font-color: \(color); }
      """
    try await withStage { stage in
      for (name, properties, parts) in cases {
        for property in properties {
          for part in parts {
            let sheet = "\(name) { \(property): \(color); }"
            #expect(await stage.shows((12, 134, 56), on: part, sheet: sheet), "\(sheet) \(part.classPath)")
          }
        }
      }
      for part in [Bar.view] + buttons {
        #expect(await !stage.shows((12, 134, 56), on: part, sheet: others), "\(part.classPath)")
      }
    }
  }

  @Test func propertiesOfSemanticVariantsAreVisible() async throws {
    var count = 0
    try await withStage { stage in
      for groups in Probe.everything {
        for variant in SemanticStatus.allCases {
          let groups = groups.map { $0.filter { $0.hasValue(for: variant) } }
          count += groups.reduce(0) { $0 + $1.count }
          let invisibleProbes = await stage.invisibleProbes(groups, variant: variant).map(\.name)
          #expect(invisibleProbes.isEmpty, "\(variant): \(invisibleProbes.joined(separator: "\n"))")
        }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: 0..<3)
  func widgetsMatchResolvedStyleInCombinedStates(seed: UInt32) async throws {
    let sets: [Set<StyleState>] = [
      [.hover], [.focused], [.hover, .highlighted], [.hover, .selected], [.hover, .disabled], [.selected, .disabled],
      [.highlighted, .selected, .hover], [.selected, .focused, .hover],
    ]
    let theme = seed == 0 ? BuiltInTheme.almanac.theme() : try Self.theme(seed: seed)
    try await withStage { stage in
      for variant in [nil, SemanticStatus.negative] {
        let (count, found) = await stage.disagreements(theme, in: sets, variant: variant)
        #expect(count > 5000)
        #expect(found.isEmpty, "\(found.count) of \(count):\n\(found.prefix(40).joined(separator: "\n"))")
      }
    }
  }

  /// Returns a theme with colors of its own for some states and variants of each part.
  private static func theme(seed: UInt32) throws -> Theme {
    var theme = Theme.standard
    var last = seed
    func random(_ limit: UInt32) -> UInt32 {
      last = last &* 1_664_525 &+ 1_013_904_223
      return (last >> 8) % limit
    }
    let properties: Set<StyleProperty> = [.fontColor, .backgroundColor, .tintColor, .borderColor, .trackColor]
    for part in ComponentParts.all {
      for accepted in part.acceptedProperties where properties.contains(accepted.property) {
        for state in accepted.states {
          for variant in [nil, SemanticStatus.negative] where random(3) == 0 {
            let color = ThemeColor(hex: random(0x1000000))
            try theme.set(accepted.property, to: .literal(color), of: part.classPath, in: state, variant: variant)
          }
        }
      }
    }
    return theme
  }
}
