import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The equally wide segments of a segmented control, in one line unless that would break a word.
final class SegmentBar: ChoiceGroup {
  private typealias Parts = ComponentParts.SegmentedControlFormCell
  private static let gap = Parts.segmentedControl[.columnGap]
  private static var lineGap: Int { Parts.segmentedControl[.lineGap] }

  init() {
    super.init(Parts.segment)
    role = .radio
    addStyleClasses(of: Parts.segmentedControl)
  }

  override class var cssName: String { "segmentedcontrol" }
  override class var hasSeveralArrangements: Bool { true }
  override var selectionFollowsFocus: Bool { true }

  /// Returns the number of columns and lines, with a similar number of segments in each line.
  ///
  /// If there are several lines, each text is in one line if it fits.
  private func grid(in width: Int) -> (columns: Int, rows: Int) {
    guard !buttons.isEmpty else { return (1, 0) }
    func fitting(_ minimum: Int) -> Int { max(1, min(buttons.count, (width + Self.gap) / (minimum + Self.gap))) }
    if fitting(buttons.reduce(1) { max($0, $1.minimumWidth) }) == buttons.count { return (buttons.count, 1) }
    let fitting = fitting(buttons.reduce(1) { max($0, $1.measured(.horizontal).natural) })
    let rows = (buttons.count + fitting - 1) / fitting
    return ((buttons.count + rows - 1) / rows, rows)
  }

  override var requestedWidth: Measurement? {
    let widest = Measurement.maximum(of: buttons.map { $0.measured(.horizontal) })
    return Measurement(
      minimum: widest.minimum, natural: widest.natural * buttons.count + Self.gap * max(0, buttons.count - 1))
  }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    var arrangement = Arrangement()
    let (columns, rows) = grid(in: width)
    arrangement.index = rows
    guard rows > 0 else { return arrangement }
    let minimum = Measurement.maximum(of: buttons.map { $0.measured(.horizontal) }).minimum
    let segmentWidth = max(minimum, (width - Self.gap * (columns - 1)) / columns)
    let natural = Measurement.maximum(of: buttons.map { $0.measured(.vertical, forSize: segmentWidth) }).natural
    let segmentHeight = max(natural, ((height ?? 0) - Self.lineGap * (rows - 1)) / rows)
    for (index, button) in buttons.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      arrangement.add(
        button, x: column * (segmentWidth + Self.gap), y: row * (segmentHeight + Self.lineGap), width: segmentWidth,
        height: segmentHeight)
    }
    return arrangement
  }
}
