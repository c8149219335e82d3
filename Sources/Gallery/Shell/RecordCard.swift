import FloorplanTheme
import GTKBridge

/// Everything that is known of one thing, as a card with names and values.
final class RecordCard {
  let root = Box(.vertical)
  private let scrolled: ScrolledWindow

  /// A card for a thing of this name.
  ///
  /// - Parameters:
  ///   - title: What the thing is called, which is shown.
  ///   - fields: Names and values; those without a value are left out.
  ///   - above: What stands over the fields.
  ///   - below: What stands under them.
  ///   - close: Called when a person has read enough.
  init(
    title: String, fields: [(name: String, value: String)], above: [Widget] = [], below: [Widget] = [],
    close: @escaping () -> Void
  ) {
    let column = Box(.vertical, spacing: 10, above)
    scrolled = ScrolledWindow(column, name: localized("Record of %1$@").filled(with: title))
    root.addStyleClass(UtilityClass.card.rawValue)
    root.setMargins(leading: 8, bottom: 8, trailing: 8)
    let heading = Label(title)
    heading.addStyleClass(TextStyle.title3.utilityClass)
    heading.alignment = 0
    heading.numberOfLines = 2
    heading.insertsHyphens = false
    heading.expandsHorizontally = true
    heading.setAccessibleRole(.heading)
    let back = Button(iconName: "window-close-symbolic", name: localized("Close the record"))
    back.verticalAlignment = .start
    back.onClick(close)
    let bar = Box(.horizontal, spacing: 8, [heading, back])
    bar.setMargins(top: 12, leading: 16, bottom: 8, trailing: 12)
    column.setMargins(leading: 16, bottom: 16, trailing: 16)
    for (name, value) in fields where !value.isEmpty { column.append(Self.field(name, value)) }
    for part in below { column.append(part) }
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.expandsVertically = true
    root.append(bar)
    root.append(scrolled)
  }

  /// How far the fields are scrolled, in pixels.
  ///
  /// What is set before the card has a size holds from then on, as far as there is so much to scroll.
  var scrollOffset: Double {
    get { scrolled.verticalAdjustment.value }
    set {
      scrolled.verticalAdjustment.configure(
        value: newValue, lower: 0, upper: newValue + 1, step: 1, page: 1, pageSize: 0)
    }
  }

  private static func field(_ name: String, _ value: String) -> Widget {
    let key = Label(name)
    key.addStyleClass(TextStyle.footnote.utilityClass)
    key.addStyleClass(UtilityClass.secondary.rawValue)
    let text = Label(value)
    text.addStyleClass(TextStyle.subheadline.utilityClass)
    for label in [key, text] {
      label.alignment = 0
      label.wraps = true
      label.wrapMode = .wordChar
    }
    return Box(.vertical, spacing: 2, [key, text])
  }
}
