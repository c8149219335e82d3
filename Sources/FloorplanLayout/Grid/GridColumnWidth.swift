/// How wide a column of a grid is.
///
/// The header and all rows of a grid share one list of widths (seed 003). The seeds write such a list as plain numbers,
/// and so may Swift code: `[-1, 0.2, 0.1, 120]` is a flexible column, two fractions and one of 120 points.
public enum GridColumnWidth: Hashable, Sendable {
  /// A width in points; a negative or non-finite one counts as 0 (rule R1).
  case points(Double)
  /// A part of the width that is left for all columns together when the gaps are taken off (rule G2).
  ///
  /// Fractions that sum up to 1 fill the row. A negative or non-finite one counts as 0 (rule R1).
  case fraction(Double)
  /// What the other columns leave over; several such columns share it equally (rules G2 and G4).
  case flexible

  /// Reads a number in the way of the seeds: -1 is flexible, 0 to below 1 is a fraction, 1 and above are points.
  ///
  /// Any other negative number, and one that is not finite, is a column of 0 points: by rule R1 a length without sense
  /// is no error, so every number gives a column and the others keep their places.
  ///
  /// - Parameter number: The number, as in the seeds' `columnWidthPercent` (seed 003).
  public init(_ number: Double) {
    if number == -1 {
      self = .flexible
    } else if number >= 0, number < 1 {
      self = .fraction(number)
    } else {
      self = .points(Tolerance.length(number))
    }
  }
}

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
