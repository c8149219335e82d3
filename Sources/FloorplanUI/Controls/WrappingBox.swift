package import FloorplanTheme
package import GTKBridge

/// A box whose children wrap to further lines; in a narrow box each child has its own line.
package class WrappingBox: CustomWidget {
  package override class var cssName: String { "wrappingbox" }

  /// The spaces between children in a line and between lines, in pixels.
  final var gaps = (columns: 0, lines: 0) { didSet { if gaps != oldValue { queueResize() } } }
  private let alignment: Arrangement.LineAlignment

  /// Creates a box with spaces in pixels.
  package convenience init(
    spacing: Int, lineSpacing: Int, alignment: Arrangement.LineAlignment = .leading, _ children: [Widget] = []
  ) {
    self.init(alignment)
    gaps = (spacing, lineSpacing)
    for child in children { append(child) }
  }

  /// Creates a box whose spaces are a metric of a part.
  package convenience init(
    spacing metric: PartMetric, of part: ComponentPart, alignment: Arrangement.LineAlignment = .leading
  ) {
    self.init(alignment)
    followDensity(metric, of: part)
  }

  init(_ alignment: Arrangement.LineAlignment) {
    self.alignment = alignment
    super.init()
  }

  /// Sets all spaces to a metric of a part, which follows the density.
  final func followDensity(_ metric: PartMetric, of part: ComponentPart) {
    observe { [unowned self] in gaps = (part[metric], part[metric]) }
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
      displayed, width: width, gap: gaps.columns, lineGap: gaps.lines, alignment: alignment)
    return arrangement
  }
}
