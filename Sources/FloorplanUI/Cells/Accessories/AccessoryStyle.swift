import FloorplanTheme

/// The parts and the metrics of a component's accessory.
struct AccessoryStyle {
  /// The part of the noninteractive symbol.
  let indicator: ComponentPart
  /// The part of the button.
  let button: ComponentPart
  /// The part of the cell, with the gap before each part.
  let cell: ComponentPart
  /// The metric of the gap.
  let gapMetric: PartMetric

  /// The gap before each part, in pixels.
  var gap: Int { cell[gapMetric] }

  /// Returns the widths of an accessory's parts from the leading edge, in pixels.
  func widths(of type: AccessoryType) -> [Int] {
    // The icons grow with the text, and both have the same size.
    ((type.hasButton ? [button] : []) + (type.indicatorIconName == nil ? [] : [indicator])).map {
      max($0[.minimumWidth], indicator[.iconSize])
    }
  }

  /// Returns the width that an accessory takes from the other content, including the gap before each part.
  func width(for type: AccessoryType) -> Int {
    widths(of: type).reduce(0) { $0 + gap + $1 }
  }
}
