public import FloorplanTheme
import GTKBridge

/// What a status says: its colour comes from the theme.
public typealias StatusMeaning = StyleVariant

extension Widget {
  /// Shows a meaning by the style class that themes colour, in place of the one that is shown.
  package func change(_ shown: StatusMeaning?, to meaning: StatusMeaning?) {
    guard meaning != shown else { return }
    if let shown { removeStyleClass(shown.rawValue) }
    if let meaning { addStyleClass(meaning.rawValue) }
  }
}
