import FloorplanLayout

/// The effective numbers of a problem according to the rules: R1, R2, and the defaults.
extension LayoutProblem {
  /// Device pixels in a point, or 0 for no snapping.
  var pixels: Double { scale.isFinite && scale > 0 && scale <= 1e6 ? scale : 0 }

  var containerWidth: Double { RuleArithmetic.length(container.width) }

  var viewportHeight: Double { RuleArithmetic.length(container.height) }

  var estimate: Size { RuleArithmetic.length(estimatedItemSize ?? .zero) }

  /// Whether items have the size that the host measures (“self-sizing”; C2 for the column flows).
  var isSelfSizing: Bool {
    switch layout {
    case .horizontalScroll, .horizontalFlow: estimate.width > 0 || estimate.height > 0
    case .autosizingColumnFlow, .keyValueColumnFlow: true
    }
  }

  /// The values of a section: its own, otherwise the layout's.
  func numbers(of section: Section) -> ReferenceSectionNumbers {
    let isKeyValue = layout == .keyValueColumnFlow
    let presetInset = isKeyValue ? Insets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
    let inset = RuleArithmetic.length(section.inset ?? sectionInset ?? presetInset)
    return ReferenceSectionNumbers(
      header: RuleArithmetic.length(section.header ?? headerReferenceHeight),
      footer: RuleArithmetic.length(section.footer ?? footerReferenceHeight),
      inset: inset,
      spacing: RuleArithmetic.length(section.interitemSpacing ?? interitemSpacing ?? (isKeyValue ? 80 : 10)),
      lineSpacing: RuleArithmetic.length(section.lineSpacing ?? lineSpacing ?? (isKeyValue ? 24 : 10)),
      available: max(0, containerWidth - inset.leading - inset.trailing))
  }

  /// Rule R6, for one edge.
  func snap(_ value: Double) -> Double {
    pixels > 0 ? RuleArithmetic.floor(value * pixels + 0.5) / pixels : value
  }

  /// Rule R7.
  func roundedUp(_ measured: Double) -> Double {
    let length = RuleArithmetic.length(measured)
    return pixels > 0
      ? RuleArithmetic.ceil(length * pixels) / pixels : Double.minimum(length, RuleArithmetic.longestExact)
  }

  /// The number of whole pixels that fit into a length.
  func roundedDown(_ length: Double) -> Double {
    pixels > 0 ? RuleArithmetic.floor(length * pixels) / pixels : length
  }
}

/// The numbers of one section, in points.
struct ReferenceSectionNumbers {
  /// Zero for a section without header.
  let header: Double
  let footer: Double
  let inset: Insets
  let spacing: Double
  let lineSpacing: Double
  /// A of rule R2.
  let available: Double
}
