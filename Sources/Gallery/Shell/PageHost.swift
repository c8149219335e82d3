import FloorplanTheme
import GTKBridge

/// The container of the open page, its title and its inspector.
final class PageHost {
  let root = Box(.vertical)
  private(set) var context: PageContext?
  /// The picker of the open page.
  private(set) var picker: PartPicker?
  /// The banner with the accessibility problems.
  private var problems: Widget?

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
    let picker = PartPicker(page, context)
    self.picker = picker
    let split = InspectorSplit(picker, context.chrome)
    split.expandsVertically = true
    root.append(context.chrome.firstPart(PageInset(PageHeader(context))))
    root.append(split)
    let inspection = Inspection(context, picker)
    split.observe { [unowned split] in inspection.update(split) }
  }

  /// Picks the first part with a class path, or displays a message if the page has none.
  func pick(_ classPath: String) {
    guard let picker, !picker.pick(classPath) else { return }
    context?.announce(localized("%1$@ isn’t on this page").filled(with: classPath))
  }

  /// Displays the accessibility problems of the page above it, in place of earlier ones.
  func show(_ problems: [String]) {
    let close = Button(label: localized("Close"))
    let banner = NoticeBanner(
      localized("%1$@ accessibility problem", "%1$@ accessibility problems", count: problems.count),
      details: NoticeBanner.Details(
        button: localized("Show All"), name: localized("Accessibility Problems"), lines: problems), buttons: [close])
    close.onClick { [weak self] in
      // The button is in the banner.
      MainLoop.idle {
        guard let self else { return }
        if self.problems?.containsFocus == true { self.root.moveFocus(.tabForward) }
        self.problems?.removePermanently()
        self.problems = nil
      }
    }
    self.problems?.removePermanently()
    guard let chrome = context?.chrome else { return }
    let part = chrome.part(banner.root)
    self.problems = part
    part.insert(in: root, after: root.children.first)
  }

  /// Discards the open page.
  func close() {
    context = nil
    picker = nil
    problems = nil
    for child in root.children { child.removePermanently() }
    // The C library would keep the memory of each thread that loaded a page.
    trimMemorySoon()
  }
}
