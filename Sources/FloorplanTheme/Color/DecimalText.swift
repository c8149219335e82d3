/// Formats a number for CSS: up to four decimals without trailing zeros, no exponent, and a period in all locales.
///
/// - Parameter value: The number. Values that aren't finite or whose magnitude is at least a billion are formatted as
///   0.
/// - Returns: The text.
package func decimalText(_ value: Double) -> String {
  guard value.isFinite, value.magnitude < 1e9 else { return "0" }
  let scaled = Int((value.magnitude * 10_000).rounded())
  guard scaled > 0 else { return "0" }
  let whole = (value < 0 ? "-" : "") + String(scaled / 10_000)
  var (decimals, count) = (scaled % 10_000, 4)
  if decimals == 0 { return whole }
  while decimals % 10 == 0 { (decimals, count) = (decimals / 10, count - 1) }
  let digits = String(decimals)
  return whole + "." + String(repeating: "0", count: count - digits.utf8.count) + digits
}
