import Floorplan
import FloorplanTheme

/// A window of the gallery, with a header bar, the sidebar and the open page.
final class GalleryWindow: ApplicationWindow {
  let windows: GalleryWindows
  private let chrome: Chrome
  private let toasts: ToastOverlay
  let pageHost = PageHost()
  private let undoHistory = UndoHistory()
  private let sidebar = Sidebar()
  private let viewportFrame: ViewportFrame
  private let split: PaneSplit
  private var problems: ProblemsPanel?
  private let problemsPane: PanelSplit
  private let problemsButton: ProblemsButton
  private let frameMeter = FrameMeter()
  private var pageObservers: [Observer] = []
  /// The actions of ``GalleryCommand/all``.
  private var actions: [String: Action] = [:]
  /// The file whose problems were displayed automatically.
  private var revealedFile: String?
  /// Whether the user is being asked about unsaved changes.
  var isConfirmingUnsavedChanges = false

  static let defaultSize = (width: 1400, height: 760)
  static let openSheetAction = "win.open-sheet"
  static let problemsAction = "win.problems"

  init(_ windows: GalleryWindows) {
    self.windows = windows
    chrome = Chrome(windows.switches)
    viewportFrame = ViewportFrame(pageHost.root, chrome)
    split = PaneSplit(sidebar: chrome.part(sidebar.root), content: viewportFrame)
    problemsPane = PanelSplit(split)
    toasts = ToastOverlay(problemsPane, decorate: { [chrome] in chrome.part($0, isTransparent: true) })
    problemsButton = ProblemsButton(windows.session)
    super.init(ApplicationWindow.make(windows.application), transfer: .none)
    title = localized("Floorplan Gallery")
    if let settings = windows.settings { settings.persist(self) } else { defaultSize = Self.defaultSize }
    addStyleClass(UtilityClass.background.rawValue)

    sidebar.onSelect = { [unowned self] in choose($0) }
    child = toasts

    let bar = HeaderBar()
    bar.addStyleClass(UtilityClass.header.rawValue)
    let toggle = Button(iconName: "view-list-symbolic", name: localized("Toggle Sidebar"))
    toggle.actionName = "win.toggle-sidebar"
    toggle.addStyleClass("flat")
    bar.packStart(toggle)
    let view = MenuButton(
      iconName: "open-menu-symbolic", name: localized("View"),
      popover: SwitchesPopover(windows.switches, windows.session).popover)
    view.isPrimary = true
    view.hasFrame = false
    bar.packEnd(view)
    bar.packEnd(problemsButton.root)
    bar.packEnd(frameMeter.root)
    // GTK's own label is at least five characters wide, which is too much for the narrowest window with large text.
    // The page displays its title itself.
    let titleLabel = Label(title)
    titleLabel.ellipsis = .end
    titleLabel.addStyleClass("title")
    bar.titleWidget = titleLabel
    chrome.main.child = bar
    titleBar = chrome.main

    observe { [viewportFrame, switches = windows.switches] in viewportFrame.viewport = switches.viewport }
    observe { [unowned self] in revealProblems() }
    addFileDropTarget { [unowned self] in openSheet($0) }
    problemsPane.addStyleClass("gallery-drop")
    for command in GalleryCommand.all { actions[command.id] = command.add(to: self) }
    // Closing the last window ends the program.
    connect("close-request") { [unowned self] () -> Bool in
      isLast && confirmUnsavedChanges { [weak self] in self?.close() }
    }
  }

  private var isLast: Bool {
    !windows.application.windows.contains { $0 !== self && ($0 as? GalleryWindow)?.isDisposed == false }
  }

  /// Opens a page, and applies the knobs and switches of its address.
  func open(_ resolved: ResolvedAddress) {
    windows.switches.apply(resolved.address)
    if let size = resolved.address.size { defaultSize = (size.width, size.height) }
    let context = PageContext(
      resolved, windows.switches, chrome: chrome, bookmarks: windows.bookmarks, undoHistory: undoHistory,
      open: { [weak self] resolved in
        // The page that calls this is discarded.
        MainLoop.idle { self?.open(resolved) }
      }, showMessage: { [weak self] in self?.toasts.show($0) })
    pageHost.show(context)
    if let classPath = resolved.address.pick {
      performWhenLoaded { [weak self, weak context] in
        if let context, self?.pageContext === context { self?.pageHost.pick(classPath) }
      }
    }
    for observer in pageObservers { removeCancellable(observer) }
    pageObservers = [
      observe { [unowned self] in
        title = localized("%1$@ – Floorplan Gallery").filled(with: context.displayed.title)
      },
      observe({ context.displayed.entry }) { [sidebar, windows] entry in
        sidebar.mark(entry)
        windows.bookmarks.visit(entry)
      },
      observe { [unowned self] in
        actions["favorite"]?.setState(isFavorite)
        for (id, step) in [("previous-page", -1), ("next-page", 1)] {
          actions[id]?.isEnabled = sidebar.neighbor(of: context.displayed.entry, by: step) != nil
        }
      },
      observe { [unowned self] in actions["pick"]?.setState(isPicking) },
      observe { [windows] in windows.settings?.lastAddress = context.address },
    ]
  }

  /// Calls a closure when the open page is loaded and displayed, or the window is closed.
  func performWhenLoaded(_ body: @escaping () -> Void) {
    var quietTurns = 0
    MainLoop.every(milliseconds: 20, priority: .low) { [weak self] in
      if let self, !isDisposed, let context = pageContext {
        let isBusy =
          context.isLoading || context.isWaiting() || ImageLoader.shared.isLoading || SheetImages.isLoading
        quietTurns = isBusy ? 0 : quietTurns + 1
        // The layout of new content may start further loads in the next frame.
        if quietTurns < 3 { return true }
      }
      body()
      return false
    }
  }

