import FloorplanTheme
import GTKBridge

/// The displayed themes, of the display and of the scopes, for values that CSS can't express.
///
/// Without scopes, a follower is just an entry in a table. The first scope starts observing the root of each follower,
/// because its scope may change with it.
@MainActor
enum DisplayedTheme {
  /// The theme outside all scopes, set by ``ThemeManager``.
  private(set) static var theme = Theme.standard
  /// The appearance of the theme.
  private(set) static var appearance = Appearance.light
  /// Whether the theme's style sheets are on the display.
  private(set) static var isOnDisplay = false
  private static var cachedRules: ThemeRules?

  /// The rules of the theme on the display, needed by scopes and cached while there are any.
  static var rules: ThemeRules? {
    guard isOnDisplay else { return nil }
    if let cachedRules { return cachedRules }
    let newRules = ThemeRules(theme, in: appearance)
    if !scopes.isEmpty { cachedRules = newRules }
    return newRules
  }

  /// Displays another theme outside all scopes.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  ///   - isOnDisplay: Whether the theme's style sheets are on the display.
  static func show(_ theme: Theme, in appearance: Appearance, isOnDisplay: Bool) {
    let isOther = theme != self.theme
    self.theme = theme
    self.appearance = appearance
    self.isOnDisplay = isOnDisplay
    cachedRules = nil
    let hasOtherDensity = theme.density != DisplayedDensity.current
    DisplayedDensity.current = theme.density
    // Copy the scopes, because updates may add or remove some.
    for scope in scopes.compactMap(\.value) { scope.apply() }
    AttributeClass.themeDidChange(inScope: nil, theme, appearance)
    if isOther { notify(followersOf: nil) }
    if hasOtherDensity { Display.default?.relayoutWidgets() }
  }

  // MARK: Followers

  private static var followers: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var follower: (any ThemeFollower)?
    /// The number of the scope, or nil for none.
    var scope: Int?
    var watch: SignalHandle?
  }

  /// Returns the theme's value of a property that differs from the parts table, for a widget that applies it itself, or
  /// nil.
  static func customValue(
    of property: StyleProperty, of part: ComponentPart, in state: StyleState = .normal, on widget: Widget
  ) -> StyleValue? {
    theme(for: widget).customValue(of: property, of: part, in: state)
  }

  /// Returns the image that the theme sets for a part, or nil if there is none or it isn't available.
  static func image(
    _ property: StyleProperty = .imageName, of part: ComponentPart, in state: StyleState = .normal, on widget: Widget
  ) -> ImageSource? {
    theme(for: widget).customImage(property, of: part, in: state).flatMap {
      SheetImages.source(of: $0, on: widget.display)
    }
  }

  /// Adds a follower, which is notified of changes until it is removed.
  static func add(_ follower: some ThemeFollower) {
    let id = ObjectIdentifier(follower)
    followers[id] = Entry(follower: follower)
    guard !scopes.isEmpty else { return }
    followers[id]?.scope = scope(of: follower.followingWidget)?.number
    watch(follower)
  }

  /// Removes a follower that is being freed.
  static func remove(_ follower: some ThemeFollower) {
    followers.removeValue(forKey: ObjectIdentifier(follower))?.watch?.disconnect()
  }

  /// The number of followers.
  static var followerCount: Int { followers.count }

  private static func watch(_ follower: any ThemeFollower) {
    let id = ObjectIdentifier(follower)
    guard let entry = followers[id], entry.watch == nil else { return }
    followers[id]?.watch = follower.followingWidget.connect("notify::root") { [weak follower] in
      if let follower { place(follower) }
    }
  }

  /// Updates the scope of a follower.
  private static func place(_ follower: any ThemeFollower) {
    let id = ObjectIdentifier(follower)
    // A recycled widget keeps its style until it has a parent again.
    guard let entry = followers[id], follower.followingWidget.window != nil else { return }
    let scope = scope(of: follower.followingWidget)?.number
    guard scope != entry.scope else { return }
    followers[id]?.scope = scope
    follower.themeDidChange()
  }

  private static func notify(followersOf scope: ThemeScope?) {
    let recipients = followers.values.filter { $0.scope == scope?.number }.compactMap(\.follower)
    for follower in recipients { follower.themeDidChange() }
  }

  /// Notifies all followers that images changed.
  static func imagesDidChange() {
    for follower in followers.values.compactMap(\.follower) { follower.imagesDidChange() }
  }

  // MARK: Scopes

  private static var scopes: [Weak<ThemeScope>] = []

  /// Registers a scope.
  static func add(_ scope: ThemeScope) {
    if scopes.isEmpty { for follower in followers.values.compactMap(\.follower) { watch(follower) } }
    scopes.append(Weak(scope))
  }

  /// Removes a scope that is being freed.
  static func remove(_ scope: ThemeScope) {
    scopes.removeAll { $0.value == nil || $0.value === scope }
    if scopes.isEmpty { cachedRules = nil }
    if !scope.sharesStyle { AttributeClass.forget(scope: scope.number) }
  }

  /// The number of scopes.
  static var scopeCount: Int { scopes.count }

  /// Returns the innermost scope around a widget, or nil for none.
  static func scope(of widget: Widget) -> ThemeScope? {
    scopes.isEmpty ? nil : widget.selfOrAncestor(ofType: ThemeScope.self)
  }

  /// Returns the theme that applies to a widget.
  static func theme(for widget: Widget) -> Theme { scope(of: widget)?.theme ?? theme }

  /// Notifies the followers in a scope of a new theme or appearance.
  static func didChange(_ scope: ThemeScope, hasThemeChanged: Bool) {
    for inner in scopes.compactMap(\.value) where inner !== scope && inner.isInside(scope) {
      inner.apply()
    }
    AttributeClass.themeDidChange(inScope: scope.number, scope.theme, scope.appearance)
    if hasThemeChanged { notify(followersOf: scope) }
  }
}
