import Floorplan

/// Swift code in the colors of the current theme.
enum CodeInset {
  /// Creates a label with code, in an inset.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - code: Returns the code; everything it reads is observed.
  /// - Returns: The label, whose text is the code.
  static func make(_ context: PageContext, code: @escaping () -> String) -> Label {
    let label = Label.wrapping(.footnote)
    label.addStyleClass("gallery-code")
    label.addStyleClass("gallery-code-inset")
    label.addStyleClass(UtilityClass.inset.rawValue)
    // Code is left-to-right in every language.
    label.direction = .ltr
    label.observe { [unowned label, context] in
      let text = code()
      let (palette, appearance) = (context.switches.theme.palette, context.switches.appearance)
      label.coloredRanges = []
      label.text = text
      label.coloredRanges = SwiftToken.tokens(of: text).map { token in
        Label.ColoredRange(token.range, palette.color(token.kind.color, in: appearance).paint)
      }
    }
    return label
  }
}
