import GTKBridge

/// Returns a title with a number of items, such as "Packages (1,523)" or "Packages (12 of 1,523)".
///
/// - Parameters:
///   - title: The name of the items.
///   - shown: The number of displayed items.
///   - total: The number of all items; if all are displayed, only one number appears.
/// - Returns: The title with the numbers in parentheses.
nonisolated func countTitle(_ title: String, shown: Int, total: Int) -> String {
  if shown == total {
    // Translators: what is listed, and how many there are: Packages (1,523).
    return localized("%1$@ (%2$@)").filled(with: title, groupedDigits(total))
  }
  // Translators: what is listed, how many are shown and how many there are: Packages (12 of 1,523).
  return localized("%1$@ (%2$@ of %3$@)").filled(with: title, groupedDigits(shown), groupedDigits(total))
}

/// Formats an integer with the grouping separator of the locale, such as 1,523.
nonisolated func groupedDigits(_ number: Int) -> String { LocaleNumbers.grouped(number) }
