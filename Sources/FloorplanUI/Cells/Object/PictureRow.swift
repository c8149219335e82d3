import CGTK
import FloorplanTheme
import GTKBridge

/// Small pictures side by side, which overlap the more the less room there is, up to a half.
@MainActor
class PictureRow: CustomWidget {
  private let gap: Int
  private let labelGap: Int
  /// The pictures that are shown, from the leading end.
  final var pictures: [Widget] = [] { didSet { queueResize() } }
  /// A text behind the pictures.
  final var label: Label? { didSet { queueResize() } }

  /// The cell says what the pictures show.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  /// An empty row.
  ///
  /// - Parameters:
  ///   - part: The part that each picture is, with the gap to the next one.
  ///   - labelGap: The gap before the text, in pixels.
  init(_ part: ComponentPart, labelGap: Int = 0) {
    gap = Int(part.metric(.iconGap))
    self.labelGap = labelGap
    super.init()
  }

  private var shownLabel: Label? { label.flatMap { $0.isVisible ? $0 : nil } }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let sizes = pictures.map { $0.measured(orientation).natural }
    switch orientation {
    case .horizontal:
      let natural = sizes.reduce(gap * max(0, sizes.count - 1), +)
      let text = shownLabel.map { labelGap + $0.measured(.horizontal).natural } ?? 0
      // Rather fewer pictures than a row that is too wide.
      return Measurement(minimum: sizes.first ?? 0, natural: natural + text)
    case .vertical:
      return Measurement(max(sizes.max() ?? 0, shownLabel?.measured(.vertical).natural ?? 0))
    }
  }

  /// How much less each picture has for itself than it would have with room enough, so that all of them are seen.
  private func overlap(width: Int) -> Int {
    let missing = measure(.horizontal, forSize: -1).natural - width
    guard missing > 0, pictures.count > 1, let size = pictures.first?.measured(.horizontal).natural else { return 0 }
    let steps = pictures.count - 1
    return max(0, min((missing + steps - 1) / steps, size / 2 + gap))
  }

  override func sizeAllocate(width: Int, height: Int) {
    let overlap = overlap(width: width)
    var x = 0
    func place(_ child: Widget, always: Bool) {
      let (wide, high) = (child.measured(.horizontal).natural, child.measured(.vertical).natural)
      let fits = always || x + wide <= width
      if child.isChildVisible != fits { child.isChildVisible = fits }
      if fits {
        child.allocate(
          x: direction == .rtl ? width - x - wide : x, y: (height - high) / 2, width: wide, height: high)
      }
      x += wide
    }
    for (index, picture) in pictures.enumerated() {
      if index > 0 { x += gap - overlap }
      place(picture, always: index == 0)
    }
    if let shownLabel {
      x += labelGap
      place(shownLabel, always: false)
    }
  }
}
