import FloorplanTheme
import GTKBridge

/// A switch that is stored in the settings, and offered as an action with the same name and value.
struct StoredSwitch {
  /// Sets the switch to the stored value.
  let restore: (SettingsStore, ViewSwitches) -> Void
  /// Sets the switch to its default.
  let reset: (ViewSwitches) -> Void
  /// Stores the value of the switch.
  let save: (ViewSwitches, SettingsStore) -> Void
  /// Adds an action with the value as its state.
  let addAction: (ViewSwitches, any ActionMap) -> Void

  private init<Value: VariantConvertible>(
    _ name: String, _ defaultValue: Value, read: @escaping (ViewSwitches) -> Value,
    write: @escaping (ViewSwitches, Value) -> Void
  ) {
    let key = SettingsKey(name, defaultValue)
    restore = { write($1, $0[key]) }
    reset = { write($0, defaultValue) }
    save = { $1[key] = read($0) }
    addAction = { switches, actions in
      let action = actions.addAction(name, state: read(switches)) { write(switches, $0) }
      action.observe { [unowned action] in action.setState(read(switches)) }
    }
  }

  /// Creates a switch whose value is a word in addresses.
  private static func word<Word: RawRepresentable<String>>(
    _ name: String, _ path: ReferenceWritableKeyPath<ViewSwitches, Word>, defaultValue: Word
  ) -> StoredSwitch {
    StoredSwitch(name, defaultValue.rawValue) {
      $0[keyPath: path].rawValue
    } write: {
      if let word = Word(rawValue: $1) { $0[keyPath: path] = word }
    }
  }

  /// The stored value for following the desktop's appearance.
  static let desktopAppearance = "desktop"

  /// The stored value for the text direction of the locale's language, which may change until the next start.
  static let localeDirection = "locale"

  /// The stored value for the density that suits the input devices.
  static let deviceDensity = "device"

  static let all: [StoredSwitch] = [
    StoredSwitch("appearance", desktopAppearance) {
      $0.selectedAppearance?.rawValue ?? desktopAppearance
    } write: {
      let appearance = Appearance(rawValue: $1)
      if appearance != nil || $1 == desktopAppearance { $0.selectedAppearance = appearance }
    },
    StoredSwitch("style-sheet", "") {
      $0.sheet?.description ?? ""
    } write: {
      let sheet = StyleSheetChoice($1)
      if sheet != nil || $1.isEmpty { $0.sheet = sheet }
    },
    word("dialect", \.dialect, defaultValue: .fiori),
    StoredSwitch("direction", localeDirection) {
      $0.direction == ViewSwitches.localeDirection ? localeDirection : $0.direction.rawValue
    } write: {
      let direction = $1 == localeDirection ? ViewSwitches.localeDirection : Address.Direction(rawValue: $1)
      if let direction { $0.direction = direction }
    },
    StoredSwitch("text-scale", 1.0) {
      $0.scale
    } write: {
      if Address.scaleRange.contains($1) { $0.scale = $1 }
    },
    word("motion", \.motion, defaultValue: .full),
    word("viewport", \.viewport, defaultValue: .window),
    StoredSwitch("density", deviceDensity) {
      $0.selectedDensity?.rawValue ?? deviceDensity
    } write: {
      let density = Density(rawValue: $1)
      if density != nil || $1 == deviceDensity { $0.selectedDensity = density }
    },
  ]
}
