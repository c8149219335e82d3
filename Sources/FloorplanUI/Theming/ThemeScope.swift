public import FloorplanTheme
public import GTKBridge
public import Observation

/// A widget that displays its content in another theme, for example to compare two themes side by side.
///
///     let split = Paned(.horizontal)
///     let current = ThemeScope(child: makePage())
///     let changed = ThemeScope(theme: candidate, appearance: .dark, child: makePage())
///     window.child = Box(.horizontal, [current, changed])
///
/// All Floorplan widgets inside, including popovers, have the colors, fonts, line limits and alignments of the scope's
/// theme. A nested scope doesn't inherit from the outer one. The scope has the theme's base background and text color,
/// so that plain labels are legible, too.
///
/// GTK's own widgets inside (entries, plain buttons, scroll bars, menus) keep the appearance of the window's
/// ``ThemeManager``, because GTK has a single theme for each display. In the same appearance, they have the colors of
/// the scope's theme. Windows that are opened from inside have the theme of the display.
///
/// The density is that of the display, like the text scale.
///
/// The theme is on the display while the scope is in a window and has another style than the window.
///
/// ## CSS nodes
///
///     themescope.fp-background.fp-scope-N
///     ╰── the child
///
/// N is a unique number of the scope. Scopes that share a style have the number of the first one.
@Observable
@MainActor
public final class ThemeScope: CustomWidget {
  public override class var cssName: String { "themescope" }

  /// The theme of the content.
  public var theme: Theme {
    get { styleScope?.theme ?? displayedTheme }
    set { apply(newValue, appearance: appearance) }
  }
  /// The displayed appearance of the theme.
  public var appearance: Appearance {
    get { styleScope?.appearance ?? displayedAppearance }
    set { apply(theme, appearance: newValue) }
  }
  /// The errors that GTK's parser reported for generated CSS; always empty unless Floorplan has a bug.
  public var problems: [String] { controlSheets.problems + sheets.problems }
  /// The diagnostics for images in the style sheet of ``theme`` that were already checked.
  ///
  /// The property is observable, like ``ThemeManager/diagnostics``.
  public private(set) var diagnostics: [StyleSheetDiagnostic] = []
  /// The content, which fills the scope.
  @ObservationIgnored public var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      oldValue?.unparent()
      child?.setParent(self)
    }
  }

  /// The unique number of the style.
  let number: Int
  /// The scope that determines the style of this one; nil if it is this one.
  @ObservationIgnored private let styleScope: ThemeScope?
  var sharesStyle: Bool { styleScope != nil }
  private static var createdScopeCount = 0
  private var styleClass: String { "fp-scope-\(number)" }
  @ObservationIgnored private var displayedTheme: Theme
  @ObservationIgnored private var displayedAppearance: Appearance
  @ObservationIgnored private var sheets = DisplayedStyleSheets()
  @ObservationIgnored private var controlSheets = DisplayedStyleSheets()
  @ObservationIgnored private var heldRules: ThemeRules?

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - theme: The theme of the content.
  ///   - appearance: The appearance of the theme.
  ///   - child: The content.
  public init(theme: Theme = .standard, appearance: Appearance = .light, child: Widget? = nil) {
    displayedTheme = theme
    displayedAppearance = appearance
    Self.createdScopeCount += 1
    number = Self.createdScopeCount
    styleScope = nil
    super.init()
    for name in [UtilityClass.background.rawValue, styleClass] { addStyleClass(name) }
    DisplayedTheme.add(self)
    followImages()
    connect("notify::root") { [unowned self] in apply() }
    self.child = child
    child?.setParent(self)
  }

  /// Creates a scope that always has the theme and appearance of another one.
  ///
  /// Their style sheets are on the display once, while the other scope is in a window. Both must have the same scopes
  /// around them.
  ///
  /// - Parameters:
  ///   - scope: The other scope.
  ///   - child: The content.
  ///   - isTransparent: Whether the scope has no background.
  package init(sharingStyleOf scope: ThemeScope, child: Widget, isTransparent: Bool = false) {
    (displayedTheme, displayedAppearance, number, styleScope) = (scope.theme, scope.appearance, scope.number, scope)
    super.init()
    if !isTransparent { addStyleClass(UtilityClass.background.rawValue) }
    addStyleClass(styleClass)
    DisplayedTheme.add(self)
    self.child = child
    child.setParent(self)
  }

  isolated deinit {
    removeSheets()
    SheetImages.unfollow(self)
    DisplayedTheme.remove(self)
  }

  public override func dispose() {
    super.dispose()
    removeSheets()
    SheetImages.unfollow(self)
    if !diagnostics.isEmpty { diagnostics = [] }
  }

  /// Displays another theme and appearance together; setting the properties one after the other would do the work
  /// twice.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  public func apply(_ theme: Theme, appearance: Appearance) {
    if let styleScope { return styleScope.apply(theme, appearance: appearance) }
    let hasThemeChanged = theme != displayedTheme
    guard hasThemeChanged || appearance != displayedAppearance else { return }
    displayedTheme = theme
    displayedAppearance = appearance
    followImages()
    DisplayedTheme.didChange(self, hasThemeChanged: hasThemeChanged)
  }

  // ``DisplayedTheme`` notifies the widgets.
  private func followImages() {
    SheetImages.follow(theme, for: self, on: display) { [weak self] in self?.imagesDidChange() }
    readImages()
  }

  private func imagesDidChange() {
    let old = displayedTheme.pictures
    readImages()
    if displayedTheme.pictures != old { apply() }
  }

  private func readImages() {
    let found = SheetImages.diagnostics(of: theme, on: display)
    if found != diagnostics { diagnostics = found }
    displayedTheme.pictures = SheetImages.pictures(of: theme)
  }

  // MARK: On the display

  /// The rules of the theme, created on demand.
  private var rules: ThemeRules {
    styleScope?.rules ?? DisplayedTheme.rules(of: theme, in: appearance, reusing: heldRules)
  }

  /// Returns whether a change of another scope's style affects this one.
  func isInside(_ scope: ThemeScope) -> Bool { enclosingScopes.contains { $0.number == scope.number } }

  var enclosingScopes: [ThemeScope] {
    Array(sequence(first: self) { $0.ancestor(ofType: ThemeScope.self) }.dropFirst())
  }

  /// Writes the style sheets, which depend on the display's theme and on those of outer scopes.
  func apply() {
    guard !sharesStyle else { return }
    guard window != nil, !isDisposed, DisplayedTheme.isEffective(self) else { return removeSheets() }
    let outer = enclosingScopes
    let rules = rules
    heldRules = rules
    let css = rules.css(
      inside: styleClass, over: outer.map(\.rules) + [DisplayedTheme.rules].compactMap(\.self),
      toolkit: DisplayedTheme.appearance)
    sheets.show(css, on: display, priority: StylePriority.scope(depth: outer.count + 1))
    // GTK's theme has another lightness or contrast in another appearance.
    guard DisplayedTheme.isOnDisplay, appearance == DisplayedTheme.appearance else { return controlSheets.remove() }
    controlSheets.show(
      [rules.theme.controlCSS(for: appearance, inside: styleClass)], on: display,
      priority: StylePriority.controls(depth: outer.count + 1))
  }

  private func removeSheets() {
    heldRules = nil
    sheets.remove()
    controlSheets.remove()
  }
}
