/// The frames of a widget's children for a width, from the leading edge of its content box, in pixels.
///
///     override var requestedWidth: Measurement? { .maximum(of: [title, text].map { $0.measured(.horizontal) }) }
///     override func arrangement(width: Int) -> Arrangement? {
///       var arrangement = Arrangement()
///       arrangement.add([title, text], width: width, gap: 8)
///       return arrangement
///     }
@MainActor
public struct Arrangement {
  /// The frame of a child.
  public struct Frame {
    /// The child.
    public let widget: Widget
    /// The distance from the leading edge.
    public var x: Int
    /// The distance from the top edge.
    public var y: Int
    /// The width before scaling.
    public let width: Int
    /// The height before scaling.
    public let height: Int
    /// The factor by which the child is drawn smaller than its size.
    public let scale: Double
  }

  /// The frames in the order in which they were added.
  public private(set) var frames: [Frame] = []

  /// The total height.
  public var height = 0
  /// The index of this arrangement if the widget has several; see ``Measurement/arrangementIndex``.
  public var index = 0
  /// Whether the children are vertically centered in a larger height, rather than at the top.
  public var isCentered = false

  /// Creates an arrangement without children.
  public init() {}

  /// The requested height.
  public var requestedHeight: Measurement {
    var height = Measurement(height)
    height.arrangementIndex = index
    return height
  }

  /// Adds a child with a frame.
  public mutating func add(_ widget: Widget, x: Int, y: Int, width: Int, height: Int, scale: Double = 1) {
    frames.append(Frame(widget: widget, x: x, y: y, width: width, height: height, scale: scale))
    self.height = max(self.height, y + Int((Double(height) * scale).rounded(.up)))
  }

  /// Adds a child with a frame that doesn't affect the height.
  public mutating func overlay(_ widget: Widget, x: Int = 0, y: Int = 0, width: Int, height: Int) {
    frames.append(Frame(widget: widget, x: x, y: y, width: width, height: height, scale: 1))
  }

  /// Adds a child that is centered on a point and doesn't affect the height, scaled down if it is wider than a limit.
  public mutating func overlay(_ widget: Widget, centerX: Double, centerY: Double, maximumWidth: Int) {
    let width = widget.measured(.horizontal).fitting(in: 2 * maximumWidth)
    let height = widget.measured(.vertical, forSize: width).natural
    let scale = min(1, Double(maximumWidth) / Double(max(1, width)))
    let (x, y) = (centerX - Double(width) * scale / 2, centerY - Double(height) * scale / 2)
    frames.append(
      Frame(widget: widget, x: Int(x.rounded()), y: Int(y.rounded()), width: width, height: height, scale: scale))
  }

  /// Adds a child with its natural height for a width.
  ///
  /// - Returns: The bottom edge of the child.
  @discardableResult
  public mutating func add(_ widget: Widget, x: Int = 0, y: Int = 0, width: Int) -> Int {
    // In a window that is too narrow, the content is clipped; a widget must not be allocated less than its minimum.
    let wide = max(width, widget.measured(.horizontal).minimum)
    let high = widget.measured(.vertical, forSize: wide).natural
    add(widget, x: x, y: y, width: wide, height: high)
    return y + high
  }

  /// Stacks children of equal width.
  ///
  /// - Returns: The bottom edge of the last child.
  @discardableResult
  public mutating func add(_ widgets: [Widget], x: Int = 0, y: Int = 0, width: Int, gap: Int) -> Int {
    var y = y
    for (index, widget) in widgets.enumerated() {
      if index > 0 { y += gap }
      y = add(widget, x: x, y: y, width: width)
    }
    return y
  }

  /// Adds a child with its natural height for a width, vertically centered in a line.
  public mutating func add(_ widget: Widget, x: Int, y: Int, width: Int, lineHeight: Int) {
    let wide = max(width, widget.measured(.horizontal).minimum)
    let high = widget.measured(.vertical, forSize: wide).natural
    overlay(widget, x: x, y: y + (lineHeight - high) / 2, width: wide, height: high)
    height = max(height, y + lineHeight)
  }

  /// Adds a child with its natural height for a width, horizontally centered.
  public mutating func addCentered(_ widget: Widget, y: Int, width: Int, in available: Int) {
    let wide = max(width, widget.measured(.horizontal).minimum)
    add(widget, x: (available - wide) / 2, y: y, width: wide)
  }

  /// Centers all children vertically, as in a single line, which has at least a given height.
  public mutating func centerInLine(minimumHeight: Int = 0) {
    height = max(height, minimumHeight)
    for index in frames.indices {
      let high = Double(frames[index].height) * frames[index].scale
      frames[index].y = Int((Double(height) - high) / 2)
    }
  }

