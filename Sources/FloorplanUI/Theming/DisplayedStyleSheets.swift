import CGTK
import GTKBridge

/// The style sheets of a theme on a display, of which only changed ones are loaded.
struct DisplayedStyleSheets {
  private struct Sheet {
    let provider = StyleProvider()
    var css = ""
    var problems: [String] = []
  }

  private var sheets: [Sheet] = []
  private var target: (display: Display, priority: Int32)?
  /// The number of style sheets that GTK has parsed.
  private(set) var loadCount = 0

  /// Whether the style sheets are on a display.
  var isDisplayed: Bool { target != nil }
  /// The errors reported by GTK's parser.
  var problems: [String] { sheets.flatMap(\.problems) }

  /// Displays style sheets in place of the previous ones.
  mutating func show(_ texts: [String], on display: Display, priority: Int32) {
    if let target, target.display !== display || target.priority != priority || texts.count != sheets.count { remove() }
    guard !isDisplayed || texts != sheets.map(\.css) else { return }
    display.restyleUnmappedWidgets()
    sheets = Array(sheets.prefix(texts.count))
    while sheets.count < texts.count { sheets.append(Sheet()) }
    for (index, text) in texts.enumerated() where text != sheets[index].css {
      sheets[index].problems = sheets[index].provider.load(text)
      sheets[index].css = text
      loadCount += 1
    }
    guard !isDisplayed else { return }
    for sheet in sheets { display.add(sheet.provider, priority: priority) }
    target = (display, priority)
  }

  /// Removes the style sheets from the display and keeps them.
  mutating func remove() {
    guard let target else { return }
    for sheet in sheets { target.display.remove(sheet.provider) }
    self.target = nil
  }

  /// Removes the style sheets from the display and discards them.
  mutating func discard() {
    remove()
    sheets = []
  }
}

/// The priorities of style sheets.
@MainActor
package enum StylePriority {
  /// The priority of the theme of a display.
  static let theme = GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
  /// The priority of the style of windows and GTK's own controls, which themes override.
  static let controls = theme - 1 - maximumDepth
  /// The priority of attributes set in code.
  static let attributes = GTK_STYLE_PROVIDER_PRIORITY_USER - 1

  /// The priority of a program's own style sheet, above all themes and scopes.
  package static let program = attributes - 1

  /// The number of nested scopes whose styles of GTK's own controls have different priorities.
  private static let maximumDepth: Int32 = 8

  /// Returns the priority of the style of GTK's own controls in a scope.
  static func controls(depth: Int) -> Int32 { controls + min(Int32(depth), maximumDepth) }

  /// Returns the priority of a scope, which increases with its depth up to a limit.
  static func scope(depth: Int) -> Int32 { min(theme + Int32(depth), program - 1) }
}
