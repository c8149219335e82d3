public import FloorplanTheme
public import GTKBridge
public import Observation

/// Puts a theme on a display: everything that Floorplan draws takes its colours and fonts from here.
///
/// One style provider holds one chunk of the theme's CSS, for the whole display.  GTK's own widgets (scroll bars,
/// popovers, header bars) follow the appearance through the built-in theme of the same lightness and contrast.
///
/// A ``ThemeScope`` shows another theme in a part of a window.
@Observable
@MainActor
public final class ThemeManager {
  /// The theme whose values are shown; under a style sheet that is followed, what stands below it.
  public var theme: Theme {
    get { ownTheme }
    set { show(newValue, appearance) }
  }
  /// Which of the theme's looks is shown.
  public var appearance: Appearance {
    get { shownAppearance }
    set { show(theme, newValue) }
  }
  /// What is on the display: ``theme``, with the style sheet that is followed.
  @ObservationIgnored public private(set) var shownTheme: Theme
  /// What GTK's parser found wrong in the CSS made from the theme: a defect of Floorplan, so always empty.
  public var problems: [String] { chunks.flatMap(\.problems) }

  /// What there is to know about the images that the style sheet names: those that lead nowhere, and pictures that can't
  /// be shown.
  ///
  /// It can be observed; pictures are looked at on another thread, some moments after the theme has been shown.
  public private(set) var diagnostics: [StyleSheetDiagnostic] = []

  /// How many style sheets GTK was given to parse.
  @ObservationIgnored private(set) var loadCount = 0

  @ObservationIgnored private let display: Display
  @ObservationIgnored private var ownTheme: Theme
  @ObservationIgnored private var shownAppearance: Appearance
  @ObservationIgnored private var chunks: [Chunk] = []
  @ObservationIgnored private var following: Observer?
  @ObservationIgnored private var followed: LiveStyleSheet?

  /// One style sheet on the display.
  private struct Chunk {
    let provider: StyleProvider
    var css = ""
    var problems: [String] = []
  }

  /// Shows a theme on a display from now on.
  public init(display: Display, theme: Theme = .standard, appearance: Appearance = .light) {
    StandInIcon.showWhereMissing()
    self.display = display
    ownTheme = theme
    shownTheme = theme
    shownAppearance = appearance
    apply()
  }

  isolated deinit {
    following?.cancel()
    SheetImages.leave(self)
  }

  /// Shows another theme in another of its looks, at once: setting one after the other does the work twice.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: Which of its looks is shown.
  public func show(_ theme: Theme, _ appearance: Appearance) {
    ownTheme = theme
    var shown = followed?.sheet.map { theme.applying($0) } ?? theme
    // The same sheet has the same pictures.
    shown.pictures = shownTheme.pictures
    // After ``remove()`` the same theme is another thing than nothing.
    guard shown != shownTheme || appearance != shownAppearance || chunks.isEmpty else { return }
    shownTheme = shown
    shownAppearance = appearance
    apply()
  }

  /// Shows a style sheet over ``theme``, in the place of the one that the theme may have, and each later version of it.
  ///
  /// - Parameter live: The style sheet, which is kept as long as it is followed; nil for ``theme`` as it is.
  public func follow(_ live: LiveStyleSheet?) {
    following?.cancel()
    followed = live
    guard let live else {
      following = nil
      show(theme, appearance)
      return
    }
    following = observe { [weak self] in
      // Read here, so that the observer knows of it.
      _ = live.sheet
      guard let self else { return }
      show(theme, appearance)
    }
  }

  private func apply() {
    SheetImages.follow(shownTheme, for: self, on: display) { [weak self] in self?.imagesDidChange() }
    readDiagnostics()
    shownTheme.pictures = SheetImages.pictures(of: shownTheme)
    display.reachWidgetsOutOfSight()
    // GTK reads its own theme again even where it is the same.
    let toolkitTheme = shownAppearance.toolkitThemeName
    if Settings.default.themeName != toolkitTheme { Settings.default.themeName = toolkitTheme }
    let texts = shownTheme.css(for: shownAppearance)
    while chunks.count < texts.count {
      let chunk = Chunk(provider: StyleProvider())
      display.add(chunk.provider)
      chunks.append(chunk)
    }
    while chunks.count > texts.count { display.remove(chunks.removeLast().provider) }
    for (index, text) in texts.enumerated() where text != chunks[index].css {
      chunks[index].problems = chunks[index].provider.load(text)
      chunks[index].css = text
      loadCount += 1
    }
    ShownTheme.show(shownTheme, in: shownAppearance, isOnDisplay: true)
  }

  private func imagesDidChange() {
    // Surfaces show what the style sheets on the display have in them.
    if SheetImages.pictures(of: shownTheme) == shownTheme.pictures { readDiagnostics() } else { apply() }
  }

  private func readDiagnostics() {
    let found = SheetImages.diagnostics(of: shownTheme, on: display)
    if found != diagnostics { diagnostics = found }
  }

  /// Takes the theme off the display and leaves GTK's own, until ``show(_:_:)`` is called.
  public func remove() {
    following?.cancel()
    following = nil
    followed = nil
    display.reachWidgetsOutOfSight()
    SheetImages.leave(self)
    if !diagnostics.isEmpty { diagnostics = [] }
    for chunk in chunks { display.remove(chunk.provider) }
    chunks.removeAll()
    Settings.default.reset("gtk-theme-name")
    ShownTheme.show(.standard, in: .light, isOnDisplay: false)
  }
}

extension Appearance {
  /// The look that GTK's own widgets take, of those built into GTK.
  var toolkitThemeName: String {
    switch self {
    case .light: "Default"
    case .dark: "Default-dark"
    case .highContrastLight: "Default-hc"
    case .highContrastDark: "Default-hc-dark"
    }
  }
}
