import Floorplan

/// The windows of the program: each shows a page of its own; look, style sheet and data are one for all.
struct GalleryWindows {
  let application: Application
  /// How everything is shown.
  let switches: ViewSwitches
  /// The style sheet.
  let session: StyleSheetSession
  /// What keeps sizes and places; nil where nothing is kept.
  var settings: GallerySettings?

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
    let window = GalleryWindow(self)
    window.open(asked ?? place.flatMap { try? catalogue.resolve($0) } ?? ResolvedAddress(catalogue.entries[0]))
    window.present()
  }
}
