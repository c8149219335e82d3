public import CGTK

/// A GtkApplication: one running program for each id, which a second start hands its arguments to.
@MainActor
open class Application: Object, ActionMap {
  /// `GtkApplication`.
  open override class var gtype: GType { gtk_application_get_type() }
  private var application: UnsafeMutablePointer<GtkApplication> { pointer.assumingMemoryBound(to: GtkApplication.self) }
  private var gApplication: UnsafeMutablePointer<GApplication> { pointer.assumingMemoryBound(to: GApplication.self) }

  /// An application.
  /// - Parameters:
  ///   - id: In reverse DNS form.
  ///   - flags: `.handlesCommandLine` to get the arguments of every start; `.nonUnique` to run beside others.
  public convenience init(id: String, flags: GApplicationFlags = []) {
    self.init(UnsafeMutableRawPointer(gtk_application_new(id, flags)), transfer: .full)
  }

  /// Runs until the last window is closed.
  ///
  /// Attaches the main actor to the main loop first: see ``MainLoop/attach()``.
  /// - Returns: The exit status.
  public final func run(arguments: [String]) -> Int32 {
    do throws(MainLoopError) {
      try MainLoop.attach()
    } catch {
      fp_log_message("Floorplan", "can't start: \(error)")
      return 70
    }
    connect("startup") { EmojiChooser.leaveOutWhereItCannotOpen() }
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
    strings.append(nil)
    defer { for string in strings { g_free(string) } }
    return strings.withUnsafeMutableBufferPointer {
      g_application_run(gApplication, Int32(clamping: arguments.count), $0.baseAddress)
    }
  }
  /// Becomes the running program without running the loop; ``run(arguments:)`` does it by itself.
  /// - Throws: ``ApplicationError`` where the session bus refuses.
  public final func register() throws(ApplicationError) {
    var failure: UnsafeMutablePointer<GError>?
    guard g_application_register(gApplication, nil, &failure) == 0 else { return }
    throw ApplicationError(reason: takeMessage(of: &failure))
  }
  /// Ends ``run(arguments:)``.
  public final func quit() { g_application_quit(gApplication) }

  /// Adds a command-line option, for `--help` and the parser.
  ///
  /// `valueName` stands for the value in the help.
  public final func addOption(_ name: String, _ argument: OptionArgument, help: String, valueName: String? = nil) {
    // GLib keeps the pointers and never frees them: the table of options lasts as long as the program.
    g_application_add_main_option(
      gApplication, g_strdup(name), 0, [], argument.rawValue, g_strdup(help), valueName.map { g_strdup($0) })
  }
  /// What a command-line option takes.
  public enum OptionArgument {
    /// No value: the option is given or not.
    case none
    /// A file name or folder.
    case fileName
    /// Everything that is not an option; its name is empty.
    case remaining

    var rawValue: GOptionArg {
      switch self {
      case .none: G_OPTION_ARG_NONE
      case .fileName: G_OPTION_ARG_FILENAME
      case .remaining: G_OPTION_ARG_STRING_ARRAY
      }
    }
  }
  /// The texts around the options in `--help`.
  public final func setHelp(parameters: String, summary: String, description: String) {
    g_application_set_option_context_parameter_string(gApplication, parameters)
    g_application_set_option_context_summary(gApplication, summary)
    g_application_set_option_context_description(gApplication, description)
  }
  /// Calls `handler` in the process that was started, before anything is shown.
  ///
  /// The handler returns an exit status, or nil to go on.
  public final func onLocalOptions(_ handler: @escaping (CommandLineOptions) -> Int32?) {
    connect("handle-local-options") { (options: UnsafeMutableRawPointer) -> Int32 in
      handler(
        CommandLineOptions(
          options.assumingMemoryBound(to: GVariantDict.self), folder: String(taking: g_get_current_dir()))) ?? -1
    }
  }
  /// Calls `handler` in the running program for each start, with that start's options.
  ///
  /// A second start ends when its options are released: the handler keeps them while it isn't done.
  public final func onCommandLine(_ handler: @escaping (CommandLineOptions) -> Int32) {
    connect("command-line") { (start: Object) -> Int32 in
      let line = start.pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
      let folder = g_application_command_line_get_cwd(line).map { String(cString: $0) }
      return handler(
        CommandLineOptions(g_application_command_line_get_options_dict(line)!, folder: folder, start: start))
    }
  }
  /// The windows that are open and that Swift knows, the one that was used last first.
  public final var windows: [Window] {
    var found: [Window] = []
    var node = gtk_application_get_windows(application)
    while let each = node {
      if let window = Object.existingPeer(of: each.pointee.data) as? Window { found.append(window) }
      node = each.pointee.next
    }
    return found
  }

  /// Calls `handler` when the desktop asks the running program, over the session bus, to come to the front.
  public final func onActivate(_ handler: @escaping () -> Void) { connect("activate", handler) }

  /// Calls `handler` once, when the program has become the running one.
  public final func onStartup(_ handler: @escaping () -> Void) { connect("startup", after: true, handler) }

  /// The keys of an action, as in `<Control>q`.
  public final func setAccelerators(_ accelerators: [String], for action: String) {
    withCStrings(accelerators) { gtk_application_set_accels_for_action(application, action, $0) }
  }
}

/// Why a program could not become the running one.
public struct ApplicationError: Error, CustomStringConvertible {
  /// What the session bus says.
  public let reason: String
  /// The reason.
  public nonisolated var description: String { reason }
}

/// The options of one start, parsed.
@MainActor
public struct CommandLineOptions {
  private let dictionary: UnsafeMutablePointer<GVariantDict>
  /// The folder in which the program was started, which relative paths are meant from; nil where it is not known.
  public let folder: String?
  /// Owns the dictionary, and keeps a second start from ending.
  private let start: Object?

  init(_ dictionary: UnsafeMutablePointer<GVariantDict>, folder: String?, start: Object? = nil) {
    self.dictionary = dictionary
    self.folder = folder
    self.start = start
  }

  /// Whether an option without a value was given.
  public func has(_ name: String) -> Bool { g_variant_dict_contains(dictionary, name) != 0 }

  /// The value of an option that takes a file name.
  public func fileName(_ name: String) -> String? {
    guard let value = g_variant_dict_lookup_value(dictionary, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_bytestring(value))
  }

  /// Everything that was not an option.
  public var remaining: [String] {
    guard let value = g_variant_dict_lookup_value(dictionary, "", nil) else { return [] }
    defer { g_variant_unref(value) }
    return (0..<g_variant_n_children(value)).map { index in
      let child = g_variant_get_child_value(value, index)
      defer { g_variant_unref(child) }
      return String(cString: g_variant_get_string(child, nil))
    }
  }
}
