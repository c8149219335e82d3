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
  return
    "\(amount < 0 && cents / 100 == 0 ? "-" : "")\(whole)\(LocaleNumbers.decimalMark)\(rest < 10 ? "0" : "")\(rest) €"
}

/// A time in hours: "1.5 h".
nonisolated func hours(_ hours: Double) -> String { localized("%1$@ h").filled(with: oneDecimalAtMost(hours)) }

/// A number with one decimal behind the mark of the locale, and with none where that would be a zero: "1.5", "2".
nonisolated func oneDecimalAtMost(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  guard !tenths.isMultiple(of: 10) else { return "\(tenths / 10)" }
  return "\(tenths / 10)\(LocaleNumbers.decimalMark)\(abs(tenths % 10))"
}
