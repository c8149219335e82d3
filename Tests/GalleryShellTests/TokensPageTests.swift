import Floorplan
import FloorplanProgram
import FloorplanThemeCheck
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

@Suite(.serialized) struct TokensPageTests {
  init() throws { try GalleryHost.prepare() }

  private static let sheet = "@tintColor_lightBackground: #0057D2; /* brand */\n"
  private static let changed = "@tintColor_lightBackground: #8E24AA; /* brand */\n"
  private static let token = QuickToken.color(.tintColor, .light)

  private func withSheet(
    _ text: String = sheet, _ knobs: String = "", _ body: (_ gallery: GalleryHost, _ path: String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      write(text, to: "\(folder)/a.nss")
      try await withGallery("tokens?sheet=\(folder)/a.nss\(knobs)") { try await body($0, "\(folder)/a.nss") }
    }
  }

  private func wait(
    _ comment: Comment, _ gallery: GalleryHost, _ location: SourceLocation = #_sourceLocation, until holds: () -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !holds(), ContinuousClock.now < end { try await gallery.waitForFrames() }
    #expect(holds(), comment, sourceLocation: location)
  }

  /// Returns the field of a token by its accessible label.
  private func entry(_ name: String, _ gallery: GalleryHost) throws -> Entry {
    try #require(
      widgets(Entry.self, in: gallery.window).first { $0.isMapped && $0.differingAccessibleLabel(from: name) == nil })
  }

  private func enter(_ text: String, _ gallery: GalleryHost, in name: String = "tintColor, Light") async throws {
    let entry = try entry(name, gallery)
    entry.text = text
    entry.emit("activate")
    try await gallery.waitForFrames()
  }

  private func press(_ title: String, _ gallery: GalleryHost) async throws {
    let buttons = widgets(Button.self, in: gallery.window).filter(\.isMapped)
    try #require(buttons.first { ($0 as? ActionButton)?.currentTitle ?? $0.label == title }).emit("clicked")
    try await gallery.waitForFrames()
  }

  private func texts(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map { $0.text.filter { $0 != "\u{200E}" } }
  }

  private func color(_ gallery: GalleryHost) -> ThemeColor { gallery.switches.theme.color(.tintColor, in: .light) }

  @Test(arguments: ["tokens", "tokens?sheet=almanac"]) func pageWithoutFileOffersToOpenOne(address: String) async throws
  {
    try await withGallery(address) { gallery in
      let views = widgets(EmptyStateView.self, in: gallery.window).filter(\.isMapped)
      #expect(views.map(\.title) == ["No Style Sheet File"])
    }
  }

  @Test func typedColorIsDisplayedUndoneAndSaved() async throws {
    try await withSheet { gallery, path in
      #expect(try entry("tintColor, Light", gallery).text == "#0057D2")
      #expect(try entry("tintColor, Dark", gallery).placeholder == "#4DB1FF")
      try await enter("8E24AA", gallery)
      #expect(try entry("tintColor, Light", gallery).text == "#8E24AA")
      #expect(color(gallery) == ThemeColor(hex: 0x8E24AA) && texts(gallery).contains("Unsaved changes."))
      #expect(gallery.switches.previousTheme == nil)
      #expect(try contentsOfFile(path) == Array(Self.sheet.utf8))
      #expect(gallery.window.press("z", .control))
      try await gallery.waitForFrames()
      #expect(color(gallery) == ThemeColor(hex: 0x0057D2) && texts(gallery).contains("No changes."))
      #expect(gallery.window.press("z", [.control, .shift]))
      try await gallery.waitForFrames()
      try await press("Save", gallery)
      #expect(try contentsOfFile(path) == Array(Self.changed.utf8))
      #expect(gallery.switches.draft?.hasChanges == false)
      // Undo after saving changes the draft, and saving that restores the file.
      #expect(gallery.window.press("z", .control))
      try await gallery.waitForFrames()
      try await press("Save", gallery)
      #expect(try contentsOfFile(path) == Array(Self.sheet.utf8))
    }
  }

  @Test func invalidValueStaysInItsField() async throws {
    try await withSheet { gallery, _ in
      try await enter("#12", gallery)
      #expect(try entry("tintColor, Light", gallery).text == "#12")
      #expect(texts(gallery).contains("Can’t set this color. Enter a value such as #0057D2 or tintColor2."))
      #expect(color(gallery) == ThemeColor(hex: 0x0057D2) && gallery.switches.draft?.hasChanges == false)
      #expect(try entry("tintColor, Light", gallery).press(.escape))
      #expect(try entry("tintColor, Light", gallery).text == "#0057D2")
      try await enter("round", gallery, in: "Button corner-radius")
      #expect(texts(gallery).contains("Can’t set this radius. Enter a number such as 8."))
      try await enter("9", gallery, in: "Button corner-radius")
      #expect(gallery.switches.draft?.tokens.text(of: .property(.cornerRadius, of: "Button")) == "9")
      try await enter("", gallery)
      #expect(color(gallery) == Theme.standard.color(.tintColor, in: .light))
    }
  }

  @Test(arguments: ["Reload", "Keep Mine"]) func outsideSaveIsNeverOverwritten(answer: String) async throws {
    try await withSheet { gallery, path in
      try await enter("#8E24AA", gallery)
      let outside = Self.sheet + "@header: #FFFFFF;\n"
      write(outside, to: path)
      // Before and after the gallery has read the file.
      #expect(throws: FileReplacementError.changed) { try gallery.switches.draft?.save() }
      try await wait("the conflict", gallery) { gallery.switches.draft?.conflict != nil }
      try await press("Save", gallery)
      #expect(try contentsOfFile(path) == Array(outside.utf8))
      #expect(texts(gallery).contains("a.nss has changed on disk. Your changes aren’t saved."))
      #expect(color(gallery) == ThemeColor(hex: 0x8E24AA))
      try await press(answer, gallery)
      let isKept = answer == "Keep Mine"
      #expect(gallery.switches.draft?.conflict == nil && gallery.switches.draft?.hasChanges == isKept)
      #expect(gallery.switches.theme.color(.header, in: .light) == ThemeColor(hex: 0xFFFFFF))
      #expect(color(gallery) == ThemeColor(hex: isKept ? 0x8E24AA : 0x0057D2))
      // The change was made in another version.
      #expect(!gallery.window.press("z", .control))
      try await press("Save", gallery)
      #expect(try contentsOfFile(path) == Array((isKept ? Self.changed + "@header: #FFFFFF;\n" : outside).utf8))
    }
  }

  @Test func undoChangesTheDisplayedDraft() async throws {
    try await withSheet { gallery, path in
      try await enter("#8E24AA", gallery)
      try await press("Discard", gallery)
      #expect(color(gallery) == ThemeColor(hex: 0x0057D2))
      #expect(gallery.window.press("z", .control))
      try await gallery.waitForFrames()
      #expect(color(gallery) == ThemeColor(hex: 0x8E24AA))
      let other = path.replacing("a.nss", with: "b.nss")
      write(Self.sheet, to: other)
      gallery.switches.sheet = .file(other)
      try await wait("the other file", gallery) { gallery.switches.draft?.path == other }
      try await gallery.waitForFrames()
      #expect(!gallery.window.press("z", .control))
      gallery.switches.sheet = .file(path)
      try await wait("the first file", gallery) { gallery.switches.draft?.path == path }
      try await gallery.waitForFrames()
      #expect(color(gallery) == ThemeColor(hex: 0x8E24AA))
    }
  }

  @Test func unsavedChangesSurviveOtherPagesAndQuittingAsks() async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        let path = "\(folder)/a.nss"
        write(Self.sheet, to: path)
        let gallery = GalleryHost()
        try await gallery.open("tokens?sheet=\(path)")
        try await enter("#8E24AA", gallery)
        try await gallery.open("object-cell?sheet=almanac")
        #expect(color(gallery) != ThemeColor(hex: 0x8E24AA) && gallery.switches.draft == nil)
        try await gallery.open("tokens?sheet=\(path)")
        #expect(color(gallery) == ThemeColor(hex: 0x8E24AA))
        #expect(try entry("tintColor, Light", gallery).text == "#8E24AA")
        gallery.window.requestClose()
        let question = try #require(windows(over: gallery.window).first)
        try #require(widgets(ActionButton.self, in: question).first { $0.currentTitle == "Save" }).emit("clicked")
        #expect(await turnUntil { gallery.window.isDisposed })
        #expect(try contentsOfFile(path) == Array(Self.changed.utf8))
        gallery.session.close()
        await settle()
      }
    }
  }

  @Test func chosenColorIsSet() async throws {
    try await withSheet { gallery, _ in
      let button = try #require(
        widgets(Button.self, in: gallery.window).first {
          $0.differingAccessibleLabel(from: "Choose tintColor, Light") == nil
        })
      button.emit("clicked")
      let dialog = try #require(windows(over: gallery.window).first as? ColorDialog)
      dialog.emit("response", Int32(-6))
      #expect(dialog.isDisposed && gallery.switches.draft?.hasChanges == false)
      button.emit("clicked")
      let second = try #require(windows(over: gallery.window).first as? ColorDialog)
      second.color = PaintColor(red: 1, green: 0, blue: 0, opacity: 0.5)
      second.emit("response", Int32(-5))
      try await gallery.waitForFrames()
      #expect(gallery.switches.draft?.tokens.text(of: Self.token) == "rgba(255,0,0,0.5)")
    }
  }

  @Test func pageFitsTheNarrowestWindow() async throws {
    try await withSheet(Self.sheet, "&size=360x640") { gallery, _ in
      #expect(gallery.window.child!.measured(.horizontal).minimum <= 360)
    }
  }
}
