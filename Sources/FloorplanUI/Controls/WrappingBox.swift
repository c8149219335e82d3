package import GTKBridge

/// A box whose children wrap to further lines; in a narrow box each child has its own line.
@MainActor
package class WrappingBox: CustomWidget {
  package override class var cssName: String { "wrappingbox" }

  /// The spaces between children in a line and between lines, in pixels.
  package final var gaps: (columns: Int, lines: Int) { didSet { if gaps != oldValue { queueResize() } } }
  private let listWidth: Int
  private let alignment: Arrangement.LineAlignment

  /// Creates a box; below a width of `listWidth` pixels, every child is as wide as the box.
  package convenience init(
    spacing: Int, lineSpacing: Int, listWidth: Int = 0, alignment: Arrangement.LineAlignment = .leading,
    _ children: [Widget] = []
  ) {
    self.init(gaps: (spacing, lineSpacing), listWidth: listWidth, alignment)
    for child in children { append(child) }
  }

  init(gaps: (columns: Int, lines: Int), listWidth: Int = 0, _ alignment: Arrangement.LineAlignment) {
    self.gaps = gaps
    self.listWidth = listWidth
    self.alignment = alignment
    super.init()
  }

  package final func append(_ child: Widget) { child.setParent(self) }

  private var displayed: [Widget] { children.filter(\.isVisible) }

  package final override var requestedWidth: Measurement? {
    let widths = displayed.map { $0.measured(.horizontal) }
    return Measurement(
      minimum: Measurement.maximum(of: widths).minimum, natural: Measurement.sum(of: widths, gap: gaps.columns).natural)
  }

  package final override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.wrap(
      displayed, width: width, gap: gaps.columns, lineGap: gaps.lines, alignment: alignment,
      fillsLines: width < listWidth)
    return arrangement
  }
}
