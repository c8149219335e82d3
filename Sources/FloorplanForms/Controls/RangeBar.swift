import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The bar of a range slider: what is seen of it.
///
/// ## CSS nodes
///
///     bar.fdlFUIRangeSliderFormCell_slider
///     ╰── trough
///         ├── highlight
///         ├── slider                  the lower thumb, absent where there is one alone
///         ╰── slider                  the upper thumb
@MainActor
final class RangeBar: CustomWidget {
  let trough = RangeTrough()

  override class var cssName: String { "bar" }
  /// The scales beside it tell the values.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  override init() {
    super.init()
    become(ComponentParts.RangeSliderFormCell.slider)
    trough.setParent(self)
  }

  override func sizeAllocate(width: Int, height: Int) {
    let high = min(height, trough.measured(.vertical).natural)
    trough.allocate(y: (height - high) / 2, width: width, height: high)
  }
}

/// The track of a range slider, with its thumbs.
@MainActor
final class RangeTrough: CustomWidget {
  private let highlight = RangeNode.Highlight()
  let lowerThumb = RangeNode.Thumb()
  let upperThumb = RangeNode.Thumb()

  override class var cssName: String { "trough" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  /// Where the thumbs stand: 0 at the leading end, 1 at the trailing one.
  var lower = 0.0 { didSet { if lower != oldValue { queueAllocate() } } }
  var upper = 1.0 { didSet { if upper != oldValue { queueAllocate() } } }

  override init() {
    super.init()
    for node in [highlight, lowerThumb, upperThumb] as [Widget] { node.setParent(self) }
  }

  /// The style sheet says how thick it is; thumbs reach beyond it.
  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: orientation == .horizontal ? 100 : 0)
  }

  /// Where the middle of a thumb is that stands at a place, in pixels from the left.
  func middle(of place: Double) -> Double {
    let thick = Double(thumbWidth)
    let shown = direction == .rtl ? 1 - place : place
    return (Double(width) - thick) * shown + thick / 2
  }

  /// The place that a thumb in the middle of a pixel would stand at, 0...1.
  func place(ofMiddle x: Double) -> Double {
    let room = Double(width - thumbWidth)
    guard room > 0 else { return 0 }
    let shown = min(max((x - Double(thumbWidth) / 2) / room, 0), 1)
    return direction == .rtl ? 1 - shown : shown
  }

  // What is around a thumb is its margin, which is below 0.
  private var thumbWidth: Int { upperThumb.measured(.horizontal).minimum }

  override func sizeAllocate(width: Int, height: Int) {
    let thick = thumbWidth
    let isMirrored = direction == .rtl
    func start(_ place: Double) -> Int {
      Int((Double(width - thick) * (isMirrored ? 1 - place : place)).rounded())
    }
    let ends = [lowerThumb.isVisible ? start(lower) + thick / 2 : isMirrored ? width : 0, start(upper) + thick / 2]
      .sorted()
    let least = highlight.measured(.horizontal).minimum
    highlight.allocate(
      x: min(ends[0], max(0, width - least)), width: max(least, ends[1] - ends[0]),
      height: max(height, highlight.measured(.vertical).minimum))
    for (thumb, place) in [(lowerThumb, lower), (upperThumb, upper)] where thumb.isVisible {
      thumb.allocate(
        x: start(place), width: thick, height: max(height, thumb.measured(.vertical).minimum))
    }
  }
}

/// What has no content: the style sheet says what it looks like.
enum RangeNode {
  /// The chosen part of the track.
  @MainActor
  final class Highlight: CustomWidget {
    override class var cssName: String { "highlight" }
    override class var accessibleRole: GtkAccessibleRole { .presentation }
  }

  /// A thumb.
  @MainActor
  final class Thumb: CustomWidget {
    override class var cssName: String { "slider" }
    override class var accessibleRole: GtkAccessibleRole { .presentation }
  }
}
