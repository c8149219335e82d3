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
}
