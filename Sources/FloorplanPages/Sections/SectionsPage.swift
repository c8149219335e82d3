import FloorplanUI
import GTKBridge

/// A page with a scrolling list of sections.
@MainActor
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
}
