import Floorplan

/// The two pictures of a comparison, on top of each other or side by side.
final class ComparisonView: CustomWidget {
  override class var cssName: String { "comparisonview" }
  override class var accessibleRole: AccessibleRole { .img }

  typealias Side = PageComparison.Side

  /// The arrangement of the pictures; the raw values are the words in addresses.
  nonisolated enum Mode: String, CaseIterable {
    case split
    case sideBySide = "side-by-side"
    case overlay, flicker

    var title: String {
      switch self {
      case .split: localized("Split")
      case .sideBySide: localized("Side by Side")
      case .overlay: localized("Overlay")
      case .flicker: localized("Flicker")
      }
    }
  }

  var mode = Mode.split { didSet { if mode != oldValue { queueResize() } } }
  var pictures: [Side: RenderNode] = [:] { didSet { queueResize() } }
  /// The outlined frames in the pictures.
  var outlines: [Side: [ChangedParts.Bounds]] = [:] { didSet { queueDraw() } }
  /// The position of the divider from the leading edge, or the opacity of the second picture, from 0 to 1.
  var position = 0.5 { didSet { if position != oldValue { queueDraw() } } }
  /// The side whose picture is visible while they alternate.
  var displayedSide = Side.first { didSet { if displayedSide != oldValue { queueDraw() } } }
  /// The appearance of the outlines.
  var appearance = Appearance.light { didSet { if appearance != oldValue { queueDraw() } } }
  /// The width for a picture, in pixels; 0 before the first layout.
  private(set) var pictureWidth = 0
  /// Called when the width for a picture changes.
  var onWidthChange: ((Int) -> Void)?
  /// Called when the user drags the divider to a position.
  var onDrag: ((Double) -> Void)?
  private var dragStart = 0.0

  private static let gap = 16
  /// The width below which pictures are too narrow, in pixels.
  private static let minimumWidth = 320
  /// The maximum distance from the divider at which the user can drag it, in pixels.
  private static let dragDistance = 24.0

  override init() {
    super.init()
    let drag = addController(DragGesture())
    drag.onShouldBegin { [unowned self] x, _ in
      dragStart = x
      return isNearDivider(x)
    }
    drag.onUpdate { [unowned self] distance, _ in
      let frame = frame(of: .first)
      let offset = (dragStart + distance - frame.x) / max(1, frame.width)
      onDrag?(max(0, min(1, direction == .rtl ? 1 - offset : offset)))
    }
    let motion = addController(MotionController())
    motion.onMove { [unowned self] x, _ in setCursor(isNearDivider(x) ? "col-resize" : nil) }
  }

  private func isNearDivider(_ x: Double) -> Bool { mode == .split && abs(x - divider) < Self.dragDistance }

  // MARK: Layout

  private func areColumns(in width: Int) -> Bool {
    mode == .sideBySide && width >= 2 * Self.minimumWidth + Self.gap
  }

  private func areaWidth(in width: Int) -> Int { areColumns(in: width) ? (width - Self.gap) / 2 : width }

  private func scale(of side: Side, in width: Int) -> Double {
    pictures[side].map { min(1, Double(areaWidth(in: width)) / Double(max(1, $0.width))) } ?? 1
  }

  private func height(of side: Side, in width: Int) -> Double {
    Double(pictures[side]?.height ?? 0) * scale(of: side, in: width)
  }

  /// Returns the frame of a picture, at the leading edge of its area.
  private func frame(of side: Side) -> ChangedParts.Bounds {
    let pictureWidth = Double(pictures[side]?.width ?? 0) * scale(of: side, in: width)
    let isStacked = mode == .sideBySide && side == .second && !areColumns(in: width)
    let leading = side == .second && areColumns(in: width) ? Double(areaWidth(in: width) + Self.gap) : 0
    return (
      direction == .rtl ? Double(width) - leading - pictureWidth : leading,
      isStacked ? height(of: .first, in: width) + Double(Self.gap) : 0, pictureWidth, height(of: side, in: width)
    )
  }

  /// The horizontal position of the divider.
  private var divider: Double {
    let frame = frame(of: .first)
    return frame.x + frame.width * (direction == .rtl ? 1 - position : position)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else {
      return Measurement(minimum: 0, natural: pictures.values.map(\.width).max() ?? Self.minimumWidth)
    }
    let width = forSize < 0 ? pictures.values.map(\.width).max() ?? 0 : forSize
    let heights = Side.allCases.map { height(of: $0, in: width) }
    let isStacked = mode == .sideBySide && !areColumns(in: width)
    let total = isStacked ? heights.reduce(Double(Self.gap), +) : heights.max() ?? 0
    return Measurement(Int(total.rounded(.up)))
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wanted = max(Self.minimumWidth, areaWidth(in: width))
    guard wanted != pictureWidth else { return }
    pictureWidth = wanted
    onWidthChange?(wanted)
  }

  /// The vertical range of the first outlined frames; nil if there are none.
  var outlinedRange: ClosedRange<Double>? {
    let ranges = Side.allCases.flatMap { side in
      (outlines[side] ?? []).prefix(1).map { box in
        let (top, scale) = (frame(of: side).y, scale(of: side, in: width))
        return (top + box.y * scale, top + (box.y + box.height) * scale)
      }
    }
    guard let top = ranges.map(\.0).min(), let bottom = ranges.map(\.1).max() else { return nil }
    return top...bottom
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    switch mode {
    case .sideBySide: for side in Side.allCases { draw(side, snapshot) }
    case .overlay:
      draw(.first, snapshot)
      snapshot.withOpacity(position) { draw(.second, snapshot) }
    case .flicker: draw(displayedSide, snapshot)
    case .split:
      let (x, height) = (divider, Side.allCases.map { frame(of: $0).height }.max() ?? 0)
      let sides: [Side] = direction == .rtl ? [.second, .first] : [.first, .second]
      snapshot.withClip(x: 0, y: 0, width: x, height: height) { draw(sides[0], snapshot) }
      snapshot.withClip(x: x, y: 0, width: Double(width) - x, height: height) { draw(sides[1], snapshot) }
      if !pictures.isEmpty { snapshot.outline((x, 0, 0, height), in: appearance) }
    }
  }

  private func draw(_ side: Side, _ snapshot: Snapshot) {
    guard let picture = pictures[side] else { return }
    let (frame, scale) = (frame(of: side), scale(of: side, in: width))
    snapshot.draw(picture, x: frame.x, y: frame.y, scale: scale)
    for box in outlines[side] ?? [] {
      snapshot.outline(
        (frame.x + box.x * scale, frame.y + box.y * scale, box.width * scale, box.height * scale), in: appearance)
    }
  }

  override func dispose() {
    (onWidthChange, onDrag) = (nil, nil)
    pictures = [:]
    super.dispose()
  }
}
