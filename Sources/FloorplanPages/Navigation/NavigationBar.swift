import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// The bar above a page, with a back button, the page's title and its actions.
///
/// Each ``NavigationPage`` has one. The title is centered between the buttons. If space is short, the back button first
/// drops its title, and then the title moves below the buttons and takes the full width. Actions beyond
/// ``maximumActionCount(forWidth:)``, or beyond the available space, move to a menu, where they precede the actions
/// that are always in it (``PageAction/isInMenu``). The actions of a ``PageAction/group`` are never separated.
///
/// ## CSS nodes
///
///     navigationbar.fdlFUINavigationBar
///     ├── button.fdlFUINavigationBar_backButton             absent without a back title
///     ├── label.fdlFUINavigationBar_titleLabel
///     ├── label.fdlFUINavigationBar_subtitleLabel           absent without a subtitle
///     ├── button.fdlFUINavigationBar_actionButton …
///     ╰── menubutton                                        absent if every action has a button
///         ╰── button.fdlFUINavigationBar_moreButton
///
/// ## Accessibility
///
/// A toolbar labeled by the title, which is a heading.
public final class NavigationBar: CustomWidget {
  private typealias Parts = ComponentParts.NavigationBar

  private let titleLabel = Parts.titleLabel.makeLabel()
  private let subtitleLabel = Parts.subtitleLabel.makeLabel()
  private let backButton = ActionButton()
  private var buttons: [ActionButton] = []
  private let menu = Menu()
  private var menuActions: ActionGroup?
  private let moreButton: MenuButton

  public override class var cssName: String { "navigationbar" }
  public override class var accessibleRole: AccessibleRole { .toolbar }
  /// The title may be below the buttons.
  public override class var hasSeveralArrangements: Bool { true }

  public override init() {
    let more = localized("More Actions")
    moreButton = MenuButton(
      iconName: "view-more-symbolic", name: more, popover: PopoverMenu(menu, name: more))
    super.init()
    addStyleClasses(of: Parts.view)
    titleLabel.setAccessibleRole(.heading)
    subtitleLabel.isVisible = false
    backButton.replacementPart = Parts.backButton
    backButton.setImage(.icon("go-previous-symbolic"), for: .normal)
    backButton.setSizeRequest(width: Self.iconButtonWidth)
    backButton.hidesTitleIfNarrow = true
    backButton.isVisible = false
    backButton.didSelectHandler = { [weak self] _ in self?.onBack?() }
    moreButton.isVisible = false
    // The second child is the popover of the menu.
    moreButton.children.first?.addStyleClasses(of: Parts.moreButton)
    for part in [backButton, titleLabel, subtitleLabel, moreButton] { part.setParent(self) }
  }

  private static let menuPrefix = "page"

  // MARK: Content

