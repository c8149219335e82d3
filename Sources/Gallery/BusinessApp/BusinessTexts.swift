import Floorplan

/// Formats an amount in euros: "€1,234.50".
nonisolated func euros(_ amount: Double) -> String { NumberFormat(.currency("EUR")).text(amount) }

/// Formats a duration in hours: "1.5 h".
nonisolated func hours(_ hours: Double) -> String {
  localized("%1$@ h").filled(with: NumberFormat(decimals: 0...1).text(hours))
}
