public import CGTK
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// The sort order and the filters of a list as chips in one line, which scrolls sideways where there is no room.
///
///     let bar = FilterFeedbackBar()
///     bar.items = [
///       FilterFeedbackItem("sort", "Sort: Due Date", isActive: true, opensMenu: true),
///       FilterFeedbackItem("mine", "Mine", isActive: false),
///     ]
///     bar.onPress = { id in filters.toggle(id) }
///
/// The chips are what the app says: by the guidelines an order that isn't the standard one comes first, then active
/// filters, then those that can be turned on here.  Set ``items`` anew after each change; chips are known by their ids, so
/// that the focus stays on them.  Without items the bar is not visible.
///
/// ## CSS nodes
///
///     filterfeedbackbar.fdlFUIFilterFeedbackBar
///     ╰── scrolledwindow
///         ╰── viewport
///             ╰── chips
///                 ╰── button.fdlFUIFilterFeedbackBar_chip       for each item, :selected while it is active
///                     ╰── box
///                         ├── image                             absent without one
///                         ├── label
///                         ╰── image                             where it opens something
///
/// ## Accessibility
///
/// A group with a button for each item, which is pressed in while the item is active; where it opens
/// something, it says whether that is open.  It is one stop of the keyboard: the arrows move among the chips.
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
    become(Parts.view)
    setAccessibleLabel(name)
    strip.setAccessibleLabel(name)
    strip.onPress = { [weak self] in self?.onPress?($0) }
    let ring = Int(Parts.view.metric(.controlGap))
    strip.setMargins(top: ring, leading: ring, bottom: ring, trailing: ring)
    scroller.setPolicy(horizontal: .external, vertical: .never)
    // What scrolls up and down is the list below.
    scroller.scrollAxes = [.horizontal]
    scroller.isFocusable = false
    scroller.setParent(self)
    isVisible = false
  }

  /// The chips in the order of reading; of several with the same id, the first one is shown.
  public var items: [FilterFeedbackItem] = [] { didSet { if items != oldValue { show() } } }
  /// The id of the chip whose menu or sheet is open; nil for none.
  public var openItem: String? { didSet { if openItem != oldValue { describe() } } }
  /// Called with the id of the chip that a person pressed.
  public var onPress: ((String) -> Void)?

  private var shownItems: [FilterFeedbackItem] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0.id).inserted }
  }

  private func show() {
    strip.show(shownItems.map(\.id))
    describe()
    isVisible = !items.isEmpty
  }

  private func describe() {
    for (chip, item) in zip(strip.chips, shownItems) {
      chip.text = item.title
      chip.spokenName = item.title
      chip.image = item.image
      chip.isChosen = item.isActive
      chip.isOpen = item.opensMenu ? openItem == item.id : nil
    }
  }

  /// Gives the focus to the chip that had it last, or to the first one.
  public override func takeFocus() -> Bool { strip.grabFocus() }

  /// Enters the chips, or goes on to what is behind all of them.
  public override func focus(_ direction: GtkDirectionType) -> Bool { !containsFocus && takeFocus() }

  public override func dispose() {
    super.dispose()
    onPress = nil
  }
}
