import FloorplanTheme
import GTKBridge

/// Pages that are laid out without displaying them, each with the defaults and the switches of its address.
final class OffscreenPages {
  let switches = ViewSwitches()
  private let style: DisplayStyle?
  private let chrome: Chrome
  private let renderer: PageRenderer

  /// Opens the display, or restarts the program on a virtual one.
  ///
  /// - Parameters:
  ///   - arguments: The command line for the restarted program.
  ///   - failureStatus: The exit status if there is no display.
  /// - Returns: The exit status if that fails.
  static func prepare(_ arguments: [String], failureStatus: Int32 = 1) -> Int32? {
    guard Display.open() else { return VirtualDisplay.relaunch(arguments, failureStatus: failureStatus) }
    do throws(MainLoopError) {
      try MainLoop.attach()
      return nil
    } catch {
      printError("floorplan-gallery: \(error)")
      return 70
    }
  }

  init() {
    Settings.default.isCursorBlinking = false
    // Pictures must be reproducible, and must not change the user's data.
    BusinessStore.shared = BusinessStore()
    let switches = switches
    style = Display.default.map { DisplayStyle($0, switches) }
    chrome = Chrome(switches)
    renderer = PageRenderer(hidden: [chrome.main])
  }

  /// Sets all switches to their defaults, and then to those of an address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - theme: The theme; nil for that of the address.
  func apply(_ address: Address, theme: Theme? = nil) {
    switches.reset()
    switches.apply(address)
    if let theme { switches.theme = theme }
    flushObservers()
    Settings.default.areAnimationsEnabled = false
  }

  /// Lays out a page, and passes its root and its layers to a closure.
  ///
  /// - Throws: ``RenderError``.
  func layOut<Result>(
    _ resolved: ResolvedAddress, _ body: (Widget, [OffscreenLayer]) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    // Messages, such as about an unknown column, would be toasts in a window.
    let context = PageContext(
      resolved, switches, chrome: chrome, showMessage: { printError("floorplan-gallery: \(resolved.address): \($0)") })
    let host = PageHost()
    host.show(context)
    defer {
      renderer.clear()
      host.close()
    }
    guard MainLoop.run(seconds: RenderCommand.loadTimeout, while: { context.isLoading }) else { throw .timedOut }
    func render<Value>(
      _ body: (Widget, [OffscreenLayer]) throws(RenderError) -> Value
    ) throws(RenderError) -> Value {
      let size = resolved.address.size
      return try renderer.render(
        host.root, width: size?.width ?? PageRenderer.defaultSize.width,
        height: size?.height ?? PageRenderer.defaultSize.height, isWaiting: { context.isLoading || context.isWaiting() }
      ) { (layers) throws(RenderError) in try body(host.root, layers) }
    }
    if let classPath = resolved.address.pick {
      // Only a widget that is laid out can be picked.
      try render { (_, _) throws(RenderError) in }
      host.pick(classPath)
    }
    return try render(body)
  }

  /// Discards the window and the style of the display.
  func close() {
    renderer.close()
    style?.remove()
  }
}
