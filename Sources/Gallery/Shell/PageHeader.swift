import Floorplan
import FloorplanUI

/// The title of a page, the sentence below it, and buttons for the page's commands.
///
/// The buttons are in the line of the title or, if they don't fit, below the texts.
final class PageHeader: CustomWidget {
  override class var cssName: String { "pageheader" }
  override class var hasSeveralArrangements: Bool { true }

  private let title = Label("", .title1)
  private let summary = Label("", .body, .secondary, wraps: true)
  /// The buttons, which are a single tab stop.
  private let buttons: TabGroup
  private static let spacing = 16
  private static let lineSpacing = 4

  init(_ context: PageContext) {
    let box = WrappingBox(spacing: 4, lineSpacing: 4)
    for command in GalleryCommand.all {
      guard let button = command.makeButton() else { continue }
      if command.id == "favorite", let image = button.child as? Image { Self.showStar(on: image, context) }
      box.append(button)
    }
    buttons = TabGroup(box) { [unowned box] in box.children.first(where: \.isSensitive) }
    super.init()
    addStyleClass("gallery-page-header")
    buttons.setAccessibleLabel(localized("Page Commands"))
    title.numberOfLines = 2
    title.setAccessibleRole(.heading)
    title.addStyleClass("gallery-page-title")
    for part in [title, summary, buttons] { part.setParent(self) }
    title.observe { [unowned title] in title.text = context.displayed.title }
    summary.observe { [unowned summary] in
      summary.text = context.displayed.entry.summary
      summary.isVisible = !summary.text.isEmpty
    }
  }

  private static let star = SymbolicPicture(Resource.bytes("icons/favorite-symbolic.svg"), scale: 2)
  private static let emptyStar = SymbolicPicture(Resource.bytes("icons/not-favorite-symbolic.svg"), scale: 2)

  /// Displays a star that is filled for a favorite; icon themes have different names for it.
  private static func showStar(on image: Image, _ context: PageContext) {
    image.observe { [unowned image] in
      image.show(context.bookmarks.isFavorite(context.displayed.entry) ? star : emptyStar)
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
    let button =
      isSwitch ? ToggleButton(togglingIcon: iconName, name: title) : Button(iconName: iconName, name: title)
    button.addStyleClass("flat")
    button.actionName = action
    return button
  }
}
