/// The width of a grid column.
///
/// The header and all rows of a grid share one list of widths. As in the SAP Fiori for iOS documentation (Grid view),
/// the list can consist of plain numbers: `[-1, 0.2, 0.1, 120]` is a flexible column, two fractions and a column of 120
/// points.
public enum GridColumnWidth: Hashable, Sendable {
  /// A width in points; negative and non-finite widths count as 0 (rule R1).
  case points(Double)
  /// A fraction of the width that the gaps leave for all columns (rule G2).
  ///
  /// Fractions with a sum of 1 fill the row. Negative and non-finite fractions count as 0 (rule R1).
  case fraction(Double)
  /// An equal share of the width that the other columns leave (rules G2 and G4).
  case flexible

  /// Creates a width from a number: -1 is flexible, 0 to below 1 is a fraction, and 1 and above are points.
  ///
  /// Other negative numbers and non-finite numbers create a column of 0 points: an invalid length isn't an error (rule
  /// R1), and the other columns keep their order.
  ///
  /// - Parameter number: The number, as in `columnWidthPercent` of the SAP Fiori for iOS documentation (Grid view).
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
  /// Creates a width from a literal such as `0.2`.
  ///
  /// - Parameter value: -1 for a flexible column, a fraction below 1, or points.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension GridColumnWidth: ExpressibleByIntegerLiteral {
  /// Creates a width from a literal such as `-1` or `120`.
  ///
  /// - Parameter value: -1 for a flexible column, or points.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
