import GTKBridge

/// The number conventions of a locale, for a ``NumberFormat``.
///
/// The default is ``current``; a program that displays the numbers of another country creates its own symbols.
public nonisolated struct NumberSymbols: Hashable, Sendable {
  /// The decimal separator: a point, a comma or “٫”.
  public var decimalSeparator: Character
  /// The separator between thousands, such as a comma, a point, a space or an apostrophe; nil for none.
  public var groupingSeparator: Character?
  /// The notation of percentages, in which `#` is the number, such as “#%”.
  public var percentPattern: String
  /// The notation of amounts, in which `#` is the number and `¤` the currency, such as “¤#” or “# ¤”.
  public var currencyPattern: String
  /// The ISO 4217 code of the country's currency, such as “EUR”; empty for none.
  public var currencyCode: String
  /// The symbol of the country's currency, such as “€”; empty for none.
  public var currencySymbol: String

  /// Creates symbols; the defaults are those of the locale `C`.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",", percentPattern: String = "#%",
    currencyPattern: String = "¤#", currencyCode: String = "", currencySymbol: String = ""
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.percentPattern = percentPattern
    self.currencyPattern = currencyPattern
    self.currencyCode = currencyCode
    self.currencySymbol = currencySymbol
  }

  /// The conventions of the program: those of the process's locale, and percentages as in the user's language.
  public static var current: NumberSymbols {
    let space = LocaleNumbers.isCurrencySymbolSpaced ? "\u{A0}" : ""
    return NumberSymbols(
      decimalSeparator: LocaleNumbers.decimalSeparator, groupingSeparator: LocaleNumbers.groupingSeparator,
      percentPattern: percentText("#"),
      currencyPattern: LocaleNumbers.isCurrencySymbolFirst ? "¤\(space)#" : "#\(space)¤",
      currencyCode: LocaleNumbers.currencyCode, currencySymbol: LocaleNumbers.currencySymbol)
  }
}

// MARK: Currencies

nonisolated extension NumberSymbols {
  /// Returns the symbol of a currency, or its code if there is none or if the symbol is that of the locale's currency.
  func symbol(ofCurrency code: String) -> String {
    if code == currencyCode, !currencySymbol.isEmpty { return currencySymbol }
    return Self.symbols[code].flatMap { $0 == currencySymbol ? nil : $0 } ?? code
  }

  /// Returns the number of decimals of a currency in ISO 4217.
  static func decimals(ofCurrency code: String) -> Int { decimals[code] ?? 2 }

  /// The symbols that stand for one currency in most countries.
  private static let symbols = [
    "BRL": "R$", "CZK": "Kč", "EUR": "€", "GBP": "£", "GEL": "₾", "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩",
    "KZT": "₸", "NGN": "₦", "PHP": "₱", "PLN": "zł", "TRY": "₺", "UAH": "₴", "USD": "$", "VND": "₫",
  ]
  /// The currencies that don't have two decimals.
  private static let decimals = [
    "BHD": 3, "BIF": 0, "CLF": 4, "CLP": 0, "DJF": 0, "GNF": 0, "IQD": 3, "ISK": 0, "JOD": 3, "JPY": 0, "KMF": 0,
    "KRW": 0, "KWD": 3, "LYD": 3, "OMR": 3, "PYG": 0, "RWF": 0, "TND": 3, "UGX": 0, "UYI": 0, "UYW": 4, "VND": 0,
    "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
  ]
}
