import FloorplanLayout
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A placeholder for a list that is loading: gray shapes for as many rows or tiles as fit.
///
///     let skeleton = SkeletonView("orders")
///
/// The shapes pulse while they are visible, unless animations are disabled on the desktop.
///
/// ## CSS nodes
///
///     skeleton.fdlFUISkeletonView
///     ╰── skeletonitem.fdlFUISkeletonView_row           drawn repeatedly, once for each row
///         ├── shape.fdlFUISkeletonView_picture
///         ├── shape.fdlFUISkeletonView_headline
///         ├── shape.fdlFUISkeletonView_subheadline
///         ╰── shape.fdlFUISkeletonView_status
///
/// Tiles have neither the class of a row nor its last shape.
///
/// ## Accessibility
///
/// A status labeled by what is loading; the shapes are hidden from assistive technology.
public final class SkeletonView: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private var item = SkeletonItem(isTile: false)

  public override class var cssName: String { "skeleton" }
  public override class var accessibleRole: AccessibleRole { .announcing }

  /// Creates a placeholder.
  ///
  /// - Parameter name: The name of the loading items, such as “orders”.
  public init(_ name: String) {
    super.init()
    addStyleClasses(of: Parts.view)
    item.setParent(self)
    setAccessibleLabel(localized("Loading %1$@").filled(with: name))
    connect("map") { [weak self] in self?.beginPulse() }
    addCancellable(Settings.default.connect("notify::gtk-enable-animations") { [weak self] in self?.beginPulse() })
  }

  /// The layout of tiles, or nil for rows.
  var tiles: MultiRowLayout? {
    didSet {
      guard tiles != oldValue else { return }
      item.removePermanently()
      item = SkeletonItem(isTile: tiles != nil)
      item.setParent(self)
    }
  }

  // MARK: Pulse

  private(set) var isPulsing = false
  /// The opacity of the shapes.
  private(set) var shapeOpacity = 1.0 { didSet { if shapeOpacity != oldValue { queueDraw() } } }

  private func beginPulse() {
    guard !isPulsing, isMapped, Settings.default.areAnimationsEnabled else { return }
    isPulsing = true
    var start: Int64?
    addTickCallback { [weak self] time in
      let first = start ?? time
      start = first
      return self?.pulse(afterMicroseconds: time - first) ?? false
    }
  }

  private func pulse(afterMicroseconds time: Int64) -> Bool {
    isPulsing = isMapped && Settings.default.areAnimationsEnabled
    shapeOpacity = isPulsing ? SkeletonPulse.opacity(at: Double(time) / 1_000_000 / Settings.animationSlowdown) : 1
    return isPulsing
  }

  // MARK: Arrangement

  /// The number of drawn rows.
  private(set) var rowCount = 0
  /// The number of tiles per row.
  private(set) var columnCount = 1
  /// The distance between the origins of adjacent items, horizontally and vertically.
  private(set) var step = (x: 0, y: 0)

  /// Measures a single row or tile; additional space is filled with further ones.
  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let inset = tiles?.sectionInset else { return item.measured(orientation, forSize: forSize) }
    let size = item.measured(orientation).natural
    return switch orientation {
    case .horizontal: Measurement(size + Int(inset.leading + inset.trailing))
    case .vertical: Measurement(size + Int(inset.top + inset.bottom))
    }
  }

  /// Returns the insets of rows, which are those of the groups of the list.
  private func groupInset(in width: Int) -> Insets {
    let part = ComponentParts.insetGroup
    let margin = CollectionView.groupMargin(in: Double(width), of: part, on: self)
    return Insets(top: Double(part[.lineGap]), leading: margin, bottom: 0, trailing: margin)
  }

  /// Determines how many rows and tiles fit.
  public override func sizeAllocate(width: Int, height: Int) {
    let columns = tiles?.columns(in: Double(width), textScale: Settings.default.textScale)
    let inset = columns?.sectionInset ?? groupInset(in: width)
    let gap = Int(columns?.minimumInteritemSpacing ?? 0)
    columnCount = columns?.numberOfColumns ?? 1
    let space = width - Int(inset.leading + inset.trailing) - gap * (columnCount - 1)
    let itemWidth = max(space / columnCount, item.measured(.horizontal).minimum)
    let itemHeight = item.measured(.vertical, forSize: itemWidth).natural
    step = (itemWidth + gap, itemHeight + Int(columns?.minimumLineSpacing ?? 0))
    rowCount = max(1, (height - Int(inset.top)) / max(1, step.y))
    let x = Int(inset.leading)
    item.allocate(
      x: direction == .rtl ? width - x - itemWidth : x, y: Int(inset.top), width: itemWidth, height: itemHeight)
  }

  /// Draws the item once for each row or tile.
  public override func snapshot(_ snapshot: Snapshot) {
    let columnStep = Double(direction == .rtl ? -step.x : step.x)
    snapshot.withOpacity(shapeOpacity) {
      for row in 0..<rowCount {
        for column in 0..<columnCount {
          snapshot.draw(item, of: self, offsetX: Double(column) * columnStep, offsetY: Double(row * step.y))
        }
      }
    }
  }

  // The placeholders for texts follow the text scale.
  public override func systemSettingDidChange() {
    super.systemSettingDidChange()
    item.queueResize()
  }
}

/// The pulse of the shapes of a ``SkeletonView``.
nonisolated enum SkeletonPulse {
  /// The duration, in seconds.
  static let duration = 0.9
  /// The minimum opacity.
  static let minimumOpacity = 0.4

  /// Returns the opacity at a time.
  ///
  /// - Parameter seconds: The time since the start of the animation, 0 or more.
  /// - Returns: The opacity, from ``minimumOpacity`` to 1.
  static func opacity(at seconds: Double) -> Double {
    let part = (seconds / duration).truncatingRemainder(dividingBy: 1)
    let distance = abs(2 * part - 1)
    // Ease in and out.
    return minimumOpacity + (1 - minimumOpacity) * distance * distance * (3 - 2 * distance)
  }
}