  /// Returns the top edge of a child below the others.
  public func top(after gap: Int) -> Int { height > 0 ? height + gap : 0 }

  // MARK: Lines

  /// The position of lines that don't fill the width.
  public enum LineAlignment {
    /// At the leading edge, filled from the first child on.
    case leading
    /// In the center, filled from the first child on.
    case center
    /// At the trailing edge, filled from the last child on, so the first line may be short.
    case trailing
  }

  /// Adds children with their natural widths, wrapped to as many lines as needed and vertically centered in their line.
  ///
  /// - Parameters:
  ///   - widgets: The children.
  ///   - sizes: The widths of the children, or nil for those that they request.
  ///   - width: The width of a full line.
  ///   - gap: The gap between children of a line.
  ///   - lineGap: The gap between lines.
  ///   - alignment: The position of the lines.
  ///   - stretches: Whether each child is as tall as its line, rather than centered.
  public mutating func wrap(
    _ widgets: [Widget], sizes: [Measurement]? = nil, width: Int, gap: Int, lineGap: Int,
    alignment: LineAlignment = .leading, stretches: Bool = false
  ) {
    var lines: [[Frame]] = []
    var taken = 0
    let wrapped = Array(zip(widgets, sizes ?? widgets.map { $0.measured(.horizontal) }))
    for (widget, wanted) in alignment == .trailing ? wrapped.reversed() : wrapped {
      let wide = wanted.fitting(in: width)
      if lines.isEmpty || taken + wide > width {
        lines.append([])
        taken = 0
      }
      let high = widget.measured(.vertical, forSize: wide).natural
      lines[lines.count - 1].append(Frame(widget: widget, x: 0, y: 0, width: wide, height: high, scale: 1))
      taken += wide + gap
    }
    if alignment == .trailing { lines = lines.reversed().map { $0.reversed() } }
    for line in lines { add(line, y: top(after: lineGap), width: width, gap: gap, alignment, stretches: stretches) }
  }

  private mutating func add(
    _ line: [Frame], y: Int, width: Int, gap: Int, _ alignment: LineAlignment, stretches: Bool
  ) {
    let lineHeight = line.map(\.height).max() ?? 0
    let spare = max(0, width - line.reduce(-gap) { $0 + $1.width + gap })
    var x =
      switch alignment {
      case .leading: 0
      case .center: spare / 2
      case .trailing: spare
      }
    for frame in line {
      let high = stretches ? lineHeight : frame.height
      add(frame.widget, x: x, y: y + (lineHeight - high) / 2, width: frame.width, height: high)
      x += frame.width + gap
    }
  }

  // MARK: Allocation

  /// Allocates the children in a box of their parent.
  ///
  /// - Parameters:
  ///   - x: The left edge of the box.
  ///   - y: The top edge of the box.
  ///   - width: The width of the box.
  ///   - isMirrored: Whether the leading edge is the right one.
  public func place(x: Int = 0, y: Int = 0, width: Int, isMirrored: Bool) {
    for frame in frames {
      let left = isMirrored ? Double(width - frame.x) - Double(frame.width) * frame.scale : Double(frame.x)
      frame.widget.allocate(
        x: Double(x) + left, y: Double(y + frame.y), width: frame.width, height: frame.height, scale: frame.scale)
    }
  }
}

extension Measurement {
  /// Returns the size of parts on top of each other.
  public static func maximum(of sizes: some Sequence<Measurement>) -> Measurement {
    sizes.reduce(Measurement(0)) {
      Measurement(minimum: max($0.minimum, $1.minimum), natural: max($0.natural, $1.natural))
    }
  }

  /// Returns the size of parts side by side.
  public static func sum(of sizes: some Collection<Measurement>, gap: Int = 0) -> Measurement {
    sizes.reduce(Measurement(gap * max(0, sizes.count - 1))) {
      Measurement(minimum: $0.minimum + $1.minimum, natural: $0.natural + $1.natural)
    }
  }

  /// Returns the sizes of parts in a limited space, where the last ones shrink first, down to their minimum.
  public static func shrunk(_ sizes: [Measurement], to available: Int) -> [Int] {
    var missing = sizes.reduce(0) { $0 + $1.natural } - available
    var lengths = sizes.map(\.natural)
    for index in sizes.indices.reversed() where missing > 0 {
      let reduction = min(missing, sizes[index].natural - sizes[index].minimum)
      lengths[index] -= reduction
      missing -= reduction
    }
    return lengths
  }

  /// Returns the natural size or, if that exceeds the available one, the available one, but at least the minimum.
  public func fitting(in available: Int) -> Int { max(minimum, min(natural, available)) }
}
