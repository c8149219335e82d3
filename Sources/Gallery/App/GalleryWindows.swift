import Floorplan

/// The windows of the program.
///
/// Each window displays its own page. All windows share the switches, the style sheet and the data.
struct GalleryWindows {
  let application: Application
  let switches: ViewSwitches
  let session: StyleSheetSession
  /// The settings; nil if nothing is saved.
  var settings: GallerySettings?
  var bookmarks = PageBookmarks()

  /// The last used window; nil if none is open.
  var current: GalleryWindow? {
    application.windows.lazy.compactMap { $0 as? GalleryWindow }.first { !$0.isDisposed }
  }

  /// Presents the last used window, or a new one if none is open.
  ///
  /// - Parameter requested: The page to open; nil to keep the current one.
  func open(_ requested: ResolvedAddress?) {
    guard let window = current else { return openNewWindow(requested) }
    if let requested { window.open(requested) }
    window.present()
  }

  /// Opens the page of the first link, or displays why it can't.
  func open(links: [String]) {
    guard let link = links.first else { return open(nil) }
    do {
      open(try catalog.resolve(Address(parsing: link)))
    } catch {
      open(nil)
      current?.announce("\(quoted(link)): \(error)")
    }
  }

  /// Returns why a page can't open in a new window; nil if it can.
  ///
  /// Its address must not change the switches of the open windows.
  func problem(ofNewWindowAt address: Address) -> String? {
    let changes = current == nil ? [] : switches.differences(of: address)
    guard !changes.isEmpty else { return nil }
    let pronoun = changes.count == 1 ? "it" : "them"
    return "\(changes.joined(separator: "&")) would also change the open windows; omit \(pronoun), or omit --new-window"
  }

  /// Opens a new window.
  ///
  /// - Parameter requested: The page to open; nil for the page of the last used window, or else of the last start, or else
  ///   the home page.
  func openNewWindow(_ requested: ResolvedAddress? = nil) {
    let address = current?.address ?? settings?.lastAddress
    let window = GalleryWindow(self)
    window.open(requested ?? address.flatMap { try? catalog.resolve($0) } ?? ResolvedAddress(homePage.entry))
    window.present()
  }
}
