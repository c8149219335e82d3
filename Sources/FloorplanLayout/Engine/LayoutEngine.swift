/// Geometry of a collection: where its elements are, and which elements are at a place.
///
/// The engine is a value that knows no view. It stores a few numbers for each section, nothing for an item until it is
/// measured, and then four bytes for a height or eight for a width and a height, so a million items cost as much as
/// one. Frames leave it snapped to pixels and, in right-to-left layouts, mirrored; what is asked of it is answered for
/// exactly those frames (rules R6 and R8). Numbers that make no sense never stop it: lengths that are negative or not
/// finite count as 0 (rule R1), places that do not exist have no frame.
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
  /// The way to arrange the items.
  ///
  /// Measures stay valid where items keep the width that they were measured at; others stay as estimates, unless the
  /// new layout measures in another way.
  ///
  /// - Complexity: O(sections) to set another one, and O(measured items) where that many stand in other lines.
  public var layout: any CollectionLayout {
    didSet { if !layout.isEqual(to: oldValue) { arrange() } }
  }

  /// The place that the layout fills.
  ///
  /// Another width turns the measures that it invalidates into estimates.
  ///
  /// - Complexity: O(sections) to set another one, and O(measured items) where that many stand in other lines.
  public var environment: LayoutEnvironment {
    didSet { if environment != oldValue { arrange() } }
  }

  /// The sections from top to bottom.
  ///
  /// New sections have nothing to do with the old ones: all measures are forgotten. Call ``apply(_:sections:)`` where
  /// something is known of what changed.
  ///
  /// - Complexity: O(sections) to set.
  public var sections: [SectionDescription] {
    get { descriptions }
    set {
      descriptions = newValue
      settling = Settling()
      arrange(from: [])
    }
  }

  /// The height of every item in points, where the host promises that all have the same.
  ///
  /// It counts only for a layout that asks for it with ``CollectionLayout/wantsMeasuredHeight``, and nothing is
  /// measured or stored for an item then. Nil, the default, gives every item a height of its own.
  ///
  /// - Complexity: O(sections) to set another one.
  public var uniformItemHeight: Double? {
    didSet { if uniformItemHeight != oldValue { arrange() } }
  }

  private var descriptions: [SectionDescription]
  /// All that frames are computed from.
  private(set) var arrangement: Arrangement
  /// What is known of items that keep changing their sizes.
  var settling = Settling()

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - layout: The way to arrange the items.
  ///   - environment: The place that the layout fills.
  ///   - sections: The sections from top to bottom.
  /// - Complexity: O(sections), and O(items) of sections that bring sizes of their own.
  public init(layout: any CollectionLayout, environment: LayoutEnvironment, sections: [SectionDescription]) {
    self.layout = layout
    self.environment = environment
    descriptions = sections
    arrangement = Arrangement(layout, environment)
    arrange(from: [])
  }

  private mutating func arrange() {
    arrange(from: arrangement.states)
  }

  /// Forms all lines anew, with what was measured in others.
  private mutating func arrange(from old: ContiguousArray<SectionState>) {
    settling.forgetAll()
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(descriptions.count)
    for (section, description) in descriptions.enumerated() {
      states.append(state(of: description, from: section < old.count ? old[section].lines : nil))
    }
    arrangement = Arrangement(layout, environment)
    arrangement.stack(states)
  }

  /// Gives a section other heights of its header and its footer; all measures stay.
  ///
  /// - Parameters:
  ///   - headerHeight: The height of the header in points, 0 or less for none; nil for the layout's.
  ///   - footerHeight: The height of the footer in points, likewise.
  ///   - section: The position of the section; nothing happens where there is none.
  /// - Complexity: O(sections / 64), and O(sections) where lines scroll sideways.
  public mutating func setHeights(header headerHeight: Double?, footer footerHeight: Double?, ofSection section: Int) {
    guard descriptions.indices.contains(section) else { return }
    (descriptions[section].headerHeight, descriptions[section].footerHeight) = (headerHeight, footerHeight)
    arrangement.setHeights(
      header: Tolerance.length(headerHeight ?? layout.headerReferenceHeight),
      footer: Tolerance.length(footerHeight ?? layout.footerReferenceHeight), ofSection: section)
  }

  /// A section in the lines that the layout forms now, with what was measured in other lines.
  func state(of description: SectionDescription, from old: SectionLines?) -> SectionState {
    let geometry = layout.lineGeometry(of: description, in: environment, uniformItemHeight: uniformItemHeight)
    let lines = old?.following(geometry.rule, of: description) ?? SectionLines(description, by: geometry.rule)
    return SectionState(
      lines, geometry, header: Tolerance.length(description.headerHeight ?? layout.headerReferenceHeight),
      footer: Tolerance.length(description.footerHeight ?? layout.footerReferenceHeight))
  }

  /// Changes the lines of a section, and moves what stands below it.
  mutating func withLines(ofSection section: Int, _ body: (inout SectionLines) -> Void) {
    arrangement.withLines(ofSection: section, body)
  }

  /// Turns measures of a section into estimates, which changes no extent.
  mutating func outdateMeasures(ofSection section: Int, _ body: (inout SectionLines) -> Void) {
    body(&arrangement.states[section].lines)
  }

  /// Gives the sections away, to be put back with ``replaceSections(_:_:)``.
  mutating func takeStates() -> ContiguousArray<SectionState> {
    var states = ContiguousArray<SectionState>()
    swap(&states, &arrangement.states)
    return states
  }

  /// Puts other sections in the place of all.
  mutating func replaceSections(_ new: [SectionDescription], _ states: ContiguousArray<SectionState>) {
    descriptions = new
    arrangement.stack(states)
  }
}
