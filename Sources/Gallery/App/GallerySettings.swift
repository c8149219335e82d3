import FloorplanUI
import GTKBridge

/// The settings that are kept between starts, shared by all windows.
///
/// Pictures and tests don't use them, so their results are reproducible.
final class GallerySettings {
  /// The keys of the settings that aren't in ``StoredSwitch/all``.
  enum Key {
    static let width = SettingsKey("window-width", Int32(GalleryWindow.defaultSize.width))
    static let height = SettingsKey("window-height", Int32(GalleryWindow.defaultSize.height))
    static let isMaximized = SettingsKey("is-maximized", false)
    static let lastAddress = SettingsKey("last-address", "")
    static let recentThemes = SettingsKey<[String]>("recent-themes", [])
    static let favorites = SettingsKey<[String]>("favorites", [])
    static let recentPages = SettingsKey<[String]>("recent-pages", [])
  }

  private let store: SettingsStore
  private var observers: [Observer] = []

  init(_ store: SettingsStore) { self.store = store }

  /// Returns the settings of the user.
  static func forCurrentUser() -> GallerySettings { GallerySettings(SettingsStore(id: GalleryApplication.id)) }

  /// Whether the settings are saved.
  var isPersistent: Bool { store.isPersistent }

  // MARK: Switches

  /// Restores the switches, the recent files, and the favorite and recent pages, and saves their changes.
  func persist(_ switches: ViewSwitches, _ session: StyleSheetSession, _ bookmarks: PageBookmarks) {
    for stored in StoredSwitch.all { stored.restore(store, switches) }
    session.recentFiles = store[Key.recentThemes]
    bookmarks.favorites = store[Key.favorites].uniqued()
    bookmarks.recents = store[Key.recentPages].uniqued()
    for stored in StoredSwitch.all {
      observers.append(observe { [store] in stored.save(switches, store) })
    }
    observers += [
      observe { [store] in store[Key.recentThemes] = session.recentFiles },
      observe { [store] in store[Key.favorites] = bookmarks.favorites },
      observe { [store] in store[Key.recentPages] = bookmarks.recents },
    ]
  }

  // MARK: Windows

  /// Restores the size of the last used window, and saves its changes.
  func persist(_ window: GalleryWindow) {
    // GTK rejects negative sizes.
    window.defaultSize = (max(1, Int(store[Key.width])), max(1, Int(store[Key.height])))
    if store[Key.isMaximized] { window.isMaximized = true }
    // GTK keeps the default size unchanged while the window is maximized or fullscreen.
    for property in ["default-width", "default-height", "maximized"] {
      window.connect("notify::\(property)") { [unowned window, store] in
        let size = window.defaultSize
        store[Key.width] = Int32(clamping: size.width)
        store[Key.height] = Int32(clamping: size.height)
        store[Key.isMaximized] = window.isMaximized
      }
    }
  }

  /// The address to open at the next start; nil if there is none or it is invalid.
  var lastAddress: Address? {
    get { try? Address(parsing: store[Key.lastAddress]) }
    set { store[Key.lastAddress] = newValue?.description ?? "" }
  }

  /// Saves pending changes and stops observing.
  func close() {
    // The latest changes may not have reached the store yet.
    flushObservers()
    for observer in observers { observer.cancel() }
    observers = []
    store.flush()
  }
}
