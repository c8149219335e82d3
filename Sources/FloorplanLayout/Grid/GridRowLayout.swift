/// A row of a grid: finds its height and the frames of its items.
///
/// It serves rows that are presented in columns, headers as well as content; see ``GridRowRole/presentation(in:)`` for
/// those that are not.
///
/// ```swift
/// let items = columns.indices.map { host.measure(item: $0, width: columns[$0].width) }
/// let row = GridRowLayout(padding: padding).frames(of: items, in: columns, environment: environment)
/// ```
public struct GridRowLayout: Hashable, Sendable {
  /// How the items are aligned from top to bottom.
  public var alignment: GridRowItemAlignment
  /// The room above and below the items, in points; only `top` and `bottom` count.
  ///
  /// A negative or non-finite one counts as 0 (rule R1).
  public var padding: Insets

  /// Makes a layout of a row.
  ///
  /// - Parameters:
  ///   - alignment: How the items are aligned from top to bottom.
  ///   - padding: The room above and below the items, in points.
  public init(alignment: GridRowItemAlignment = .automatic, padding: Insets = .zero) {
    self.alignment = alignment
    self.padding = padding
  }

  /// Finds the frames of a row's items (rule G6).
  ///
  /// Every item is as wide as its column and as high as it was measured, rounded up to whole pixels (rule R7); edges
  /// are snapped (rule R6). Items beyond the columns have no frame, and neither the height nor the alignment of the row
  /// depends on them. A row without items is as high as its padding, and counts as centred.
  ///
  /// - Parameters:
  ///   - items: What the host measured of each item, in the order of the columns.
  ///   - columns: The columns, as ``GridColumnSolver`` gives them for the same environment.
  ///   - environment: The place that the row is shown in, of which the pixels count.
  /// - Returns: The height of the row, where its items are aligned, and their frames.
  /// - Complexity: O(items).
  public func frames(
    of items: [GridItemMeasure], in columns: [GridColumnFrame], environment: LayoutEnvironment
  ) -> GridRowFrames {
    let grid = PixelGrid(environment)
    let padding = Tolerance.length(padding)
    let shown = items.prefix(columns.count)
    let heights = shown.map { grid.roundUp(Tolerance.length($0.height)) }
    let tallest = heights.max() ?? 0
    let alignment = resolvedAlignment(of: shown)

    var frames: [Rect?] = zip(columns, heights).map { column, height in
      let top = padding.top + (alignment == .center ? (tallest - height) / 2 : 0)
      let (upper, lower) = (grid.snap(top), grid.snap(top + height))
      return Rect(x: column.x, y: upper, width: column.width, height: lower - upper)
    }
    frames += repeatElement(nil, count: items.count - shown.count)
    return GridRowFrames(
      height: grid.snap(padding.top + tallest + padding.bottom), alignment: alignment, items: frames)
  }

  private func resolvedAlignment(of items: some Sequence<GridItemMeasure>) -> GridRowFrames.Alignment {
    switch alignment {
    case .automatic: items.allSatisfy(\.isSingleLineText) ? .center : .top
    case .center: .center
    case .top: .top
    }
  }
}

/// A row of a grid that is laid out: its height and where its items are.
public struct GridRowFrames: Hashable, Sendable {
  /// The alignment of items lower than the row.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the top.
    case top
  }

  /// The height of the row: its tallest item and its padding, in points, snapped to pixels (rule G6).
  public let height: Double
  /// The resolved alignment of the items, never ``GridRowItemAlignment/automatic``.
  public let alignment: Alignment
  /// The frame of every item in the coordinates of the row; nil for items beyond the columns.
  public let items: [Rect?]
}

/// The vertical alignment of the items of a grid row: the seeds' `FUIGridRowItemAlignment` (seed 003).
public enum GridRowItemAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle if every item is text with exactly one line, else at the top (rule G6).
  case automatic
  /// In the middle.
  case center
  /// At the top.
  case top
}

/// The measure of an item in a grid row, at the width of its column.
///
/// The width to measure with is ``GridColumnFrame/width``, which is snapped to pixels (rule R7).
public enum GridItemMeasure: Hashable, Sendable {
  /// A text or number: its height in points, and the number of lines that it takes at this width.
  ///
  /// Text that is empty or of a size that does not depend on the width takes one line.
  case text(height: Double, lineCount: Int)
  /// An image: its height in points.
  case image(height: Double)

  /// The height in points; a negative or non-finite one counts as 0 where it is read (rule R1).
  public var height: Double {
    switch self {
    case .text(let height, _), .image(let height): height
    }
  }

  /// Whether this is text with exactly one line, for which rows are centred (rule G6).
  public var isSingleLineText: Bool {
    if case .text(_, 1) = self { true } else { false }
  }
}
