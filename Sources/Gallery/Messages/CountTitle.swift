import Floorplan
import GTKBridge

/// Returns a title with a number of items, such as "Packages (1,523)" or "Packages (12 of 1,523)".
///
/// - Parameters:
///   - title: The name of the items.
///   - displayed: The number of displayed items.
///   - total: The number of all items; if all are displayed, only one number appears.
/// - Returns: The title with the numbers in parentheses.
nonisolated func titleWithCount(_ title: String, displayed: Int, total: Int) -> String {
  ListReportPage.titleWithCount(title, displayed, of: total)
}

/// Formats an integer with the grouping separator of the locale, such as 1,523.
nonisolated func groupedDigits(_ number: Int) -> String { LocaleNumbers.grouped(number) }
