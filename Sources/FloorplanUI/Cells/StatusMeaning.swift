public import FloorplanTheme
import GTKBridge

/// The semantic of a status, which determines its color in the theme.
public typealias StatusMeaning = StyleVariant

extension Widget {
  /// Replaces the style class of a semantic, which themes color.
  package func change(_ shown: StatusMeaning?, to meaning: StatusMeaning?) {
    guard meaning != shown else { return }
    if let shown { removeStyleClass(shown.rawValue) }
    if let meaning { addStyleClass(meaning.rawValue) }
  }
}
