import ArgumentParser
import FloorplanProgram
import GTKBridge

/// The command line of the gallery.
struct GalleryCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floorplan-gallery",
    abstract: "Shows Fiori-style components for GTK 4.",
    discussion: """
      Each page shows a component, a layout or a floorplan with sample data. You can change the style sheet, the \
      appearance, the text direction and size, the density, the motion and the viewport while a page is open.

      ADDRESSES:

      An address contains a page, values of its knobs, and switches:

        PAGE?knob=value&theme=dark&sheet=my.nss&dir=rtl&scale=1.5&size=360x640

      \(Address.Key.allCases.map(line).joined(separator: "\n"))

      If the gallery is already running, the address opens in the most recent window.

      RUNS:

      A run draws every page, or those of the addresses, in a style sheet and several modes, and compares the pictures \
      with those of a baseline. It prints each picture that differs, with the values of the style sheet that explain \
      it. The first run creates the baseline:

        floorplan-gallery --run my.nss --baseline pictures --accept

      Later runs report changes; with --accept, they also accept them:

        floorplan-gallery --run my.nss --baseline pictures --report report.html --junit results.xml

      Several computers can share a run:

        floorplan-gallery --run my.nss --baseline pictures --shard 1/2 --report part-1

        floorplan-gallery --merge part-1 part-2 --baseline pictures --report report.html

      EXIT STATUS:

      0 on success, 1 if a page can't be displayed or rendered or has accessibility \
      problems, a rendered style sheet has errors, a picture of a run isn't equal and wasn't accepted, or a cell of its \
      review has no verdict or failed, 2 if an option or an address is invalid, or a run can't be compared.

      \(Installation.help)
      """,
    version: "floorplan-gallery \(Installation.version)")

  @Argument(
    help: ArgumentHelp(
      "The address of the page to open; with --render, --audit or --run, any number of addresses.", valueName: "address"
    ),
    completion: .shellCommand("floorplan-gallery --list | cut -f 1"))
  var addresses: [String] = []

  @Flag(help: "List the pages: path, title and group, separated by tabs.")
  var list = false

  @Option(
    help: ArgumentHelp("Save a picture of each address, or of every page, in a folder.", valueName: "folder"),
    completion: .directory)
  var render: String?

  @OptionGroup(title: "Runs") var runOptions: RunOptions

  @Flag(help: "With --render or --run, exit with 0 even if a style sheet has errors.")
  var allowProblems = false

  @Flag(help: "Print the accessibility problems of each address, or of every page.")
  var audit = false

  @Flag(help: "Open another window; its address must not change switches of the open windows.")
  var newWindow = false

  @Flag(help: ArgumentHelp("Run as a D-Bus service, without a window.", visibility: .hidden))
  var gapplicationService = false

  func validate() throws {
    guard render != nil || audit || runOptions.sheet != nil || addresses.count < 2 else {
      throw ValidationError(
        "expected one address, got \(addresses.count); only --render, --audit and --run accept several")
    }
    guard render != nil || runOptions.isActive || !allowProblems else {
      throw ValidationError("--allow-problems needs --render or --run")
    }
    guard render == nil || !audit else { throw ValidationError("--audit can't be combined with --render") }
    guard !runOptions.isActive || render == nil && !audit else {
      throw ValidationError("--run and --merge can't be combined with --render or --audit")
    }
    guard runOptions.merge.isEmpty || addresses.isEmpty else {
      throw ValidationError("--merge doesn't accept addresses")
    }
  }

  /// Returns the help line of an address key.
  private static func line(of key: Address.Key) -> String {
    let name = key.rawValue
    return "  \(name)\(String(repeating: " ", count: 9 - name.count))\(key.format.help)"
  }
}

@MainActor extension GalleryCommandLine {
  /// The exit status for an invalid command line.
  static let usageStatus: Int32 = 2

  /// Executes the command line until the program ends.
  ///
  /// - Parameter arguments: The command line, starting with the program's name.
  /// - Returns: The exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let line = try parse(Array(arguments.dropFirst()))
      if line.list {
        print(catalog.listing, terminator: "")
        return 0
      }
      // All addresses are checked before anything is displayed or rendered.
      let addresses = try line.resolvedAddresses()
      if let folder = line.render {
        return RenderCommand(addresses, into: folder, allowsProblems: line.allowProblems).run(arguments: arguments)
      }
      if line.runOptions.isActive {
        do {
          return try RunCommand(line.runOptions, addresses, allowsProblems: line.allowProblems).run(
            arguments: arguments)
        } catch {
          throw ValidationError("\(error)")
        }
      }
      if line.audit { return RenderCommand(addresses, into: nil).run(arguments: arguments) }
      guard Display.open() else {
        printError("floorplan-gallery: no display; --render saves pictures without one")
        return 1
      }
      return GalleryApplication().run(arguments)
    } catch {
      let message = fullMessage(for: error)
      guard exitCode(for: error).isSuccess else {
        printError(message)
        return usageStatus
      }
      print(message)
      return 0
    }
  }

  /// Returns the pages of the addresses, in their order.
  ///
  /// - Parameter folder: The base folder of relative paths.
  /// - Returns: The addresses with their pages.
  /// - Throws: `ValidationError` for the first invalid address.
  func resolvedAddresses(from folder: String = ".") throws -> [RequestedAddress] {
    try addresses.map { text in
      do {
        let resolved = try catalog.resolve(Address(parsing: text))
        return RequestedAddress(
          text: text, resolved: resolved.absolute(from: folder, home: environmentVariable("HOME")))
      } catch {
        throw ValidationError("\(quoted(text)): \(error)")
      }
    }
  }
}

/// An address as typed, and its page.
struct RequestedAddress {
  let text: String
  let resolved: ResolvedAddress
}
