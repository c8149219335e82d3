import GTKBridge

/// A title with the number of things under it, such as "Packages (1,523)" or "Packages (12 of 1,523)".
///
/// - Parameters:
///   - title: What the things are.
///   - shown: How many are shown now.
///   - total: How many there are; when as many are shown, only one number appears.
/// - Returns: The title and the numbers in parentheses.
nonisolated func countTitle(_ title: String, shown: Int, total: Int) -> String {
  if shown == total {
    // Translators: what is listed, and how many there are: Packages (1,523).
    return localized("%1$@ (%2$@)").filled(with: title, groupedDigits(total))
  }
  // Translators: what is listed, how many are shown and how many there are: Packages (12 of 1,523).
  return localized("%1$@ (%2$@ of %3$@)").filled(with: title, groupedDigits(shown), groupedDigits(total))
}

/// A whole number with the mark of the locale between groups of three digits, such as 1,523.
nonisolated func groupedDigits(_ number: Int) -> String { LocaleNumbers.grouped(number) }
