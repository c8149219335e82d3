import Floorplan

/// The windows of the program: each shows a page of its own; look, style sheet and data are one for all.
final class GalleryWindows {
  private let application: Application
  private let switches: ViewSwitches
  private let session: StyleSheetSession
  private let settings: GallerySettings?

  init(
    _ application: Application, _ switches: ViewSwitches, _ session: StyleSheetSession,
    settings: GallerySettings? = nil
  ) {
    self.application = application
    self.switches = switches
    self.session = session
    self.settings = settings
  }

  /// The window that was used last; nil where none is open.
  var current: GalleryWindow? {
    application.windows.lazy.compactMap { $0 as? GalleryWindow }.first { !$0.isDisposed }
  }

  /// Brings the window that was used last to the front, or opens one where there is none.
  ///
  /// - Parameter asked: What it shows; nil for what it shows already.
  func open(_ asked: ResolvedAddress?) {
    guard let window = current else { return openAnother(asked) }
    if let asked { window.open(asked) }
    window.present()
  }

  /// Opens another window.
  ///
  /// - Parameter asked: What it shows; nil for what the window shows that was used last, also in an earlier start.
  func openAnother(_ asked: ResolvedAddress? = nil) {
    let place = current?.address ?? settings?.lastAddress
    let shown = asked ?? place.flatMap { try? catalogue.resolve($0) } ?? Self.firstPage
    let window = GalleryWindow(application, switches, session, settings: settings)
    if let shown { window.open(shown) }
    window.present()
  }

  private static var firstPage: ResolvedAddress? {
    catalogue.entries.first.flatMap { entry in (try? Address(page: entry.path)).flatMap { try? catalogue.resolve($0) } }
  }
}
