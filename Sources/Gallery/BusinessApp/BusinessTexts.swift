import Floorplan

extension OrderStatus {
  /// The semantic of the status, or nil for none.
  var semantic: SemanticStatus? {
    switch self {
    case .new: .informative
    case .inProgress: nil
    case .onHold: .critical
    case .completed: .positive
    }
  }
}

extension OrderPriority {
  /// The indicator of the priority.
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
  /// The semantic of the availability.
  var semantic: SemanticStatus {
    switch self {
    case .inStock: .positive
    case .low: .critical
    case .outOfStock: .negative
    }
  }
}

/// Formats an amount in euros: "€1,234.50".
nonisolated func euros(_ amount: Double) -> String { NumberFormat(.currency("EUR")).text(amount) }

/// Formats a duration in hours: "1.5 h".
nonisolated func hours(_ hours: Double) -> String {
  localized("%1$@ h").filled(with: NumberFormat(decimals: 0...1).text(hours))
}
