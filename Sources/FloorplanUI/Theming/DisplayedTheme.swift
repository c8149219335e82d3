import FloorplanTheme
import GTKBridge

/// The displayed themes, of the display and of the scopes, for values that CSS can't express.
///
/// A scope with the style of the display has no effect, unless another scope around it has one. Without scopes that
/// have an effect, a follower is just an entry in a table. The first such scope starts observing the root of each
/// follower, because its scope may change with it.
enum DisplayedTheme {
  /// The theme outside all scopes, set by ``ThemeManager``.
  private(set) static var theme = Theme.standard
  /// The appearance of the theme.
  private(set) static var appearance = Appearance.light
  /// Whether the theme's style sheets are on the display.
  private(set) static var isOnDisplay = false
  private static var heldRules: ThemeRules?

  /// The rules of the theme on the display, kept while scopes need them.
  static var rules: ThemeRules? {
    guard isOnDisplay else { return nil }
    let known = heldRules ?? rules(of: theme, in: appearance)
    heldRules = differing.isEmpty ? nil : known
    return known
  }

  /// Displays another theme outside all scopes.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  ///   - isOnDisplay: Whether the theme's style sheets are on the display.
  static func show(_ theme: Theme, in appearance: Appearance, isOnDisplay: Bool) {
    // Followers don't depend on pictures, except on the size of those with fixed edges.
    let isOther =
      theme.withPictures(of: self.theme) != self.theme
      || theme.pictures != self.theme.pictures && theme.pictures.values.contains { !$0.centers.isEmpty }
    let isOtherStyle = isOther || appearance != self.appearance
    self.theme = theme
    self.appearance = appearance
    self.isOnDisplay = isOnDisplay
    heldRules = nil
    let hasOtherDensity = theme.density != DisplayedDensity.current
    DisplayedDensity.current = theme.density
    updateDiffering()
    // Copy the scopes, because updates may add or remove some.
    for scope in scopes.compactMap(\.value) { scope.apply() }
    if isOtherStyle { AttributeClass.themeDidChange(inScope: nil, theme, appearance) }
    if isOther { notify(followersOf: nil) }
    if hasOtherDensity { Display.default?.relayoutWidgets() }
  }

  // MARK: Rules

  private static var compiled: [Weak<ThemeRules>] = []
  /// The number of compiled themes in use.
  static var compiledCount: Int { compiled.count { $0.value != nil } }

  /// Returns the rules of a theme, which equal themes share while they are in use.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  ///   - density: The density; nil for the displayed one.
  ///   - previous: The rules of a previous theme, of which those of unchanged parts are reused.
  /// - Returns: The rules.
  static func rules(
    of theme: Theme, in appearance: Appearance, density: Density? = nil, reusing previous: ThemeRules? = nil
  ) -> ThemeRules {
    compiled.removeAll { $0.value == nil }
    let theme = theme.inDensity(density ?? DisplayedDensity.current)
    let known = compiled.lazy.compactMap(\.value).first { $0.appearance == appearance && $0.theme == theme }
    if let known { return known }
    let newRules = ThemeRules(theme, in: appearance, reusing: previous)
    compiled.append(Weak(newRules))
    return newRules
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
    guard !differing.isEmpty else { return }
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
  /// The numbers of the scopes whose style isn't that of the display.
  private static var differing: Set<Int> = []

  /// Registers a scope.
  static func add(_ scope: ThemeScope) {
    scopes.append(Weak(scope))
    guard !scope.sharesStyle, differs(scope) else { return }
    // Nothing is inside it yet.
    if differing.isEmpty { watchFollowers() }
    differing.insert(scope.number)
  }

  /// Removes a scope that is being freed.
  static func remove(_ scope: ThemeScope) {
    scopes.removeAll { $0.value == nil || $0.value === scope }
    guard !scope.sharesStyle else { return }
    differing.remove(scope.number)
    if differing.isEmpty { heldRules = nil }
    AttributeClass.forget(scope: scope.number)
  }

  /// The number of scopes.
  static var scopeCount: Int { scopes.count }

  private static func differs(_ scope: ThemeScope) -> Bool {
    guard isOnDisplay, scope.appearance == appearance else { return true }
    let density = DisplayedDensity.current
    return scope.theme.inDensity(density) != theme.inDensity(density).withPictures(of: scope.theme)
  }

  /// Determines again which scopes have an effect, after a change of the theme of the display or of a scope.
  private static func updateDiffering() {
    let new = Set(scopes.lazy.compactMap(\.value).filter { !$0.sharesStyle && differs($0) }.map(\.number))
    guard new != differing else { return }
    if differing.isEmpty { watchFollowers() }
    differing = new
    for follower in followers.values.compactMap(\.follower) { place(follower) }
  }

  private static func watchFollowers() {
    for follower in followers.values.compactMap(\.follower) { watch(follower) }
  }

  /// Returns whether a scope has an effect, because its style or that of a scope around it isn't that of the display.
  static func isEffective(_ scope: ThemeScope) -> Bool {
    differing.contains(scope.number) || scope.enclosingScopes.contains { differing.contains($0.number) }
  }

  /// Returns the innermost scope around a widget, or nil if there is none that has an effect.
  static func scope(of widget: Widget) -> ThemeScope? {
    guard !differing.isEmpty, let scope = widget.selfOrAncestor(ofType: ThemeScope.self) else { return nil }
    return isEffective(scope) ? scope : nil
  }

  /// Returns the theme that applies to a widget.
  static func theme(for widget: Widget) -> Theme { scope(of: widget)?.theme ?? theme }

  /// Applies a new theme or appearance of a scope.
  static func didChange(_ scope: ThemeScope, hasThemeChanged: Bool) {
    updateDiffering()
    scope.apply()
    for inner in scopes.compactMap(\.value) where inner !== scope && inner.isInside(scope) {
      inner.apply()
    }
    AttributeClass.themeDidChange(inScope: scope.number, scope.theme, scope.appearance)
    if hasThemeChanged { notify(followersOf: scope) }
  }
}

extension Theme {
  /// Returns the theme in a density, so that equal styles are equal values.
  fileprivate func inDensity(_ density: Density) -> Theme {
    var theme = self
    theme.selectedDensity = density
    theme.defaultDensity = .cozy
    return theme
  }

  /// Returns the theme with the loaded pictures of another one.
  fileprivate func withPictures(of other: Theme) -> Theme {
    var theme = self
    theme.pictures = other.pictures
    return theme
  }
}
