public import CGTK

/// A GtkApplication: a single running instance for each ID, which receives the arguments of later starts.
open class Application: Object, ActionMap {
  open override class var gtype: GType { gtk_application_get_type() }
  private var application: UnsafeMutablePointer<GtkApplication> { pointer.assumingMemoryBound(to: GtkApplication.self) }
  private var gApplication: UnsafeMutablePointer<GApplication> { pointer.assumingMemoryBound(to: GApplication.self) }

  /// Creates an application without translations and icon.
  package convenience init(plainID id: String, isUnique: Bool) {
    self.init(UnsafeMutableRawPointer(gtk_application_new(id, isUnique ? [] : .nonUnique)), transfer: .full)
  }

  /// Runs the application until its last window is closed.
  ///
  /// Attaches the main actor to the main loop first: see ``MainLoop/attach()``.
  /// Pending values of every ``SettingsStore`` are saved when the loop ends.
  /// - Parameter arguments: The command line, starting with the program's name. GTK treats further arguments as files
  ///   to open, unless there is a handler of ``onCommandLine(_:)``. Without a value, such a handler gets the arguments
  ///   of the process; without a handler, only the option `--gapplication-service` for activation over D-Bus is passed.
  /// - Returns: The exit status.
  public final func run(arguments: [String]? = nil) -> Int32 {
    let arguments = arguments ?? supported(CommandLine.arguments)
    do throws(MainLoopError) {
      try MainLoop.attach()
    } catch {
      fp_log_message("Floorplan", "can't start: \(error)")
      return 70
    }
    connect("startup") { EmojiChooser.disableIfUnavailable() }
    var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
    strings.append(nil)
    defer { for string in strings { g_free(string) } }
    defer { SettingsStore.flushAll() }
    return strings.withUnsafeMutableBufferPointer {
      g_application_run(gApplication, Int32(clamping: arguments.count), $0.baseAddress)
    }
  }

  /// Returns the arguments of the process that the application can handle.
  final func supported(_ arguments: [String]) -> [String] {
    if g_application_get_flags(gApplication).contains(.handlesCommandLine) { return arguments }
    return arguments.prefix(1) + arguments.dropFirst().filter { $0 == "--gapplication-service" }
  }

  /// Registers the application as the running instance without running the loop; ``run(arguments:)`` does this
  /// automatically.
  /// - Throws: ``ApplicationError`` if the session bus refuses the registration.
  public final func register() throws(ApplicationError) {
    var failure: UnsafeMutablePointer<GError>?
    guard g_application_register(gApplication, nil, &failure) == 0 else { return }
    throw ApplicationError(reason: takeMessage(of: &failure))
  }
  /// Ends ``run(arguments:)``.
  public final func quit() { g_application_quit(gApplication) }

  /// Calls `handler` in the running instance for each start; its result is the exit status of that start.
  ///
  /// A second process exits when its command line is released, so the handler can keep the command line to delay the
  /// exit. Call this method before ``run(arguments:)``.
  public final func onCommandLine(_ handler: @escaping (ApplicationCommandLine) -> Int32) {
    g_application_set_flags(gApplication, g_application_get_flags(gApplication).union(.handlesCommandLine))
    connect("command-line", handler)
  }
  /// The open windows with a Swift peer, the most recently used first.
  public final var windows: [Window] {
    let nodes = sequence(first: gtk_application_get_windows(application), next: { $0?.pointee.next })
    return nodes.compactMap { Object.existingPeer(of: $0?.pointee.data) as? Window }
  }

  /// Calls `handler` in the running instance with URIs that the desktop opens over the session bus.
  ///
  /// Call this method before ``run(arguments:)``.
  public final func onOpen(_ handler: @escaping (_ addresses: [String]) -> Void) {
    g_application_set_flags(gApplication, g_application_get_flags(gApplication).union(.handlesOpen))
    connect("open") { (files: UnsafeMutableRawPointer, count: Int32, _: String) in
      let list = files.assumingMemoryBound(to: OpaquePointer?.self)
      handler((0..<Int(count)).compactMap { String(taking: g_file_get_uri(list[$0])) })
    }
  }

  /// Calls `handler` when the desktop activates the running instance over the session bus.
  public final func onActivate(_ handler: @escaping () -> Void) { connect("activate", handler) }

  /// Calls `handler` once, after the application has become the running instance.
  public final func onStartup(_ handler: @escaping () -> Void) { connect("startup", after: true, handler) }

  /// Sets the accelerators of an action, such as `<Control>q`.
  public final func setAccelerators(_ accelerators: [String], for action: String) {
    withCStrings(accelerators) { gtk_application_set_accels_for_action(application, action, $0) }
  }
}

/// An error from registering an application.
public struct ApplicationError: Error, CustomStringConvertible {
  /// The message from the session bus.
  public let reason: String
  /// The message from the session bus.
  public nonisolated var description: String { reason }
}

/// The command line of a start, from this process or another one.
public final class ApplicationCommandLine: Object {
  public override class var gtype: GType { g_application_command_line_get_type() }
  private var line: UnsafeMutablePointer<GApplicationCommandLine> {
    pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
  }

  /// The arguments, starting with the program name, without those that GApplication handled.
  public var arguments: [String] { [String](taking: g_application_command_line_get_arguments(line, nil)) }

  /// The working directory of the start, which relative paths refer to, or nil if unknown.
  public var folder: String? { g_application_command_line_get_cwd(line).map { String(cString: $0) } }

  /// Prints a text to the standard error stream of the started process.
  public func printError(_ text: String) { fp_command_line_print_error(line, text) }
}
