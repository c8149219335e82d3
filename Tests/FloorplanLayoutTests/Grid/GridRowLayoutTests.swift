import FloorplanLayout
import Testing

@Suite struct GridRowLayoutTests {
  private static func environment(scale: Double = 1, direction: LayoutDirection = .leftToRight) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: .zero, pixelsPerPoint: scale, layoutDirection: direction)
  }

  private static func padding(_ top: Double, _ bottom: Double) -> Insets {
    Insets(top: top, leading: 70, bottom: bottom, trailing: 70)
  }

  /// Columns of 30 points with gaps of 10.
  private static func columns(_ count: Int, in environment: LayoutEnvironment = environment()) -> [GridColumnFrame] {
    GridColumnSolver(columns: Array(repeating: 30, count: count), spacing: 10)
      .columnFrames(inWidth: 200, environment: environment)
  }

  private func row(
    _ items: GridItemMeasurement..., alignment: GridRowItemAlignment = .automatic, padding: Insets = .zero,
    columns: Int = 3, scale: Double = 1
  ) -> GridRowFrames {
    let environment = Self.environment(scale: scale)
    return GridRowLayout(alignment: alignment, padding: padding)
      .frames(of: items, in: Self.columns(columns, in: environment), environment: environment)
  }

  @Test func g6RowHeightIsTallestItemPlusPadding() {
    let frames = row(
      .text(height: 20, lineCount: 1), .text(height: 34, lineCount: 2), .image(height: 30),
      padding: Self.padding(11, 7))
    #expect(frames.height == 52)
    #expect(
      frames.items == [
        Rect(x: 0, y: 11, width: 30, height: 20), Rect(x: 40, y: 11, width: 30, height: 34),
        Rect(x: 80, y: 11, width: 30, height: 30),
      ])
  }

  @Test func g6SingleLineTextsAreCentered() {
    let frames = row(
      .text(height: 20, lineCount: 1), .text(height: 16, lineCount: 1), padding: Self.padding(10, 12))
    #expect(frames.alignment == .center)
    #expect(frames.height == 42)
    #expect(frames.items == [Rect(x: 0, y: 10, width: 30, height: 20), Rect(x: 40, y: 12, width: 30, height: 16)])
  }

  @Test(arguments: [
    GridItemMeasurement.text(height: 40, lineCount: 2), .text(height: 20, lineCount: 0),
    .text(height: 20, lineCount: -1), .image(height: 20),
  ])
  func g6OtherItemsMakeTheRowTopAligned(other: GridItemMeasurement) {
    let frames = row(.text(height: 16, lineCount: 1), other, padding: Self.padding(10, 10))
    #expect(frames.alignment == .top)
    #expect(frames.items.map { $0?.minY } == [10, 10])
  }

  @Test func g6ExplicitAlignmentWins() {
    let centered = row(.text(height: 16, lineCount: 2), .image(height: 30), alignment: .center)
    #expect(centered.alignment == .center)
    #expect(centered.items.map { $0?.minY } == [7, 0])
    let top = row(.text(height: 16, lineCount: 1), .text(height: 30, lineCount: 1), alignment: .top)
    #expect(top.alignment == .top)
    #expect(top.items.map { $0?.minY } == [0, 0])
  }

  @Test func g6ItemsBeyondTheColumnsAreIgnored() {
    let frames = row(
      .text(height: 20, lineCount: 1), .image(height: 90), padding: Self.padding(1, 2), columns: 1)
    #expect(frames.items == [Rect(x: 0, y: 1, width: 30, height: 20), nil])
    #expect(frames.height == 23)
    #expect(frames.alignment == .center)
  }

  @Test func g6EmptyRowHasTheHeightOfItsPadding() {
    let frames = row(padding: Self.padding(3, 4))
    #expect(frames.height == 7)
    #expect(frames.alignment == .center)
    #expect(frames.items == [])
    #expect(row(.image(height: 9), padding: Self.padding(3, 4), columns: 0).items == [nil])
    #expect(row(.image(height: 9), padding: Self.padding(3, 4), columns: 0).height == 7)
  }

  @Test func r8ItemsAreInMirroredColumns() {
    let environment = Self.environment(direction: .rightToLeft)
    let frames = GridRowLayout().frames(
      of: [.image(height: 5), .image(height: 6)], in: Self.columns(2, in: environment), environment: environment)
    #expect(frames.items == [Rect(x: 170, y: 0, width: 30, height: 5), Rect(x: 130, y: 0, width: 30, height: 6)])
  }

  @Test(arguments: [-5.0, .nan, .infinity, -.infinity])
  func r1InvalidLengthsCountAsZero(invalid: Double) {
    let frames = row(.text(height: invalid, lineCount: 1), .image(height: 4), padding: Self.padding(invalid, invalid))
    #expect(frames.height == 4)
    #expect(frames.items == [Rect(x: 0, y: 0, width: 30, height: 0), Rect(x: 40, y: 0, width: 30, height: 4)])
  }

  @Test func hugeLengthsStayFinite() {
    for length in [1e12, 1e300, Double.greatestFiniteMagnitude] {
      for scale in [0, 1, 1e6] {
        let frames = row(
          .text(height: length, lineCount: 1), .text(height: 1, lineCount: .max), alignment: .center,
          padding: Self.padding(length, length), scale: scale)
        #expect(frames.height.isFinite)
        #expect(frames.items.allSatisfy { $0.map { $0.maxY.isFinite && $0.size.height >= 0 } ?? false })
      }
    }
  }

  @Test func everySmallRowMatchesTheReference() {
    let alphabet: [ReferenceGrid.Item] = [
      .text(10, lines: 1), .text(15, lines: 1), .text(Ratio(203, 10), lines: 2), .image(15), .image(0),
    ]
    var lists: [[ReferenceGrid.Item]] = [[]]
    for length in 1...3 {
      lists += lists.filter { $0.count == length - 1 }.flatMap { list in alphabet.map { list + [$0] } }
    }
    let paddings: [(top: Ratio, bottom: Ratio)] = [(0, 0), (3, 4), (Ratio(5, 2), Ratio(1, 4))]
    var failures: [String] = []
    for scale: Ratio in [0, 1, 2] {
      let environment = Self.environment(scale: scale.double)
      for count in 0...3 {
        let columns = Self.columns(count, in: environment)
        for list in lists {
          for (top, bottom) in paddings {
            for alignment in GridRowItemAlignment.allCases {
              let row = GridRowLayout(alignment: alignment, padding: Self.padding(top.double, bottom.double))
                .frames(of: list.map(\.measure), in: columns, environment: environment)
              let expected = ReferenceGrid.row(
                list, columnCount: count, alignment: alignment, top: top, bottom: bottom, scale: scale)
              let expectedItems = zip(columns, expected.edges)
              let isEqual =
                abs(row.height - expected.height.double) < 1e-9
                && (row.alignment == .center) == expected.isCentered
                && row.items.count == list.count
                && row.items.dropFirst(count).allSatisfy { $0 == nil }
                && zip(row.items, expectedItems).allSatisfy { frame, expectedItem in
                  frame.map {
                    $0.minX == expectedItem.0.x && $0.size.width == expectedItem.0.width
                      && abs($0.minY - expectedItem.1.left.double) < 1e-9
                      && abs($0.maxY - expectedItem.1.right.double) < 1e-9
                  } ?? false
                }
              if !isEqual { failures.append("\(list) \(count) \(top) \(bottom) \(alignment) \(scale): \(row)") }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), such as \(failures.first ?? "")")
  }

  @Test func compactWidthHasNoColumns() {
    #expect(GridRowRole.header.presentation(in: .regular) == .columns)
    #expect(GridRowRole.row.presentation(in: .regular) == .columns)
    #expect(GridRowRole.header.presentation(in: .compact) == .hidden)
    #expect(GridRowRole.row.presentation(in: .compact) == .objectView)
  }
}
