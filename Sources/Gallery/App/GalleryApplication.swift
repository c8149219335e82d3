import CGTK
import FloorplanProgram
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The program: its command line, its actions and its windows.
final class GalleryApplication {
  static let id = Installation.applicationID
  /// What the program is called, as its desktop file has it: a development build stands beside an installed one.
  static let name = id.hasSuffix(".Devel") ? "Floorplan (Development)" : "Floorplan"
  /// What is said to a wrong command line.
  private static let usageStatus: Int32 = 2

  private let arguments: [String]
  private let application: Application
  private let switches = ViewSwitches()
  private let desktop = DesktopAppearance()
  private lazy var session = StyleSheetSession(switches)
  private var style: DisplayStyle?
  private var settings: GallerySettings?
  private lazy var windows = GalleryWindows(application, switches, session, settings: settings)

  init(_ arguments: [String]) {
    self.arguments = arguments
    // A run for pictures must not hand its arguments to a window that is open.
    let isRendering = arguments.contains { $0 == "--render" || $0.hasPrefix("--render=") }
    application = Application(
      id: Self.id, flags: isRendering ? [.handlesCommandLine, .nonUnique] : .handlesCommandLine)
    addOptions()
    application.onLocalOptions { [unowned self] in handleLocally($0) }
    application.onStartup { [unowned self] in startUp() }
    application.onCommandLine { [unowned self] in open($0) }
    // The desktop file says that the session bus can start the program and bring it to the front.
    application.onActivate { [unowned self] in windows.open(nil) }
  }

  /// Runs to the end and returns the exit status.
  func run() -> Int32 {
    if let problem = Self.unknownOption(in: arguments.dropFirst()) { return fail(problem) }
    do throws(CommandLineError) {
      if let help = try Self.help(for: arguments.dropFirst()) {
        print(help, terminator: "")
        return 0
      }
    } catch {
      return fail(error.message)
    }
    // GLib would put words of the language among ours.
    if Self.asksForHelp(arguments.dropFirst()) { TextDomain.leaveTextsAsTheyAre() }
    let status = application.run(arguments: arguments)
    settings?.close()
    BusinessStore.closeShared()
    return status
  }

  // MARK: Command line

  /// Every name of an option and whether it takes a value.
  private static let options = Dictionary(
    uniqueKeysWithValues: commandLine.options.flatMap { option in option.names.map { ($0, option.value != nil) } })

  /// What is wrong with the options, for GLib would say it with the status 1.
  static func unknownOption(in arguments: some Collection<String>) -> String? {
    var rest = arguments.prefix { $0 != "--" }[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let takesValue = options[String(parts[0])] else {
        let near = nearestNames(to: String(parts[0]), in: options.keys.sorted(), limit: 2)
        return "there is no option \(parts[0])" + (near.isEmpty ? "" : "; nearest: \(near.joined(separator: ", "))")
          + "; --help lists all"
      }
      if takesValue, parts.count == 1, rest.popFirst() == nil { return "\(argument) needs a value; see --help" }
      if !takesValue, parts.count == 2 { return "\(parts[0]) takes no value" }
    }
    return nil
  }

  private static func asksForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { ["-h", "-?"].contains($0) || $0.hasPrefix("--help") }
  }

  private func addOptions() {
    for option in Self.ownOptions {
      application.addOption(
        String(option.names[0].dropFirst(2)), option.value == nil ? .none : .fileName, help: option.summary,
        valueName: option.value?.name)
    }
    application.addOption("", .remaining, help: "")
    let program = Self.commandLine
    application.setHelp(
      parameters: "[ADDRESS …]", summary: program.abstract,
      description: CommandDescription.helpText(of: program.topics))
  }

  /// What needs no display, and whatever is wrong with the command line.
  private func handleLocally(_ options: CommandLineOptions) -> Int32? {
    if options.has("version") {
      print("floorplan-gallery \(galleryVersion)")
      return 0
    }
    if options.has("list") {
      print(catalogue.listing, terminator: "")
      return 0
    }
    do throws(CommandLineError) {
      let addresses = try Self.addresses(options.remaining, from: options.folder)
      if let folder = options.fileName("render") {
        return RenderCommand(addresses, into: folder).run(arguments: arguments)
      }
      if addresses.count > 1 { throw CommandLineError(message: "one window shows one address, not \(addresses.count)") }
    } catch {
      return fail(error.message)
    }
    guard Display.open() else {
      return fail("there is no display; --render saves pictures without one", status: 1)
    }
    return nil
  }

  private func fail(_ message: String, status: Int32 = usageStatus) -> Int32 {
    printError("floorplan-gallery: \(message)")
    return status
  }

  /// Checks every address before anything happens.
  ///
  /// - Parameters:
  ///   - texts: The addresses.
  ///   - folder: What relative paths are meant from.
  /// - Returns: What they stand for.
  /// - Throws: ``CommandLineError`` for the first that is wrong.
  static func addresses(_ texts: [String], from folder: String? = nil) throws(CommandLineError) -> [GivenAddress] {
    var addresses: [GivenAddress] = []
    for text in texts {
      do {
        var address = try Address(parsing: text)
        if let folder {
          address.sheet = address.sheet?.absolute(from: folder, home: environmentVariable("HOME"))
        }
        addresses.append(GivenAddress(text: text, resolved: try catalogue.resolve(address)))
      } catch let error as AddressError {
        throw CommandLineError(message: "\(quoted(text)): \(error.message)")
      } catch let error as AddressResolutionError {
        throw CommandLineError(message: "\(quoted(text)): \(error.message)")
      } catch {
        throw CommandLineError(message: "\(quoted(text)): \(error)")
      }
    }
    return addresses
  }

  // MARK: Windows

  private func startUp() {
    for command in GalleryCommand.all {
      application.setAccelerators(command.keys, for: command.action)
      if case .program(let perform) = command.target {
        application.addAction(command.id) { [unowned self] in perform(self) }
      }
    }
    for stored in StoredSwitch.all { stored.offer(switches, among: application) }
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

  /// Opens what this start asks for, in the window that was used last or in another one.
  private func open(_ options: CommandLineOptions) -> Int32 {
    // Checked before it was sent; another version may have sent it all the same.
    guard let addresses = try? Self.addresses(options.remaining, from: options.folder) else { return Self.usageStatus }
    let asked = addresses.first?.resolved
    if options.has("new-window") { windows.openAnother(asked) } else { windows.open(asked) }
    // The end of a second start tells its caller that the page is shown.
    windows.current?.whenSettled { withExtendedLifetime(options) {} }
    return 0
  }
}

/// An address as it was typed, and what it stands for.
struct GivenAddress {
  let text: String
  let resolved: ResolvedAddress
}

/// A command line that asks for what is not there.
nonisolated struct CommandLineError: Error {
  let message: String
}
