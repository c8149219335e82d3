import FloorplanUI

/// The numbers that a control can be set to: the bounds, the step and the number of decimals.
///
/// Calculations are decimal, so three steps of 0.1 are 0.3. Invalid bounds and steps are corrected: values that are not
/// numbers, or a lower bound above the upper one.
nonisolated struct NumberLine: Equatable {
  /// The minimum.
  let lower: Double
  /// The maximum, which isn't below the minimum.
  let upper: Double
  /// The distance between two numbers, above 0.
  let step: Double
  /// The notation of the numbers, without separators between thousands.
  let format: NumberFormat

  /// The magnitude beyond which numbers have no visible decimals.
  static let maximumMagnitude = 1e15
  /// The maximum of ``decimals``.
  static let maximumDecimals = 15

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - lower: The minimum, which is rounded up to the displayed decimals.
  ///   - upper: The maximum, which is rounded down to the displayed decimals; at least the minimum.
  ///   - step: The distance between two numbers, at least 10⁻¹⁵; 1 if it isn't a finite number above 0.
  ///   - decimals: The number of displayed decimals; at least those of the step.
  ///   - symbols: The conventions of the locale.
  init(
    _ lower: Double, _ upper: Double, step: Double = 1, decimals: Int = 0, symbols: NumberSymbols = .current
  ) {
    self.step = step.isFinite && step > 0 ? min(max(step, 1 / Self.maximumMagnitude), Self.maximumMagnitude) : 1
    let count = min(max(decimals, Self.decimal(self.step).decimals), Self.maximumDecimals)
    format = NumberFormat(decimals: 0...count, isGrouped: false, symbols: symbols)
    let minimum = Self.finite(lower, instead: 0)
    let maximum = max(minimum, Self.finite(upper, instead: minimum))
    let first = Double(Self.decimal(minimum).rounded(toDecimals: count, .up))
    let last = Double(Self.decimal(maximum).rounded(toDecimals: count, .down))
    // If no displayable number is within the bounds, keep the bounds.
    self.lower = first <= last ? first : minimum
    self.upper = first <= last ? last : maximum
  }

  private static func finite(_ number: Double, instead: Double) -> Double {
    number.isNaN ? instead : min(max(number, -maximumMagnitude), maximumMagnitude)
  }

  private static func decimal(_ number: Double) -> DecimalNumber { DecimalNumber(number) ?? 0 }

  /// The maximum number of displayed decimals.
  var decimals: Int { format.maximumDecimals }

  // MARK: Numbers

  /// Returns the nearest number within the bounds; the minimum for NaN.
  func clamped(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// Returns the nearest number that is a whole number of steps from the minimum, or the maximum if that is nearer.
  func snapped(_ number: Double) -> Double {
    let number = clamped(number)
    let (start, step) = (Self.decimal(lower), Self.decimal(step))
    let below = clamped(Double(start + step * (Self.decimal(number) - start).rounded(dividedBy: step)))
    // The maximum may be nearer than the last step before it.
    return (upper - number) < (number - below).magnitude ? upper : below
  }

  /// Returns the number a number of steps away from another one, clamped to the bounds.
  func moved(_ number: Double, by steps: Int) -> Double {
    clamped(Double(Self.decimal(clamped(number)) + Self.decimal(step) * DecimalNumber(steps)))
  }

  /// The minimum distance between two numbers that are displayed differently.
  var resolution: Double { Double(DecimalNumber(1, decimals: decimals)) }

  /// Returns a number rounded to the displayed decimals.
  func rounded(_ number: Double) -> Double {
    DecimalNumber(number).map { Double($0.rounded(toDecimals: decimals)) } ?? number
  }

  // MARK: Texts

  /// Returns the text of a number, with up to ``decimals`` decimals.
  func text(_ number: Double) -> String { format.text(number) }

  /// The number of characters of the longest text of a number within the bounds.
  var maximumCharacterCount: Int {
    // Of the numbers with all decimals, those near the bounds have the most digits.
    [lower, upper, lower + resolution, upper - resolution].map { text(clamped($0)).count }.max() ?? 0
  }

  /// Returns the text of a number with all of its decimals, for read-only values; the number may be out of bounds.
  func fullText(_ number: Double) -> String {
    guard let decimal = DecimalNumber(number), decimal.decimals > decimals else { return text(number) }
    // The last digits of 0.1 + 0.2 and of 100 / 3 are rounding errors.
    let exact = decimal.roundingDecimals(toDigits: 15)
    var format = format
    format.decimals = 0...max(decimals, exact.decimals)
    return format.text(exact.decimals < decimals ? decimal : exact)
  }
}
