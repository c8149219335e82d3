import CGTK
public import FloorplanTheme
public import GTKBridge
public import Observation

/// A widget in which another theme is shown than in the window around it, so that two can be compared side by side.
///
///     let split = Paned(.horizontal)
///     split.startChild = ThemeScope(child: makePage())
///     split.endChild = ThemeScope(theme: candidate, appearance: .dark, child: makePage())
///
/// Everything of Floorplan inside takes its colours and fonts, line limits and alignments from the scope, and so do
/// popovers of what is inside.  A scope within another one is a world of its own.  The scope paints the theme's lowest
/// surface and sets its text colour, so that plain labels are legible too.
///
/// GTK's own widgets inside (entries, plain buttons, scroll bars, menus) keep the look of the window's
/// ``ThemeManager``, since GTK has one theme for a display; so do windows that are opened from inside.
///
/// The theme is on the display while the scope stands in a window.
///
/// ## CSS nodes
///
///     themescope.fp-scope-N
///     ╰── the child
///
/// N is another number for each scope.
@Observable
@MainActor
public final class ThemeScope: CustomWidget {
  /// `themescope`.
  public override class var cssName: String { "themescope" }

  /// The theme whose values are shown inside.
  public var theme: Theme {
    get { shownTheme }
    set { show(newValue, appearance) }
  }
  /// Which of the theme's looks is shown.
  public var appearance: Appearance {
    get { shownAppearance }
    set { show(theme, newValue) }
  }
  /// What GTK's parser found wrong in the CSS made from the theme: a defect of Floorplan, so always empty.
  @ObservationIgnored public private(set) var problems: [String] = []
  /// What there is to know about the images that the style sheet of ``theme`` names, as far as they have been looked at.
  ///
  /// It can be observed, as ``ThemeManager/diagnostics``.
  public private(set) var diagnostics: [StyleSheetDiagnostic] = []
  /// What the scope shows; it fills it.
  @ObservationIgnored public var child: Widget? {
    didSet {
      guard child !== oldValue else { return }
      oldValue?.unparent()
      child?.setParent(self)
    }
  }

  /// Tells this scope from all others that ever were.
  let number: Int
  private static var scopesMade = 0
  private var styleClass: String { "fp-scope-\(number)" }
  @ObservationIgnored private var shownTheme: Theme
  @ObservationIgnored private var shownAppearance: Appearance
  @ObservationIgnored private var sheet = ScopeSheet()
  @ObservationIgnored private var madeRules: ThemeRules?

  /// A scope that isn't in a window yet.
  ///
  /// - Parameters:
  ///   - theme: The theme whose values are shown inside.
  ///   - appearance: Which of the theme's looks is shown.
  ///   - child: What the scope shows.
  public init(theme: Theme = .standard, appearance: Appearance = .light, child: Widget? = nil) {
    shownTheme = theme
    shownAppearance = appearance
    Self.scopesMade += 1
    number = Self.scopesMade
    super.init()
    addStyleClass(styleClass)
    ShownTheme.add(self)
    followImages()
    connect("notify::root") { [unowned self] in apply() }
    self.child = child
    child?.setParent(self)
  }

  isolated deinit {
    sheet.remove()
    SheetImages.leave(self)
    ShownTheme.remove(self)
  }

  /// Takes the theme off the display.
  public override func dispose() {
    super.dispose()
    sheet.remove()
    SheetImages.leave(self)
    if !diagnostics.isEmpty { diagnostics = [] }
  }

  /// Shows another theme in another of its looks, at once: setting one after the other does the work twice.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: Which of its looks is shown.
  public func show(_ theme: Theme, _ appearance: Appearance) {
    let isOtherTheme = theme != shownTheme
    guard isOtherTheme || appearance != shownAppearance else { return }
    shownTheme = theme
    shownAppearance = appearance
    madeRules = nil
    followImages()
    apply()
    ShownTheme.didChange(self, isOtherTheme: isOtherTheme)
  }

  // Widgets are asked what they show by ``ShownTheme``.
  private func followImages() {
    SheetImages.follow(theme, for: self, on: display) { [weak self] in self?.imagesDidChange() }
    readDiagnostics()
    shownTheme.pictures = SheetImages.pictures(of: theme)
  }

  private func imagesDidChange() {
    readDiagnostics()
    let pictures = SheetImages.pictures(of: theme)
    guard pictures != shownTheme.pictures else { return }
    shownTheme.pictures = pictures
    madeRules = nil
    apply()
  }

  private func readDiagnostics() {
    let found = SheetImages.diagnostics(of: theme, on: display)
    if found != diagnostics { diagnostics = found }
  }

  // MARK: On the display

  /// How the theme is written, made when it is first needed.
  private var rules: ThemeRules {
    if let madeRules { return madeRules }
    let made = ThemeRules(theme, in: appearance)
    madeRules = made
    return made
  }

  private var outerScopes: [ThemeScope] {
    Array(sequence(first: self) { $0.enclosing(ThemeScope.self) }.dropFirst())
  }

  /// The theme of the display or of a scope around this one is another.
  func surroundingsDidChange() { apply() }

  private func apply() {
    guard window != nil, !isDisposed else { return sheet.remove() }
    let outer = outerScopes
    let css = rules.css(
      inside: styleClass, over: outer.map(\.rules) + [ShownTheme.rules].compactMap(\.self),
      toolkit: ShownTheme.appearance)
    problems = sheet.show(css, on: display, depth: outer.count + 1)
  }
}

/// The providers of a scope, on a display or not.
@MainActor
private struct ScopeSheet {
  private var providers: [StyleProvider] = []
  private var css: [String] = []
  private var problems: [String] = []
  private var place: (display: Display, depth: Int)?

  /// Has a display show style sheets, above those of scopes that are less deep.
  ///
  /// - Returns: What GTK's parser found wrong.
  mutating func show(_ newCSS: [String], on display: Display, depth: Int) -> [String] {
    if place.map({ $0.display !== display || $0.depth != depth }) == true || newCSS.count != css.count { remove() }
    guard place == nil || newCSS != css else { return problems }
    display.reachWidgetsOutOfSight()
    if newCSS != css {
      while providers.count < newCSS.count { providers.append(StyleProvider()) }
      problems = zip(providers, newCSS).flatMap { $0.load($1) }
      css = newCSS
    }
    guard place == nil else { return problems }
    let priority = StylePriority.scope(depth: depth)
    for provider in providers.prefix(css.count) { display.add(provider, priority: priority) }
    place = (display, depth)
    return problems
  }

  /// Takes the style sheets off the display and keeps them.
  mutating func remove() {
    guard let place else { return }
    for provider in providers { place.display.remove(provider) }
    self.place = nil
  }
}

/// Which style sheets win over which.
@MainActor
enum StylePriority {
  /// Of what is set of single widgets in code, where the style sheet of the theme leaves room for it.
  static let attributes = GTK_STYLE_PROVIDER_PRIORITY_USER - 1

  /// Of a scope; what is deeper wins, up to a depth that nobody has a use for.
  static func scope(depth: Int) -> Int32 { min(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + Int32(depth), attributes - 1) }
}
