import Floorplan
import FloorplanTheme

/// A named value, with a swatch and its origin.
nonisolated struct RecordValue: Sendable, Hashable {
  let name: String
  let text: String
  var swatch: SwatchContent?
  /// The origin of the value, as one sentence for each line.
  var reasons: [String] = []
  /// The position in a style sheet that decides the value.
  var position: StyleSheetRange?
}

/// A card with the names and values of a record.
final class RecordCard {
  let root = Box(.vertical)
  private let scrolled: ScrolledWindow
  /// Called when the user closes the card.
  var onClose: (() -> Void)?

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - title: The title, which is displayed.
  ///   - fields: The names and values; empty values are omitted.
  ///   - above: The widgets above the fields.
  ///   - buttons: The buttons below these widgets.
  ///   - values: The values below the fields.
  ///   - open: Opens the position of a value; nil for no buttons.
  init(
    title: String, fields: [(name: String, value: String)], above: [Widget] = [], buttons: [Button] = [],
    values: [RecordValue] = [], open: ((StyleSheetRange) -> Void)? = nil
  ) {
    let column = Box(.vertical, spacing: 10, above)
    if !buttons.isEmpty {
      let line = WrappingBox(spacing: 8, lineSpacing: 8)
      for button in buttons { line.append(button) }
      column.append(line)
    }
    scrolled = ScrolledWindow(column, name: localized("Details of %1$@").filled(with: title), horizontal: .never)
    root.addStyleClass(UtilityClass.card.rawValue)
    root.setMargins(leading: 8, bottom: 8, trailing: 8)
    let heading = Label(title, .title3)
    heading.numberOfLines = 2
    heading.breaksWords = true
    heading.expandsHorizontally = true
    heading.setAccessibleRole(.heading)
    let back = Button(iconName: "window-close-symbolic", name: localized("Close Details"))
    back.verticalAlignment = .start
    let bar = Box(.horizontal, spacing: 8, [heading, back])
    bar.setMargins(top: 12, leading: 16, bottom: 8, trailing: 12)
    column.setMargins(leading: 16, bottom: 16, trailing: 16)
    for (name, value) in fields where !value.isEmpty { column.append(Self.field(name, value)) }
    for value in values { column.append(Self.view(of: value, open)) }
    scrolled.expandsVertically = true
    root.append(bar)
    root.append(scrolled)
    back.onClick { [weak self] in self?.onClose?() }
  }

  /// The scroll position of the fields, in pixels.
  ///
  /// A value that is set before the first layout applies from then on, clamped to the content.
  var scrollOffset: Double {
    get { scrolled.verticalAdjustment.value }
    set {
      scrolled.verticalAdjustment.configure(
        value: newValue, lower: 0, upper: newValue + 1, step: 1, page: 1, pageSize: 0)
    }
  }

  private static func field(_ name: String, _ value: String) -> Widget {
    Box(
      .vertical, spacing: 2,
      [Label(name, .footnote, .secondary, wraps: true), Label.wrapping(.subheadline, text: value)])
  }

  private static func view(of value: RecordValue, _ open: ((StyleSheetRange) -> Void)?) -> Widget {
    let text = Label.wrapping(.subheadline, text: value.text.leftToRight)
    let swatch = Swatch(width: 32, height: 24)
    swatch.content = value.swatch
    swatch.verticalAlignment = .center
    text.expandsHorizontally = true
    var line: [Widget] = value.swatch == nil ? [text] : [swatch, text]
    if let position = value.position, let open {
      let button = Button(
        iconName: "document-edit-symbolic", name: localized("Open %1$@ in Editor").filled(with: "\(position)"))
      button.addStyleClass("flat")
      button.onClick { open(position) }
      line.append(button)
    }
    return Box(
      .vertical, spacing: 2,
      [
        Label.wrapping(.footnote, .secondary, text: value.name),
        line.count == 1 ? text : Box(.horizontal, spacing: 8, line),
      ]
        + value.reasons.map { Label.wrapping(.caption1, .secondary, text: $0) })
  }
}

extension String {
  /// The text after a left-to-right mark, because digits and signs alone have no direction.
  nonisolated var leftToRight: String { "\u{200E}" + self }
}
