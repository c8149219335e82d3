public import CGTK
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// Grey shapes in place of a list while it loads: as many rows as there is room for.
///
///     let skeleton = SkeletonView("orders")
///
/// They pulse as long as they are in sight, and stand still where the desktop wants no animations.
///
/// ## CSS nodes
///
///     skeleton.fdlFUISkeletonView
///     ╰── skeletonrow.fdlFUISkeletonView_row            drawn again for each further row
///         ├── shape.fdlFUISkeletonView_picture
///         ├── shape.fdlFUISkeletonView_headline
///         ├── shape.fdlFUISkeletonView_subheadline
///         ╰── shape.fdlFUISkeletonView_status
///
/// ## Accessibility
///
/// A status that says what is loading; the shapes are not there for assistive technology.
@MainActor
public final class SkeletonView: CustomWidget {
  private typealias Parts = ComponentParts.SkeletonView
  private let row = SkeletonRow()

  /// `skeleton`.
  public override class var cssName: String { "skeleton" }
  /// A status.
  public override class var accessibleRole: GtkAccessibleRole { .status }

  /// Makes a view that pulses once it is seen.
  ///
  /// - Parameter name: What is loading, as in "Loading orders".
  public init(_ name: String) {
    self.name = name
    super.init()
    become(Parts.view)
    row.setParent(self)
    setAccessibleLabel(spokenText)
    connect("map") { [weak self] in self?.beginPulse() }
    own(Settings.default.connect("notify::gtk-enable-animations") { [weak self] in self?.beginPulse() })
  }

  /// What is loading.
  public var name: String { didSet { if name != oldValue { setAccessibleLabel(spokenText) } } }
  /// What is said of that, for assistive technology; `%1$@` stands for what is loading.
  public var loadingText = "Loading %1$@" { didSet { if loadingText != oldValue { setAccessibleLabel(spokenText) } } }
  private var spokenText: String { loadingText.filled(with: name) }

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

  private var rowHeight = 0
  /// How many rows are drawn.
  private(set) var rowCount = 0

  /// As large as one row; what is left is for further ones.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    row.measured(orientation, forSize: forSize)
  }

  /// Counts the rows that there is room for.
  public override func sizeAllocate(width: Int, height: Int) {
    rowHeight = row.measured(.vertical, forSize: width).natural
    rowCount = max(1, height / max(1, rowHeight))
    row.allocate(width: width, height: rowHeight)
  }

  /// Draws one row as often as there is room.
  public override func snapshot(_ snapshot: Snapshot) {
    snapshot.faded(to: strength) {
      for place in 0..<rowCount { snapshot.draw(row, of: self, movedDown: Double(place * rowHeight)) }
    }
  }

  /// Texts have another size, and so what stands for them.
  public override func systemSettingDidChange() {
    super.systemSettingDidChange()
    row.queueResize()
  }
}
