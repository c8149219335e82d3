import Floorplan

/// Formats an integer with the grouping separator of the locale, such as 1,523.
nonisolated func groupedDigits(_ number: Int) -> String { NumberFormat.integer.text(number) }

/// Formats a number with up to two decimals in the notation of the locale, such as 1523.5.
nonisolated func shortNumber(_ number: Double) -> String {
  NumberFormat(decimals: 0...2, isGrouped: false).text(number)
}
