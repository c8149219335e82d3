import FloorplanTheme
import GTKBridge

/// One of the switches under a name, which is that of its setting and of its action, and as a value that both can have.
struct StoredSwitch {
  /// Sets the switch as the settings have it.
  let restore: (SettingsStore, ViewSwitches) -> Void
  /// Writes the switch into the settings.
  let keep: (ViewSwitches, SettingsStore) -> Void
  /// Offers the switch as an action with a state.
  let offer: (ViewSwitches, any ActionMap) -> Void

  private init<Value: VariantConvertible>(
    _ name: String, _ standard: Value, read: @escaping (ViewSwitches) -> Value,
    write: @escaping (ViewSwitches, Value) -> Void
  ) {
    let key = SettingsKey(name, standard)
    restore = { write($1, $0[key]) }
    keep = { $1[key] = read($0) }
    offer = { switches, actions in
      let action = actions.addAction(name, state: read(switches)) { write(switches, $0) }
      action.observe { [unowned action] in action.setState(read(switches)) }
    }
  }

  /// One whose value is a word of an address.
  private static func word<Word: RawRepresentable<String>>(
    _ name: String, _ path: ReferenceWritableKeyPath<ViewSwitches, Word>, standard: Word
  ) -> StoredSwitch {
    StoredSwitch(name, standard.rawValue) {
      $0[keyPath: path].rawValue
    } write: {
      if let word = Word(rawValue: $1) { $0[keyPath: path] = word }
    }
  }

  /// What the desktop asks for, which is no appearance of its own.
  static let desktopAppearance = "desktop"

  /// The direction that the language of the locale runs in, whichever language the next start speaks.
  static let localeDirection = "locale"

  static let all: [StoredSwitch] = [
    StoredSwitch("appearance", desktopAppearance) {
      $0.chosenAppearance?.rawValue ?? desktopAppearance
    } write: {
      let appearance = Appearance(rawValue: $1)
      if appearance != nil || $1 == desktopAppearance { $0.chosenAppearance = appearance }
    },
    StoredSwitch("style-sheet", "") {
      $0.sheet?.description ?? ""
    } write: {
      let sheet = StyleSheetChoice($1)
      if sheet != nil || $1.isEmpty { $0.sheet = sheet }
    },
    word("dialect", \.dialect, standard: .fiori),
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
    word("motion", \.motion, standard: .full),
  ]
}
