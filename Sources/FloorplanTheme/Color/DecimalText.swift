/// Formats a number for CSS: up to four decimals without trailing zeros, no exponent, and a period in all locales.
///
/// - Parameter value: The number. Values that aren't finite or whose magnitude is at least a billion are formatted as
///   0.
/// - Returns: The text.
package func decimalText(_ value: Double) -> String {
  guard value.isFinite, value.magnitude < 1e9 else { return "0" }
  let scaled = Int((value.magnitude * 10_000).rounded())
  guard scaled > 0 else { return "0" }
  var digits = String(scaled % 10_000 + 10_000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  let sign = value < 0 ? "-" : ""
  return sign + String(scaled / 10_000) + (digits.isEmpty ? "" : "." + digits)
}
