extension GridColumnWidth: ExpressibleByFloatLiteral {
  /// Makes a width from a literal such as `0.2`, in the way of the seeds.
  ///
  /// - Parameter value: -1 for a flexible column, a fraction below 1, or points.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension GridColumnWidth: ExpressibleByIntegerLiteral {
  /// Makes a width from a literal such as `-1` or `120`, in the way of the seeds.
  ///
  /// - Parameter value: -1 for a flexible column, or points.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
