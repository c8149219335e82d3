/// Measures texts against the backgrounds that the same sheet gives them.
struct ContrastChecker {
  /// The contrast that guidelines want for a text of ordinary size.
  static let threshold = 4.5
  /// How many class paths of one rule are looked at; a rule may have as many as it has declarations.
  private static let selectorLimit = 32

  let evaluation: StyleSheet.Evaluation
  let report: StyleSheetReporter

  private struct Slot: Hashable {
    let role: Role
    let state: StyleSheetState
  }

  /// What a colour is when a text is read.
  private enum Role {
    case text, ground, upperEnd, lowerEnd
  }

  private static let roles: [String: Role] = [
    "font-color": .text, "background-color": .ground, "background-color-top": .upperEnd,
    "background-color-bottom": .lowerEnd,
  ]

  func check() {
    var classes: [String: [Slot: StyleSheet.EvaluatedDeclaration]] = [:]
    var order: [String] = []
    for rule in evaluation.rules {
      let colors = rule.declarations.compactMap { declaration -> (Slot, StyleSheet.EvaluatedDeclaration)? in
        guard let property = declaration.property, let role = Self.roles[property.name] else { return nil }
        return (Slot(role: role, state: property.state), declaration)
      }
      for selector in rule.selectors.prefix(Self.selectorLimit) {
        if classes[selector.classPath] == nil { order.append(selector.classPath) }
        for (slot, declaration) in colors { classes[selector.classPath, default: [:]][slot] = declaration }
      }
    }
    for path in order {
      guard let own = classes[path] else { continue }
      check(own, within: Self.component(of: path).flatMap { classes[$0] } ?? [:], of: path)
    }
  }

  /// The cell that a part belongs to: what stands before the last underscore of its class path.
  private static func component(of path: String) -> String? {
    guard path.hasPrefix("fdl"), let underscore = path.lastIndex(of: "_") else { return nil }
    return String(path[..<underscore])
  }

  private func check(
    _ own: [Slot: StyleSheet.EvaluatedDeclaration], within component: [Slot: StyleSheet.EvaluatedDeclaration],
    of path: String
  ) {
    let states = Set(own.keys.lazy.map(\.state)).union(component.keys.lazy.map(\.state))
    for state in StyleSheetState.allCases where states.contains(state) && !state.isDisabled {
      guard
        let text = own[Slot(role: .text, state: state)] ?? own[Slot(role: .text, state: .normal)]
      else { continue }
      let grounds = [
        Self.grounds(own, state), Self.grounds(own, .normal), Self.grounds(component, state),
        Self.grounds(component, .normal),
      ]
      for ground in grounds.first(where: { !$0.isEmpty }) ?? [] {
        // In a state that neither has a colour for, the two were measured already.
        guard state == .normal || text.property?.state == state || ground.property?.state == state else { continue }
        measure(text, on: ground, of: path)
      }
    }
  }

  /// The backgrounds in exactly a state: the two ends of a gradient, or the one colour.
  private static func grounds(
    _ colors: [Slot: StyleSheet.EvaluatedDeclaration], _ state: StyleSheetState
  ) -> [StyleSheet.EvaluatedDeclaration] {
    let ends = [Role.upperEnd, .lowerEnd].compactMap { colors[Slot(role: $0, state: state)] }
    return ends.isEmpty ? [colors[Slot(role: .ground, state: state)]].compactMap { $0 } : ends
  }

  private func measure(
    _ text: StyleSheet.EvaluatedDeclaration, on ground: StyleSheet.EvaluatedDeclaration, of path: String
  ) {
    var worst: (appearance: Appearance, ratio: Double)?
    let isFixed = Self.isFixed(text.value) && Self.isFixed(ground.value)
    for appearance in isFixed ? [.light] : [Appearance.light, .dark] {
      guard let letters = color(text.value, in: appearance), let background = color(ground.value, in: appearance),
        background.alpha == 1, letters.alpha > 0
      else { continue }
      let ratio = letters.contrast(with: background)
      if ratio < Self.threshold, ratio < worst?.ratio ?? .infinity { worst = (appearance, ratio) }
    }
    guard let worst else { return }
    // Rounded down, so that what is too little never reads as enough.
    let shown = decimalText((worst.ratio * 10).rounded(.down) / 10)
    let place = ground.range.source == text.range.source ? "line \(ground.range.lowerBound.line)" : "\(ground.range)"
    let surfaces = isFixed ? "" : worst.appearance.isDark ? " on dark surfaces" : " on light surfaces"
    report(
      .lowContrast, .warning, text.valueRange,
      "\(path.onOneLine(limit: 80)): the text is hard to read\(surfaces); its contrast to the background of \(place) "
        + "is \(shown):1, and 4.5:1 is the least.",
      remedy: "Make one of them lighter or darker.")
  }

  private static func isFixed(_ value: StyleSheetValue) -> Bool {
    if case .color = value { return true }
    return false
  }

  /// A colour with what the sheet itself has redefined.
  private func color(_ value: StyleSheetValue, in appearance: Appearance) -> ThemeColor? {
    value.color(in: palette, appearance: appearance)
  }

  private let palette: Palette

  init(evaluation: StyleSheet.Evaluation, dialect: StyleSheetDialect, report: StyleSheetReporter) {
    self.evaluation = evaluation
    self.report = report
    var palette = Palette()
    palette.sheet = SheetPalette(evaluation.paletteColors, firstDefinitionWins: dialect.firstDefinitionWins)
    self.palette = palette
  }
}
