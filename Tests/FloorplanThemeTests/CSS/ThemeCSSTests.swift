import Testing

@testable import FloorplanTheme

@Suite struct ThemeCSSTests {
  @Test(
    "The CSS has no construct that GTK 4.8 lacks or interprets differently",
    arguments: Appearance.allCases)
  func cssAvoidsUnsupportedConstructs(appearance: Appearance) {
    let forbidden = [
      "@", "var(", "rgb(", "hsl", "alpha(", "shade(", "mix(", "lighter(", "darker(", "image(", "url(", "#", "!", "::",
      ":is(", ":root", "text-align", "overflow", "max-", "/*", "e-0", "nan", "(inf", " inf", "--",
    ]
    for chunk in Theme.standard.css(for: appearance) {
      for construct in forbidden { #expect(!chunk.contains(construct), "\(construct)") }
    }
  }

  @Test(arguments: Appearance.allCases)
  func bracesAndDeclarationsAreBalanced(appearance: Appearance) {
    let lengths = /((^| )([\d.]+p[xt]|calc\([\d.]+p[xt] \+ [\d.]+p[xt]\)))+/
    for chunk in Theme.standard.css(for: appearance) {
      var depth = 0
      for character in chunk {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        #expect((0...1).contains(depth))
      }
      #expect(depth == 0)
      for rule in CSSReader(chunk).rules {
        #expect(!rule.declarations.isEmpty, "\(rule.selectors)")
        // Only focus rings apply to controls without a class.
        #expect(rule.selectors.allSatisfy { $0.hasPrefix(".") || $0.contains(":focus") })
        #expect(Set(rule.declarations.map(\.name)).count == rule.declarations.count, "\(rule)")
        for (name, value) in rule.declarations {
          #expect(!name.isEmpty && !value.isEmpty)
          if name == "font-size" { #expect(value.hasSuffix("pt")) }
          if name.hasPrefix("min-") || name.hasPrefix("padding") || name.hasSuffix("radius") {
            let isCircle = value == "50%" && name.hasSuffix("radius")
            #expect(isCircle || value.wholeMatch(of: lengths) != nil, "\(name): \(value)")
          }
        }
      }
    }
  }

  @Test func rulesAreUnique() {
    let selectors = Theme.standard.css(for: .light).flatMap { CSSReader($0).rules.flatMap(\.selectors) }
    #expect(Set(selectors).count == selectors.count)
  }

  @Test(
    "A chunk has at most 300 classes, and all class paths and utility classes exist", arguments: Appearance.allCases
  )
  func chunksHaveAtMost300Classes(appearance: Appearance) {
    let chunks = Theme.standard.css(for: appearance)
    #expect(chunks.allSatisfy { CSSReader($0).classes.count <= 300 })
    let all = chunks.reduce(into: Set<String>()) { $0.formUnion(CSSReader($1).classes) }
    // A part without values of its own has the style of the part that it specializes.
    let parts = ComponentParts.all.filter { $0.generalPart == nil || !$0.settings.isEmpty || !$0.metrics.isEmpty }
    #expect(all.isSuperset(of: parts.flatMap(\.cssClasses)))
    #expect(all.isSuperset(of: UtilityClass.allCases.map(\.rawValue)))
    #expect(all.isSuperset(of: TextStyle.allCases.map(\.utilityClass)))
    #expect(all.isSuperset(of: ["fp-title", "fp-body", "fp-KPI"]))
  }

  @Test func sheetsDimWindowsAndFadeAtTheirEdges() {
    func value(_ name: String, _ selector: String, _ theme: Theme, _ appearance: Appearance) -> String? {
      theme.css(for: appearance).lazy.compactMap { CSSReader($0).value(of: name, at: [selector]) }.first
    }
    #expect(value("filter", ".fp-dimmed > *", .standard, .light) == "brightness(0.76)")
    #expect(value("filter", ".fp-dimmed > *", .standard, .dark) == "brightness(0.63)")
    let darker = Theme.standard.applying(read("@sectionShadow: rgba(0, 0, 0, 0.5);").sheet)
    #expect(value("filter", ".fp-dimmed > *", darker, .light) == "brightness(0.5)")
    let surface = "linear-gradient(rgba(0,0,0,0.5), rgba(0,0,0,0.5))"
    #expect(value("background-image", ".fp-dimmed", darker, .light) == surface)
    let colors = [false, true].map { Theme.standard.color(.primaryGroupedBackground, in: .dark, elevated: $0).css }
    #expect(colors[0] != colors[1])
    for (ancestor, color) in zip(["", ".fp-elevated "], colors) {
      let edges = ["top", "bottom"].map { edge in
        value("background", "\(ancestor).fp-fading > undershoot.\(edge)", .standard, .dark)
      }
      #expect(edges.allSatisfy { $0?.contains(color) == true && $0?.contains("100% 16px no-repeat") == true })
      #expect(edges[0]?.contains("to bottom") == true && edges[1]?.contains("to top") == true)
    }
  }

  @Test func cssIsDeterministicPerAppearance() {
    let texts = Appearance.allCases.map { Theme.standard.css(for: $0) }
    #expect(Set(texts).count == 4)
    #expect(texts == Appearance.allCases.map { Theme.standard.css(for: $0) })
  }

  @Test("Blocks are packed in order, undivided, up to the limit", arguments: 1...12)
  func blocksArePackedInOrder(limit: Int) {
    for sizes in [[1, 1, 1, 1, 1], [3, 4, 5], [12, 1, 12], [20, 1], [], [2, 7, 1, 1, 9, 3]] {
      let blocks = sizes.enumerated().map { index, size in
        let names = (0..<size).map { "b\(index)c\($0)" }
        return CSSBlock(
          classes: Set(names), rules: names.map { CSSRule(selectors: ["." + $0], declarations: ["color: x"]) })
      }
      let chunks = cssChunks(blocks, limit: limit)
      #expect(chunks.joined() == blocks.flatMap(\.rules).map(\.text).joined())
      for chunk in chunks {
        let classes = CSSReader(chunk).classes
        let whole = blocks.filter { !$0.classes.isDisjoint(with: classes) }
        #expect(whole.allSatisfy { $0.classes.isSubset(of: classes) })
        #expect(classes.count <= limit || whole.count == 1)
      }
      #expect(
        zip(chunks, chunks.dropFirst()).allSatisfy { one, other in
          let next = blocks.first { !$0.classes.isDisjoint(with: CSSReader(other).classes) }
          return CSSReader(one).classes.count + (next?.classes.count ?? 0) > limit
        })
    }
  }

  @Test func sharedClassesCountOnce() {
    let blocks = ["a", "b", "c"].map { name in
      CSSBlock(
        classes: [name, "shared"], rules: [CSSRule(selectors: ["." + name + ".shared"], declarations: ["x: y"])])
    }
    #expect(cssChunks(blocks, limit: 4).count == 1)
    #expect(cssChunks(blocks, limit: 3).count == 2)
  }

  @Test(arguments: Appearance.allCases)
  func cssAgreesWithResolve(appearance: Appearance) {
    let reader = CSSReader(Theme.standard.css(for: appearance).joined())
    for part in ComponentParts.all { expectAgreement(reader, with: .standard, of: part, appearance) }
  }

  @Test func focusRingIsInsideCells() {
    let reader = CSSReader(Theme.standard.css(for: .light).joined())
    let selectors = [".fdlFUIObjectCollectionViewCell:focus:focus-visible"]
    #expect(reader.value(of: "outline", at: selectors) == "2px solid rgba(0,112,242,1)")
    #expect(reader.value(of: "outline-offset", at: selectors) == "-2px")
  }

  @Test func dropTargetHasTintOutline() {
    let reader = CSSReader(Theme.standard.css(for: .light).joined())
    let selectors = [".fp-drop-target:drop(active)"]
    #expect(reader.value(of: "outline", at: selectors) == "2px solid rgba(0,112,242,1)")
    #expect(reader.value(of: "box-shadow", at: selectors) == "none")
  }

  @Test func selectionRulesFollowRowRules() throws {
    let selectors = CSSReader(Theme.standard.css(for: .light).joined()).rules.flatMap(\.selectors)
    let selection = try #require(selectors.firstIndex(of: ".fdlFUIGridTableViewCell_selected:selected"))
    let row = try #require(selectors.lastIndex { $0.hasPrefix(".fdlFUIGridTableViewCell:") })
    #expect(row < selection)
    // On one node, later rules win, so the first text of a row must come after texts in general.
    let label = try #require(selectors.lastIndex { $0.hasPrefix(".fdlFUIGridRowTextItem_label") })
    let first = try #require(selectors.firstIndex(of: ".fdlFUIGridRowTextItem_font_firstTextItem"))
    #expect(label < first)
  }

  @Test("A selected row is opaque, and only its selection part sets the color", arguments: Appearance.allCases)
  func selectedRowIsOpaque(appearance: Appearance) {
    let selected = Theme.standard.resolve(ComponentParts.GridRow.selected, appearance: appearance)
    #expect(selected.backgroundColor?.alpha == 1)
    let taken = ComponentParts.GridRow.cell.acceptedProperties.first { $0.property == .backgroundColor }
    #expect(taken?.states.contains(.selected) == false)
  }

  @Test(arguments: Appearance.allCases)
  func openListPickerRowKeepsItsBackground(appearance: Appearance) {
    typealias Parts = ComponentParts.ListPickerFormCell
    let open = Theme.standard.resolve(Parts.selectedBackgroundView, appearance: appearance).backgroundColor
    #expect(open != nil && open == Theme.standard.resolve(Parts.cell, appearance: appearance).backgroundColor)
  }

  @Test func selectionIsVisibleOnlyWithKeyboardFocus() {
    let reader = CSSReader(Theme.standard.css(for: .light).joined())
    let field = ".fdlFUIStepperFormCell_valueText > entry"
    let left = field + ":not(:focus-within) > text > selection"
    #expect(reader.value(of: "background", at: [left]) == "none" && reader.value(of: "color", at: [left]) == "inherit")
    #expect(!reader.rules.flatMap(\.selectors).contains(field + " > text > selection"))
  }

  @Test func disabledRulesFollowSemanticVariants() throws {
    let selectors = CSSReader(Theme.standard.css(for: .light).joined()).rules.flatMap(\.selectors)
    let label = ".fdlFUIObjectCollectionViewCell_statusLabel"
    let disabled = try #require(selectors.firstIndex(of: label + ":disabled"))
    for variant in SemanticStatus.allCases {
      let index = try #require(selectors.firstIndex(of: label + "." + variant.rawValue))
      #expect(index < disabled)
    }
  }

  @Test func minimumSizesExcludePadding() {
    let reader = CSSReader(Theme.standard.css(for: .light).joined())
    #expect(reader.value(of: "min-height", at: [".fdlFUISwitchFormCell"]) == "28px")
    #expect(reader.value(of: "padding", at: [".fdlFUISwitchFormCell"]) == "8px 16px")
    #expect(reader.value(of: "min-width", at: [".fdlFUISliderFormCell_slider > trough > slider"]) == controlLength(26))
    #expect(reader.value(of: "margin", at: [".fdlFUISliderFormCell_slider > trough > slider"]) == controlLength(-12))
    #expect(reader.value(of: "padding", at: [".fdlFUISliderFormCell_slider"]) == controlLength(12))
    #expect(reader.value(of: "margin", at: [".fdlFUISwitchFormCell_switch > slider"]) == controlLength(2))
  }

  @Test func checkCircleFollowsTheTextScale() {
    let reader = CSSReader(Theme.standard.css(for: .light).joined())
    let mark = ["." + ComponentParts.CollectionView.selectionMark.classPath]
    for name in ["min-width", "min-height"] { #expect(reader.value(of: name, at: mark) == controlLength(18)) }
    #expect(reader.value(of: "border-radius", at: mark) == controlLength(11))
    #expect(reader.value(of: "border", at: mark)?.hasPrefix(controlLength(2)) == true)
    // Other marks don't belong to a text.
    let line = ["." + ComponentParts.CollectionView.dropIndicator.classPath]
    #expect(reader.value(of: "min-width", at: line) == "2px" && reader.value(of: "border-radius", at: line) == "1px")
  }
}
