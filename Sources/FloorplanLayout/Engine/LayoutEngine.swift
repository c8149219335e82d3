/// The geometry of a collection: the frames of its elements, and the elements at a location.
///
/// The engine is a value type that is independent of views. It stores a few numbers for each section and nothing for an
/// item until it is measured. A measured item takes four bytes for a height, or eight for a width and a height, so a
/// million unmeasured items cost as much as one. The engine returns frames that are snapped to pixels and mirrored in
/// right-to-left layouts, and queries use exactly these frames (rules R6 and R8). Invalid numbers are never errors:
/// negative and non-finite lengths count as 0 (rule R1), and elements that don't exist have no frame.
///
/// ```swift
/// let engine = LayoutEngine(
///   layout: .horizontalFlow,
///   environment: LayoutEnvironment(containerSize: Size(width: 360, height: 640)),
///   sections: [SectionDescription(itemCount: 1_000_000)])
/// for (element, frame) in engine.elements(in: Rect(x: 0, y: 4000, width: 360, height: 640)) {
///   show(element, at: frame)
/// }
/// ```
public struct LayoutEngine: Sendable {
  /// The layout that arranges the items.
  ///
  /// Setting another layout keeps the measurements of items whose width doesn't change. Other measurements become
  /// estimates, unless the new layout measures in a different way.
  ///
  /// - Complexity: Setting takes O(sections), plus O(measured items) for items that move to other lines.
  public var layout: any CollectionLayout {
    didSet { if !layout.isEqual(to: oldValue) { arrange(from: arrangement.states) } }
  }

  /// The environment of the layout: container size, pixel scale and layout direction.
  ///
  /// If the width of an item changes, its measurement becomes an estimate.
  ///
  /// - Complexity: Setting takes O(sections), plus O(measured items) for items that move to other lines.
  public var environment: LayoutEnvironment {
    didSet { if environment != oldValue { arrange(from: arrangement.states) } }
  }

  /// The sections from top to bottom.
  ///
  /// Setting new sections discards all measurements. Call ``apply(_:sections:)`` if the changes are known.
  ///
  /// - Complexity: Setting takes O(sections).
  public var sections: [SectionDescription] {
    get { descriptions }
    set {
      descriptions = newValue
      oscillationDetector = OscillationDetector()
      arrange(from: [])
    }
  }

  /// The value of ``sections``.
  var descriptions: [SectionDescription]
  /// The inputs of all frames.
  var arrangement: Arrangement
  /// The detector for items whose size never settles.
  var oscillationDetector = OscillationDetector()

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - layout: The layout that arranges the items.
  ///   - environment: The environment of the layout.
  ///   - sections: The sections from top to bottom.
  /// - Complexity: O(sections), plus O(items) for sections with individual item sizes.
  public init(layout: any CollectionLayout, environment: LayoutEnvironment, sections: [SectionDescription]) {
    self.layout = layout
    self.environment = environment
    descriptions = sections
    arrangement = Arrangement(layout, environment)
    arrange(from: [])
  }

  /// Recreates all lines, reusing existing measurements.
  private mutating func arrange(from old: ContiguousArray<SectionState>) {
    oscillationDetector.reset()
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(descriptions.count)
    for (section, description) in descriptions.enumerated() {
      states.append(state(of: description, from: section < old.count ? old[section].lines : nil))
    }
    arrangement = Arrangement(layout, environment)
    arrangement.stack(states)
  }

  /// Sets the heights of a section's header and footer, keeping all measurements.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the header in points, 0 or less for no header, or nil for the height from the
  ///     layout.
  ///   - footerHeight: The height of the footer in points, 0 or less for no footer, or nil for the height from the
  ///     layout.
  ///   - section: The index of the section; has no effect if the section doesn't exist.
  /// - Complexity: O(sections / 64), or O(sections) where lines scroll horizontally.
  public mutating func setHeights(header headerHeight: Double?, footer footerHeight: Double?, ofSection section: Int) {
    guard descriptions.indices.contains(section) else { return }
    (descriptions[section].headerHeight, descriptions[section].footerHeight) = (headerHeight, footerHeight)
    arrangement.setHeights(
      header: Tolerance.length(headerHeight ?? layout.headerReferenceHeight),
      footer: Tolerance.length(footerHeight ?? layout.footerReferenceHeight), ofSection: section)
  }

  /// Sets the height of a header or footer, like ``setHeights(header:footer:ofSection:)``.
  public mutating func setHeight(_ height: Double, ofSupplement element: LayoutElement) {
    guard descriptions.indices.contains(element.section) else { return }
    let section = descriptions[element.section]
    switch element {
    case .header: setHeights(header: height, footer: section.footerHeight, ofSection: element.section)
    case .footer: setHeights(header: section.headerHeight, footer: height, ofSection: element.section)
    case .item: break
    }
  }

  /// Creates the state of a section for the current layout, reusing the measurements of the old lines.
  func state(of description: SectionDescription, from old: (any SectionLines)?) -> SectionState {
    let geometry = layout.lineGeometry(of: description, in: environment)
    let lines =
      old.map { $0.rearranged(by: geometry.rule, of: description) ?? $0 } ?? geometry.rule.lines(of: description)
    return SectionState(
      lines: lines, header: Tolerance.length(description.headerHeight ?? layout.headerReferenceHeight),
      footer: Tolerance.length(description.footerHeight ?? layout.footerReferenceHeight), inset: geometry.inset)
  }
}