  /// The title of the page.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      titleLabel.text = title
      setAccessibleLabel(title)
    }
  }

  /// The subtitle; nil or an empty string for none.
  public var subtitle: String? {
    didSet {
      guard subtitle != oldValue else { return }
      subtitleLabel.text = subtitle ?? ""
      subtitleLabel.isVisible = subtitle?.isEmpty == false
    }
  }

  /// The title of the previous page, or nil to hide the back button.
  public var backTitle: String? {
    didSet {
      guard backTitle != oldValue else { return }
      backButton.setTitle(backTitle, for: .normal)
      backButton.accessibilityLabel = backTitle.map { localized("Back to %1$@").filled(with: $0) }
      backButton.setVisible(backTitle != nil, movingFocusTo: self)
      queueResize()
    }
  }

  /// Called when the user clicks the back button.
  @Callback public var onBack: (() -> Void)?

  /// The actions of the page, in reading order.
  public var actions: [PageAction] = [] { didSet { showActions() } }
  /// The actions that can have buttons, followed by those that are always in the menu.
  private var sortedActions: [PageAction] = []

  /// Returns the maximum number of action buttons for a width; the other actions are in a menu.
  ///
  /// The actions of a ``PageAction/group`` count as one.
  ///
  /// - Parameter width: The width of the bar, in pixels.
  /// - Returns: The maximum number of buttons.
  public static func maximumActionCount(forWidth width: Int) -> Int { width < compactWidth ? 2 : 3 }
  private static let compactWidth = ComponentParts.navigationView[.regularWidth]

  /// Updates the buttons, reusing those that remain, because they may have the focus.
  private func showActions() {
    sortedActions = actions.filter { !$0.isInMenu } + actions.filter(\.isInMenu)
    while buttons.count > actions.count { buttons.removeLast().removePermanently() }
    while buttons.count < actions.count {
      let button = ActionButton()
      button.replacementPart = Parts.actionButton
      button.insert(in: self, after: buttons.last ?? subtitleLabel)
      buttons.append(button)
    }
    for (button, action) in zip(buttons, sortedActions) {
      button.setImage(action.image, for: .normal)
      button.setTitle(Self.displayedTitle(of: action), for: .normal)
      button.accessibilityLabel = action.accessibleTitle
      button.tooltip = action.image == nil ? nil : action.title
      button.setSizeRequest(width: action.image == nil ? -1 : Self.iconButtonWidth)
      button.isEnabled = action.isEnabled
      button.didSelectHandler = { _ in action.perform() }
    }
    fillMenu()
    queueResize()
  }

  /// Returns the text of a button: only the count if the button has an icon.
  private static func displayedTitle(of action: PageAction) -> String? {
    let count = action.count ?? 0
    guard action.image == nil else { return count > 0 ? "\(count)" : nil }
    return count > 0 ? action.title.withCount("\(count)") : action.title
  }

  /// Fills the menu with the actions that have no button.
  private func fillMenu() {
    menu.removeAll()
    let offered = ActionGroup()
    for action in sortedActions.dropFirst(visibleActionCount) {
      menu.append(action.title, action: "\(Self.menuPrefix).\(action.id)")
      offered.addAction(action.id, action.perform).isEnabled = action.isEnabled
    }
    insertActionGroup(offered, prefix: Self.menuPrefix)
    menuActions?.dispose()
    menuActions = offered
  }

  // MARK: Arrangement

  /// The minimum size of a click target.
  private static var minimumButtonSize: Int { ComponentParts.ActionButton.button[.minimumWidth] }
  /// The width of a button with only an icon, at which the area within its padding is large enough to hit.
  private static let iconButtonWidth = 56

  /// The number of actions that have buttons.
  private var visibleActionCount = 0

  private struct Row {
    var backWidth = 0
    /// The number of actions that have buttons.
    var actionCount = 0
    /// The buttons of the actions and of the menu.
    var trailing: [(button: Widget, width: Int)] = []
    var containsTitle = false
    var trailingWidth: Int {
      trailing.reduce(max(0, trailing.count - 1) * Parts.view[.controlGap]) { $0 + $1.width }
    }
  }

  private func naturalWidth(of button: Widget) -> Int {
    max(Self.minimumButtonSize, button.measured(.horizontal).natural)
  }

  private func minimumWidth(of button: Widget) -> Int {
    max(Self.minimumButtonSize, button.measured(.horizontal).minimum)
  }

  /// The number of actions that have buttons in an unlimited width.
  private var maximumButtonCount: Int { sortedActions.count { !$0.isInMenu } }

  /// Returns the possible numbers of action buttons, in descending order, without splitting groups.
  private func buttonCounts(in width: Int) -> [Int] {
    var counts = [0]
    for (place, action) in sortedActions.prefix(maximumButtonCount).enumerated() {
      if place > 0, let group = action.group, group == sortedActions[place - 1].group { counts.removeLast() }
      counts.append(place + 1)
    }
    return counts.prefix(1 + Self.maximumActionCount(forWidth: width)).reversed()
  }

  private var titleWidth: Int {
    max(
      titleLabel.measured(.horizontal).natural,
      subtitleLabel.isVisible ? subtitleLabel.measured(.horizontal).natural : 0)
  }

  private func row(in width: Int) -> Row {
    var row = Row()
    let smallestBack = backTitle == nil ? 0 : Self.iconButtonWidth + Parts.view[.columnGap]
    for count in buttonCounts(in: width) {
      row.actionCount = count
      let trailing = Array(buttons.prefix(count)) + (count < buttons.count ? [moreButton] : []) as [Widget]
      row.trailing = trailing.map { ($0, naturalWidth(of: $0)) }
      if smallestBack + row.trailingWidth <= width { break }
    }
    let title = titleWidth
    for showsTitle in [true, false] where backTitle != nil {
      row.backWidth = showsTitle ? naturalWidth(of: backButton) : minimumWidth(of: backButton)
      // The title is centered in the bar, so the wider side counts twice.
      row.containsTitle = title + 2 * (max(row.backWidth, row.trailingWidth) + Parts.view[.columnGap]) <= width
      if row.containsTitle { return row }
    }
    row.containsTitle = title + row.backWidth + row.trailingWidth + 2 * Parts.view[.columnGap] <= width
    return row
  }

  public override var requestedWidth: Measurement? {
    let actions = buttons.prefix(maximumButtonCount).map { naturalWidth(of: $0) }.reduce(0, +)
    let back = backTitle == nil ? 0 : naturalWidth(of: backButton)
    let few = (backTitle == nil ? 0 : Self.minimumButtonSize) + min(3, buttons.count) * Self.minimumButtonSize
    return Measurement(
      minimum: max(titleLabel.measured(.horizontal).minimum, few + 3 * Parts.view[.columnGap]),
      natural: titleWidth + actions + back + 4 * Parts.view[.columnGap])
  }

  /// Arranges the title between the buttons if it fits there, otherwise below them.
  public override func arrangement(width: Int) -> Arrangement? {
    let row = row(in: width)
    let titleWidth = row.containsTitle ? titleWidth : width
    let titles = [titleLabel, subtitleLabel].filter(\.isVisible)
    let titleHeight = titles.reduce(Parts.view[.lineGap] * (titles.count - 1)) {
      $0 + $1.measured(.vertical, forSize: titleWidth).natural
    }
    var arrangement = Arrangement()
    arrangement.index = row.containsTitle ? 0 : 1
    let visible = row.trailing.map(\.button) + (backTitle == nil ? [] : [backButton])
    arrangement.height = visible.reduce(row.containsTitle ? titleHeight : 0) { max($0, $1.measured(.vertical).natural) }
    let lineHeight = arrangement.height
    func add(_ button: Widget, x: Int, width: Int) {
      let height = button.measured(.vertical, forSize: width).natural
      arrangement.add(button, x: x, y: (lineHeight - height) / 2, width: width, height: height)
    }
    if backTitle != nil { add(backButton, x: 0, width: row.backWidth) }
    var x = width - row.trailingWidth
    for (button, buttonWidth) in row.trailing where button.isVisible {
      add(button, x: x, width: buttonWidth)
      x += buttonWidth + Parts.view[.controlGap]
    }
    let last = width - row.trailingWidth - Parts.view[.columnGap] - titleWidth
    let titleX =
      row.containsTitle ? max(row.backWidth + Parts.view[.columnGap], min((width - titleWidth) / 2, last)) : 0
    let titleY = row.containsTitle ? (lineHeight - titleHeight) / 2 : lineHeight + Parts.view[.lineGap]
    arrangement.add(titles, x: titleX, y: titleY, width: titleWidth, gap: Parts.view[.lineGap])
    return arrangement
  }

  public override func sizeAllocate(width: Int, height: Int) {
    let count = row(in: width).actionCount
    for (place, button) in buttons.enumerated() { button.isChildVisible = place < count }
    moreButton.isChildVisible = count < buttons.count
    if visibleActionCount != count || moreButton.isVisible != moreButton.isChildVisible {
      visibleActionCount = count
      // The menu and its button must not change during the allocation.
      MainLoop.idle { [weak self] in
        guard let self else { return }
        fillMenu()
        moreButton.setVisible(visibleActionCount < buttons.count, movingFocusTo: self)
      }
    }
    super.sizeAllocate(width: width, height: height)
  }

  public override func dispose() {
    insertActionGroup(nil, prefix: Self.menuPrefix)
    menuActions?.dispose()
    menuActions = nil
    super.dispose()
  }
}
