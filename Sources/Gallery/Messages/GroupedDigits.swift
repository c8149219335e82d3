import GTKBridge

/// Formats an integer with the grouping separator of the locale, such as 1,523.
nonisolated func groupedDigits(_ number: Int) -> String { LocaleNumbers.grouped(number) }
