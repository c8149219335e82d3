import Floorplan

extension OrderStatus {
  /// What it says of an order.
  var meaning: StatusMeaning? {
    switch self {
    case .new: .informative
    case .inProgress: nil
    case .onHold: .critical
    case .completed: .positive
    }
  }
}

extension OrderPriority {
  /// The sign beside the priority.
  var indicator: Indicator {
    switch self {
    case .low: .lowPriority
    case .medium: .mediumPriority
    case .high: .highPriority
    case .veryHigh: .veryHighPriority
    }
  }
}

extension Product.Availability {
  /// What it says of a product.
  var meaning: StatusMeaning {
    switch self {
    case .inStock: .positive
    case .low: .critical
    case .outOfStock: .negative
    }
  }
}

/// An amount in euros: "1,234.50 €".
nonisolated func euros(_ amount: Double) -> String {
  let cents = Int((amount * 100).rounded())
  let rest = cents.magnitude % 100
  let whole = groupedDigits(cents / 100)
  return "\(amount < 0 && cents / 100 == 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest) €"
}

/// A time in hours: "1.5 h".
nonisolated func hours(_ hours: Double) -> String {
  let tenths = Int((hours * 10).rounded())
  return tenths.isMultiple(of: 10) ? "\(tenths / 10) h" : "\(tenths / 10).\(abs(tenths % 10)) h"
}
