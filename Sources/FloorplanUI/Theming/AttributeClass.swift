import FloorplanTheme
import GTKBridge

/// A style class for what code sets of single widgets: all that are given the same attributes share one.
///
/// The classes stand in small providers, so that a new one has GTK read few others again.  Those that nobody uses any
/// more are kept as long as other widgets have attributes, for the cells that are bound to such an item again.
@MainActor
final class AttributeClass {
  /// What is said, of which part, and which theme it is said in.
  struct Key: Hashable {
    let part: ComponentPart
    let states: [StyleState: TintAttributes]
    /// The number of the scope, nil for the theme of the display.
    let scope: Int?

    // The class paths tell parts apart, and are much less to compare.
    static func == (one: Key, other: Key) -> Bool {
      one.scope == other.scope && one.part.classPath == other.part.classPath
        && one.part.alternateClassPaths == other.part.alternateClassPaths && one.states == other.states
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(part.classPath)
      hasher.combine(states)
      hasher.combine(scope)
    }
  }

  /// The name of the class.
  let name: String
  private let key: Key
  private let sheet: AttributeSheet
  private(set) var css = ""
  private var useCount = 0

  private init(_ key: Key, _ theme: Theme, _ appearance: Appearance, on sheet: AttributeSheet) {
    Self.made += 1
    name = "fp-attributes-\(Self.made)"
    self.key = key
    self.sheet = sheet
    write(theme, appearance)
  }

  private func write(_ theme: Theme, _ appearance: Appearance) {
    css = theme.css(of: key.states, on: key.part, class: name, in: appearance)
  }

  // MARK: All of them

  private static var made = 0
  private static var classes: [Key: AttributeClass] = [:]
  /// Those that nobody uses, the one that was used last at the end.
  private static var idle: [AttributeClass] = []
  /// How many of those are kept.
  static let idleLimit = 64

  /// How many there are.
  static var count: Int { classes.count }
  /// What GTK's parser found wrong in what was made from attributes: a defect of Floorplan, so always empty.
  static var problems: [String] { AttributeSheet.all.flatMap(\.problems) }

  /// The class for attributes of a widget that stands in a scope or in none; give it back with ``release()``.
  static func use(
    _ states: [StyleState: TintAttributes], of part: ComponentPart, in scope: ThemeScope?, on display: Display
  ) -> AttributeClass {
    let key = Key(part: part, states: states, scope: scope?.number)
    let used = classes[key] ?? make(key, in: scope, on: display)
    if used.useCount == 0 { idle.removeAll { $0 === used } }
    used.useCount += 1
    return used
  }

  private static func make(_ key: Key, in scope: ThemeScope?, on display: Display) -> AttributeClass {
    let made = AttributeClass(
      key, scope?.theme ?? ShownTheme.theme, scope?.appearance ?? ShownTheme.appearance, on: .withRoom(on: display))
    classes[key] = made
    made.sheet.add(made)
    return made
  }

  /// One widget less has the class.
  func release() {
    useCount -= 1
    guard useCount == 0, Self.classes[key] === self else { return }
    Self.idle.append(self)
    if Self.idle.count > Self.idleLimit { Self.idle.removeFirst().drop() }
  }

  /// Lets go of all that nobody uses, for nothing has attributes any more.
  static func dropIdle() {
    for style in idle { style.drop() }
    idle = []
  }

  private func drop() {
    Self.classes[key] = nil
    sheet.remove(self)
  }

  /// The theme or the appearance is another, of a scope or of the display.
  static func lookDidChange(inScope scope: Int?, _ theme: Theme, _ appearance: Appearance) {
    guard !classes.isEmpty else { return }
    let changed = classes.values.filter { $0.key.scope == scope }
    for style in changed { style.write(theme, appearance) }
    for sheet in AttributeSheet.all where changed.contains(where: { $0.sheet === sheet }) { sheet.load() }
  }

  /// A scope is gone, and the classes in it, which its widgets have left or take along.
  static func forget(scope: Int) {
    guard !classes.isEmpty else { return }
    for style in classes.values where style.key.scope == scope { style.drop() }
    idle.removeAll { $0.key.scope == scope }
  }
}

/// A provider of some classes.
@MainActor
private final class AttributeSheet {
  /// How many classes a provider has at most.
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

  static func withRoom(on display: Display) -> AttributeSheet {
    if let sheet = all.first(where: { $0.classes.count < capacity && $0.display === display }) { return sheet }
    let made = AttributeSheet(on: display)
    all.append(made)
    return made
  }

  func add(_ style: AttributeClass) {
    classes.append(style)
    load()
  }

  /// Takes a class out, which stays in the provider until that is written the next time.
  func remove(_ style: AttributeClass) {
    classes.removeAll { $0 === style }
    guard classes.isEmpty else { return }
    display.remove(provider)
    Self.all.removeAll { $0 === self }
  }

  func load() { problems = provider.load(classes.map(\.css).joined()) }
}
