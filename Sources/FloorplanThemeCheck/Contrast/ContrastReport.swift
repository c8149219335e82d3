public import FloorplanTheme

/// The texts of all parts whose contrast with their background is too low in a theme.
///
/// Unlike the problems of a style sheet, it includes texts whose colors no declaration sets. Disabled parts are exempt.
public struct ContrastReport: Sendable, Hashable {
  /// A text with a contrast that is too low.
  public struct Failure: Sendable, Hashable {
    /// The class path of the text.
    public let classPath: String
    /// The state.
    public let state: StyleState
    /// The appearance.
    public let appearance: Appearance
    /// The contrast ratio.
    public let ratio: Double
    /// The minimum contrast ratio of the text.
    public let minimum: Double
  }

  /// The failures, in the order of the parts.
  public let failures: [Failure]

  /// Measures the texts in a theme.
  public init(of theme: Theme) {
    var search = ContrastSearch(theme: theme, layer: theme.sheet)
    failures = search.failures()
  }
}
