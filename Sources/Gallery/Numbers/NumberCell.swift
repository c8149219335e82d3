import CGTK
import Floorplan

/// A number as an object cell that lives with any room that a layout gives it: what does not fit is cut off.
final class NumberCell: ObjectCell {
  /// How much is shown of a number.
  nonisolated enum Content: String, CaseIterable {
    /// The number and its factors, in one line each.
    case short
    /// Its square and all of its divisors too, in as many lines as they need.
    case long
  }

  required init() {
    super.init()
    overflow = .hidden
    self.headlineLabel.numberOfLines = 1
  }

  private static let leftToRightMark = "\u{200E}"

  func show(_ record: NumberRecord, _ content: Content) {
    self.headlineText = groupedDigits(record.number)
    // Numbers alone have no direction: in right-to-left text the factors would stand in reverse order.
    self.subheadlineText = Self.leftToRightMark + record.factorization
    if content == .long { self.footnoteLabel.numberOfLines = 0 }
    self.footnoteText = content == .long ? record.details : nil
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: super.measure(orientation, forSize: forSize).natural)
  }
}
