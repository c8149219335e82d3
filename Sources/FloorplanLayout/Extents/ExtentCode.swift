/// What is stored for the extent of an item: nothing is known, or a number of ticks that is valid or an old measure.
struct ExtentCode: Hashable, Sendable {
  /// Negative where nothing is known, else the ticks, and in the lowest bit whether they are a valid measure.
  let raw: Int

  init(raw: Int) {
    self.raw = raw
  }

  init(ticks: Int, isValid: Bool) {
    raw = ticks << 1 | (isValid ? 1 : 0)
  }

  /// Nothing was measured yet.
  static let unknown = ExtentCode(raw: -1)

  /// The ticks, or nil where nothing is known.
  var ticks: Int? { raw < 0 ? nil : raw >> 1 }
  var isKnown: Bool { raw >= 0 }
  /// Whether the measure is neither missing nor an old one.
  var isValid: Bool { raw >= 0 && raw & 1 == 1 }
  /// The same extent as an estimate.
  var outdated: ExtentCode { raw < 0 ? self : ExtentCode(raw: raw & ~1) }
}
