import FloorplanProgram
import FloorplanUI
import GTKBridge

/// The gallery as a GTK application, with its actions and windows.
final class GalleryApplication {
  static let id = Installation.applicationID
  /// The name in the desktop file, which distinguishes a development build from an installed release.
  static let name = id.hasSuffix(".Devel") ? "Floorplan (Development)" : "Floorplan"

  private let application = Application(id: id)
  private let switches = ViewSwitches()
  private let bookmarks = PageBookmarks()
  private let desktop = DesktopAppearance()
  private lazy var session = StyleSheetSession(switches)
  private var style: DisplayStyle?
  private var settings: GallerySettings?
  private(set) lazy var windows = GalleryWindows(
    application: application, switches: switches, session: session, settings: settings, bookmarks: bookmarks)

  init() {
    application.onStartup { [unowned self] in startUp() }
    application.onCommandLine { [unowned self] in open($0) }
    // The desktop file declares the URI scheme.
    application.onOpen { [unowned self] in windows.open(links: $0) }
    // The desktop file allows the session bus to start and activate the program (DBusActivatable).
    application.onActivate { [unowned self] in windows.open(nil) }
  }

  /// Runs the application and returns its exit status.
  func run(_ arguments: [String]) -> Int32 {
    let status = application.run(arguments: arguments)
    settings?.close()
    BusinessStore.closeShared()
    StoredReview.closeAll()
    return status
  }

  // MARK: Windows

  private func startUp() {
    for command in GalleryCommand.all {
      application.setAccelerators(command.keys, for: command.action)
      if case .program(let perform) = command.target {
        application.addAction(command.id) { [unowned self] in perform(self) }
      }
    }
    for stored in StoredSwitch.all { stored.addAction(switches, application) }
    StoredReview.folder = "\(BusinessFile.forCurrentUser.folder)/\(StoredReview.folderName)"
    let settings = GallerySettings.forCurrentUser()
    settings.persist(switches, session, bookmarks)
    self.settings = settings
    application.observe { [switches, desktop] in switches.desktopAppearance = desktop.appearance }
    if let display = Display.default {
      switches.deviceDensity = .preferred(on: display)
      style = DisplayStyle(display, switches)
    }
  }

  /// Quits the program and closes all windows, unless the user decides to keep a form with unsaved input, or changes
  /// that can't be saved.
  func quit() {
    // A window with unsaved input asks the user, and closes itself after the answer.
    if application.windows.contains(where: { $0.preventsClose() }) { return }
    if windows.current?.confirmUnsavedChanges(onConfirm: { [application] in application.quit() }) == true { return }
    application.quit()
  }

  /// Opens the page that a start requests, in the last used window or in a new one.
  private func open(_ start: ApplicationCommandLine) -> Int32 {
    // The sender has checked its arguments, but it may be another version of the program.
    guard let line = try? GalleryCommandLine.parse(Array(start.arguments.dropFirst())),
      let addresses = try? line.resolvedAddresses(from: start.folder ?? ".")
    else { return GalleryCommandLine.usageStatus }
    let requested = addresses.first?.resolved
    if line.newWindow, let requested, let problem = windows.problem(ofNewWindowAt: requested.address) {
      start.printError("floorplan-gallery: \(problem)\n")
      return GalleryCommandLine.usageStatus
    }
    if line.newWindow { windows.openNewWindow(requested) } else { windows.open(requested) }
    // The caller waits until its start object is freed, which reports that the page is displayed.
    windows.current?.performWhenLoaded { withExtendedLifetime(start) {} }
    return 0
  }
}
