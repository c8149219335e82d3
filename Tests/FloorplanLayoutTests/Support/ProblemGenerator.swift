import FloorplanLayout

/// Layout problems that appear random, and are the same in every run.
///
/// The digits of the seed select the options, so that ``combinations`` consecutive seeds contain every combination of
/// them once; counts and numbers are random numbers from the seed.
struct ProblemGenerator {
  /// The number of combinations of options.
  static let combinations = UInt64(4 * 2 * 2 * 2 * 2 * 2 * 2 * 3 * 2 * scales.count)

  private static let scales = [0.0, 1, 2, 1.5]
  private static let plain = [0.0, 1, 2, 5, 8, 10, 16, 20, 33, 50, 64, 100, 160]
  private static let fractions = [0.5, 0.25, 1.0 / 3, 2.5, 7.1, 12.6, 33.3, 66.75, 99.9]
  private static let invalidNumbers = [0, -0.0, -1, -7.5, .nan, .infinity, -.infinity, 1e9, 0.001]
  private static let widths = [0.0, 1, 7, 20, 64, 100, 105, 160, 200.5, 320, 375.25, 500]

  private var random: SplitMix
  private var options: UInt64
  /// Whether invalid numbers can occur; half of the problems have only valid lengths.
  private let hasInvalidNumbers: Bool

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    options = seed
    hasInvalidNumbers = seed / Self.combinations % 2 == 1
  }

  /// The problem of the seed.
  mutating func problem() -> LayoutProblem {
    let names = LayoutProblem.Name.allCases
    var result = LayoutProblem(layout: names[option(of: names.count)], container: container())
    let isSelfSizing = option(of: 2) == 1
    let hasColumns = option(of: 2) == 1
    let hasMinimum = option(of: 2) == 1
    let hasItemSize = option(of: 2) == 1
    result.isLayoutJustified = option(of: 2) == 1
    result.isTopAligned = option(of: 2) == 1
    result.numberOfRows = option(of: 3)
    result.isRightToLeft = option(of: 2) == 1
    result.scale = Self.scales[option(of: Self.scales.count)]
    if isSelfSizing { result.estimatedItemSize = size() }
    if hasColumns { result.numberOfColumns = pick([1, 2, 3, 4, 7, 2000, -1]) }
    if hasMinimum { result.minimumScaledItemSize = size() }
    if hasItemSize { result.itemSize = size() }
    if chance(0.6) { result.interitemSpacing = number() }
    if chance(0.6) { result.lineSpacing = number() }
    if chance(0.4) { result.sectionInset = insets() }
    if chance(0.3) { result.headerReferenceHeight = number() }
    if chance(0.3) { result.footerReferenceHeight = number() }
    result.pinsHeaders = chance(0.5)
    result.pinsFooters = chance(0.5)
    result.contentOffset = Point(x: 0, y: chance(0.3) ? 0 : Double(Int.random(in: -40...900, using: &random)) / 2)
    result.sections = (0..<pick([0, 1, 1, 2, 2, 3])).map { _ in section() }
    if chance(0.15) { result.container.width = exactWidth(result) }
    return result
  }

  /// Returns a problem and changed content for it: items are removed, inserted, moved and resized.
  ///
  /// Both get identifiers; the layout and its options stay the same.
  mutating func withChangedContent(_ problem: LayoutProblem) -> (before: LayoutProblem, after: LayoutProblem) {
    var (before, after) = (problem, problem)
    for section in before.sections.indices {
      for item in before.sections[section].items.indices {
        before.sections[section].items[item].id = "\(section).\(item)"
      }
    }
    after.sections = before.sections
    for section in after.sections.indices {
      after.sections[section].items.removeAll { _ in chance(0.3) }
      if chance(0.3) { after.sections[section].items.shuffle(using: &random) }
      for item in after.sections[section].items.indices where chance(0.3) {
        after.sections[section].items[item].measure = model()
      }
      for new in 0..<pick([0, 0, 1, 3]) {
        var item = item()
        item.id = "new \(section).\(new)"
        let items = after.sections[section].items.count
        after.sections[section].items.insert(item, at: Int.random(in: 0...items, using: &random))
      }
    }
    if chance(0.2), !after.sections.isEmpty { after.sections.removeFirst() }
    return (before, after)
  }

  private mutating func section() -> LayoutProblem.Section {
    var result = LayoutProblem.Section()
    if chance(0.5) { result.header = number() }
    if chance(0.5) { result.footer = number() }
    if chance(0.2) { result.inset = insets() }
    if chance(0.2) { result.interitemSpacing = number() }
    if chance(0.2) { result.lineSpacing = number() }
    result.items = (0..<pick([0, 1, 2, 3, 5, 8])).map { _ in item() }
    return result
  }

  private mutating func item() -> LayoutProblem.Item {
    LayoutProblem.Item(
      size: chance(0.3) ? size() : nil, measure: chance(0.8) ? model() : nil, isUnmeasured: chance(0.1))
  }

  private mutating func model() -> MeasureModel {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .fixed(width: number(), height: number())
    case 1: .text(length: number() * 5, line: number(), padding: number())
    default: .aspect(width: number(), ratio: pick([0.5, 1, 0.75, 2, 1.0 / 3]))
    }
  }

  private mutating func container() -> Size {
    Size(width: chance(0.9) ? pick(Self.widths) : number(), height: chance(0.9) ? 150 : number())
  }

  /// The width that some items fill exactly, as far as binary fractions can represent it: here EPS decides.
  private mutating func exactWidth(_ problem: LayoutProblem) -> Double {
    let count = Double(Int.random(in: 1...6, using: &random))
    let size = [problem.minimumScaledItemSize, problem.itemSize].compactMap(\.self).randomElement(using: &random)
    let (width, spacing) = (size?.width ?? 50, problem.interitemSpacing ?? 10)
    let inset = problem.sectionInset ?? .zero
    return inset.leading + inset.trailing + count * (width + spacing) - spacing
  }

  private mutating func size() -> Size { Size(width: number(), height: number()) }

  private mutating func insets() -> Insets {
    Insets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  private mutating func number() -> Double {
    switch Double.random(in: 0..<1, using: &random) {
    case ..<0.55: pick(Self.plain)
    case ..<0.8: pick(Self.fractions)
    case ..<0.92: Double(Int.random(in: 0...2000, using: &random)) / 10
    default: hasInvalidNumbers ? pick(Self.invalidNumbers) : pick(Self.plain)
    }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// The next digit of the seed.
  private mutating func option(of count: Int) -> Int {
    let (rest, digit) = options.quotientAndRemainder(dividingBy: UInt64(count))
    options = rest
    return Int(digit)
  }
}
