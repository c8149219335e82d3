import FloorplanTheme

/// Reports declarations without an effect because another property isn't set: a border or shadow without a color, or
/// attributes of a missing picture.
struct UnseenChecker {
  private let theme: Theme
  private let layer: SheetLayer
  private let report: StyleSheetReporter

  private struct Finding {
    let declaration: Int
    /// The properties of which one is needed on the first part.
    let missing: [StyleProperty]
    /// The parts on which the declaration has no effect.
    var unseen: [ComponentPart] = []
    var seenCount = 0
  }

  init(_ layer: SheetLayer, report: StyleSheetReporter) {
    self.layer = layer
    self.report = report
    theme = .standard(with: layer)
  }

  func check() {
    // Most sheets contain no such declaration.
    let needsOthers = layer.declarations.contains { declaration in
      declaration.property?.styleProperties.contains { !$0.seenWith.isEmpty } == true
    }
    guard needsOthers else { return }
    var findings: [StyleSheetRange: Finding] = [:]
    for part in ComponentParts.all {
      for (range, place) in declarations(on: part) {
        var finding = findings[range] ?? Finding(declaration: place.declaration, missing: place.missing)
        if place.isSeen { finding.seenCount += 1 } else { finding.unseen.append(part) }
        findings[range] = finding
      }
    }
    guard findings.values.contains(where: { !$0.unseen.isEmpty }) else { return }
    let stock = stockClasses
    for (range, finding) in findings.sorted(by: { $0.value.declaration < $1.value.declaration }) {
      tell(finding, of: stock[range])
    }
  }

  /// A declaration that needs another property, and whether it has an effect on a part in any state.
  private struct Place {
    let declaration: Int
    let missing: [StyleProperty]
    var isSeen: Bool
  }

  private func declarations(on part: ComponentPart) -> [StyleSheetRange: Place] {
    var places: [StyleSheetRange: Place] = [:]
    for shown in [part] + part.withCompanions where theme.setsAnything(for: shown) {
      let settings = theme.settings(of: shown)
      for setting in settings {
        guard case .sheet(let index) = setting.source else { continue }
        let needed = setting.isSeenWith(on: part)
        guard !needed.isEmpty else { continue }
        let isSeen = settings.contains { needed.contains($0.property) }
        let range = layer.declarations[index].range
        var place = places[range] ?? Place(declaration: index, missing: needed, isSeen: false)
        place.isSeen = place.isSeen || isSeen
        places[range] = place
      }
    }
    return places
  }

  private var stockClasses: [StyleSheetRange: String] {
    var classes: [StyleSheetRange: String] = [:]
    for rule in layer.evaluation.rules {
      let stock = rule.selectors.map(SheetLayer.distinct).first { $0.count == 1 && StockClass.meanings[$0[0]] != nil }
      guard let name = stock?.first else { continue }
      for declaration in rule.declarations { classes[declaration.range] = name }
    }
    return classes
  }

  /// A class path applies to one part and its specializations, a stock class to many parts.
  private func tell(_ finding: Finding, of stock: String?) {
    guard let part = finding.unseen.first else { return }
    guard stock == nil ? finding.seenCount == 0 : finding.unseen.count > finding.seenCount else { return }
    let declaration = layer.declarations[finding.declaration]
    let missing = finding.missing.map(\.rawValue)
    let place = finding.seenCount == 0 ? "" : " on most parts of \(stock ?? ""), such as \(part.classPath),"
    report(
      .notSeen, .warning, declaration.range,
      "\(declaration.name.quoted) has no effect\(place) without \(missing.map(\.quoted).joined(separator: " or "))",
      remedy: "also write \(missing[0])")
  }
}
