import FloorplanTheme
import GTKBridge

/// The themes that are shown, for what their CSS can't say: the one of the display, and those of the scopes.
///
/// Without a scope a follower costs an entry in a table. The first scope has every follower tell when it stands in
/// another window or place, since that is when its scope may be another.
@MainActor
enum ShownTheme {
  /// The theme outside of all scopes; set by ``ThemeManager``.
  private(set) static var theme = Theme.standard
  /// In which appearance it is shown.
  private(set) static var appearance = Appearance.light
  private static var isOnDisplay = false
  private static var madeRules: ThemeRules?

  /// How it is written, where it is on the display: for scopes, and kept as long as there are any.
  static var rules: ThemeRules? {
    guard isOnDisplay else { return nil }
    if let madeRules { return madeRules }
    let made = ThemeRules(theme, in: appearance)
    if !scopes.isEmpty { madeRules = made }
    return made
  }

  /// Shows another theme outside of all scopes.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: Its appearance.
  ///   - isOnDisplay: Whether its style sheets are on the display.
  static func show(_ theme: Theme, in appearance: Appearance, isOnDisplay: Bool) {
    let isOther = theme != self.theme
    self.theme = theme
    self.appearance = appearance
    self.isOnDisplay = isOnDisplay
    madeRules = nil
    // What follows may be made and freed on the way.
    for scope in scopes.compactMap(\.scope) { scope.surroundingsDidChange() }
    AttributeClass.lookDidChange(inScope: nil, theme, appearance)
    if isOther { tell(followersOf: nil) }
  }

  // MARK: Followers

  private static var followers: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var follower: (any ThemeFollower)?
    /// The number of the scope, nil for none.
    var scope: Int?
    var watch: SignalHandle?
  }

  /// What the theme says of a part beyond its table, for a widget that does it by itself; nil where it says nothing.
  static func saidValue(
    of property: StyleProperty, of part: ComponentPart, in state: StyleState = .normal, on widget: Widget
  ) -> StyleValue? {
    theme(for: widget).saidValue(of: property, of: part, in: state)
  }

  /// The image that the theme puts in place of what a part shows; nil where it names none, or one that leads nowhere.
  static func image(
    _ property: StyleProperty = .imageName, of part: ComponentPart, in state: StyleState = .normal, on widget: Widget
  ) -> ImageSource? {
    theme(for: widget).saidImage(property, of: part, in: state).flatMap {
      SheetImages.source(of: $0, on: widget.display)
    }
  }

  /// Tells an object of every change, until it leaves.
  static func add(_ follower: some ThemeFollower) {
    let id = ObjectIdentifier(follower)
    followers[id] = Entry(follower: follower)
    guard !scopes.isEmpty else { return }
    followers[id]?.scope = scope(of: follower.followingWidget)?.number
    watch(follower)
  }

  /// Forgets an object that is being freed.
  static func remove(_ follower: some ThemeFollower) {
    followers.removeValue(forKey: ObjectIdentifier(follower))?.watch?.disconnect()
  }

  /// How many objects are told.
  static var followerCount: Int { followers.count }

  private static func watch(_ follower: any ThemeFollower) {
    let id = ObjectIdentifier(follower)
    guard let entry = followers[id], entry.watch == nil else { return }
    followers[id]?.watch = follower.followingWidget.connect("notify::root") { [weak follower] in
      if let follower { place(follower) }
    }
  }

  /// Finds out whether a follower stands in another scope than before.
  private static func place(_ follower: any ThemeFollower) {
    let id = ObjectIdentifier(follower)
    // What is put aside to be used again stays as it is until it stands somewhere.
    guard let entry = followers[id], follower.followingWidget.window != nil else { return }
    let scope = scope(of: follower.followingWidget)?.number
    guard scope != entry.scope else { return }
    followers[id]?.scope = scope
    follower.themeDidChange()
  }

  private static func tell(followersOf scope: ThemeScope?) {
    let told = followers.values.filter { $0.scope == scope?.number }.compactMap(\.follower)
    for follower in told { follower.themeDidChange() }
  }

  /// What names of images lead to is something else than before.
  static func imagesDidChange() {
    for follower in followers.values.compactMap(\.follower) { follower.imagesDidChange() }
  }

  // MARK: Scopes

  private struct ScopeEntry {
    weak var scope: ThemeScope?
  }

  private static var scopes: [ScopeEntry] = []

  /// Counts a scope in, until it leaves.
  static func add(_ scope: ThemeScope) {
    if scopes.isEmpty { for follower in followers.values.compactMap(\.follower) { watch(follower) } }
    scopes.append(ScopeEntry(scope: scope))
  }

  /// Forgets a scope that is being freed.
  static func remove(_ scope: ThemeScope) {
    scopes.removeAll { $0.scope == nil || $0.scope === scope }
    if scopes.isEmpty { madeRules = nil }
    AttributeClass.forget(scope: scope.number)
  }

  /// How many scopes there are.
  static var scopeCount: Int { scopes.count }

  /// The innermost scope around a widget, nil for none.
  static func scope(of widget: Widget) -> ThemeScope? {
    scopes.isEmpty ? nil : widget.nearest(ThemeScope.self)
  }

  /// The theme that is shown where a widget stands.
  static func theme(for widget: Widget) -> Theme { scope(of: widget)?.theme ?? theme }

  /// Shows another theme or appearance in a scope.
  static func didChange(_ scope: ThemeScope, isOtherTheme: Bool) {
    for inner in scopes.compactMap(\.scope) where inner !== scope && inner.stands(in: scope) {
      inner.surroundingsDidChange()
    }
    AttributeClass.lookDidChange(inScope: scope.number, scope.theme, scope.appearance)
    if isOtherTheme { tell(followersOf: scope) }
  }
}
