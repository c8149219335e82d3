/// An exact fraction of small whole numbers, for the references of the grid.
///
/// For whole and half pixels it never rounds, so it reveals where binary fractions would be on the wrong side of an
/// edge.
struct Ratio: Comparable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (a, b) = (abs(numerator), abs(denominator))
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = denominator < 0 ? -max(a, 1) : max(a, 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var description: String { "\(numerator)/\(denominator)" }

  /// The largest whole number that isn't greater.
  var floor: Ratio {
    Ratio(numerator >= 0 ? numerator / denominator : -((denominator - 1 - numerator) / denominator))
  }

  /// The smallest whole number that isn't less.
  var ceil: Ratio { 0 - (0 - self).floor }

  static func + (a: Ratio, b: Ratio) -> Ratio {
    Ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }

  static func - (a: Ratio, b: Ratio) -> Ratio {
    Ratio(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator)
  }

  static func * (a: Ratio, b: Ratio) -> Ratio {
    Ratio(a.numerator * b.numerator, a.denominator * b.denominator)
  }

  static func / (a: Ratio, b: Ratio) -> Ratio {
    Ratio(a.numerator * b.denominator, a.denominator * b.numerator)
  }

  static func < (a: Ratio, b: Ratio) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
