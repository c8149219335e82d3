import GTKBridge
import GTKTestSupport
import Testing

@testable import Gallery

/// A registered application with the gallery's window, as a start without arguments makes it.
final class GalleryHost {
  private static let application = Application(id: "io.github.floorplan.GalleryTests", flags: .nonUnique)
  let switches = ViewSwitches()
  let window: GalleryWindow

  /// Registers the one application of the process, whose peer lives as long.
  static func prepare() throws {
    #expect(GTKEnvironment.isReady)
    try application.register()
  }

  init() { window = GalleryWindow(Self.application, switches) }

  func open(_ address: String) async throws {
    window.open(try catalogue.resolve(Address(parsing: address)))
    window.present()
    try await loaded()
  }

  /// Waits until the open page has its content.
  func loaded() async throws {
    let end = ContinuousClock.now + .seconds(20)
    repeat {
      await settle()
      try await Task.sleep(for: .milliseconds(2))
    } while window.pageContext?.isLoading == true && ContinuousClock.now < end
    #expect(window.pageContext?.isLoading == false)
    try await shown()
  }

  /// Waits for some frames, in which what was changed is laid out and drawn.
  func shown() async throws {
    for _ in 0..<4 {
      await settle()
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func close() async {
    window.close()
    await settle()
  }
}

/// The widgets of a type in a tree, in order.
func widgets<Kind: Widget>(_ type: Kind.Type, in root: Widget) -> [Kind] {
  ((root as? Kind).map { [$0] } ?? []) + root.children.flatMap { widgets(type, in: $0) }
}
