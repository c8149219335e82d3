/// The density of components: the heights and paddings of rows and controls, the widths of buttons, and the gaps inside
/// them.
///
/// Texts, icons and pictures have the same size in each density.
public enum Density: String, Sendable, Hashable, CaseIterable {
  /// The sizes for fingers: rows are at least 44 points high.
  case cozy
  /// The sizes for a mouse and a keyboard: rows are at least 32 points high.
  case compact
}

extension Density {
  /// The variable with which a style sheet sets the density.
  static let variable = "density"
}
