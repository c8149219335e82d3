import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The bar at the leading edge of a form cell whose value was changed.
final class ChangeMark: CustomWidget {
  private static let part = ComponentParts.changeMark

  override class var cssName: String { "changemark" }
  // The description of the cell reports the change.
  override class var accessibleRole: AccessibleRole { .presentation }

  override init() {
    super.init()
    addStyleClasses(of: Self.part)
    canTarget = false
  }

  /// Adds the bar to the arrangement of a cell, in the padding before its content.
  func place(in arrangement: inout Arrangement, height: Int?) {
    let width = max(Self.part[.minimumWidth], measured(.horizontal).minimum)
    arrangement.overlay(
      self, x: -width - Self.part[.columnGap], width: width,
      height: max(measured(.vertical).minimum, height ?? arrangement.height))
  }
}
