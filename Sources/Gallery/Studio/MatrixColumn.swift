import Floorplan

/// A column of the state matrix: an appearance of a version of the theme.
nonisolated struct MatrixColumn: Hashable, Sendable {
  /// A version of the theme; the raw values are the words in addresses.
  enum Version: String, Sendable, CaseIterable {
    /// The standard theme.
    case base
    /// The style sheet of the window.
    case candidate
    /// The version of the style sheet's file before the last save.
    case previous

    var title: String {
      switch self {
      case .base: localized("Base")
      case .candidate: localized("Candidate")
      case .previous: localized("Previous Version")
      }
    }

    /// The version that this one is compared with; nil for the base.
    var reference: Self? {
      switch self {
      case .base: nil
      case .candidate: .base
      case .previous: .candidate
      }
    }
  }

  let appearance: Appearance
  let version: Version

  var title: String { localized("%1$@, %2$@").filled(with: appearance.title, version.title) }

  /// The column that this one is compared with; nil for the base.
  var reference: MatrixColumn? {
    version.reference.map { MatrixColumn(appearance: appearance, version: $0) }
  }
}
