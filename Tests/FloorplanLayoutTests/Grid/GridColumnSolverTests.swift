import FloorplanLayout
import Testing

@Suite struct GridColumnSolverTests {
  private static let scales: [Ratio] = [0, 1, 2]

  private static func lists<Value>(of values: [Value], length: Int) -> [[Value]] {
    guard length > 0 else { return [[]] }
    return lists(of: values, length: length - 1).flatMap { list in values.map { list + [$0] } }
  }

  private func environment(scale: Double, direction: LayoutDirection) -> LayoutEnvironment {
    LayoutEnvironment(
      containerSize: Size(width: 9999, height: 10), pixelsPerPoint: scale, layoutDirection: direction)
  }

  @Test func everySmallGridMatchesTheReference() {
    let many: [ReferenceGrid.Column] = [
      .flexible, .points(0), .points(7), .points(Ratio(61, 2)), .fraction(0), .fraction(Ratio(1, 3)),
      .fraction(Ratio(3, 5)),
    ]
    let few: [ReferenceGrid.Column] = [
      .flexible, .points(Ratio(33, 2)), .fraction(Ratio(1, 4)), .fraction(Ratio(2, 3)),
    ]
    let reservedWidths = [
      ReferenceGrid.ReservedWidth(leading: 0, trailing: 0, accessory: 0),
      ReferenceGrid.ReservedWidth(leading: Ratio(5, 2), trailing: 3, accessory: 4),
    ]
    let spacings: [Ratio] = [0, 1, Ratio(5, 2), 8]
    let widths: [Ratio] = [0, 1, 20, Ratio(83, 2), 64, 201]
    let lists = (0...3).flatMap { Self.lists(of: many, length: $0) } + Self.lists(of: few, length: 4)
    var failures: [String] = []
    for list in lists {
      for spacing in spacings {
        let solver = GridColumnSolver(columns: list.map(\.width), spacing: spacing.double)
        for reserved in reservedWidths {
          for width in widths {
            let edges = ReferenceGrid.columns(list, spacing: spacing, width: width, reserved: reserved)
            for scale in Self.scales {
              for direction in LayoutDirection.allCases {
                let frames = solver.columnFrames(
                  inWidth: width.double,
                  margins: Insets(
                    top: 0, leading: reserved.leading.double, bottom: 0, trailing: reserved.trailing.double),
                  accessoryWidth: reserved.accessory.double,
                  environment: environment(scale: scale.double, direction: direction))
                let expected = ReferenceGrid.snapped(
                  edges, width: width, scale: scale, isMirrored: direction == .rightToLeft)
                let tolerance = scale > 0 ? 0 : 1e-9
                let isEqual =
                  frames.count == expected.count
                  && zip(frames, expected).allSatisfy { frame, edges in
                    abs(frame.x - edges.left.double) <= tolerance
                      && abs(frame.maxX - edges.right.double) <= tolerance
                  }
                if !isEqual {
                  failures.append("\(list) \(spacing) \(reserved) \(width) \(scale) \(direction): \(frames)")
                }
              }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), such as \(failures.first ?? "")")
  }

  @Test func columnsOfEverySmallGridLeaveLikeThoseOfTheReference() {
    let reserved = ReferenceGrid.ReservedWidth(leading: Ratio(5, 2), trailing: Ratio(7, 2), accessory: 4)
    let margins = Insets(top: 9, leading: 2.5, bottom: 9, trailing: 3.5)
    let widths: [Ratio] = [0, 10, 30, 38, 58, 66, 77, Ratio(157, 2), 86, 116, 130]
    var failures: [String] = []
    for length in 0...3 {
      for list in Self.lists(of: [ReferenceGrid.Column.flexible, .points(Ratio(33, 2))], length: length) {
        for minimums in Self.lists(of: [0, 20, Ratio(61, 2)], length: length) {
          for importances in Self.lists(of: GridColumnImportance.allCases, length: length) {
            let solver = GridColumnSolver(
              columns: list.map(\.width), minimumWidths: minimums.map(\.double), importances: importances)
            for width in widths {
              let fitting = solver.fittingColumns(inWidth: width.double, margins: margins, accessoryWidth: 4)
              let expected = ReferenceGrid.fittingColumns(
                list, minimums: minimums, importances: importances, spacing: 8, width: width, reserved: reserved)
              if fitting != expected { failures.append("\(list) \(minimums) \(importances) \(width): \(fitting)") }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), such as \(failures.first ?? "")")
  }

  /// Lists that fill a row, with any widths, on screens of any density.
  @Test(arguments: [1.0, 2, 3])
  func columnsFillTheRowWithExactGaps(scale: Double) {
    let lists: [[GridColumnWidth]] = [
      [-1], [-1, 0.2, 0.1, 0.1, 0.1, 0.1], [0.3, 0.3, 0.4], [120, -1, -1, 0.15], [4000, 0.5, 300], [-1, -1, -1, -1],
    ]
    var failures: [String] = []
    for list in lists {
      for spacing in [0.0, 1, 8, 30] {
        for width in stride(from: 200.0, through: 900, by: 0.5 * 37) {
          let frames = GridColumnSolver(columns: list, spacing: spacing).columnFrames(
            inWidth: width, margins: Insets(top: 0, leading: 7, bottom: 0, trailing: 5), accessoryWidth: 11,
            environment: environment(scale: scale, direction: .leftToRight))
          let pixels = frames.map { (left: $0.x * scale, right: $0.maxX * scale) }
          let end = ((width - 16) * scale + 0.5).rounded(.down)
          let isExact =
            pixels.allSatisfy { abs($0.left - $0.left.rounded()) < 1e-9 && abs($0.right - $0.right.rounded()) < 1e-9 }
            && zip(pixels, pixels.dropFirst()).allSatisfy { abs($1.left - $0.right - spacing * scale) < 1e-9 }
            && pixels.first?.left == 7 * scale && abs((pixels.last?.right ?? 0) - end) < 1e-9
          if !isExact { failures.append("\(list) \(spacing) \(width): \(frames)") }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func anyInputGivesFiniteOrderedFrames() {
    let lengths: [Double] = [
      .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-9, 0.3, 50, 1e9, 1e12, 1e300,
      .greatestFiniteMagnitude,
    ]
    let widths = [GridColumnWidth.flexible] + lengths.flatMap { [.points($0), .fraction($0)] }
    let lists =
      widths.map { [$0] } + zip(widths, widths.reversed()).map { [$0, .flexible, $1] } + [widths, widths + widths]
    var failures: [String] = []
    for list in lists {
      for spacing in lengths {
        for width in lengths {
          for margin in [.nan, 0, 3.3, 1e300] {
            for scale in [0, 1, 1e6, .nan] {
              let frames = GridColumnSolver(columns: list, spacing: spacing).columnFrames(
                inWidth: width, margins: Insets(top: 0, leading: margin, bottom: 0, trailing: margin),
                accessoryWidth: margin, environment: environment(scale: scale, direction: .leftToRight))
              let fitting = GridColumnSolver(columns: list, spacing: spacing, minimumWidths: lengths)
                .fittingColumns(
                  inWidth: width, margins: Insets(top: 0, leading: margin, bottom: 0, trailing: margin),
                  accessoryWidth: margin)
              let scrolled = GridColumnSolver(
                columns: list, spacing: spacing, minimumWidths: lengths, importances: list.map { _ in .required }
              ).columnLayout(
                inWidth: width, margins: Insets(top: 0, leading: margin, bottom: 0, trailing: margin),
                environment: environment(scale: scale, direction: .leftToRight)
              ).scrolled(by: spacing, environment: environment(scale: scale, direction: .leftToRight))
              let isValid =
                frames.count == list.count && !fitting.isEmpty
                && scrolled.frames.count == list.count && scrolled.overflow >= 0 && scrolled.overflow.isFinite
                && (scrolled.frames + [scrolled.viewport].compactMap(\.self))
                  .allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.width >= 0 }
                && fitting.allSatisfy(list.indices.contains)
                && frames.allSatisfy { $0.x.isFinite && $0.width.isFinite && $0.width >= 0 }
                && zip(frames, frames.dropFirst()).allSatisfy { $0.x <= $1.x }
              if !isValid { failures.append("\(list) \(spacing) \(width) \(margin) \(scale): \(frames)") }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count), such as \(failures.first ?? "")")
  }

  @Test func manyColumnsAreSolved() {
    let frames = GridColumnSolver(columns: Array(repeating: -1, count: 10_000), spacing: 1)
      .columnFrames(inWidth: 29_999, environment: environment(scale: 1, direction: .leftToRight))
    #expect(frames.allSatisfy { $0.width == 2 })
    #expect(frames.last?.maxX == 29_999)
  }
}
