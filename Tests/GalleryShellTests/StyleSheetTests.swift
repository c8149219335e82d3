import Floorplan
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

/// Style sheets in the gallery's window.
@Suite(.serialized) struct StyleSheetTests {
  init() throws { try GalleryHost.prepare() }

  /// A surface without text, so that no check reports its contrast.
  private static let icon = "fdlFUIObjectCollectionViewCell_statusImageView"

  private static func sheet(_ color: String) -> String { "\(icon) { tint-color: \(color); }\n" }

  private func color(of gallery: GalleryHost) throws -> ThemeColor {
    let part = try #require(ComponentParts.part(at: Self.icon))
    return try #require(gallery.switches.theme.resolve(part, appearance: .light).colors[.tintColor])
  }

  /// Opens a page with a style sheet in a file.
  private func withSheet(
    _ text: String, on page: String = "object-cell", _ knobs: String = "",
    _ body: (_ gallery: GalleryHost, _ path: String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let path = "\(folder)/a.nss"
      write(text, to: path)
      try await withGallery("\(page)?sheet=\(path)\(knobs)") { try await body($0, path) }
    }
  }

  /// Waits until a condition holds.
  private func wait(
    _ comment: Comment, _ gallery: GalleryHost, _ location: SourceLocation = #_sourceLocation,
    until holds: () throws -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !holds(), ContinuousClock.now < end { try await gallery.waitForFrames() }
    #expect(try holds(), comment, sourceLocation: location)
  }

