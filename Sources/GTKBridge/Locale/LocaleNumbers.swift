import CGTK

/// What the locale of the process says of numbers, from the C library.
public nonisolated enum LocaleNumbers {
  /// What stands before the decimals: a point, a comma, or a mark of another script.
  public static var decimalMark: Character { String(cString: fp_locale_decimal_mark()).first ?? "." }
}
