/// A number as CSS text: at most four decimals, no exponent, no trailing zeros, and a point in every locale.
///
/// - Parameter value: The number; anything that isn't finite, or is beyond a thousand million, reads as 0.
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
