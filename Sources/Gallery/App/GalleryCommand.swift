import FloorplanUI
import GTKBridge

/// A command of the program.
///
/// The actions, the accelerators, the menu and the list of shortcuts are generated from ``all``.
struct GalleryCommand {
  /// The section of a command in the list of shortcuts.
  enum Section: CaseIterable {
    case pages, styleSheet, program

    var title: String {
      switch self {
      case .pages: localized("Pages")
      case .styleSheet: localized("Style Sheet")
      case .program: localized("Windows")
      }
    }
  }

  /// The object of a command, and its action.
  enum Target {
    case window((GalleryWindow) -> Void)
    /// A Boolean property of the window, and the GTK property that notifies of its changes; nil if the window updates
    /// the action.
    case windowSwitch(ReferenceWritableKeyPath<GalleryWindow, Bool>, property: String? = nil)
    case program((GalleryApplication) -> Void)
  }

  /// The name of the action, without its prefix.
  let id: String
  let title: String
  let section: Section
  var keys: [String] = []
  /// The icon of the button in the header of pages; nil for no button.
  var iconName: String?
  /// Whether the command is in the menu.
  var isInMenu = false
  let target: Target

  /// The name of the action, with its prefix.
  var action: String {
    switch target {
    case .window, .windowSwitch: "win.\(id)"
    case .program: "app.\(id)"
    }
  }

  /// Whether the command is on or off.
  var isSwitch: Bool {
    if case .windowSwitch = target { true } else { false }
  }

  static let all: [GalleryCommand] = [
    GalleryCommand(
      id: "search", title: localized("Search Pages"), section: .pages, keys: ["<Control>k"],
      target: .window { $0.searchPages() }),
    GalleryCommand(
      id: "search-list", title: localized("Search List"), section: .pages, keys: ["<Control>f"],
      target: .window { $0.searchList() }),
    GalleryCommand(
      id: "home", title: localized("Home"), section: .pages, keys: ["<Alt>Home"],
      target: .window { $0.open(ResolvedAddress(homePage.entry)) }),
    GalleryCommand(
      id: "previous-page", title: localized("Previous Page"), section: .pages, keys: ["<Control>Page_Up"],
      iconName: "go-previous-symbolic", target: .window { $0.step(-1) }),
    GalleryCommand(
      id: "next-page", title: localized("Next Page"), section: .pages, keys: ["<Control>Page_Down"],
      iconName: "go-next-symbolic", target: .window { $0.step(1) }),
    GalleryCommand(
      id: "toggle-sidebar", title: localized("Toggle Sidebar"), section: .pages, keys: ["F9"],
      target: .window { $0.toggleSidebar() }),
    GalleryCommand(
      id: "favorite", title: localized("Favorite"), section: .pages, keys: ["<Control>d"],
      iconName: "bookmark-new-symbolic", target: .windowSwitch(\.isFavorite)),
    GalleryCommand(
      id: "copy-link", title: localized("Copy Link"), section: .pages, keys: ["<Control><Shift>c"],
      iconName: "edit-copy-symbolic", target: .window { $0.copyLink() }),
    GalleryCommand(
      id: "documentation", title: localized("Open Documentation"), section: .pages, keys: ["<Control>F1"],
      iconName: "text-x-generic-symbolic", target: .window { $0.openDocumentation() }),
    GalleryCommand(
      id: "open-sheet", title: localized("Open Style Sheet"), section: .styleSheet, keys: ["<Control>o"],
      target: .window { $0.chooseSheet() }),
    GalleryCommand(
      id: "problems", title: localized("Toggle Problems"), section: .styleSheet, keys: ["<Control><Shift>m"],
      target: .window { $0.toggleProblems() }),
    GalleryCommand(
      id: "pick", title: localized("Pick Element"), section: .styleSheet, keys: ["<Control><Shift>p"], isInMenu: true,
      target: .windowSwitch(\.isPicking)),
    GalleryCommand(
      id: "new-window", title: localized("New Window"), section: .program, keys: ["<Control>n"], isInMenu: true,
      target: .program { $0.windows.openNewWindow() }),
    GalleryCommand(
      id: "full-screen", title: localized("Full Screen"), section: .program, keys: ["F11"],
      iconName: "view-fullscreen-symbolic", target: .windowSwitch(\.isFullScreen, property: "fullscreened")),
    GalleryCommand(
      id: "audit", title: localized("Check Accessibility"), section: .pages, isInMenu: true,
      target: .window { $0.audit() }),
    GalleryCommand(
      id: "frame-meter", title: localized("Frame Meter"), section: .program, isInMenu: true,
      target: .windowSwitch(\.showsFrameMeter)),
    GalleryCommand(
      id: "inspector", title: localized("GTK Inspector"), section: .program, isInMenu: true,
      target: .program { _ in Window.openInspector() }),
    GalleryCommand(
      id: "shortcuts", title: localized("Keyboard Shortcuts"), section: .program, keys: ["<Control>question", "F1"],
      isInMenu: true, target: .window { $0.showShortcuts() }),
    GalleryCommand(
      id: "about", title: localized("About %1$@").filled(with: GalleryApplication.name), section: .program,
      isInMenu: true,
      target: .window { $0.showAbout() }),
    GalleryCommand(
      id: "close", title: localized("Close Window"), section: .program, keys: ["<Control>w"],
      target: .window { $0.requestClose() }),
    GalleryCommand(
      id: "quit", title: localized("Quit"), section: .program, keys: ["<Control>q"], target: .program { $0.quit() }),
  ]

  /// Adds the action to a window, unless it is an action of the program.
  func add(to window: GalleryWindow) -> Action? {
    switch target {
    case .window(let perform):
      return window.addAction(id) { [unowned window] in perform(window) }
    case .windowSwitch(let path, let property):
      let action = window.addAction(id, state: window[keyPath: path]) { [unowned window] in
        window[keyPath: path] = $0
      }
      if let property {
        window.connect("notify::\(property)") { [unowned window, unowned action] in
          action.setState(window[keyPath: path])
        }
      }
      return action
    case .program: return nil
    }
  }
}
