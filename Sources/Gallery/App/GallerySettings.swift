import FloorplanProgram
import GTKBridge

/// What the program keeps from one start to the next: places, sizes and switches, one for all windows.
///
/// Pictures and tests have none: what they show is the same for everybody.
final class GallerySettings {
  /// The settings that are no switches; ``StoredSwitch/all`` has those.
  enum Key {
    static let width = SettingsKey("window-width", Int32(GalleryWindow.defaultSize.width))
    static let height = SettingsKey("window-height", Int32(GalleryWindow.defaultSize.height))
    static let isMaximized = SettingsKey("is-maximized", false)
    static let lastAddress = SettingsKey("last-address", "")
    static let recentThemes = SettingsKey<[String]>("recent-themes", [])
  }

  private let store: SettingsStore
  private var observers: [Observer] = []

  init(_ store: SettingsStore) { self.store = store }

  /// The user's own.
  static func ofUser() -> GallerySettings {
    GallerySettings(SettingsStore(schema: GalleryApplication.id, folders: Installation.current.schemaFolders))
  }

  /// Whether the schema is installed; otherwise nothing outlives the program.
  var isKept: Bool { store.hasSchema }

  // MARK: Switches

  /// Sets the switches, and follows them from then on.
  func keep(_ switches: ViewSwitches, _ session: StyleSheetSession) {
    for stored in StoredSwitch.all { stored.restore(store, switches) }
    session.recentFiles = store[Key.recentThemes]
    for stored in StoredSwitch.all {
      observers.append(observe { [store] in stored.keep(switches, store) })
    }
    observers.append(observe { [store] in store[Key.recentThemes] = session.recentFiles })
  }

  // MARK: Windows

  /// Gives a window the size of the one that was used last, and follows it from then on.
  func keep(_ window: GalleryWindow) {
    window.defaultSize = (Int(store[Key.width]), Int(store[Key.height]))
    if store[Key.isMaximized] { window.isMaximized = true }
    // GTK leaves the default size alone while the window is larger than people have made it.
    for property in ["default-width", "default-height", "maximized"] {
      window.connect("notify::\(property)") { [unowned window, store] in
        let size = window.defaultSize
        store[Key.width] = Int32(clamping: size.width)
        store[Key.height] = Int32(clamping: size.height)
        store[Key.isMaximized] = window.isMaximized
      }
    }
  }

  /// Where the next start begins; nil at the first, and where that place is no more.
  var lastAddress: Address? {
    get { try? Address(parsing: store[Key.lastAddress]) }
    set { store[Key.lastAddress] = newValue?.description ?? "" }
  }

  /// Saves what isn't saved and follows nothing more.
  func close() {
    // What was changed last may wait to be written.
    flushObservers()
    for observer in observers { observer.cancel() }
    observers = []
    store.flush()
  }
}
