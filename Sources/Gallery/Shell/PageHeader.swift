import Floorplan
import FloorplanUI

/// The title of a page, buttons for the page's commands, and the sentence below them.
///
/// In a narrow window, it is a single row: the title and a menu of the commands.
final class PageHeader: CustomWidget {
  override class var cssName: String { "pageheader" }
  override class var hasSeveralArrangements: Bool { true }

  private let title = Label("", .title1)
  private let summary = Label("", .body, .secondary, wraps: true)
  /// The buttons, which are a single tab stop.
  private let buttons: TabGroup
  /// The same commands in a narrow window.
  private let menu: MenuButton
  private static let spacing = 16
  private static let lineSpacing = 4
  /// The width below which the header is a single row, in pixels.
  private static let minimumWideWidth = 560

  init(_ context: PageContext) {
    let box = WrappingBox(spacing: 4, lineSpacing: 4)
    let entries = Menu()
    for command in GalleryCommand.all {
      guard let button = command.makeButton() else { continue }
      if command.id == "favorite", let image = button.child as? Image { Self.showStar(on: image, context) }
      box.append(button)
      entries.append(command.title, action: command.action)
    }
    let name = localized("Page Commands")
    buttons = TabGroup(box) { [unowned box] in box.children.first(where: \.isSensitive) }
    menu = MenuButton(iconName: "view-more-symbolic", name: name, popover: PopoverMenu(entries, name: name))
    super.init()
    addStyleClass("gallery-page-header")
    buttons.setAccessibleLabel(name)
    menu.hasFrame = false
    title.ellipsis = .end
    title.setAccessibleRole(.heading)
    title.addStyleClass("gallery-page-title")
    for part in [title, summary, buttons, menu] { part.setParent(self) }
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
    let texts = title.measured(.horizontal)
    return Measurement(
      minimum: texts.minimum + Self.spacing + menu.measured(.horizontal).minimum,
      // The row of a narrow window is the lower one.
      natural: max(
        Self.minimumWideWidth, texts.natural + Self.spacing + buttons.measured(.horizontal).natural))
  }

  override func arrangement(width: Int) -> Arrangement? {
    let isWide = width >= Self.minimumWideWidth
    let commands = isWide ? buttons : menu
    let row = commands.measured(.horizontal).natural
    var arrangement = Arrangement()
    arrangement.index = isWide ? 0 : 1
    arrangement.add(title, width: width - row - Self.spacing)
    arrangement.add(commands, x: width - row, width: row)
    arrangement.centerInLine()
    if isWide, summary.isVisible { arrangement.add(summary, y: arrangement.height + Self.lineSpacing, width: width) }
    return arrangement
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isWide = width >= Self.minimumWideWidth
    let (shown, hidden): (Widget, Widget) = isWide ? (buttons, menu) : (menu, buttons)
    // The focus can't move during the layout.
    if hidden.containsFocus { MainLoop.idle { [weak shown] in _ = shown?.moveFocus(.tabForward) } }
    hidden.isChildVisible = false
    shown.isChildVisible = true
    summary.isChildVisible = isWide
    super.sizeAllocate(width: width, height: height)
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
