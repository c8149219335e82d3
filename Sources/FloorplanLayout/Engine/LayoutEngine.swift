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
    didSet { if !layout.isEqual(to: oldValue) { arrange(from: states) } }
  }

  /// The environment of the layout: container size, pixel scale, layout direction and text scale.
  ///
  /// If the width of an item changes, its measurement becomes an estimate.
  ///
  /// - Complexity: Setting takes O(sections), plus O(measured items) for items that move to other lines.
  public var environment: LayoutEnvironment {
    didSet { if environment != oldValue { arrange(from: states) } }
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
  var states: ContiguousArray<SectionState> = []
  var stack = SectionStack()
  private(set) var grid: PixelGrid
  /// The unsnapped width of the widest section, for lines that may be wider than the container.
  private(set) var contentWidth = 0.0
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
    grid = PixelGrid(environment)
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
    replaceStates(with: states)
  }

  /// Replaces the states of the sections and stacks the sections vertically.
  mutating func replaceStates(with new: ContiguousArray<SectionState>) {
    states = new
    stack = SectionStack(new.lazy.map(\.height))
    updateContentWidth()
  }

  /// Updates the width of the widest section, at which frames are mirrored.
  mutating func updateContentWidth() {
    contentWidth = layout.scrollsHorizontally ? states.reduce(0) { max($0, $1.contentWidth) } : 0
    grid = PixelGrid(environment, contentWidth: contentWidth)
  }

  /// The valid size of the container.
  var containerSize: Size { Tolerance.length(environment.containerSize) }

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
    (states[section].header, states[section].footer) = requestedBandHeights(of: descriptions[section])
    stack.setHeight(states[section].height, ofSection: section)
  }

  /// Sets the height of a header or footer, like ``setHeights(header:footer:ofSection:)``.
  package mutating func setHeight(_ height: Double, ofSupplement element: LayoutElement) {
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
    let (header, footer) = requestedBandHeights(of: description)
    return SectionState(lines: lines, header: header, footer: footer, inset: geometry.inset)
  }

  /// Returns the heights of a section's header and footer, by default those of the layout.
  private func requestedBandHeights(of section: SectionDescription) -> (header: Double, footer: Double) {
    (
      Tolerance.length(section.headerHeight ?? layout.headerReferenceHeight * environment.textScale),
      Tolerance.length(section.footerHeight ?? layout.footerReferenceHeight * environment.textScale)
    )
  }
}
