import FloorplanLayout

/// The layouts, positions and counts that the tests enumerate.
enum LayoutCases {
  static let flows: [HorizontalFlowLayout] = [
    .horizontalFlow,
    HorizontalFlowLayout(itemSize: Size(width: 60.5, height: 40.25), minimumInteritemSpacing: 3.3),
    HorizontalFlowLayout(itemSize: Size(width: 70, height: 33), isLayoutJustified: true),
    HorizontalFlowLayout(
      itemSize: Size(width: 45, height: 20), minimumInteritemSpacing: 0, minimumLineSpacing: 0,
      isLayoutJustified: true),
    HorizontalFlowLayout(minimumScaledItemSize: Size(width: 100, height: 60)),
    HorizontalFlowLayout(
      minimumScaledItemSize: Size(width: 33, height: 77), minimumInteritemSpacing: 7, minimumLineSpacing: 1.5,
      sectionInset: Insets(top: 5, leading: 16, bottom: 7.25, trailing: 9.5)),
    HorizontalFlowLayout(numberOfColumns: 3),
    HorizontalFlowLayout(itemSize: Size(width: 160, height: 90), numberOfColumns: 4, minimumInteritemSpacing: 1),
    HorizontalFlowLayout(
      minimumScaledItemSize: Size(width: 80, height: 30), numberOfColumns: 6, minimumInteritemSpacing: 80),
    HorizontalFlowLayout(
      numberOfRows: 2, minimumLineSpacing: 3, sectionInset: Insets(top: 1, leading: 0, bottom: 2, trailing: 0)),
    HorizontalFlowLayout(numberOfColumns: 5, numberOfRows: 1, minimumInteritemSpacing: 2.5),
  ]

  static let columns: [AutosizingColumnFlowLayout] = [
    .autosizingColumnFlow,
    .keyValueColumnFlow,
    AutosizingColumnFlowLayout(numberOfColumns: 2, estimatedItemSize: Size(width: 0, height: 61.7)),
    AutosizingColumnFlowLayout(numberOfColumns: 7, itemSize: Size(width: 9, height: 30), minimumInteritemSpacing: 8),
    AutosizingColumnFlowLayout(
      numberOfColumns: 3, minimumInteritemSpacing: 11.1, minimumLineSpacing: 0.4,
      sectionInset: Insets(top: 3.5, leading: 20, bottom: 0, trailing: 4)),
  ]

  static let scales: [Double] = [0, 1, 2]

  static func environments(widths: some Sequence<Double>) -> [LayoutEnvironment] {
    widths.flatMap { width in
      scales.flatMap { scale in
        LayoutDirection.allCases.map {
          LayoutEnvironment(
            containerSize: Size(width: width, height: 300), pixelsPerPoint: scale, layoutDirection: $0)
        }
      }
    }
  }

  /// Engines for every layout in every position, with their inputs.
  static func engines(widths: some Sequence<Double>, counts: [Int]) -> [LayoutEngine] {
    environments(widths: widths).flatMap { environment in
      (flows.map { $0 as any CollectionLayout } + columns.map { $0 as any CollectionLayout }).map {
        LayoutEngine(layout: $0, environment: environment, sections: counts.map { SectionDescription(itemCount: $0) })
      }
    }
  }
}

extension LayoutEngine {
  /// Every item that has a frame, in document order.
  var allFrames: [(index: ItemIndex, frame: Rect)] {
    sections.indices.flatMap { section in
      (0..<sections[section].itemCount).compactMap { item in
        let index = ItemIndex(section: section, item: item)
        return frame(ofItemAt: index).map { (index, $0) }
      }
    }
  }
}

/// Numbers that appear random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
