import CGTK

/// What the locale of the process says of numbers, from the C library.
public nonisolated enum LocaleNumbers {
  /// What stands before the decimals: a point, a comma, or a mark of another script.
  public static var decimalMark: Character { String(cString: fp_locale_decimal_mark()).first ?? "." }

  /// What stands between groups of three digits: a comma, a point or a space; nil where the locale leaves numbers whole.
  ///
  /// Where the locale knows no grouping and writes a decimal point, as `C` does, it is a comma.
  public static var groupingMark: Character? {
    String(cString: fp_locale_grouping_mark()).first ?? (decimalMark == "." ? "," : nil)
  }

  /// A whole number with the mark of the locale between groups of three digits, such as 1,523.
  public static func grouped(_ number: Int) -> String {
    guard number.magnitude >= 1000, let mark = groupingMark else { return "\(number)" }
    let digits = String(number.magnitude)
    let grouped = digits.enumerated().flatMap { index, digit -> [Character] in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? [mark, digit] : [digit]
    }
    return (number < 0 ? "-" : "") + String(grouped)
  }
}
