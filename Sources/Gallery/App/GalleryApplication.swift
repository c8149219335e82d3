import FloorplanProgram
import FloorplanUI
import GTKBridge

/// The program: its actions and its windows.
final class GalleryApplication {
  static let id = Installation.applicationID
  /// What the program is called, as its desktop file has it: a development build stands beside an installed one.
  static let name = id.hasSuffix(".Devel") ? "Floorplan (Development)" : "Floorplan"

  private let application = Application(id: id, flags: .handlesCommandLine)
  private let switches = ViewSwitches()
  private let desktop = DesktopAppearance()
  private lazy var session = StyleSheetSession(switches)
  private var style: DisplayStyle?
  private var settings: GallerySettings?
  private lazy var windows = GalleryWindows(
    application: application, switches: switches, session: session, settings: settings)

  init() {
    application.onStartup { [unowned self] in startUp() }
    application.onCommandLine { [unowned self] in open($0) }
    // The desktop file says that the session bus can start the program and bring it to the front.
    application.onActivate { [unowned self] in windows.open(nil) }
  }

  /// Runs to the end and returns the exit status.
  func run(_ arguments: [String]) -> Int32 {
    let status = application.run(arguments: arguments)
    settings?.close()
    BusinessStore.closeShared()
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
    for stored in StoredSwitch.all { stored.offer(switches, application) }
    let settings = GallerySettings.ofUser()
    settings.keep(switches, session)
    self.settings = settings
    application.observe { [switches, desktop] in switches.desktopAppearance = desktop.appearance }
    if let display = Display.default { style = DisplayStyle(display, switches) }
  }

  func openAnotherWindow() { windows.openAnother() }

  /// Ends the program, whatever windows are open, unless somebody wants to stay for what is filled in, or for changes that
  /// can't be saved.
  func quit() {
    // A form with changes asks, and closes its window with itself.
    if application.windows.contains(where: { $0.refusesToClose() }) { return }
    if windows.current?.asksBeforeLeaving(then: { [application] in application.quit() }) == true { return }
    application.quit()
  }

  /// Opens what a start asks for, in the window that was used last or in another one.
  private func open(_ start: ApplicationCommandLine) -> Int32 {
    // Checked before it was sent; another version may have sent it all the same.
    guard let line = try? GalleryCommandLine.parse(Array(start.arguments.dropFirst())),
      let addresses = try? line.resolvedAddresses(from: start.folder ?? ".")
    else { return GalleryCommandLine.usageStatus }
    let asked = addresses.first?.resolved
    if line.newWindow { windows.openAnother(asked) } else { windows.open(asked) }
    // The end of a second start tells its caller that the page is shown.
    windows.current?.whenSettled { withExtendedLifetime(start) {} }
    return 0
  }
}
