package import FloorplanTheme
import GTKBridge

extension Widget {
  /// Replaces the style class of a semantic status, which themes color.
  package func replaceSemanticStatus(_ old: SemanticStatus?, with new: SemanticStatus?) {
    guard new != old else { return }
    if let old { removeStyleClass(old.rawValue) }
    if let new { addStyleClass(new.rawValue) }
  }
}