  private func choose(_ entry: PageEntry) {
    if entry.path != pageContext?.displayed.entry.path { open(ResolvedAddress(entry)) }
    split.showsPaneWhenCollapsed = false
  }

  func toggleSidebar() { split.showsPane.toggle() }

  /// Opens the page that is a number of rows below the current one in the sidebar.
  func step(_ step: Int) {
    guard let entry = pageContext?.displayed.entry, let next = sidebar.neighbor(of: entry, by: step) else { return }
    choose(next)
  }

  /// Moves the focus to the search of the focused list or, if none has the focus, of the open page.
  func searchList() { pageHost.root.startSearch() }

  /// Moves the focus to the search of the sidebar.
  func searchPages() {
    split.showsPane = true
    // If the pane isn't mapped yet, GTK warns about a selection after the focus, because the cursor still blinks.
    sidebar.search.selectAll()
    sidebar.search.grabFocus()
  }

  var pageContext: PageContext? { pageHost.context }

  /// The address of the displayed page, with the switches.
  var address: Address? {
    guard var address = pageContext?.address else { return nil }
    windows.switches.write(to: &address)
    address.pick = pageHost.picker?.picked.first?.part.classPath
    return address
  }

  /// Whether the user is picking an element of the page.
  var isPicking: Bool {
    get { pageHost.picker?.isPicking ?? false }
    set { if newValue { pageHost.picker?.begin() } else { pageHost.picker?.end() } }
  }

  /// The details for a problem report.
  var details: String { ProgramDetails.text(of: self, windows.switches, windows.settings) }

  /// Displays a short message about a completed action.
  func announce(_ message: String) { toasts.show(message) }

  func copyLink() {
    if let link = address?.link { pageContext?.copy(link, from: self) }
  }

  /// Whether the displayed page is a favorite.
  var isFavorite: Bool {
    get { pageContext.map { windows.bookmarks.isFavorite($0.displayed.entry) } ?? false }
    set { if let entry = pageContext?.displayed.entry { windows.bookmarks.setFavorite(newValue, entry) } }
  }

  /// Displays the accessibility problems of the page above it.
  func audit() {
    let problems = PageAudit.problems(in: pageHost.root)
    guard !problems.isEmpty else { return announce(localized("No accessibility problems")) }
    pageHost.show(problems)
  }

  /// Whether the window displays the times of its frames.
  var showsFrameMeter: Bool {
    get { frameMeter.isRunning }
    set {
      frameMeter.isRunning = newValue
      actions["frame-meter"]?.setState(newValue)
    }
  }

  /// Opens the documentation of the displayed page in a browser.
  func openDocumentation() {
    guard let entry = pageContext?.displayed.entry else { return }
    FileLauncher.open(.address(ProgramDetails.documentation(of: entry)), on: display) { [weak self] problem in
      guard let problem else { return }
      self?.announce(localized("Can’t open the documentation: %1$@").filled(with: problem))
    }
  }

  // MARK: Style sheet

  func chooseSheet() {
    Self.chooseSheet(over: self, announce: announce) { [switches = windows.switches] in switches.sheet = .file($0) }
  }

  /// Lets the user choose the file of a style sheet.
  static func chooseSheet(
    over parent: Window, announce: (String) -> Void, onChoice: @escaping (_ path: String) -> Void
  ) {
    do throws(FileDialogError) {
      try FileDialog.open(
        title: localized("Open Style Sheet"),
        filters: [FileFilter(localized("Style Sheets"), ["*" + StyleSheetChoice.fileSuffix])], parent: parent
      ) { path in
        if let path { onChoice(path) }
      }
    } catch {
      announce(error.message)
    }
  }

  /// Opens the first style sheet among the dropped files.
  private func openSheet(_ paths: [String]) {
    guard let path = paths.first(where: { $0.lowercased().hasSuffix(StyleSheetChoice.fileSuffix) }) else {
      return toasts.show(
        localized("No style sheet (%1$@) among the dropped files").filled(with: StyleSheetChoice.fileSuffix))
    }
    windows.switches.sheet = .file(path)
  }

  /// Displays serious problems of a file once; other problems are displayed on request.
  private func revealProblems() {
    let problems = windows.session.problems
    let seriousFile = problems?.isSerious == true ? problems?.path : nil
    defer { revealedFile = seriousFile }
    if problems == nil, problemsPane.showsPanel { hideProblems() }
    if let seriousFile, seriousFile != revealedFile { showProblems() }
  }

  func toggleProblems() {
    if problemsPane.showsPanel { return hideProblems() }
    guard windows.session.problems != nil else { return toasts.show(localized("No problems in the style sheet")) }
    showProblems()
    problems?.root.moveFocus(.tabForward)
  }

  private func showProblems() {
    if problems == nil { problemsPane.panel = makeProblems() }
    problemsPane.showsPanel = true
  }

  private func makeProblems() -> Widget {
    let panel = ProblemsPanel(windows.session) { [weak toasts] in toasts?.show($0) }
    panel.onClose = { [unowned self] in hideProblems() }
    problems = panel
    return chrome.part(panel.root)
  }

  private func hideProblems() {
    if problems?.root.containsFocus == true { pageHost.root.moveFocus(.tabForward) }
    problemsPane.showsPanel = false
  }

  override func dispose() {
    problems?.onClose = nil
    frameMeter.isRunning = false
    pageHost.close()
    sidebar.onSelect = nil
    super.dispose()
  }
}
