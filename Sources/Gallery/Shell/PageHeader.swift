import Floorplan

/// The title of a page, the sentence below it, and buttons for the page's commands.
///
/// The buttons are in the line of the title or, if they don't fit, below the texts.
final class PageHeader: CustomWidget {
  override class var cssName: String { "pageheader" }
  override class var hasSeveralArrangements: Bool { true }

  private let title = Label("", .title1)
  private let summary = Label("", .body, .secondary, wraps: true)
  private let buttons = WrappingBox(spacing: 4, lineSpacing: 4)
  private static let spacing = 16
  private static let lineSpacing = 4

  init(_ context: PageContext) {
    super.init()
    addStyleClass("gallery-page-header")
    title.numberOfLines = 2
    title.setAccessibleRole(.heading)
    title.addStyleClass("gallery-page-title")
    for command in GalleryCommand.all { command.makeButton().map(buttons.append) }
    for part in [title, summary, buttons] { part.setParent(self) }
    title.observe { [unowned title] in title.text = context.displayed.title }
    summary.observe { [unowned summary] in
      summary.text = context.displayed.entry.summary
      summary.isVisible = !summary.text.isEmpty
    }
  }

  override var requestedWidth: Measurement? {
    let sizes = [title, buttons].map { $0.measured(.horizontal) }
    return Measurement(
      minimum: Measurement.maximum(of: sizes + [summary.measured(.horizontal)]).minimum,
      natural: Measurement.sum(of: sizes, gap: Self.spacing).natural)
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let row = buttons.measured(.horizontal).fitting(in: width)
    let isWide = title.measured(.horizontal).natural + Self.spacing + row <= width
    let texts = [title, summary].filter(\.isVisible)
    if isWide {
      arrangement.add(title, width: width - row - Self.spacing)
      arrangement.add(buttons, x: width - row, width: row)
      arrangement.centerInLine()
      if summary.isVisible { arrangement.add(summary, y: arrangement.height + Self.lineSpacing, width: width) }
    } else {
      arrangement.add(texts, width: width, gap: Self.lineSpacing)
      arrangement.add(buttons, y: arrangement.height + Self.lineSpacing * 2, width: row)
      arrangement.index = 1
    }
    return arrangement
  }
}

extension GalleryCommand {
  /// Creates the button in the header of pages, or returns nil if the command has none.
  fileprivate func makeButton() -> Button? {
    guard let iconName else { return nil }
    let button: Button
    if case .windowSwitch = target {
      button = ToggleButton(togglingIcon: iconName, name: title)
    } else {
      button = Button(iconName: iconName, name: title)
    }
    button.addStyleClass("flat")
    button.actionName = action
    return button
  }
}
