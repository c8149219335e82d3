import Floorplan

/// A card of a page, with a heading.
enum PageCard {
  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - parts: The content below the heading.
  ///   - action: A button next to the heading.
  /// - Returns: The card.
  static func make(_ title: String, _ parts: [Widget], action: Button? = nil) -> Widget {
    let heading = Label(title, .subheadline, .secondary)
    heading.setAccessibleRole(.heading)
    heading.expandsHorizontally = true
    let header = action.map { Box(.horizontal, spacing: 8, [heading, $0]) } ?? heading
    // The button has its own padding.
    let column = Box(.vertical, spacing: action == nil ? 12 : 4, [header] + parts)
    column.setMargins(top: action == nil ? 12 : 8, leading: 16, bottom: 16, trailing: 16)
    let card = Box(.vertical, [column])
    card.addStyleClass(UtilityClass.card.rawValue)
    return card
  }

  /// Creates a card with code, and a button that copies it.
  ///
  /// The button is next to the heading. Next to wrapped text, a horizontal box would repeat the text layout to find its
  /// width.
  ///
  /// - Parameters:
  ///   - context: The context of the page.
  ///   - code: Returns the code; everything it reads is observed.
  /// - Returns: The card.
  static func code(_ context: PageContext, _ code: @escaping () -> String) -> Widget {
    let label = CodeInset.make(context, code: code)
    let copy = Button(iconName: "edit-copy-symbolic", name: localized("Copy Code"))
    copy.addStyleClass("flat")
    copy.onClick { [unowned label, context] in
      label.clipboard.set(text: label.text)
      context.announce(localized("Code copied"))
    }
    return make(localized("Code"), [label], action: copy)
  }
}
