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

  /// The ISO 4217 code of the locale's currency, such as “EUR”; empty for none.
  public static var currencyCode: String { String(String(cString: fp_locale_currency_code()).prefix(3)) }

  /// The symbol of the locale's currency, such as “€”; empty for none.
  public static var currencySymbol: String { String(cString: fp_locale_currency_symbol()) }

  /// Whether the currency is before the amount, as in the locale `C`.
  public static var isCurrencySymbolFirst: Bool { fp_locale_currency_is_first() != 0 }

  /// Whether there is a space between the currency and the amount.
  public static var isCurrencySymbolSpaced: Bool { 1...2 ~= fp_locale_currency_space() }
}
