import FloorplanTheme

/// The parts and the metrics of a component's accessory.
struct AccessoryStyle {
  /// The part of the noninteractive symbol.
  let indicator: ComponentPart
  /// The part of the button.
  let button: ComponentPart
  /// The gap before each part, in pixels.
  let gap: Int

  /// Returns the widths of an accessory's parts from the leading edge, in pixels.
  func widths(of type: AccessoryType) -> [Int] {
    (type.hasButton ? [button[.minimumWidth]] : []) + (type.indicatorIconName == nil ? [] : [indicator[.minimumWidth]])
  }

  /// Returns the width that an accessory takes from the other content, including the gap before each part.
  func width(for type: AccessoryType) -> Int {
    widths(of: type).reduce(0) { $0 + gap + $1 }
  }
}
