/// The stored extent of an item: unknown, or a number of ticks that is a valid measurement or an estimate.
struct ExtentCode: Hashable, Sendable {
  /// Negative if unknown, else the ticks shifted left by one, with the lowest bit set for a valid measurement.
  let raw: Int

  init(raw: Int) {
    self.raw = raw
  }

  init(ticks: Int, isValid: Bool) {
    raw = ticks << 1 | (isValid ? 1 : 0)
  }

  /// The code of an unmeasured item.
  static let unknown = ExtentCode(raw: -1)

  /// The ticks, or nil if unknown.
  var ticks: Int? { raw < 0 ? nil : raw >> 1 }
  var isKnown: Bool { raw >= 0 }
  /// Whether the extent is a valid measurement.
  var isValid: Bool { raw >= 0 && raw & 1 == 1 }
  /// The same extent as an estimate.
  var asEstimate: ExtentCode { raw < 0 ? self : ExtentCode(raw: raw & ~1) }
}
