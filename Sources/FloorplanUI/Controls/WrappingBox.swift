package import GTKBridge

/// A box whose children wrap to further lines; in a narrow box each child has its own line.
@MainActor
package final class WrappingBox: CustomWidget {
  package override class var cssName: String { "wrappingbox" }

  private let spacing: Int
  private let lineSpacing: Int
  private let listWidth: Int
  private let isTrailing: Bool

  /// Creates a box; below a width of `listWidth` pixels, every child is as wide as the box.
  ///
  /// Trailing lines are filled from the last child on, and the first line may be short.
  package init(
    spacing: Int, lineSpacing: Int, listWidth: Int = 0, isTrailing: Bool = false, _ children: [Widget] = []
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.listWidth = listWidth
    self.isTrailing = isTrailing
    super.init()
    for child in children { append(child) }
  }

  package func append(_ child: Widget) { child.setParent(self) }

  private var displayed: [Widget] { children.filter(\.isVisible) }

  package override var requestedWidth: Measurement? {
    let widths = displayed.map { $0.measured(.horizontal) }
    return Measurement(
      minimum: Measurement.maximum(of: widths).minimum, natural: Measurement.sum(of: widths, gap: spacing).natural)
  }

  package override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.wrap(
      displayed, width: width, gap: spacing, lineGap: lineSpacing, alignment: isTrailing ? .trailing : .leading,
      fillsLines: width < listWidth)
    return arrangement
  }
}
