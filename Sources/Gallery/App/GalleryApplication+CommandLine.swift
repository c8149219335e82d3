import FloorplanProgram
import FloorplanTheme

extension GalleryApplication {
  typealias Option = CommandDescription.Option
  typealias Topic = CommandDescription.Topic
  typealias Value = CommandDescription.Value

  /// The options that the program adds to those of every GApplication.
  static let ownOptions = [
    Option(["--list"], summary: "List the pages: path, title and group, separated by tabs"),
    Option(
      ["--render"], summary: "Save pictures of the addresses, or of every page, in a folder",
      value: Value("DIR", .folders)),
    Option(["--new-window"], summary: "Open another window"),
    Option(["--version"], summary: "Print the version"),
  ]

  private static let libraryOptions = [
    Option(["-h", "--help"], summary: "Show help options"),
    Option(["-?"], summary: "Show help options", isHidden: true),
    Option(["--help-all"], summary: "Show all help options"),
    Option(["--help-gapplication"], summary: "Show GApplication options"),
    Option(["--gapplication-service"], summary: "Serve the session bus, without a window", isHidden: true),
    Option(["--gapplication-app-id"], summary: "Override the id", value: Value("ID"), isHidden: true),
  ]

  /// The command line: parser, `--help`, man page and completions are made from it.
  static let commandLine = CommandDescription(
    name: "floorplan-gallery",
    abstract: "Shows Fiori-style components for GTK 4.",
    discussion: """
      Each page shows a component, a layout or a whole floorplan on real input. Style sheets, appearance,
      direction, size of text and motion change while it is open.
      """,
    arguments: [
      CommandDescription.Argument(
        Value("ADDRESS", .lines(of: "floorplan-gallery --list | cut -f 1")),
        summary: "The page to open, with what it shows and how; several of them with --render", isOptional: true,
        isRepeating: true)
    ],
    options: ownOptions + [HelpFormat.option] + libraryOptions,
    topics: [
      Topic(
        "Addresses",
        """
        An address names a page, the values of its knobs, and how everything is shown:

          PAGE?knob=value&theme=dark&sheet=my.nss&dir=rtl&scale=1.5&size=360x640

        \(Address.Key.allCases.compactMap { line(of: $0) }.joined(separator: "\n"))

        A second start hands its address to the window that was used last.
        """),
      Topic(
        "Exit status",
        """
        It is 0 where all is well, 1 where a page could not be shown or rendered, and 2
        where an option or an address is wrong.
        """),
      .environment,
    ],
    related: ["floorplan"])

  /// What a key of an address may be, in a line of help; nil where this version doesn't act on it.
  private static func line(of key: Address.Key) -> String? {
    let values: String
    switch key {
    case .theme: values = words(of: Address.Theme.self)
    case .sheet: values = "a built-in theme (\(words(of: BuiltInTheme.self))), or a file, which is followed"
    case .dialect: values = "the reader that a file was written for: \(words(of: StyleSheetDialect.self))"
    case .direction: values = words(of: Address.Direction.self)
    case .scale: values = "size of text, \(Address.scaleRange.lowerBound) to \(Address.scaleRange.upperBound)"
    case .size: values = "width and height of the window in pixels"
    case .motion: values = words(of: Address.Motion.self)
    case .density: return nil
    }
    let name = key.rawValue
    return "  \(name)\(String(repeating: " ", count: 9 - name.count))\(values)"
  }

  private static func words<Words: RawRepresentable<String> & CaseIterable>(of type: Words.Type) -> String {
    Words.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The man page or the completions that `--help-format` asks for; nil where it isn't there.
  ///
  /// - Throws: ``CommandLineError`` where it asks for something else.
  static func help(for arguments: some Collection<String>) throws(CommandLineError) -> String? {
    let own = Array(arguments.prefix { $0 != "--" })
    let name = HelpFormat.option.names[0]
    guard let index = own.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) else { return nil }
    let given = own[index] == name ? own.dropFirst(index + 1).first : String(own[index].dropFirst(name.count + 1))
    guard let format = HelpFormat(rawValue: given ?? "") else {
      throw CommandLineError(message: "\(name) takes \(words(of: HelpFormat.self)); not \(quoted(given ?? ""))")
    }
    return format.text(of: commandLine, version: galleryVersion)
  }
}
