/// The layout of a grid row, which determines its height and the frames of its items.
///
/// The layout applies to headers and rows in columns; see ``GridRowRole/presentation(in:)`` for other presentations.
///
/// ```swift
/// let items = columns.indices.map { host.measure(item: $0, width: columns[$0].width) }
/// let row = GridRowLayout(padding: padding).frames(of: items, in: columns, environment: environment)
/// ```
public struct GridRowLayout: Hashable, Sendable {
  /// The vertical alignment of the items.
  public var alignment: GridRowItemAlignment
  /// The space above and below the items, in points; only `top` and `bottom` apply.
  ///
  /// Negative and non-finite values count as 0 (rule R1).
  public var padding: Insets

  /// Creates a row layout.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the items.
  ///   - padding: The space above and below the items, in points.
  public init(alignment: GridRowItemAlignment = .automatic, padding: Insets = .zero) {
    self.alignment = alignment
    self.padding = padding
  }

  /// Returns the frames of a row's items (rule G6).
  ///
  /// Every item has the width of its column and its measured height, rounded up to whole pixels (rule R7); edges are
  /// snapped (rule R6). Items beyond the columns have no frame and don't affect the height or the alignment of the row.
  /// A row without items has the height of its padding and is centered.
  ///
  /// - Parameters:
  ///   - items: The measurements of the items, in the order of the columns.
  ///   - columns: The columns, from a ``GridColumnSolver`` with the same environment.
  ///   - environment: The environment, for its pixel scale.
  /// - Returns: The height of the row, the resolved alignment, and the frames of the items.
  /// - Complexity: O(items).
  public func frames(
    of items: [GridItemMeasurement], in columns: [GridColumnFrame], environment: LayoutEnvironment
  ) -> GridRowFrames {
    let grid = PixelGrid(environment)
    let padding = Tolerance.length(padding)
    let visible = items.prefix(columns.count)
    let heights = visible.map { grid.roundUp(Tolerance.length($0.height)) }
    let tallest = heights.max() ?? 0
    let alignment = resolvedAlignment(of: visible)

    var frames: [Rect?] = zip(columns, heights).map { column, height in
      let top = padding.top + (alignment == .center ? (tallest - height) / 2 : 0)
      let (upper, lower) = (grid.snap(top), grid.snap(top + height))
      return Rect(x: column.x, y: upper, width: column.width, height: lower - upper)
    }
    frames += repeatElement(nil, count: items.count - visible.count)
    return GridRowFrames(
      height: grid.snap(padding.top + tallest + padding.bottom), alignment: alignment, items: frames)
  }

  private func resolvedAlignment(of items: some Sequence<GridItemMeasurement>) -> GridRowItemAlignment {
    guard alignment == .automatic else { return alignment }
    return items.allSatisfy(\.isSingleLineText) ? .center : .top
  }
}

/// The computed layout of a grid row: its height and the frames of its items.
public struct GridRowFrames: Hashable, Sendable {
  /// The height of the row, its tallest item plus its padding, in points, snapped to pixels (rule G6).
  public let height: Double
  /// The resolved alignment of the items, never ``GridRowItemAlignment/automatic``.
  public let alignment: GridRowItemAlignment
  /// The frames of the items in row coordinates; nil for items beyond the columns.
  public let items: [Rect?]
}

/// The vertical alignment of a grid row's items, `FUIGridRowItemAlignment` in the SAP Fiori for iOS documentation (Grid
/// view).
public enum GridRowItemAlignment: String, Hashable, Sendable, CaseIterable {
  /// Centered if every item is text with exactly one line, else at the top (rule G6).
  case automatic
  /// Vertically centered.
  case center
  /// At the top.
  case top
}

/// The measurement of an item in a grid row, at the width of its column.
///
/// Measure the item at ``GridColumnFrame/width``, which is snapped to pixels (rule R7).
public enum GridItemMeasurement: Hashable, Sendable {
  /// A text or number: its height in points, and its number of lines at this width.
  ///
  /// An empty text, and a text whose size doesn't depend on the width, has one line.
  case text(height: Double, lineCount: Int)
  /// An image: its height in points.
  case image(height: Double)

  /// The height in points; layouts treat negative and non-finite heights as 0 (rule R1).
  public var height: Double {
    switch self {
    case .text(let height, _), .image(let height): height
    }
  }

  /// Whether the item is text with exactly one line, which centers rows (rule G6).
  public var isSingleLineText: Bool {
    if case .text(_, 1) = self { true } else { false }
  }
}
