import FloorplanTheme
import GTKBridge

/// The gallery's window: header bar, sidebar and the open page.
final class GalleryWindow: ApplicationWindow {
  private let switches: ViewSwitches
  private let overlaidMessage = Toast()
  private let pageHost = PageHost()
  private let sidebar = Sidebar()
  private let split: SidebarSplit
  private var titleObserver: Observer?

  static let defaultSize = (width: 1100, height: 760)

  init(_ application: Application, _ switches: ViewSwitches) {
    self.switches = switches
    split = SidebarSplit(sidebar: sidebar.root, content: pageHost.root)
    super.init(ApplicationWindow.make(application), transfer: .none)
    title = "Floorplan Gallery"
    defaultSize = Self.defaultSize
    addStyleClass(UtilityClass.background.rawValue)

    sidebar.onChoose = { [unowned self] in choose($0) }
    let overlay = Overlay(split)
    overlay.addOverlay(overlaidMessage.root)
    child = overlay

    let bar = HeaderBar()
    let toggle = Button(iconName: "sidebar-show-symbolic", name: "Show or hide the pages")
    toggle.actionName = "win.toggle-sidebar"
    bar.packStart(toggle)
    let view = MenuButton(
      iconName: "open-menu-symbolic", name: "View", popover: SwitchesPopover(switches).popover)
    view.isPrimary = true
    bar.packEnd(view)
    titleBar = bar

    addAction("toggle-sidebar") { [unowned self] in split.toggleSidebar() }
    addAction("search") { [unowned self] in startSearch() }
    addAction("copy-link") { [unowned self] in copyLink() }
    addAction("close") { [unowned self] in requestClose() }
    addAction("next-page") { [unowned self] in step(1) }
    addAction("previous-page") { [unowned self] in step(-1) }
  }

  /// Opens the page of an address, with its knobs and switches.
  func open(_ resolved: ResolvedAddress) {
    switches.take(from: resolved.address)
    if let size = resolved.address.size { defaultSize = (size.width, size.height) }
    let context = PageContext(resolved, switches) { [weak self] in self?.overlaidMessage.show($0) }
    pageHost.show(context)
    sidebar.select(resolved.entry)
    if let titleObserver { disown(titleObserver) }
    titleObserver = observe { [unowned self] in
      title = "\(context.title) – Floorplan Gallery"
    }
  }

  private func choose(_ entry: PageEntry) {
    guard entry.path != pageHost.context?.entry.path, let address = try? Address(page: entry.path),
      let resolved = try? catalogue.resolve(address)
    else {
      split.isSidebarRevealed = false
      return
    }
    open(resolved)
    split.isSidebarRevealed = false
  }

  private func step(_ step: Int) {
    guard let entry = pageHost.context?.entry, let next = sidebar.neighbor(of: entry, by: step) else { return }
    choose(next)
  }

  private func startSearch() {
    split.showSidebar()
    sidebar.search.grabFocus()
    sidebar.search.selectAll()
  }

  /// What the open page and the window share.
  var pageContext: PageContext? { pageHost.context }

  /// The address of what the window shows.
  var address: Address? {
    guard var address = pageHost.context?.address else { return nil }
    switches.write(to: &address)
    return address
  }

  private func copyLink() {
    guard let address else { return }
    clipboard.set(text: address.description)
    overlaidMessage.show("Copied \(address)")
  }

  override func dispose() {
    overlaidMessage.cancel()
    pageHost.close()
    sidebar.onChoose = nil
    super.dispose()
  }
}
