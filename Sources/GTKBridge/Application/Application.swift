public import CGTK

/// A GtkApplication: one running program for each id, which a second start hands its arguments to.
@MainActor
open class Application: Object, ActionMap {
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

  /// Calls `handler` in the running program for each start, and returns its result as that start's exit status.
  ///
  /// A second start ends when its command line is released: the handler keeps it while it isn't done.
  public final func onCommandLine(_ handler: @escaping (ApplicationCommandLine) -> Int32) {
    connect("command-line", handler)
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

/// The command line of one start, of this process or a second one.
@MainActor
public final class ApplicationCommandLine: Object {
  public override class var gtype: GType { g_application_command_line_get_type() }
  private var line: UnsafeMutablePointer<GApplicationCommandLine> {
    pointer.assumingMemoryBound(to: GApplicationCommandLine.self)
  }

  /// The arguments, the program's name first, without those that GApplication took.
  public var arguments: [String] {
    let strings = g_application_command_line_get_arguments(line, nil)
    defer { g_strfreev(strings) }
    return strings.map { strings in (0..<Int(g_strv_length(strings))).map { String(cString: strings[$0]!) } } ?? []
  }

  /// The folder in which the program was started, which relative paths are meant from; nil where it is not known.
  public var folder: String? { g_application_command_line_get_cwd(line).map { String(cString: $0) } }
}
