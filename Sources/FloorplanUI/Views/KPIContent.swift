import FloorplanTheme
import GTKBridge

/// The content of a ``KPIView``: value, unit, icon and trend in one line, the caption below.
final class KPIContent: CustomWidget {
  private typealias Parts = ComponentParts.KPIView
  private let icon = ImagePart(Parts.iconImageView)
  private let trend = LabelPart(Parts.trendLabel)
  private let value = LabelPart(Parts.valueLabel)
  private let unit = LabelPart(Parts.unitLabel)
  private let caption = LabelPart(Parts.captionLabel)

  override class var cssName: String { "figure" }
  // The view or its button has the accessible label.
  override class var accessibleRole: AccessibleRole { .presentation }

  /// Whether the value is large, as for a single figure.
  var isLarge = false { didSet { if isLarge != oldValue { showSize() } } }
  /// Whether the parts have the active state, which GTK doesn't pass on to the children of a button.
  var showsPress = false { didSet { if showsPress != oldValue { showPress() } } }

  func show(_ values: KPIView.Values) {
    value.setText(values.value, in: self)
    unit.setText(values.unit, in: self)
    caption.setText(values.caption, in: self)
    icon.setImage(values.image, in: self)
    trend.setText(values.displayedImageText, in: self)
    icon.semanticStatus = values.imageSemanticStatus
    trend.semanticStatus = values.imageSemanticStatus
    insertChildren([value.widget, unit.widget, icon.widget, trend.widget, caption.widget])
    showSize()
    showPress()
  }

  private func showSize() {
    let part = Parts.largeValueLabel
    value.widget?.setStyleClass(part.classPath, isLarge)
    value.widget?.additionalPart = isLarge ? part : nil
  }

  private func showPress() { for child in children { child.setState(.active, showsPress) } }

  // MARK: Arrangement

  /// The parts of the first line, each with the gap before it.
  private var line: [(part: Widget, gap: Int)] {
    let parts: [(Widget?, Int)] = [
      (value.visibleLabel, 0), (unit.visibleLabel, Parts.view[.columnGap]),
      (icon.displayedImage, Parts.view[.imageGap]), (trend.visibleLabel, Parts.view[.imageGap]),
    ]
    let displayed = parts.compactMap { part, gap in part.map { (part: $0, gap: gap) } }
    return displayed.enumerated().map { ($1.part, $0 == 0 ? 0 : $1.gap) }
  }

  override var requestedWidth: Measurement? {
    let line = line
    let figure = Measurement.sum(of: line.map { $0.part.measured(.horizontal) } + line.map { Measurement($0.gap) })
    return .maximum(of: [figure, caption.visibleLabel?.measured(.horizontal) ?? Measurement(0)])
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = lineArrangement(width: width)
    guard let label = caption.visibleLabel else { return arrangement }
    arrangement.add(label, y: arrangement.top(after: Parts.view[.lineGap]), width: width)
    return arrangement
  }

  /// Aligns the baselines of the texts, and centers the icon.
  ///
  /// The trend and the unit shrink before the value, because a truncated number is wrong; all keep their minimum width.
  private func lineArrangement(width: Int) -> Arrangement {
    let line = line
    let space = line.reduce(width) { $0 - $1.gap }
    let widths = Measurement.shrunk(line.map { $0.part.measured(.horizontal) }, to: space)
    let heights = zip(line, widths).map { $0.part.measured(.vertical, forSize: $1).natural }
    let baselines = zip(line, widths).map { $0.part is Label ? $0.part.naturalBaseline(forWidth: $1) : nil }
    let ascent = baselines.compactMap(\.self).max() ?? 0
    let lineHeight = zip(heights, baselines).map { ascent - ($1 ?? ascent) + $0 }.max() ?? 0
    var arrangement = Arrangement()
    var x = 0
    for (index, (part, gap)) in line.enumerated() {
      x += gap
      let y = baselines[index].map { ascent - $0 } ?? (lineHeight - heights[index]) / 2
      arrangement.add(part, x: x, y: y, width: widths[index], height: heights[index])
      x += widths[index]
    }
    return arrangement
  }
}
