import CGTK

/// Number conventions of the process's locale, from the C library.
public nonisolated enum LocaleNumbers {
  /// The decimal separator, such as a point or a comma.
  public static var decimalSeparator: Character { String(cString: fp_locale_decimal_mark()).first ?? "." }

  /// The grouping separator for groups of three digits, such as a comma, a point or a space, or nil if the locale
  /// doesn't group digits.
  ///
  /// If the locale has no grouping but a decimal point, as `C` does, the separator is a comma.
  public static var groupingSeparator: Character? {
    String(cString: fp_locale_grouping_mark()).first ?? (decimalSeparator == "." ? "," : nil)
  }

  /// Returns a number with the locale's grouping separators, such as 1,523.
  public static func grouped(_ number: Int) -> String {
    guard number.magnitude >= 1000, let mark = groupingSeparator else { return "\(number)" }
    let digits = String(number.magnitude)
    let grouped = digits.enumerated().flatMap { index, digit -> [Character] in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? [mark, digit] : [digit]
    }
    return (number < 0 ? "-" : "") + String(grouped)
  }
}
