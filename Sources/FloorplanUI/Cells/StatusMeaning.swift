public import FloorplanTheme
import GTKBridge

/// What a status says: its colour comes from the theme.
public typealias StatusMeaning = StyleVariant

extension Widget {
  /// Shows a meaning by the style class that themes colour.
  func show(_ meaning: StatusMeaning?) {
    for known in StatusMeaning.allCases { setStyleClass(known.rawValue, known == meaning) }
  }
}