  @Test func savedFileIsAppliedImmediately() async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        let path = "\(folder)/my theme.nss"
        write(Self.sheet("#FF0000"), to: path)
        let gallery = GalleryHost()
        try await gallery.open("object-cell?sheet=\(path.replacing(" ", with: "%20"))")
        #expect(try color(of: gallery) == ThemeColor(red: 255, green: 0, blue: 0))
        #expect(gallery.window.address?.sheet == .file(path))
        write(Self.sheet("#00FF00"), to: path)
        try await wait("the new color", gallery) { try color(of: gallery) == ThemeColor(red: 0, green: 255, blue: 0) }
        await gallery.close()
      }
    }
  }

  @Test func dialectAppliesToTheFileAndItsNewVersions() async throws {
    try await withSheet(Self.sheet("#1EE68A00"), on: "object-cell", "&dialect=nui") { gallery, path in
      #expect(try color(of: gallery) == ThemeColor(hex: 0x1EE68A))
      #expect(gallery.window.address?.dialect == .nui)
      write(Self.sheet("#20E68A00"), to: path)
      try await wait("the new color", gallery) { try color(of: gallery) == ThemeColor(hex: 0x20E68A) }
      #expect(gallery.session.file?.dialect == .nui)
      gallery.switches.dialect = .fiori
      try await wait("the color in the second dialect", gallery) {
        try color(of: gallery) == ThemeColor(hex: 0xE68A00, alpha: 0.32)
      }
      #expect(gallery.window.address?.dialect == nil)
      let menu = try #require(widgets(MenuButton.self, in: gallery.window).first { $0.label == "Fiori" })
      #expect(menu.activateAction("choice.choose", "2"))
      #expect(gallery.switches.dialect == .fioriSwiftUI)
      try await wait("the color in the third dialect", gallery) {
        try color(of: gallery) == ThemeColor(hex: 0x20E68A, alpha: 0)
      }
    }
  }

  @Test func lowContrastIsReported() async throws {
    try await withFolder { folder in
      let path = "\(folder)/a.nss"
      write("fdlFUIObjectCollectionViewCell_headlineLabel { font-color: white; }\n", to: path)
      let gallery = GalleryHost()
      try await gallery.open("object-cell?sheet=\(path)")
      #expect(gallery.session.file?.diagnostics.map(\.code) == [.lowContrast])
      await gallery.close()
    }
  }

  @Test func problemsAreDisplayedUntilFixed() async throws {
    try await withSheet(Self.sheet("#FF0000")) { gallery, path in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      let button = try #require(problemsButton(gallery))
      #expect(!panel.showsPanel && !button.isVisible)
      // A warning doesn't open the panel.
      write(Self.sheet("#FF0000") + "fdlNoSuchClass { font-color: #FF0000; }\n", to: path)
      try await wait("the button", gallery) { button.isVisible }
      #expect(!panel.showsPanel)
      gallery.window.activateAction(GalleryWindow.problemsAction)
      try await gallery.waitForFrames()
      #expect(panel.showsPanel)
      let cell = try #require(widgets(ProblemCell.self, in: panel).first)
      #expect(cell.copyableText?.hasPrefix("\(path):2:1: warning: ") == true, "\(cell.copyableText ?? "")")
      gallery.window.activateAction(GalleryWindow.problemsAction)
      #expect(!panel.showsPanel)
      // An error opens the panel, and the previous version stays.
      write(Self.sheet("#00FF00") + Self.sheet("#GG0000"), to: path)
      try await wait("the panel", gallery) { panel.showsPanel }
      #expect(try color(of: gallery) == ThemeColor(red: 255, green: 0, blue: 0))
      let showAnyway = try #require(widgets(Button.self, in: panel).first { $0.label == "Show Anyway" })
      #expect(showAnyway.isVisible)
      showAnyway.emit("clicked")
      try await wait("the green of the version with the error", gallery) {
        try color(of: gallery) == ThemeColor(red: 0, green: 255, blue: 0)
      }
      #expect(panel.showsPanel && !showAnyway.isVisible)
      write(Self.sheet("#0000FF"), to: path)
      try await wait("no problems", gallery) { !panel.showsPanel && !button.isVisible }
      #expect(try color(of: gallery) == ThemeColor(red: 0, green: 0, blue: 255))
    }
  }

  /// A theme with white text on white, also in GTK's own controls.
  private static let white: String = {
    let names = PaletteReference.names.filter { !$0.contains("_") }
    let colors = names.map { "@\($0): #FFFFFF;\n" }.joined()
    let rules = ["Label", "Button", "TextField", "Switch"].map { "\($0) { font-color: white; tint-color: white; }\n" }
    return colors + rules.joined()
  }()

  @Test(arguments: ["object-cell", "switch-form-cell?tab=states"])
  func styleSheetDoesNotPaintTheGallery(page: String) async throws {
    try await withFolder { folder in
      write(Self.white, to: "\(folder)/white.nss")
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      let separator = page.contains("?") ? "&" : "?"
      try await gallery.open("\(page)\(separator)size=1400x900&theme=light")
      @MainActor func parts() throws -> [(String, Widget)] {
        let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
        let tabs = try #require(widgets(ChoiceBar.self, in: split).first)
        return try [
          ("title bar", #require(gallery.window.titleBar)),
          ("sidebar", #require(widgets(PaneSplit.self, in: gallery.window).first?.children.first { $0 is ThemeScope })),
          ("page header", #require(widgets(PageHeader.self, in: gallery.window).first)),
          ("inspector", #require(split.children.last)), ("tabs", tabs),
        ]
      }
      @MainActor func pictures(_ sheet: String?) async throws -> [(String, WidgetPicture)] {
        gallery.switches.sheet = sheet.map { .file($0) }
        try await gallery.waitForFrames()
        // The button with the number of problems isn't in both pictures.
        problemsButton(gallery)?.isVisible = false
        // Overlay scroll bars fade out.
        await advance(by: .seconds(3))
        try await gallery.waitForFrames()
        return try parts().map { ($0.0, try #require(WidgetPicture(of: $0.1))) }
      }
      let standard = try await pictures(nil)
      let white = try await pictures("\(folder)/white.nss")
      #expect(gallery.switches.theme.palette.color(.primaryLabel, in: .light) == ThemeColor(hex: 0xFFFFFF))
      for (before, after) in zip(standard, white) { #expect(before.1 == after.1, "\(before.0)") }
      style.remove()
      Settings.default.areAnimationsEnabled = false
      await gallery.close()
    }
  }

  @Test func styleSheetPaintsNeitherMessagesNorTheSurroundingsOfAViewport() async throws {
    try await withFolder { folder in
      write(Self.white, to: "\(folder)/white.nss")
      try await withNoPeerLeft {
        let gallery = GalleryHost()
        let style = DisplayStyle(try #require(Display.default), gallery.switches)
        defer {
          style.remove()
          Settings.default.areAnimationsEnabled = false
        }
        try await gallery.open("object-cell?size=1400x900&theme=light")
        gallery.switches.viewport = .smallPhone
        @MainActor func pictures(
          _ sheet: String?
        ) async throws -> (title: WidgetPicture, message: WidgetPicture, margin: [[Int]]) {
          gallery.switches.sheet = sheet.map { .file($0) }
          gallery.window.announce("Copied")
          try await gallery.waitForFrames()
          let title = widgets(Label.self, in: gallery.window).first { $0.hasStyleClass("gallery-page-title") }
          let toast = try #require(widgets(ToastMessage.self, in: gallery.window).first)
          let frame = try #require(widgets(ViewportFrame.self, in: gallery.window).first)
          let picture = try #require(WidgetPicture(of: frame))
          // The area beside the page, up to its outline.
          let width = (frame.width - gallery.window.pageHost.root.width) / 2
          return (
            try #require(title.flatMap(WidgetPicture.init)), try #require(WidgetPicture(of: toast)),
            (0..<width).map { picture.color(x: $0, y: picture.height / 2) }
          )
        }
        let standard = try await pictures(nil)
        let white = try await pictures("\(folder)/white.nss")
        #expect(gallery.switches.theme.palette.color(.primaryLabel, in: .light) == ThemeColor(hex: 0xFFFFFF))
        #expect(standard.title == white.title)
        #expect(standard.message == white.message && standard.message.width > 0)
        #expect(standard.margin == white.margin && Set(standard.margin).count > 1)
        await gallery.close()
      }
    }
  }

  @Test func problemsAreFiltered() async throws {
    let text = Self.sheet("#FF0000") + "fdlNoSuchClass { font-color: #FF0000; }\n" + Self.sheet("#GG0000")
    try await withSheet(text) { gallery, _ in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      #expect(panel.showsPanel)
      let menu = try #require(widgets(ProblemFilterMenu.self, in: panel).first)
      let button = try #require(widgets(MenuButton.self, in: menu).first)
      @MainActor func codes() -> Set<String> {
        Set(
          widgets(ProblemCell.self, in: panel).filter(\.isMapped).compactMap(\.copyableText).compactMap {
            $0.split(separator: "[").last?.split(separator: "]").first.map(String.init)
          })
      }
      let all = codes()
      #expect(all.count > 1 && all.contains("unknown-class"))
      #expect(button.activateAction("filter.code", "unknown-class"))
      try await wait("the filtered list", gallery) { codes() == ["unknown-class"] }
      #expect(button.label == "unknown-class")
      let total = try #require(gallery.session.problems?.diagnostics.problemCount)
      #expect(widgets(Label.self, in: panel).contains { $0.text == "a.nss: 1 of \(total) listed" })
      #expect(button.activateAction("filter.code", "all"))
      #expect(button.activateAction("filter.severity", "error"))
      try await wait("the errors", gallery) { !codes().isEmpty && !codes().contains("unknown-class") }
      #expect(button.activateAction("filter.severity", "all"))
      try await wait("all problems", gallery) { codes() == all }
    }
  }

  @Test func fixIsWrittenAndUndoneUnlessTheFileHasChanged() async throws {
    let wrong = "\(Self.icon) { tint-colour: #FF0000; }\n"
    try await withSheet(wrong) { gallery, path in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      if !panel.showsPanel { gallery.window.activateAction(GalleryWindow.problemsAction) }
      try await gallery.waitForFrames()
      let toasts = try #require(widgets(ToastOverlay.self, in: gallery.window).first)
      @MainActor func fix() throws {
        let cell = try #require(widgets(ProblemCell.self, in: panel).first { $0.isMapped })
        let button = try #require(widgets(Button.self, in: cell).first { $0.label == "Fix" })
        #expect(button.isMapped && button.tooltip == "Replace “tint-colour” with “tint-color”")
        button.emit("clicked")
      }
      try fix()
      let message = toasts.message
      // The second click of a double click.
      try fix()
      #expect(toasts.message == message)
      #expect(try contentsOfFile(path) == Array(Self.sheet("#FF0000").utf8))
      try await wait("no problems", gallery) { gallery.session.problems == nil && !panel.showsPanel }
      #expect(toasts.history.undo())
      #expect(try contentsOfFile(path) == Array(wrong.utf8))
      try await wait("the problem", gallery) { gallery.session.problems != nil }
      gallery.window.activateAction(GalleryWindow.problemsAction)
      try await gallery.waitForFrames()
      // The change isn't read yet.
      let other = wrong + "/* saved in an editor */\n"
      write(other, to: path)
      try fix()
      #expect(try contentsOfFile(path) == Array(other.utf8))
      #expect(toasts.message == "The file has changed. Nothing was written.")
    }
  }

  private nonisolated static let utf16Bytes: [UInt8] =
    [0xFF, 0xFE] + "Label { font-size: 3; }".utf8.flatMap { [$0, 0] }
  private nonisolated static let schemeBytes: [UInt8] = Array(
    "(define (square x)\n  (* x x))\n(display (square 4))\n(let loop ((i 0)) (loop (+ i 1)))\n".utf8)

  @Test(
    arguments: [([], "is empty"), (utf16Bytes, "Still showing"), (schemeBytes, "Still showing")] as [([UInt8], String)])
  func showAnywayIsHiddenForUnusableFiles(bytes: [UInt8], notice: String) async throws {
    try await withSheet(Self.sheet("#FF0000")) { gallery, path in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      write(bytes, to: path)
      try await wait("the panel", gallery) { panel.showsPanel }
      #expect(gallery.session.problems?.isHeldBack == true)
      #expect(gallery.session.problems?.notice?.contains(notice) == true)
      let showAnyway = try #require(widgets(Button.self, in: panel).first { $0.label == "Show Anyway" })
      #expect(!showAnyway.isVisible)
      #expect(try color(of: gallery) == ThemeColor(red: 255, green: 0, blue: 0))
      // A usable rule, and an error.
      write(Self.sheet("#00FF00") + Self.sheet("#GG0000"), to: path)
      try await wait("the button", gallery) { showAnyway.isVisible }
    }
  }

  @Test func missingImageIsReported() async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        let path = "\(folder)/a.nss"
        write("fdlFUIObjectCollectionViewCell_detailImageView {\n  image-name: no-such-image;\n}\n", to: path)
        let gallery = GalleryHost()
        let style = DisplayStyle(try #require(Display.default), gallery.switches)
        try await gallery.open("object-cell?sheet=\(path)")
        let button = try #require(problemsButton(gallery))
        try await wait("the button", gallery) { button.isVisible }
        gallery.window.activateAction(GalleryWindow.problemsAction)
        try await gallery.waitForFrames()
        let cell = try #require(widgets(ProblemCell.self, in: gallery.window).first)
        #expect(cell.copyableText?.hasPrefix("\(path):2:15: warning: no image or icon") == true)
        write(SamplePicture.plain("png", width: 4, height: 4, [1, 2, 3]), to: "\(folder)/no-such-image.png")
        try await wait("no problems", gallery) { !button.isVisible }
        style.remove()
        Settings.default.areAnimationsEnabled = false
        await gallery.close()
      }
    }
  }

  @Test func missingFileKeepsTheThemeUntilCreated() async throws {
    try await withFolder { folder in
      try await withGallery("object-cell?sheet=almanac") { gallery in
        let before = gallery.switches.theme
        let button = try #require(problemsButton(gallery))
        #expect(before.hasSheet && !button.isVisible)
        try await gallery.open("object-cell?sheet=\(folder)/later.nss")
        try await gallery.waitForFrames()
        #expect(gallery.switches.theme == before)
        let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
        #expect(panel.showsPanel)
        #expect(widgets(Label.self, in: panel).contains { $0.isMapped && $0.text.contains("\(folder)/later.nss") })
        write(Self.sheet("#123456"), to: "\(folder)/later.nss")
        try await wait("the color of the file", gallery) {
          try color(of: gallery) == ThemeColor(red: 0x12, green: 0x34, blue: 0x56)
        }
        #expect(!panel.showsPanel)
        gallery.switches.sheet = nil
        try await gallery.waitForFrames()
        #expect(!gallery.switches.theme.hasSheet)
      }
    }
  }

  @Test func wrongEncodingIsReportedOnce() async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        let path = "\(folder)/a.nss"
        write([0xFF, 0xFE] + Self.sheet("#FF0000").utf8.flatMap { [$0, 0] }, to: path)
        let gallery = GalleryHost()
        try await gallery.open("object-cell?sheet=\(path)")
        let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
        try await wait("the panel", gallery) { panel.showsPanel }
        let problems = try #require(gallery.session.problems)
        #expect(problems.count == 1 && problems.isSerious && problems.notice == nil)
        #expect(problems.diagnostics.first?.message.contains("UTF-16") == true)
        await gallery.close()
      }
    }
  }

  @Test(arguments: [false, true]) func closingTheProblemsRestoresTheFocus(isFixed: Bool) async throws {
    try await withSheet("x {", on: "form-basics") { gallery, path in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      #expect(panel.showsPanel)
      let list = try #require(widgets(CollectionView.self, in: panel).last)
      #expect(list.moveFocus(.tabForward))
      #expect(gallery.window.focusWidget != nil)
      if isFixed {
        write(Self.sheet("#FF0000"), to: path)
        try await wait("no problems", gallery) { !panel.showsPanel }
      } else {
        gallery.window.activateAction(GalleryWindow.problemsAction)
      }
      try await gallery.waitForFrames()
      #expect(!panel.showsPanel)
      let focus = try #require(gallery.window.focusWidget)
      #expect(focus.isMapped)
    }
  }

  @Test func problemsOfAnotherFileOpenThePanel() async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        for name in ["a", "b"] { write("x {", to: "\(folder)/\(name).nss") }
        let gallery = GalleryHost()
        let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
        for name in ["a", "b"] {
          try await gallery.open("form-basics?sheet=\(folder)/\(name).nss")
          try await wait("the problems of \(name)", gallery) { panel.showsPanel }
          gallery.window.activateAction(GalleryWindow.problemsAction)
          #expect(!panel.showsPanel)
        }
        await gallery.close()
      }
    }
  }

  @Test(arguments: [(360, 400), (360, 640), (1100, 760)])
  func problemsPanelLeavesSpaceForThePage(width: Int, height: Int) async throws {
    try await withSheet(
      String(repeating: "fdlNoSuchClass_headlineLabel { font-colour: #12; }\n", count: 40), on: "object-cell",
      "&size=\(width)x\(height)"
    ) { gallery, _ in
      let panel = try #require(widgets(PanelSplit.self, in: gallery.window).first)
      if !panel.showsPanel { gallery.window.activateAction(GalleryWindow.problemsAction) }
      try await gallery.waitForFrames()
      #expect(gallery.window.child!.measured(.horizontal).minimum <= 360)
      #expect(gallery.window.child!.measured(.vertical, forSize: width).minimum <= 400)
      let split = try #require(widgets(PaneSplit.self, in: panel).first)
      #expect(split.height > panel.height / 3)
      #expect(widgets(ProblemCell.self, in: panel).contains { $0.isMapped && $0.height > 0 })
    }
  }

  private func problemsButton(_ gallery: GalleryHost) -> Button? {
    gallery.window.titleBar.flatMap {
      widgets(Button.self, in: $0).first { $0.actionName == GalleryWindow.problemsAction }
    }
  }
}
