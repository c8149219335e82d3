import FloorplanTheme
import GTKBridge

/// The container of the open page, its title and its inspector.
final class PageHost {
  let root = Box(.vertical)
  private(set) var context: PageContext?

  init() {
    root.addStyleClass(UtilityClass.background.rawValue)
    root.expandsHorizontally = true
  }

  /// Displays a page, and discards the previous one.
  func show(_ context: PageContext) {
    close()
    self.context = context
    guard let page = catalogPages.first(where: { $0.entry == context.entry })?.body(context) else {
      preconditionFailure("no page \(context.entry.path)")
    }
    let title = Label("", .title1)
    title.numberOfLines = 2
    title.setAccessibleRole(.heading)
    title.addStyleClass("gallery-page-title")
    title.observe { [unowned title] in title.text = context.displayed.title }
    let split = InspectorSplit(page)
    split.expandsVertically = true
    root.append(title)
    root.append(split)
    // The page may navigate to another one, which has its own knobs.
    var known: PageContext?
    split.observe { [unowned split] in
      let displayed = context.displayed
      guard displayed !== known else { return }
      known = displayed
      split.show(Inspector.make(displayed))
    }
  }

  /// Discards the open page.
  func close() {
    context = nil
    for child in root.children { child.removePermanently() }
  }
}
