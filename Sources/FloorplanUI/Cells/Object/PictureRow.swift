import FloorplanTheme
import GTKBridge

/// A row of small pictures, which overlap by up to a half if space is short, or of icons, which never overlap.
class PictureRow: CustomWidget {
  private let gap: Int
  private let labelGap: Int
  /// The displayed pictures, from the leading edge.
  final var pictures: [Widget] = [] { didSet { queueResize() } }
  /// The visible text after the pictures, or nil for none.
  var label: Label? { nil }

  /// Creates an empty row.
  ///
  /// - Parameters:
  ///   - part: The part of each picture, with the gap between pictures.
  ///   - labelGap: The gap before the text, in pixels.
  init(_ part: ComponentPart, labelGap: Int = 0) {
    gap = part[.iconGap]
    self.labelGap = labelGap
    super.init()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let sizes = pictures.map { $0.measured(orientation).natural }
    switch orientation {
    case .horizontal:
      let natural = sizes.reduce(gap * max(0, sizes.count - 1), +)
      let text = label.map { labelGap + $0.measured(.horizontal).natural } ?? 0
      // Rather omit pictures than exceed the width.
      return Measurement(minimum: sizes.first ?? 0, natural: natural + text)
    case .vertical:
      return Measurement(max(sizes.max() ?? 0, label?.measured(.vertical).natural ?? 0))
    }
  }

  /// Returns the distance by which pictures move closer together to be all visible.
  private func overlap(width: Int) -> Int {
    let missing = measure(.horizontal, forSize: -1).natural - width
    guard gap < 0, missing > 0, pictures.count > 1, let size = pictures.first?.measured(.horizontal).natural else {
      return 0
    }
    let steps = pictures.count - 1
    return max(0, min((missing + steps - 1) / steps, size / 2 + gap))
  }

  override func sizeAllocate(width: Int, height: Int) {
    let overlap = overlap(width: width)
    var x = 0
    func place(_ child: Widget, always: Bool) {
      let (wide, high) = (child.measured(.horizontal).natural, child.measured(.vertical).natural)
      let fits = always || x + wide <= width
      child.isChildVisible = fits
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
    if let label {
      x += labelGap
      place(label, always: false)
    }
  }
}
