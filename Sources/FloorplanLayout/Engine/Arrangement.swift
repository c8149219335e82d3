/// The inputs of all frames: the lines of the sections, the positions of the sections, and the pixel grid.
struct Arrangement: Sendable {
  var states: ContiguousArray<SectionState> = []
  private(set) var stack = SectionStack()
  private(set) var grid: PixelGrid
  /// The unsnapped width of the widest section, for lines that may be wider than the container.
  private(set) var contentWidth = 0.0
  let containerSize: Size
  let scrollsHorizontally: Bool
  let pinsHeaders: Bool
  let pinsFooters: Bool
  private let environment: LayoutEnvironment

  init(_ layout: some CollectionLayout, _ environment: LayoutEnvironment) {
    self.environment = environment
    containerSize = Tolerance.length(environment.containerSize)
    scrollsHorizontally = layout.scrollsHorizontally
    (pinsHeaders, pinsFooters) = (layout.pinsHeaders, layout.pinsFooters)
    grid = PixelGrid(environment)
  }

  /// Replaces the sections and stacks them vertically.
  mutating func stack(_ new: ContiguousArray<SectionState>) {
    states = new
    stack = SectionStack(new.lazy.map(\.height))
    if scrollsHorizontally { updateContentWidth() }
  }

  /// Modifies the lines of a section, and shifts the sections below.
  mutating func withLines(ofSection section: Int, _ body: (inout any SectionLines) -> Void) {
    body(&states[section].lines)
    stack.setHeight(states[section].height, ofSection: section)
    if scrollsHorizontally { updateContentWidth() }
  }

  /// Sets the heights of a section's header and footer, and shifts the sections below.
  mutating func setHeights(header: Double, footer: Double, ofSection section: Int) {
    (states[section].header, states[section].footer) = (header, footer)
    stack.setHeight(states[section].height, ofSection: section)
  }

  private mutating func updateContentWidth() {
    contentWidth = states.reduce(0) { max($0, $1.contentWidth) }
    grid = PixelGrid(environment, contentWidth: contentWidth)
  }
}
