import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The parts of the gallery around the content of a page, in the standard theme, so that they are legible with any
/// style sheet.
final class Chrome {
  /// The first part, which is in the window as long as the others.
  let main: ThemeScope
  /// The style class of all parts.
  static let styleClass = "gallery-chrome"

  init(_ switches: ViewSwitches) {
    main = ThemeScope(appearance: switches.appearance)
    main.addStyleClass(Self.styleClass)
    main.observe { [unowned main] in main.apply(.standard, appearance: switches.appearance) }
  }

  /// Returns a widget as the first part, or as a further one if the first part is in a window.
  func firstPart(_ child: Widget) -> ThemeScope {
    guard main.parent == nil, main.child == nil else { return part(child) }
    main.child = child
    return main
  }

  /// Returns a widget as a further part.
  func part(_ child: Widget, isTransparent: Bool = false) -> ThemeScope {
    let part = ThemeScope(sharingStyleOf: main, child: child, isTransparent: isTransparent)
    part.addStyleClass(Self.styleClass)
    return part
  }
}
