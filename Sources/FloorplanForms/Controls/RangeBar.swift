import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The visible part of a range slider.
///
/// ## CSS nodes
///
///     bar.fdlFUIRangeSliderFormCell_slider
///     ╰── trough
///         ├── highlight
///         ├── slider                  the lower thumb, absent if there is only one
///         ╰── slider                  the upper thumb
final class RangeBar: CustomWidget {
  let trough = RangeTrough()

  override class var cssName: String { "bar" }
  /// The scales beside it report the values.
  override class var accessibleRole: AccessibleRole { .presentation }

  override init() {
    super.init()
    addStyleClasses(of: ComponentParts.RangeSliderFormCell.slider)
    trough.setParent(self)
  }

  override func sizeAllocate(width: Int, height: Int) {
    let troughHeight = min(height, trough.measured(.vertical).natural)
    trough.allocate(y: (height - troughHeight) / 2, width: width, height: troughHeight)
  }
}

/// The track of a range slider, with its thumbs.
final class RangeTrough: CustomWidget {
  private let highlight = RangeHighlight()
  let lowerThumb = RangeThumb()
  let upperThumb = RangeThumb()

  override class var cssName: String { "trough" }
  override class var accessibleRole: AccessibleRole { .presentation }

  /// The positions of the thumbs, from 0 at the leading end to 1 at the trailing end.
  var lower = 0.0 { didSet { if lower != oldValue { queueAllocate() } } }
  var upper = 1.0 { didSet { if upper != oldValue { queueAllocate() } } }

  override init() {
    super.init()
    for node in [highlight, lowerThumb, upperThumb] as [Widget] { node.setParent(self) }
  }

  /// Returns no height, because the theme sets the thickness and thumbs extend beyond it.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: orientation == .horizontal ? 100 : 0)
  }

  /// Returns the center of a thumb at a position from 0 to 1, in pixels from the left.
  func thumbCenter(of position: Double) -> Double {
    let thick = Double(thumbWidth)
    let fraction = direction == .rtl ? 1 - position : position
    return (Double(width) - thick) * fraction + thick / 2
  }

  /// Returns the position from 0 to 1 of a thumb whose center is at a pixel.
  func position(ofThumbCenter x: Double) -> Double {
    let space = Double(width - thumbWidth)
    guard space > 0 else { return 0 }
    let fraction = min(max((x - Double(thumbWidth) / 2) / space, 0), 1)
    return direction == .rtl ? 1 - fraction : fraction
  }

  // The margin of a thumb is negative.
  private var thumbWidth: Int { upperThumb.measured(.horizontal).minimum }

  override func sizeAllocate(width: Int, height: Int) {
    let thick = thumbWidth
    let isMirrored = direction == .rtl
    func start(_ position: Double) -> Int {
      Int((Double(width - thick) * (isMirrored ? 1 - position : position)).rounded())
    }
    let ends = [lowerThumb.isVisible ? start(lower) + thick / 2 : isMirrored ? width : 0, start(upper) + thick / 2]
      .sorted()
    let minimumWidth = highlight.measured(.horizontal).minimum
    highlight.allocate(
      x: min(ends[0], max(0, width - minimumWidth)), width: max(minimumWidth, ends[1] - ends[0]),
      height: max(height, highlight.measured(.vertical).minimum))
    for (thumb, position) in [(lowerThumb, lower), (upperThumb, upper)] where thumb.isVisible {
      thumb.allocate(
        x: start(position), width: thick, height: max(height, thumb.measured(.vertical).minimum))
    }
  }
}

/// The selected part of the track, which gets its style from the theme.
final class RangeHighlight: CustomWidget {
  override class var cssName: String { "highlight" }
  override class var accessibleRole: AccessibleRole { .presentation }
}

/// A thumb, which gets its style from the theme.
final class RangeThumb: CustomWidget {
  override class var cssName: String { "slider" }
  override class var accessibleRole: AccessibleRole { .presentation }
}
