public import CGTK
import FloorplanForms
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A bar with the sort order and the filters of a list as chips in one line, which scrolls horizontally.
///
///     let bar = FilterFeedbackBar()
///     bar.items = [
///       FilterFeedbackItem("sort", "Sort: Due Date", isActive: true),
///       FilterFeedbackItem("mine", "Mine", isActive: false),
///     ]
///     bar.onClick = { id in filters.toggle(id) }
///
/// The app determines the chips. According to the guidelines, a sort order other than the default comes first, then
/// active filters, then filters that the user can turn on here. Set ``items`` after each change; the focus stays on a
/// chip with the same ID. The bar is hidden while it has no items.
///
/// ## CSS nodes
///
///     filterfeedbackbar.fdlFUIFilterFeedbackBar
///     ╰── scrolledwindow
///         ╰── viewport
///             ╰── chips
///                 ╰── button.fdlFUIFilterFeedbackBar_chip       for each item, :selected while active
///                     ╰── label
///
/// ## Accessibility
///
/// A group with a button for each item, pressed while the item is active. The bar is one tab stop; the arrow keys move
/// between the chips.
@MainActor
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
    strip.onClick = { [weak self] in self?.onClick?($0) }
    let ring = Parts.view[.controlGap]
    strip.setMargins(top: ring, leading: ring, bottom: ring, trailing: ring)
    scroller.setPolicy(horizontal: .external, vertical: .never)
    // Vertical scrolling belongs to the list below.
    scroller.scrollAxes = [.horizontal]
    scroller.isFocusable = false
    scroller.setParent(self)
    isVisible = false
  }

  /// The chips, in reading order; of several with the same ID, the first one is displayed.
  public var items: [FilterFeedbackItem] = [] { didSet { if items != oldValue { show() } } }
  /// Called with the ID of the chip that the user clicks.
  public var onClick: ((String) -> Void)?

  private var displayedItems: [FilterFeedbackItem] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0.id).inserted }
  }

  private func show() {
    let displayed = displayedItems
    strip.show(ids: displayed.map(\.id))
    for (chip, item) in zip(strip.buttons, displayed) {
      chip.text = item.title
      chip.accessibleName = item.title
      chip.isSelected = item.isActive
    }
    isVisible = !items.isEmpty
  }

  /// Focuses the chip that was focused last, or the first one.
  public override func takeFocus() -> Bool { strip.grabFocus() }

  /// Moves the focus into the bar or, from any chip, out of it.
  public override func focus(_ direction: GtkDirectionType) -> Bool { !containsFocus && takeFocus() }

  public override func dispose() {
    super.dispose()
    onClick = nil
  }
}
