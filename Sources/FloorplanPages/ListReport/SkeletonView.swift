public import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// Grey shapes in place of a list while it loads: as many rows, or tiles, as there is room for.
///
///     let skeleton = SkeletonView("orders")
///
/// They pulse as long as they are in sight, and stand still where the desktop wants no animations.
///
/// ## CSS nodes
///
///     skeleton.fdlFUISkeletonView
///     ╰── skeletonitem.fdlFUISkeletonView_row           drawn again for each further row
///         ├── shape.fdlFUISkeletonView_picture
///         ├── shape.fdlFUISkeletonView_headline
///         ├── shape.fdlFUISkeletonView_subheadline
///         ╰── shape.fdlFUISkeletonView_status
///
/// Tiles have neither the class of a row nor the last of the shapes.
///
/// ## Accessibility
///
/// A status that says what is loading; the shapes are not there for assistive technology.
@MainActor
public final class SkeletonView: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private var item = SkeletonItem(isTile: false)

  public override class var cssName: String { "skeleton" }
  public override class var accessibleRole: GtkAccessibleRole { .status }

  /// Makes a view that pulses once it is seen.
  ///
  /// - Parameter name: What is loading, as in "Loading orders".
  public init(_ name: String) {
    super.init()
    become(Parts.view)
    item.setParent(self)
    setAccessibleLabel(localized("Loading %1$@").filled(with: name))
    connect("map") { [weak self] in self?.beginPulse() }
    own(Settings.default.connect("notify::gtk-enable-animations") { [weak self] in self?.beginPulse() })
  }

  /// Where tiles stand in place of rows; nil for rows.
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
  /// How much of the shapes is seen, 0...1.
  private(set) var strength = 1.0 { didSet { if strength != oldValue { queueDraw() } } }

  private func beginPulse() {
    guard !isPulsing, isMapped, Settings.default.enablesAnimations else { return }
    isPulsing = true
    var start: Int64?
    onEachFrame { [weak self] time in
      let first = start ?? time
      start = first
      return self?.pulse(afterMicroseconds: time - first) ?? false
    }
  }

  private func pulse(afterMicroseconds time: Int64) -> Bool {
    isPulsing = isMapped && Settings.default.enablesAnimations
    strength = isPulsing ? SkeletonPulse.strength(at: Double(time) / 1_000_000) : 1
    return isPulsing
  }

  // MARK: Arrangement

  /// How many rows are drawn.
  private(set) var rowCount = 0
  /// How many tiles stand in a row.
  private(set) var columnCount = 1
  /// How far it is from one to the next, to the right and down.
  private(set) var step = (x: 0, y: 0)

  /// As large as one row or tile; what is left is for further ones.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard let inset = tiles?.sectionInset else { return item.measured(orientation, forSize: forSize) }
    let size = item.measured(orientation).natural
    return switch orientation {
    case .horizontal: Measurement(size + Int(inset.leading + inset.trailing))
    case .vertical: Measurement(size + Int(inset.top + inset.bottom))
    }
  }

  /// Counts the rows and tiles that there is room for.
  public override func sizeAllocate(width: Int, height: Int) {
    let columns = tiles?.columns(in: Double(width))
    let inset = columns?.sectionInset ?? .zero
    let gap = Int(columns?.minimumInteritemSpacing ?? 0)
    columnCount = columns?.numberOfColumns ?? 1
    let room = width - Int(inset.leading + inset.trailing) - gap * (columnCount - 1)
    let itemWidth = max(room / columnCount, item.measured(.horizontal).minimum)
    let itemHeight = item.measured(.vertical, forSize: itemWidth).natural
    step = (itemWidth + gap, itemHeight + Int(columns?.minimumLineSpacing ?? 0))
    rowCount = max(1, (height - Int(inset.top)) / max(1, step.y))
    let x = Int(inset.leading)
    item.allocate(
      x: direction == .rtl ? width - x - itemWidth : x, y: Int(inset.top), width: itemWidth, height: itemHeight)
  }

  /// Draws one row or tile as often as there is room.
  public override func snapshot(_ snapshot: Snapshot) {
    let columnStep = Double(direction == .rtl ? -step.x : step.x)
    snapshot.faded(to: strength) {
      for row in 0..<rowCount {
        for column in 0..<columnCount {
          snapshot.draw(item, of: self, movedRight: Double(column) * columnStep, down: Double(row * step.y))
        }
      }
    }
  }

  /// Texts have another size, and so what stands for them.
  public override func systemSettingDidChange() {
    super.systemSettingDidChange()
    item.queueResize()
  }
}

/// The pulse of the shapes of a ``SkeletonView``.
nonisolated enum SkeletonPulse {
  /// The duration, in seconds (fiori.md, motion).
  static let duration = 0.9
  /// The minimum opacity.
  static let least = 0.4

  /// The opacity at a time.
  ///
  /// - Parameter seconds: The time since they began, 0 or more.
  /// - Returns: The opacity, from ``least`` to 1.
  static func strength(at seconds: Double) -> Double {
    let part = (seconds / duration).truncatingRemainder(dividingBy: 1)
    let distance = abs(2 * part - 1)
    // Slow at both ends.
    return least + (1 - least) * distance * distance * (3 - 2 * distance)
  }
}
