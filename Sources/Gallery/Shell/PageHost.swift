import FloorplanTheme
import GTKBridge

/// Holds the open page, its title and its knobs.
final class PageHost {
  let root = Box(.vertical)
  private(set) var context: PageContext?
  private var page: (any Page)?

  init() {
    root.addStyleClass(UtilityClass.background.rawValue)
    root.expandsHorizontally = true
  }

  /// Shows a page instead of the one before, which is freed with everything in it.
  func show(_ context: PageContext) {
    close()
    self.context = context
    let page = catalogue.pageType(of: context.entry).init(context)
    self.page = page
    let title = Label("", .title2)
    title.numberOfLines = 2
    title.setAccessibleRole(.heading)
    title.addStyleClass("gallery-page-title")
    title.observe { [unowned title] in title.text = context.title }
    page.root.expandsVertically = true
    let knobs = KnobBar(context)
    root.append(title)
    root.append(Self.content(page.root, knobs))
  }

  private static func content(_ page: Widget, _ knobs: KnobBar) -> Widget {
    guard knobs.root.isVisible else { return page }
    return knobs.isLong ? KnobbedPage(page, knobs.root) : KnobsOverPage(page, knobs.root)
  }

  /// Frees the open page.
  func close() {
    page = nil
    context = nil
    for child in root.children {
      child.discard()
      root.remove(child)
    }
  }
}
