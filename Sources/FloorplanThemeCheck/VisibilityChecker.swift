import FloorplanTheme

/// Reports declarations without an effect because another property isn't set: a border or shadow without a color, or
/// attributes of a missing picture.
struct VisibilityChecker {
  let theme: Theme
  let layer: SheetLayer
  let report: StyleSheetReporter

  private struct Finding {
    let declaration: Int
    /// The properties of which one is needed on the first part.
    let missing: [StyleProperty]
    /// The parts on which the declaration has no effect.
    var hiddenParts: [ComponentPart] = []
    var visibleCount = 0
  }

  func check() {
    checkFadedColors()
    // Most sheets contain no such declaration.
    let needsOthers = layer.declarations.contains { declaration in
      declaration.property?.styleProperties.contains { !$0.visibilityRequirements.isEmpty } == true
    }
    guard needsOthers else { return }
    var findings: [StyleSheetRange: Finding] = [:]
    for part in ComponentParts.all { check(part, &findings) }
    for finding in findings.values.sorted(by: { $0.declaration < $1.declaration }) { diagnose(finding) }
  }

  /// Reports colors of disabled parts that the parts table makes translucent.
  private func checkFadedColors() {
    for part in ComponentParts.all where theme.hasCustomSettings(for: part) {
      let settings = theme.settings(of: part)
      for setting in settings where setting.property.rawValue.hasSuffix("color") && setting.state.isDisabled {
        guard case .sheet(let index) = setting.source else { continue }
        let opacities = settings.filter { $0.property == .viewAlpha && $0.state.applies(with: setting.state) }
        let isSet = opacities.contains { if case .sheet = $0.source { true } else { false } }
        let declaration = layer.declarations[index]
        // A color for all states doesn't specify that of the disabled one.
        guard declaration.name.hasSuffix("-\(setting.state.rawValue)"), !isSet,
          case .opacity(let opacity)? = opacities.first?.value, opacity < 1
        else { continue }
        report(
          .fadedColor, .note, declaration.range, once: part.classPath,
          "\(declaration.name.quoted) is drawn with the opacity \(opacity) of its state",
          remedy: "for the exact color, also set view-alpha-\(opacities[0].state.rawValue): 1.0")
      }
    }
  }

  /// Adds the declarations on a part that need another property.
  private func check(_ part: ComponentPart, _ findings: inout [StyleSheetRange: Finding]) {
    // A declaration counts as visible if it has an effect in any state or combination.
    var visibility: [StyleSheetRange: Bool] = [:]
    for styledPart in [part] + part.withCompanions where theme.hasCustomSettings(for: styledPart) {
      let settings = theme.settings(of: styledPart)
      for setting in settings {
        guard case .sheet(let index) = setting.source else { continue }
        let needed = setting.visibilityRequirements(on: part)
        guard !needed.isEmpty else { continue }
        let range = layer.declarations[index].range
        if findings[range] == nil { findings[range] = Finding(declaration: index, missing: needed) }
        let isVisible = settings.contains { needed.contains($0.property) }
        visibility[range] = visibility[range] == true || isVisible
      }
    }
    for (range, isVisible) in visibility {
      if isVisible { findings[range]?.visibleCount += 1 } else { findings[range]?.hiddenParts.append(part) }
    }
  }

  /// A class path applies to one part and its specializations, a stock class to many parts.
  private func diagnose(_ finding: Finding) {
    guard let part = finding.hiddenParts.first else { return }
    let stock = layer.stockClass(around: finding.declaration)
    guard stock == nil ? finding.visibleCount == 0 : finding.hiddenParts.count > finding.visibleCount else { return }
    let declaration = layer.declarations[finding.declaration]
    let missing = finding.missing.map(\.rawValue)
    let scope = finding.visibleCount == 0 ? "" : " on most parts of \(stock ?? ""), such as \(part.classPath),"
    report(
      .notVisible, .warning, declaration.range,
      "\(declaration.name.quoted) has no effect\(scope) without \(missing.map(\.quoted).joined(separator: " or "))",
      remedy: "also write \(missing[0])")
  }
}

extension StyleState {
  /// Whether the part is disabled.
  fileprivate var isDisabled: Bool { [.disabled, .disabledSelected, .disabledUnselected].contains(self) }

  /// Returns whether a part can be in this state and another disabled one at once.
  fileprivate func applies(with other: StyleState) -> Bool {
    isDisabled && (self == other || self == .disabled || other == .disabled)
  }
}
