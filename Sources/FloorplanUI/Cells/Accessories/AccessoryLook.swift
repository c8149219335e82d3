import FloorplanTheme

/// The parts that the accessory of a component consists of, and the room that they take.
struct AccessoryLook {
  /// The sign that can't be pressed.
  let indicator: ComponentPart
  /// The button.
  let button: ComponentPart
  /// The gap before each of both, in pixels.
  let gap: Int
  private let indicatorWidth: Int
  private let buttonWidth: Int

  init(indicator: ComponentPart, button: ComponentPart, gap: Int) {
    self.indicator = indicator
    self.button = button
    self.gap = gap
    indicatorWidth = Int(indicator.metric(.minimumWidth))
    buttonWidth = Int(button.metric(.minimumWidth))
  }

  /// The widths of what stands there, from the leading end, in pixels.
  func widths(of type: AccessoryType) -> [Int] {
    (type.isPressable ? [buttonWidth] : []) + (type.indicatorIconName == nil ? [] : [indicatorWidth])
  }

  /// The width that the rest leaves free: what stands there, each with the gap before it.
  func room(for type: AccessoryType) -> Int {
    (type.isPressable ? gap + buttonWidth : 0) + (type.indicatorIconName == nil ? 0 : gap + indicatorWidth)
  }
}
