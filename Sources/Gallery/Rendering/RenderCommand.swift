import FloorplanTheme
import GTKBridge
import Glibc

/// The commands `--render`, which saves pictures of pages with a contact sheet, and `--audit`, which checks pages.
final class RenderCommand {
  private let addresses: [RequestedAddress]
  /// The folder for pictures; nil for an audit.
  private let folder: String?
  /// Whether errors in style sheets don't affect the exit status.
  private let allowsProblems: Bool
  /// The maximum loading time of a page, in seconds.
  nonisolated static let loadTimeout: UInt32 = 20

  /// A read style sheet file, whose errors depend on the dialect.
  private struct ReadFile: Hashable {
    let path: String
    let dialect: StyleSheetDialect
  }

  init(_ addresses: [RequestedAddress], into folder: String?, allowsProblems: Bool = false) {
    // Only pictures depend on colors.
    self.addresses = addresses.isEmpty ? Self.allPages(in: folder == nil ? [.light] : [.light, .dark]) : addresses
    self.folder = folder
    self.allowsProblems = allowsProblems
  }

  /// Returns all pages, in several appearances.
  private static func allPages(in appearances: [Appearance]) -> [RequestedAddress] {
    catalog.entries.flatMap { entry in
      appearances.map { theme in
        var address = Address(page: entry.path)
        address.theme = theme
        return RequestedAddress(text: address.description, resolved: ResolvedAddress(address: address, entry: entry))
      }
    }
  }

  /// Saves the pictures, or prints the problems of the pages.
  ///
  /// Without a display, it restarts the program on a virtual one.
  ///
  /// - Returns: The exit status: 1 if a page failed or has problems, or a rendered style sheet has errors.
  func run(arguments: [String]) -> Int32 {
    // Without a backend, widgets have no accessible properties. This one needs no session bus.
    if folder == nil { setenv("GTK_A11Y", "test", 1) }
    guard Display.open() else { return VirtualDisplay.relaunch(arguments) }
    do throws(MainLoopError) {
      try MainLoop.attach()
    } catch {
      printError("floorplan-gallery: \(error)")
      return 70
    }
    do throws(FileError) {
      if let folder { try createFolder(folder, mode: 0o755) }
    } catch {
      printError("floorplan-gallery: can't create the folder \(error)")
      return 1
    }
    Settings.default.isCursorBlinking = false
    // Pictures must be reproducible, and must not change the user's data.
    BusinessStore.shared = BusinessStore()
    let switches = ViewSwitches()
    let session = StyleSheetSession(switches)
    let style = Display.default.map { DisplayStyle($0, switches) }
    let chrome = Chrome(switches)
    let renderer = PageRenderer(hidden: [chrome.main])
    var sheet = ContactSheet()
    var failures = 0
    var sheetErrors: [ReadFile: [StyleSheetDiagnostic]] = [:]
    for address in addresses {
      let name = Address.fileName(for: address.text) + ".png"
      do throws(RenderError) {
        let problems = try render(
          address.resolved, switches, chrome, session, renderer, to: folder.map { "\($0)/\(name)" })
        for problem in problems { print("\(address.text): \(problem)") }
        if !problems.isEmpty { failures += 1 }
        sheet.add(address.text, fileName: name)
        if let problems = session.problems {
          let file = ReadFile(path: problems.path, dialect: switches.dialect)
          guard sheetErrors[file] == nil else { continue }
          let errors = problems.diagnostics.filter { $0.severity == .error }
          sheetErrors[file] = errors
          for error in errors where folder != nil { printError("\(error)") }
          if !errors.isEmpty { sheet.addProblems(errors, of: problems.path) }
        }
      } catch {
        failures += 1
        sheet.addFailure(address.text, "\(error)")
        printError("floorplan-gallery: \(address.text): \(error)")
      }
    }
    renderer.close()
    style?.remove()
    session.close()
    let saved = addresses.count - failures
    guard let folder else {
      print("\(saved) of \(addresses.count) pages without problems")
      return failures == 0 ? 0 : 1
    }
    do throws(FileError) {
      try writeFile(Array(sheet.html.utf8), to: "\(folder)/index.html", mode: 0o644)
    } catch {
      printError("floorplan-gallery: can't write \(error)")
      failures += 1
    }
    print("\(saved) \(saved == 1 ? "picture" : "pictures") in \(folder)")
    let hasErrors = !allowsProblems && sheetErrors.values.contains { !$0.isEmpty }
    return failures == 0 && !hasErrors ? 0 : 1
  }

  /// Renders a page to a file or, without a path, returns the problems of its audit.
  private func render(
    _ resolved: ResolvedAddress, _ switches: ViewSwitches, _ chrome: Chrome, _ session: StyleSheetSession,
    _ renderer: PageRenderer, to path: String?
  ) throws(RenderError) -> [String] {
    // Each picture starts with the defaults, independent of the previous address.
    switches.reset()
    switches.apply(resolved.address)
    flushObservers()
    Settings.default.areAnimationsEnabled = false
    if let failure = session.file?.failure { throw .unreadableStyleSheet("\(failure.path): \(failure.clause)") }
    // Messages, such as about an unknown column, would be toasts in a window.
    let context = PageContext(
      resolved, switches, chrome: chrome, showMessage: { printError("floorplan-gallery: \(resolved.address): \($0)") })
    let host = PageHost()
    host.show(context)
    defer {
      renderer.clear()
      host.close()
    }
    guard MainLoop.run(seconds: Self.loadTimeout, while: { context.isLoading }) else { throw .timedOut }
    let size = resolved.address.size
    func render(to path: String?) throws(RenderError) {
      try renderer.render(
        host.root, width: size?.width ?? PageRenderer.defaultSize.width,
        height: size?.height ?? PageRenderer.defaultSize.height, to: path,
        isWaiting: { context.isLoading || context.isWaiting() })
    }
    if let classPath = resolved.address.pick {
      try render(to: nil)
      host.pick(classPath)
    }
    try render(to: path)
    return path == nil ? PageAudit.problems(in: host.root) : []
  }
}
