import FloorplanLayout
import Testing

/// The rules of columns, with frames calculated by hand.
@Suite struct GridColumnRuleTests {
  private func environment(
    scale: Double = 1, direction: LayoutDirection = .leftToRight, container: Double = 0
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      containerSize: Size(width: container, height: 0), pixelsPerPoint: scale, layoutDirection: direction)
  }

  private func columns(
    _ columns: [GridColumnWidth], spacing: Double = 8, minimums: [Double] = [], width: Double, leading: Double = 0,
    trailing: Double = 0, accessory: Double = 0, scale: Double = 1, direction: LayoutDirection = .leftToRight
  ) -> [[Double]] {
    GridColumnSolver(columns: columns, spacing: spacing, minimumWidths: minimums).columnFrames(
      inWidth: width, margins: Insets(top: 90, leading: leading, bottom: 90, trailing: trailing),
      accessoryWidth: accessory, environment: environment(scale: scale, direction: direction)
    ).map { [$0.x, $0.width] }
  }

  @Test func documentedColumnsAreSideBySide() {
    let documented: [GridColumnWidth] = [-1, 0.2, 0.1, 0.1, 0.1, 0.1]
    #expect(
      columns(documented, width: 640, leading: 20, trailing: 20, accessory: 24)
        == [[20, 214], [242, 108], [358, 53], [419, 54], [481, 53], [542, 54]])
  }

  @Test func defaultSpacingIsEight() {
    #expect(GridColumnSolver(columns: []).spacing == 8)
  }

  @Test func g1MarginsAndAccessoryAreSubtractedFirst() {
    #expect(columns([.flexible], width: 100, leading: 10, trailing: 20, accessory: 15) == [[10, 55]])
    #expect(columns([0.5, 0.5], spacing: 0, width: 100, leading: 10, trailing: 20) == [[10, 35], [45, 35]])
  }

  @Test func g1GapsShrinkToTheAvailableWidth() {
    #expect(columns([5, 0.5, -1], spacing: 30, width: 20) == [[0, 0], [10, 0], [20, 0]])
    #expect(columns([5, 5, 5], spacing: 10, width: 20) == [[0, 0], [10, 0], [20, 0]])
    #expect(columns([5, 5, 5], spacing: 9, width: 20) == [[0, 1], [10, 0], [19, 1]])
  }

  @Test func g1MarginsWiderThanTheRowLeaveNoWidth() {
    #expect(columns([5, -1], width: 20, leading: 15, trailing: 15) == [[15, 0], [15, 0]])
    #expect(columns([5, -1], width: 20, accessory: 30) == [[0, 0], [0, 0]])
  }

  @Test func g1ZeroOrOneColumnHasNoGap() {
    #expect(columns([], spacing: 30, width: 100) == [])
    #expect(columns([.flexible], spacing: 1000, width: 100) == [[0, 100]])
    #expect(columns([.flexible], spacing: 1000, width: 0) == [[0, 0]])
  }

  @Test func g2FractionsExcludeGaps() {
    #expect(columns([0.5, 0.25, 0.25], width: 116) == [[0, 50], [58, 25], [91, 25]])
  }

  @Test func g2FlexibleColumnTakesTheRemainder() {
    #expect(columns([30, -1, 0.25], width: 116) == [[0, 30], [38, 45], [91, 25]])
    #expect(columns([30, -1, 0.7], width: 116) == [[0, 30], [38, 0], [46, 70]])
  }

  @Test func g2FlexibleColumnsShareEqually() {
    #expect(columns([-1, 20, -1], width: 116) == [[0, 40], [48, 20], [76, 40]])
    #expect(columns([-1, -1, -1], spacing: 0, width: 90) == [[0, 30], [30, 30], [60, 30]])
  }

  @Test func g3OversizedColumnsShrinkProportionally() {
    #expect(columns([150, 0.5, -1], width: 116) == [[0, 75], [83, 25], [116, 0]])
    #expect(columns([-1, 300, 100], width: 116) == [[0, 0], [8, 75], [91, 25]])
  }

  @Test func g3FractionsAboveOneFillTheRow() {
    #expect(columns([.fraction(1.5), .fraction(0.5)], width: 108) == [[0, 75], [83, 25]])
  }

  @Test func g2FlexibleColumnsShareWhatTheirMinimumsLeave() {
    #expect(columns([-1, -1], minimums: [20, 40], width: 108) == [[0, 40], [48, 60]])
    #expect(columns([0.1, -1], minimums: [30], width: 108) == [[0, 30], [38, 70]])
  }

  @Test func g3WidthsShrinkToTheirMinimums() {
    #expect(columns([60, 40, -1], minimums: [20, 20, 30], width: 116) == [[0, 40], [48, 30], [86, 30]])
    #expect(columns([60, 40, -1], minimums: [20, 20, 30], width: 86) == [[0, 20], [28, 20], [56, 30]])
  }

  @Test func g7FewerPointsThanTheMinimumAreKept() {
    #expect(columns([10, -1], minimums: [30, 30], width: 108) == [[0, 10], [18, 90]])
  }

  @Test func g7MinimumsShrinkToFillTheRow() {
    #expect(columns([-1, 70], minimums: [60, 40], width: 58) == [[0, 30], [38, 20]])
    #expect(columns([-1, 0.5], minimums: [.infinity, -5, 7], width: 58) == [[0, 25], [33, 25]])
  }

  @Test func g8TheLeastImportantColumnsLeaveFirst() {
    let solver = GridColumnSolver(
      columns: [-1, 0.2, -1, 30], minimumWidths: [40, 20, 20, 50], importances: [.high, .low, .low, .high])
    func fitting(_ width: Double) -> [Int] { solver.fittingColumns(inWidth: width) }
    // The minimum widths are 40, 20, 20 and 30, with gaps of 8.
    #expect(fitting(134) == [0, 1, 2, 3])
    #expect(fitting(133.9) == [0, 1, 3] && fitting(106) == [0, 1, 3])
    #expect(fitting(105.9) == [0, 3] && fitting(78) == [0, 3])
    #expect(fitting(77.9) == [0] && fitting(0) == [0])
  }

  @Test func g8MarginsAndAccessoryAreSubtracted() {
    let solver = GridColumnSolver(columns: [-1, -1], spacing: 10, minimumWidths: [40, 40])
    let margins = Insets(top: 0, leading: 3, bottom: 0, trailing: 4)
    #expect(solver.fittingColumns(inWidth: 102, margins: margins, accessoryWidth: 5) == [0, 1])
    #expect(solver.fittingColumns(inWidth: 101, margins: margins, accessoryWidth: 5) == [0])
    #expect(GridColumnSolver(columns: []).fittingColumns(inWidth: 100) == [])
  }

  @Test func g8RequiredColumnsNeverLeave() {
    let solver = GridColumnSolver(
      columns: [-1, -1, -1], minimumWidths: [40, 40, 40], importances: [.required, .high, .required])
    #expect(solver.fittingColumns(inWidth: 136) == [0, 1, 2])
    #expect(solver.fittingColumns(inWidth: 135) == [0, 2] && solver.fittingColumns(inWidth: 0) == [0, 2])
  }

  /// The columns of a row of 100 points, with a margin of 3 before them, and 13 points after them.
  private func scrolled(
    by offset: Double = 0, _ columns: [GridColumnWidth] = [-1, 60, 0.2], minimums: [Double] = [40, 50, 30],
    width: Double = 116, scale: Double = 1, direction: LayoutDirection = .leftToRight,
    least: GridColumnImportance = .required, frozen: Int = 1
  ) -> GridColumnLayout {
    let importances = columns.dropFirst().map { _ in GridColumnImportance.required } + [least]
    let environment = environment(scale: scale, direction: direction)
    var solver = GridColumnSolver(columns: columns, minimumWidths: minimums, importances: importances)
    solver.frozenColumnCount = frozen
    return solver.columnLayout(
      inWidth: width, margins: Insets(top: 90, leading: 3, bottom: 90, trailing: 4), accessoryWidth: 9,
      environment: environment
    ).scrolled(by: offset, environment: environment)
  }

  private func edges(_ frames: [GridColumnFrame?]) -> [[Double]] { frames.map { $0.map { [$0.x, $0.width] } ?? [] } }

  @Test func g9ColumnsScrollBelowTheFrozenOne() {
    #expect(edges(scrolled().frames) == [[3, 40], [51, 50], [109, 30]])
    #expect(edges(scrolled(by: 20).frames) == [[3, 40], [31, 50], [89, 30]])
    // The last column ends at the end of the row.
    #expect(edges(scrolled(by: 36).frames) == [[3, 40], [15, 50], [73, 30]])
    let mirrored = scrolled(by: 20, direction: .rightToLeft)
    #expect(edges(mirrored.frames) == [[73, 40], [35, 50], [-3, 30]] && edges([mirrored.viewport]) == [[13, 56]])
    for offset in [0, 20, 36.0] {
      let layout = scrolled(by: offset)
      #expect(layout.overflow == 36 && layout.frozenCount == 1 && edges([layout.viewport]) == [[47, 56]])
      #expect((0..<3).map(layout.scrolls) == [false, true, true])
    }
  }

  @Test func g9AFirstColumnWiderThanHalfTheRowScrolls() {
    let layout = scrolled(by: 10, minimums: [51, 50, 30])
    #expect(edges(layout.frames) == [[-7, 51], [52, 50], [110, 30]] && edges([layout.viewport]) == [[3, 100]])
    #expect(layout.overflow == 47 && layout.frozenCount == 0 && layout.scrolls(0))
    #expect(edges(scrolled(by: 10.4, minimums: [51, 50, 30]).frames) == edges(layout.frames))
    #expect(scrolled(minimums: [50, 50, 30]).frozenCount == 1)
  }

  @Test func g9SeveralColumnsCanBeFrozen() {
    let layout = scrolled(by: 20, minimums: [12, 30, 80], frozen: 2)
    #expect(edges(layout.frames) == [[3, 12], [23, 30], [41, 80]] && edges([layout.viewport]) == [[57, 46]])
    #expect(layout.overflow == 38 && layout.frozenCount == 2)
    for (frozen, count) in [(-1, 0), (0, 0), (1, 1), (2, 2), (3, 2), (.max, 2)] {
      #expect(scrolled(minimums: [12, 30, 80], frozen: frozen).frozenCount == count)
    }
    #expect(scrolled(minimums: [12, 31, 80], frozen: 2).frozenCount == 0)
  }

  @Test func g9ColumnsThatFitOrCanLeaveDoNotScroll() {
    #expect(scrolled(width: 151.5).overflow == 1 && scrolled(width: 151.5, scale: 2).overflow == 0.5)
    let cases = [
      scrolled(by: 20, width: 152), scrolled(by: 20, least: .high),
      scrolled(by: 20, [-1], minimums: [300]), scrolled(by: 20, []),
    ]
    for layout in cases {
      #expect(layout == GridColumnLayout(layout.frames))
      #expect(layout.overflow == 0 && layout.viewport == nil && layout.frozenCount == 0)
    }
    #expect(
      cases.map { edges($0.frames) } == [
        [[3, 40], [51, 50], [109, 30]], [[3, 28], [39, 35], [82, 21]], [[3, 100]], [],
      ])
  }

  @Test(arguments: LayoutDirection.allCases) func g9ColumnsAreRevealedInTheViewport(direction: LayoutDirection) {
    let layout = scrolled(by: 20, direction: direction)
    #expect((0..<3).map { layout.scrollDistance(toReveal: $0, direction) } == [0, -16, 16])
    let visible = (0..<3).map(layout.visibleFrame)
    #expect(visible.map(\.width) == [40, 34, 14])
    #expect(visible[1].x == (direction == .leftToRight ? 47 : 35))
    // The start of a column that is wider than the viewport is revealed.
    for (offset, distance) in [(0.0, 4.0), (4, 0), (10, -6)] {
      let wide = scrolled(by: offset, [-1, -1], minimums: [40, 80], direction: direction)
      #expect(wide.scrollDistance(toReveal: 1, direction) == distance)
    }
    #expect(scrolled(width: 152, direction: direction).scrollDistance(toReveal: 2, direction) == 0)
  }

  @Test func g4TrailingSpaceStaysFreeWithoutFlexibleColumn() {
    #expect(columns([30, 0.25], width: 108) == [[0, 30], [38, 25]])
    #expect(columns([30, 0.25], width: 108, direction: .rightToLeft) == [[78, 30], [45, 25]])
  }

  @Test func g5EdgesAreSnappedNotWidths() {
    let third = GridColumnWidth.fraction(1 / 3)
    #expect(columns([third, third, third], spacing: 0, width: 100) == [[0, 33], [33, 34], [67, 33]])
    #expect(
      columns([third, third, third], spacing: 0, width: 100, scale: 2) == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
    #expect(columns([0.25, 0.25], spacing: 0, width: 10, scale: 0) == [[0, 2.5], [2.5, 2.5]])
  }

  @Test func g5HalfAPixelIsRoundedUp() {
    #expect(columns([0.25, -1], spacing: 0, width: 10) == [[0, 3], [3, 7]])
  }

  @Test func g5RightToLeftMirrorsWithinTheRow() {
    #expect(
      columns([30, -1, 0.25], width: 146, leading: 10, trailing: 5, accessory: 15, direction: .rightToLeft)
        == [[106, 30], [53, 45], [20, 25]])
    // The axis is the snapped width of the row, 101.
    #expect(columns([30, -1], width: 100.5, direction: .rightToLeft) == [[71, 30], [0, 63]])
  }

  @Test(arguments: LayoutDirection.allCases)
  func g5ContainerHasNoEffect(direction: LayoutDirection) {
    let solver = GridColumnSolver(columns: [30, -1, 0.25])
    func frames(container: Double) -> [GridColumnFrame] {
      solver.columnFrames(inWidth: 116, environment: environment(direction: direction, container: container))
    }
    #expect(frames(container: 0) == frames(container: 777))
  }

  @Test func epsInexactSumFillsTheRow() {
    for width in stride(from: 0.5, through: 400, by: 0.5) {
      let frames = GridColumnSolver(columns: Array(repeating: 0.1, count: 10), spacing: 0)
        .columnFrames(inWidth: width, environment: environment())
      #expect(frames.last?.maxX == (width + 0.5).rounded(.down))
    }
  }

  @Test func epsSlightlyOversizedColumnsAreNotShrunk() {
    #expect(columns([.points(50.00005), 50, -1], spacing: 0, width: 100, scale: 0)[0] == [0, 50.00005])
    #expect(columns([.points(50.0002), 50, -1], spacing: 0, width: 100, scale: 0)[0][1] < 50.0002)
  }

  @Test(arguments: [-5.0, .nan, .infinity, -.infinity])
  func r1InvalidLengthsCountAsZero(invalid: Double) {
    let list: [GridColumnWidth] = [30, -1, 0.25]
    #expect(columns(list, spacing: invalid, width: 100) == columns(list, spacing: 0, width: 100))
    #expect(columns(list, width: invalid) == columns(list, width: 0))
    #expect(columns(list, width: invalid, direction: .rightToLeft) == columns(list, width: 0, direction: .rightToLeft))
    #expect(
      columns(list, width: 116, leading: invalid, trailing: invalid, accessory: invalid) == [
        [0, 30], [38, 45], [91, 25],
      ])
    #expect(columns([.points(invalid), -1, .fraction(invalid)], width: 116) == [[0, 0], [8, 100], [116, 0]])
  }

  @Test func r1InvalidScaleSnapsNothing() {
    for scale in [-1.0, .nan, .infinity] {
      #expect(columns([.points(2.3), -1], spacing: 0, width: 10, scale: scale)[0] == [0, 2.3])
    }
  }
}
