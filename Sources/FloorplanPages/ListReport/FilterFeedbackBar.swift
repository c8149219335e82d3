import FloorplanForms
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A bar with the sort order and the filters of a list as chips in one line, which scrolls horizontally.
///
///     let bar = FilterFeedbackBar()
///     bar.setItems {
///       FilterFeedbackItem(Chip.sorting, "Sort: Due Date", isActive: filter.sorting != .name, menu: { sortMenu() })
///       FilterFeedbackItem(Chip.mine, "Mine", isActive: filter.isMine) { filter.isMine.toggle() }
///     }
///
/// The app determines the chips. According to the guidelines, a sort order other than the default comes first, then
/// active filters, then filters that the user can turn on here. The focus stays on a chip with the same ID. A chip with
/// a menu has an arrow, and a click opens the menu. The items of a menu can have check marks. The bar is hidden while it
/// has no items.
///
/// ## CSS nodes
///
///     filterfeedbackbar.fdlFUIFilterFeedbackBar
///     ╰── scrolledwindow
///         ╰── viewport
///             ╰── chips
///                 ╰── button.fdlFUIFilterFeedbackBar_chip       for each item, :selected while active
///                     ╰── label, or a box with a label and an image if the chip has a menu
///
/// ## Accessibility
///
/// A group with a button for each item, pressed while the item is active. The bar is one tab stop; the arrow keys move
/// between the chips.
public final class FilterFeedbackBar: CustomWidget {
  private typealias Parts = ComponentParts.FilterFeedbackBar
  private let strip = ChipStrip(Parts.chip, wraps: false)
  private let scroller: ScrolledWindow

  public override class var cssName: String { "filterfeedbackbar" }

  public override init() {
    let name = localized("Filters")
    scroller = ScrolledWindow(strip, name: name)
    super.init()
    addStyleClasses(of: Parts.view)
    setAccessibleLabel(name)
    strip.setAccessibleLabel(name)
    strip.onClick = { [weak self] in self?.perform($0) }
    strip.setMargins(of: Parts.view, block: .controlGap, inline: .controlGap)
    scroller.setPolicy(horizontal: .external, vertical: .never)
    // Vertical scrolling belongs to the list below.
    scroller.scrollAxes = [.horizontal]
    scroller.isFocusable = false
    scroller.setParent(self)
    isVisible = false
  }

  /// The chips, in reading order; of several with the same ID, the first one is displayed.
  public var items: [FilterFeedbackItem] = [] { didSet { if !isDisposed { show() } } }
  private var displayedItems: [FilterFeedbackItem] = []

  /// Sets ``items``, now and again after an observable property that the closure read has changed.
  ///
  /// The closure replaces that of an earlier call, and chips that are assigned directly as soon as it runs again.
  public func setItems(@ArrayBuilder<FilterFeedbackItem> _ items: @escaping () -> [FilterFeedbackItem]) {
    itemsObserver = GTKBridge.observe { [unowned self] in self.items = items() }
  }
  @Pending private var itemsObserver: Observer?
  private var menu: (chip: AnyHashable, popover: OpenMenu)?

  private func show() {
    var seen: Set<AnyHashable> = []
    displayedItems = items.filter { seen.insert($0.id).inserted }
    if let menu, !displayedItems.contains(where: { $0.id == menu.chip && $0.menu != nil }) { closeMenu() }
    strip.show(ids: displayedItems.map(\.id))
    for (chip, item) in zip(strip.buttons, displayedItems) {
      chip.text = item.title
      chip.accessibleName = item.title
      chip.isSelected = item.isActive
      chip.hasMenu = item.menu != nil
    }
    isVisible = !items.isEmpty
  }

  private func perform(_ index: Int) {
    let item = displayedItems[index]
    guard let items = item.menu?() else { return item.perform() }
    closeMenu()
    let opened = OpenMenu(items, name: item.title)
    menu = (item.id, opened)
    opened.open(over: strip.buttons[index]) { [weak self, weak opened] in
      // The user may have opened another menu meanwhile.
      if let self, let opened, menu?.popover === opened { closeMenu() }
    }
  }

  private func closeMenu() {
    menu?.popover.remove()
    menu = nil
  }

  /// Focuses the chip that was focused last, or the first one.
  public override func takeFocus() -> Bool { strip.grabFocus() }

  /// Moves the focus into the bar or, from any chip, out of it.
  public override func focus(_ direction: FocusDirection) -> Bool { !containsFocus && takeFocus() }

  public override func dispose() {
    closeMenu()
    super.dispose()
    // Their closures may capture the page.
    (items, displayedItems) = ([], [])
  }
}
