import CGTK
import FloorplanTheme
import GTKBridge

/// The content of a ``KPIView``: icon, value and unit in one line, the caption below.
@MainActor
final class KPIContent: CustomWidget {
  private typealias Parts = ComponentParts.KPIView
  private let icon = ImagePart(Parts.iconImageView)
  private let value = LabelPart(Parts.valueLabel)
  private let unit = LabelPart(Parts.unitLabel)
  private let caption = LabelPart(Parts.captionLabel)

  override class var cssName: String { "figure" }
  // The view or its button has the accessible label.
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  /// Whether the value is large, as for a single figure.
  var isLarge = false { didSet { if isLarge != oldValue { showSize() } } }
  /// Whether the parts have the active state, which GTK doesn't pass on to the children of a button.
  var showsPress = false { didSet { if showsPress != oldValue { showPress() } } }

  func show(value text: String?, unit: String?, caption: String?, image: ImageSource?, meaning: StatusMeaning?) {
    for (part, text) in [(value, text), (self.unit, unit), (self.caption, caption)] {
      let text = text?.isEmpty == true ? nil : text
      if part.text != text { part.setText(text, in: self) }
    }
    icon.setImage(image, in: self)
    icon.meaning = meaning
    let parts: [Widget?] = [icon.widget, value.widget, self.unit.widget, self.caption.widget]
    // Sort the children in reading order, independent of their creation.
    var previous: Widget?
    for part in parts.compactMap(\.self) {
      part.insert(in: self, after: previous)
      previous = part
    }
    showSize()
    showPress()
  }

  private func showSize() {
    let part = Parts.largeValueLabel
    value.widget?.setStyleClass(part.classPath, isLarge)
    value.widget?.specialPart = isLarge ? part : nil
  }

  private func showPress() { for child in children { child.setState(.active, showsPress) } }

  // MARK: Arrangement

  private static let imageGap = Int(Parts.view.metric(.imageGap))
  private static let unitGap = Int(Parts.view.metric(.columnGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))

  private struct Frame {
    let part: Widget
    let x: Int
    var y: Int
    let width: Int
    let height: Int
    var baseline: Int?
  }

  /// The parts of the first line, each with the gap before it.
  private var line: [(part: Widget, gap: Int)] {
    let parts: [(Widget?, Int)] = [
      (icon.shownImage, 0), (value.visibleLabel, Self.imageGap), (unit.visibleLabel, Self.unitGap),
    ]
    let shown = parts.compactMap { part, gap in part.map { (part: $0, gap: gap) } }
    return shown.enumerated().map { ($1.part, $0 == 0 ? 0 : $1.gap) }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let figure = line.reduce(into: Measurement(0)) { sum, each in
        let own = each.part.measured(.horizontal)
        sum = Measurement(
          minimum: sum.minimum + each.gap + own.minimum, natural: sum.natural + each.gap + own.natural)
      }
      let below = caption.visibleLabel?.measured(.horizontal) ?? Measurement(0)
      return Measurement(
        minimum: max(figure.minimum, below.minimum), natural: max(figure.natural, below.natural))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    for frame in frames(width: width).frames {
      frame.part.allocate(
        x: isMirrored ? width - frame.x - frame.width : frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    var frames = lineFrames(width: width)
    // Align the baselines of the texts, and center the icon.
    let ascent = frames.compactMap(\.baseline).max() ?? 0
    for index in frames.indices { frames[index].baseline.map { frames[index].y = ascent - $0 } }
    let lineHeight = frames.map { $0.y + $0.height }.max() ?? 0
    for index in frames.indices where frames[index].baseline == nil {
      frames[index].y = (lineHeight - frames[index].height) / 2
    }
    guard let label = caption.visibleLabel else { return (frames, lineHeight) }
    let wide = max(width, label.measured(.horizontal).minimum)
    let y = lineHeight + (lineHeight > 0 ? Self.lineGap : 0)
    let height = label.measured(.vertical, forSize: wide).natural
    return (frames + [Frame(part: label, x: 0, y: y, width: wide, height: height)], y + height)
  }

  /// Shrinks the unit before the value, because a truncated number is wrong; both keep their minimum width.
  private func lineFrames(width: Int) -> [Frame] {
    let line = line
    let sizes = line.map { $0.part.measured(.horizontal) }
    var missing = sizes.reduce(0) { $0 + $1.natural } + line.reduce(0) { $0 + $1.gap } - width
    let widths = sizes.reversed().map { size in
      let given = max(0, min(missing, size.natural - size.minimum))
      missing -= given
      return size.natural - given
    }
    var x = 0
    return zip(line, widths.reversed()).map { each, wide in
      x += each.gap
      defer { x += wide }
      return Frame(
        part: each.part, x: x, y: 0, width: wide, height: each.part.measured(.vertical, forSize: wide).natural,
        baseline: each.part is Label ? each.part.naturalBaseline(forWidth: wide) : nil)
    }
  }
}
