import Floorplan

/// An object cell with a number, which accepts any size and clips what doesn't fit.
final class NumberCell: ObjectCell {
  /// The amount of detail.
  nonisolated enum Content: String, CaseIterable {
    /// The number and its factors, on one line each.
    case short
    /// The number, its factors, its square and all divisors, on as many lines as they need.
    case long
  }

  required init() {
    super.init()
    overflow = .hidden
    self.headlineLabel.numberOfLines = 1
    self.footnoteLabel.numberOfLines = 0
  }

  func show(_ record: NumberRecord, _ content: Content) {
    self.headlineText = groupedDigits(record.number)
    // Numbers have no direction of their own: right-to-left text would reverse the order of the factors.
    self.subheadlineText = record.factorization.leftToRight
    self.footnoteText = content == .long ? record.details : nil
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: super.measure(orientation, forSize: forSize).natural)
  }
}
