import FloorplanLayout
import FloorplanUI
import GTKBridge

/// A page with a scrolling list of sections.
open class SectionsPage: NavigationPage {
  /// The list of sections.
  public final let sectionsView = PageSectionsView()

  /// Creates a page without sections.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - column: The position of the page in a wide window.
  public init(_ title: String, column: Column = .full) {
    sectionsView.setAccessibleLabel(title)
    super.init(title, column: column, content: ScrolledWindow(sectionsView, name: title, horizontal: .never))
  }

  /// Also keeps a new page at its top, if the focused widget is visible there.
  override func focusContent() {
    super.focusContent()
    guard returnFocus == nil, let item = sectionsView.focusedItem, let row = sectionsView.frame(ofItemAt: item),
      let box = sectionsView.cell(at: item).flatMap({ window?.focusWidget?.bounds(in: $0) })
    else { return }
    // The view has scrolled to the whole row of the widget, which may have further lines below it.
    if row.minY + box.y + box.height <= sectionsView.viewport.size.height { sectionsView.contentOffset = .zero }
  }
}
