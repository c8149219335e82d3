import FloorplanTheme
import GTKBridge

/// A style class for attributes set in code, shared by all widgets with the same attributes.
///
/// The classes are in small providers, so GTK reparses only a few of them when one is added. Unused classes are
/// kept while other widgets have attributes, for cells that are rebound to such items.
final class AttributeClass {
  /// The attributes, the class paths of their part, and the theme in which they are resolved.
  private struct Key: Hashable {
    // They identify a part and are much cheaper to compare.
    let classPaths: [String]
    let states: [StyleState: TintAttributes]
    /// The number of the scope, or nil for the theme of the display.
    let scope: Int?
  }

  /// The name of the CSS class.
  let name: String
  private let key: Key
  private let part: ComponentPart
  private let sheet: AttributeSheet
  private(set) var css = ""
  private var useCount = 0

  private init(_ key: Key, of part: ComponentPart, _ theme: Theme, _ appearance: Appearance, on sheet: AttributeSheet) {
    Self.creationCount += 1
    name = "fp-attributes-\(Self.creationCount)"
    self.key = key
    self.part = part
    self.sheet = sheet
    write(theme, appearance)
  }

  private func write(_ theme: Theme, _ appearance: Appearance) {
    css = theme.css(of: key.states, on: part, class: name, in: appearance)
  }

  // MARK: Registry

  private static var creationCount = 0
  private static var classes: [Key: AttributeClass] = [:]
  /// The unused classes, the most recently used last.
  private static var idle: [AttributeClass] = []
  /// The maximum number of unused classes.
  static let idleLimit = 64

  /// The number of classes.
  static var count: Int { classes.count }
  /// The errors that GTK's parser reported for generated CSS; always empty unless Floorplan has a bug.
  static var problems: [String] { AttributeSheet.all.flatMap(\.problems) }

  /// Returns the class for attributes of a widget in a scope or in none; call ``release()`` when it is no longer used.
  static func use(
    _ states: [StyleState: TintAttributes], of part: ComponentPart, in scope: ThemeScope?, on display: Display
  ) -> AttributeClass {
    let key = Key(
      classPaths: [part.classPath] + part.alternateClassPaths, states: states, scope: scope?.number)
    let used = classes[key] ?? make(key, of: part, in: scope, on: display)
    if used.useCount == 0 { idle.removeAll { $0 === used } }
    used.useCount += 1
    return used
  }

  private static func make(
    _ key: Key, of part: ComponentPart, in scope: ThemeScope?, on display: Display
  ) -> AttributeClass {
    let newClass = AttributeClass(
      key, of: part, scope?.theme ?? DisplayedTheme.theme, scope?.appearance ?? DisplayedTheme.appearance,
      on: .withCapacity(on: display))
    classes[key] = newClass
    newClass.sheet.add(newClass)
    return newClass
  }

  /// Decreases the use count.
  func release() {
    useCount -= 1
    guard useCount == 0, Self.classes[key] === self else { return }
    Self.idle.append(self)
    if Self.idle.count > Self.idleLimit { Self.idle.removeFirst().drop() }
  }

  /// Removes all unused classes, because no widget has attributes now.
  static func dropIdle() {
    for style in idle { style.drop() }
    idle = []
  }

  private func drop() {
    Self.classes[key] = nil
    sheet.remove(self)
  }

  /// Rewrites the classes for a new theme or appearance of a scope or the display.
  static func themeDidChange(inScope scope: Int?, _ theme: Theme, _ appearance: Appearance) {
    guard !classes.isEmpty else { return }
    let changed = classes.values.filter { $0.key.scope == scope }
    for style in changed { style.write(theme, appearance) }
    for sheet in AttributeSheet.all where changed.contains(where: { $0.sheet === sheet }) { sheet.load() }
  }

  /// Removes the classes of a scope that is freed.
  static func forget(scope: Int) {
    guard !classes.isEmpty else { return }
    for style in classes.values where style.key.scope == scope { style.drop() }
    idle.removeAll { $0.key.scope == scope }
  }
}

/// A style provider with several classes.
private final class AttributeSheet {
  /// The maximum number of classes of a provider.
  static let capacity = 24
  private(set) static var all: [AttributeSheet] = []

  private let display: Display
  private let provider = StyleProvider()
  private var classes: [AttributeClass] = []
  private(set) var problems: [String] = []

  private init(on display: Display) {
    self.display = display
    display.add(provider, priority: StylePriority.attributes)
  }

  static func withCapacity(on display: Display) -> AttributeSheet {
    if let sheet = all.first(where: { $0.classes.count < capacity && $0.display === display }) { return sheet }
    let newSheet = AttributeSheet(on: display)
    all.append(newSheet)
    return newSheet
  }

  func add(_ style: AttributeClass) {
    classes.append(style)
    load()
  }

  /// Removes a class; its CSS stays in the provider until the next load.
  func remove(_ style: AttributeClass) {
    classes.removeAll { $0 === style }
    guard classes.isEmpty else { return }
    display.remove(provider)
    Self.all.removeAll { $0 === self }
  }

  func load() { problems = provider.load(classes.map(\.css).joined()) }
}
