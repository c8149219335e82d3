import Floorplan
import FloorplanThemeCheck

/// The parts that may look different in another theme.
nonisolated struct ThemeChange: Sendable {
  /// The class paths whose values differ; nil if everything may differ.
  private let classPaths: Set<String>?

  init(from old: Theme, to new: Theme) {
    let comparison = ThemeComparison(from: old, to: new)
    // Frames, pages and plain labels have colors and text styles of the theme, and sizes are those of the density.
    let isGlobal = !comparison.palette.isEmpty || old.density != new.density || old.textStyles != new.textStyles
    classPaths = isGlobal ? nil : Set(comparison.differences.map(\.classPath))
  }

  /// Returns whether a widget with parts may look different.
  func mayAffect(_ parts: Set<String>) -> Bool { classPaths.map { !$0.isDisjoint(with: parts) } ?? true }
}

/// The facts about a theme that a state matrix needs before it draws anything, computed off the main thread.
nonisolated struct ThemeFacts: Sendable {
  /// The change from the reference.
  let change: ThemeChange
  /// The failing contrasts by class path.
  private let failures: [String: [ContrastReport.Entry]]

  init(_ theme: Theme, comparedWith reference: Theme) {
    change = ThemeChange(from: reference, to: theme)
    // The samples of states have no semantic variants.
    let failing = ContrastReport(of: theme).entries.filter { !$0.passes && $0.variant == nil }
    failures = Dictionary(grouping: failing, by: \.part.classPath)
  }

  /// Returns the lowest failing contrast of parts in a state and an appearance; nil if all are sufficient.
  func failingContrast(of parts: Set<String>, in state: StyleState, _ appearance: Appearance) -> Double? {
    parts.flatMap { failures[$0, default: []] }.filter { $0.state == state && $0.appearance == appearance }
      .map(\.ratio).min()
  }
}
