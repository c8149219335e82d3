import FloorplanUI
import GTKBridge

/// A page that consists of sections, and scrolls them.
@MainActor
open class SectionsPage: NavigationPage {
  /// The sections.
  public final let sectionsView = PageSectionsView()

  /// Makes a page without sections.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - column: Where it stands on a wide window.
  public init(_ title: String, column: Column = .whole) {
    sectionsView.setAccessibleLabel(title)
    super.init(title, column: column, content: ScrolledWindow(sectionsView, name: title, horizontal: .never))
  }
}
