/// Formatting of numbers without locale and exponent.
enum PlainNumber {
  /// Returns the shortest decimal number that parses back to the same value.
  nonisolated static func text(of number: Double) -> String {
    let shortest = "\(number)"
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : shortest }
    guard let mark = shortest.firstIndex(of: "e") else {
      return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
    }
    // "-1.25e-07": find the sign, the digits and the position of the decimal point.
    let sign = number < 0 ? "-" : ""
    let mantissa = shortest[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let point = 1 + (Int(shortest[shortest.index(after: mark)...]) ?? 0)
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}
