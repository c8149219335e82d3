import FloorplanLayout

/// The answer to a ``GridProblem``.
struct GridSolution: Encodable, Sendable {
  /// The left edge and the width of each column.
  let columns: [[Double]]
  /// The rows; null for a row that is displayed as an object view, without columns.
  let rows: [Row?]

  /// The layout of a row.
  struct Row: Encodable, Sendable {
    let height: Double
    let alignment: OrNull<String>
    let items: [[Double]?]
  }

  init(to problem: GridProblem) {
    let columns =
      problem.sizeClass == .compact
      ? []
      : problem.solver.columnFrames(
        inWidth: problem.width, margins: problem.margins, accessoryWidth: problem.accessoryWidth,
        environment: problem.environment)
    self.columns = columns.map { [$0.x.withoutNegativeZero, $0.width] }
    rows = problem.rows.map { row in
      switch row.role.presentation(in: problem.sizeClass) {
      case .objectView: nil
      case .hidden: Row(height: 0, alignment: OrNull(value: nil), items: [])
      case .columns: Row(row, of: problem, in: columns)
      }
    }
  }
}

extension GridSolution.Row {
  fileprivate init(_ row: GridProblem.Row, of problem: GridProblem, in columns: [GridColumnFrame]) {
    let measures = row.items.enumerated().map { position, item in
      // An item without a column has no width, and its measure is ignored.
      item.measure(atWidth: position < columns.count ? columns[position].width : 0)
    }
    let frames = GridRowLayout(alignment: row.alignment, padding: problem.padding)
      .frames(of: measures, in: columns, environment: problem.environment)
    self.init(
      height: frames.height, alignment: OrNull(value: frames.alignment.rawValue),
      items: frames.items.map { $0?.coordinates })
  }
}
