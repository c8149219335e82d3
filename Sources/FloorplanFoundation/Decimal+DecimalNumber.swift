public import FloorplanUI
public import Foundation

nonisolated extension Decimal: DecimalConvertible {
  /// Creates a number with the same digits.
  public init(_ decimal: DecimalNumber) {
    // A text without a locale has a point, and 36 digits fit.
    self = Decimal(string: decimal.description) ?? .nan
  }

  /// The number with up to 36 digits; nil for NaN and from 10³⁶.
  public var decimalNumber: DecimalNumber? { DecimalNumber(description) }
}

nonisolated extension NumberFormat {
  /// Returns the text of a measurement with the symbol of its unit, such as “12.5 kg”.
  ///
  /// The unit of the format is ignored. Convert the measurement before if the user prefers another unit.
  public func text(_ measurement: Foundation.Measurement<some Unit>) -> String {
    var format = self
    format.style = .unit(measurement.unit.symbol)
    return format.text(measurement.value)
  }
}
