import FloorplanLayout

/// The measured collections: the same items for the engine and for its baselines.
enum Scene {
  static let many = 1_000_000
  static let sizes = [1_000, 10_000, 100_000, 1_000_000]
  static let width = 900.0
  static let viewportHeight = 900.0
  static let inset = Insets(top: 12, leading: 16, bottom: 12, trailing: 16)
  static let spacing = 10.0
  static let estimate = Size(width: 120, height: 44)

  static func environment(width: Double = width, pixelsPerPoint: Double = 1) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: Size(width: width, height: viewportHeight), pixelsPerPoint: pixelsPerPoint)
  }

  static func columns(_ count: Int) -> AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(
      numberOfColumns: count, estimatedItemSize: estimate, minimumInteritemSpacing: spacing,
      minimumLineSpacing: spacing, sectionInset: inset)
  }

  static var flow: HorizontalFlowLayout {
    HorizontalFlowLayout(
      estimatedItemSize: estimate, minimumInteritemSpacing: spacing, minimumLineSpacing: spacing, sectionInset: inset)
  }

  static var tiles: HorizontalFlowLayout {
    HorizontalFlowLayout(
      itemSize: Size(width: 100, height: 60), minimumInteritemSpacing: spacing, minimumLineSpacing: spacing,
      sectionInset: inset)
  }

  /// Returns an engine whose items have all been measured.
  static func engine(
    _ layout: some CollectionLayout, measured sizes: [Size], pixelsPerPoint: Double = 1
  ) -> LayoutEngine {
    var engine = LayoutEngine(
      layout: layout, environment: environment(pixelsPerPoint: pixelsPerPoint),
      sections: [SectionDescription(itemCount: sizes.count)])
    for (item, size) in sizes.enumerated() {
      engine.setMeasuredSize(size, forItemAt: ItemIndex(section: 0, item: item))
    }
    return engine
  }

  /// Sizes in whole pixels that appear random and are the same in each run.
  static func measures(_ count: Int) -> [Size] {
    var generator = Generator(seed: 1)
    return (0..<count).map { _ in randomSize(&generator) }
  }

  static func randomSize(_ generator: inout Generator) -> Size {
    let bits = generator.next()
    return Size(width: Double(40 + bits % 160), height: Double(24 + (bits >> 32) % 120))
  }

  /// The positions of viewports that are spread over a content of that height, on whole pixels.
  static func viewports(height: Double, contentHeight: Double) -> [Rect] {
    var generator = Generator(seed: 2)
    return (0..<1024).map { _ in
      let y = Int.random(in: 0...max(0, Int(contentHeight - height)), using: &generator)
      return Rect(x: 0, y: Double(y), width: width, height: height)
    }
  }
}

extension LayoutElement {
  /// The index of an item; nil for headers and footers.
  var itemIndex: ItemIndex? {
    if case .item(let index) = self { index } else { nil }
  }
}

/// Random numbers that are the same in each run (SplitMix64).
struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
