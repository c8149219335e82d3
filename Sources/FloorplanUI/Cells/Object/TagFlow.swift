import CGTK
import FloorplanTheme
import GTKBridge

/// The tags of an object, wrapped to as many lines as needed.
@MainActor
final class TagFlow: CustomWidget {
  private typealias Parts = ComponentParts.ObjectCell
  private static let gap = Int(Parts.cell.metric(.statusGap))
  private let part: ComponentPart?
  private var labels: [Label] = []
  private var tags: [Tag] = []

  override class var cssName: String { "tags" }
  // The cell's description contains the tags.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  /// Creates a flow whose tags are also the given part of another component.
  init(_ part: ComponentPart? = nil) {
    self.part = part
    super.init()
  }

  func show(_ newTags: [Tag]) {
    while labels.count < newTags.count {
      let made = Parts.tag.makeLabel()
      made.numberOfLines = 1
      if let part { made.become(part) }
      made.setParent(self)
      labels.append(made)
    }
    for (index, label) in labels.enumerated() {
      let old = tags.indices.contains(index) ? tags[index] : nil
      let new = newTags.indices.contains(index) ? newTags[index] : nil
      if let new, new.text != old?.text { label.text = new.text }
      label.isVisible = new != nil
      guard old?.part != new?.part else { continue }
      if let old { label.removeStyleClass(old.part.classPath) }
      if let new { label.addStyleClass(new.part.classPath) }
    }
    tags = newTags
    isVisible = !tags.isEmpty
  }

  private struct Frame {
    let label: Label
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private func frames(width: Int) -> [Frame] {
    var frames: [Frame] = []
    var (x, y, lineHeight) = (0, 0, 0)
    for label in labels.prefix(tags.count) {
      let wanted = label.measured(.horizontal)
      let wide = max(wanted.minimum, min(wanted.natural, width))
      if x > 0, x + wide > width {
        (x, y, lineHeight) = (0, y + lineHeight + Self.gap, 0)
      }
      let high = label.measured(.vertical, forSize: wide).natural
      frames.append(Frame(label: label, x: x, y: y, width: wide, height: high))
      x += wide + Self.gap
      lineHeight = max(lineHeight, high)
    }
    return frames
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = labels.prefix(tags.count).map { $0.measured(.horizontal) }
      return Measurement(
        minimum: widths.map(\.minimum).max() ?? 0,
        natural: widths.reduce(Self.gap * max(0, widths.count - 1)) { $0 + $1.natural })
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? .max / 2 : forSize).map { $0.y + $0.height }.max() ?? 0)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    for frame in frames(width: width) {
      frame.label.allocate(
        x: direction == .rtl ? width - frame.x - frame.width : frame.x, y: frame.y, width: frame.width,
        height: frame.height)
    }
  }
}
