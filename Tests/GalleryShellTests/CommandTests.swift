import CGTK
import FloorplanProgram
import FloorplanUI
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

/// The table of commands, and everything that is generated from it.
@Suite(.serialized) struct CommandTests {
  init() throws { try GalleryHost.prepare() }

  /// The transient windows of a window.
  private func others(than window: Window) -> [Window] {
    Window.all.filter { $0 != window && $0.transientParent == window }
  }

  @Test func actionsAndAcceleratorsAreUnique() {
    let commands = GalleryCommand.all
    #expect(Set(commands.map(\.action)).count == commands.count)
    let keys = commands.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for key in keys + GalleryShortcuts.sections.flatMap(\.groups).flatMap(\.rows).flatMap(\.keys) {
      var value: guint = 0
      let isKey = gtk_accelerator_parse(key, &value, nil) != 0
      #expect(isKey && value != 0, "\(key) is not an accelerator")
    }
    for expected in ["<Control>q", "<Control>w", "<Control>f", "<Control>n", "<Control>o", "<Control>question", "F11"] {
      #expect(keys.contains(expected))
    }
    #expect(commands.first { $0.id == "search" }?.keys == ["<Control>k"])
    #expect(commands.first { $0.id == "search-list" }?.keys == ["<Control>f"])
  }

  @Test func everyWindowCommandIsAnAction() async throws {
    await withNoPeerLeft {
      let gallery = GalleryHost()
      for command in GalleryCommand.all {
        if case .program = command.target { continue }
        #expect(g_action_map_lookup_action(OpaquePointer(gallery.window.pointer), command.id) != nil, "\(command.id)")
      }
      for action in [GalleryWindow.openSheetAction, GalleryWindow.problemsAction] {
        #expect(GalleryCommand.all.contains { $0.action == action })
      }
      await gallery.close()
    }
  }

  @Test func menuListsCommandsAndClosesOnActivation() async throws {
    try await withGallery("form-basics") { gallery in
      let menu = try #require(widgets(MenuButton.self, in: gallery.window).first { $0.isPrimary })
      let popover = try #require(widgets(Popover.self, in: menu).first)
      let offered = widgets(Button.self, in: popover).compactMap(\.actionName)
      for command in GalleryCommand.all where command.isInMenu { #expect(offered.contains(command.action)) }
      popover.popUp()
      try await gallery.waitForFrames()
      #expect(popover.isMapped)
      let about = try #require(widgets(Button.self, in: popover).first { $0.actionName == "win.about" })
      about.emit("clicked")
      try await gallery.waitForFrames()
      #expect(!popover.isMapped && others(than: gallery.window).count == 1)
    }
  }

  @Test func pageHeaderOffersCommands() async throws {
    try await withGallery("form-basics?editable=off") { gallery in
      let header = try #require(widgets(PageHeader.self, in: gallery.window).first)
      let buttons = widgets(Button.self, in: header).filter { $0.actionName != nil }
      #expect(
        buttons.map(\.actionName) == [
          "win.previous-page", "win.next-page", "win.favorite", "win.copy-link", "win.documentation",
          "win.full-screen",
        ])
      buttons[3].emit("clicked")
      #expect(gallery.window.clipboard.ownText == "floorplan:form-basics?editable=off")
      let favorite = try #require(buttons[2] as? ToggleButton)
      #expect(!favorite.isActive)
      gallery.window.activateAction("win.favorite")
      flushObservers()
      #expect(favorite.isActive && gallery.window.isFavorite)
      try await gallery.open("home")
      #expect(!gallery.window.isFavorite)
      let first = widgets(Button.self, in: gallery.window).first { $0.actionName == "win.previous-page" }
      #expect(first?.isSensitive == false, "the home page is the first page")
    }
  }

  @Test(arguments: [(1000, false), (420, true)]) func pageHeaderIsOneRowInANarrowWindow(
    width: Int, isNarrow: Bool
  ) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open("horizontal-scroll-dynamic-size?size=\(width)x700")
      let header = try #require(widgets(PageHeader.self, in: gallery.window).first)
      let button = try #require(widgets(Button.self, in: header).first { $0.actionName == "win.copy-link" })
      let menu = try #require(widgets(MenuButton.self, in: header).first)
      #expect(menu.isMapped == isNarrow && button.isMapped == !isNarrow)
      let texts = widgets(Label.self, in: header)
      #expect(texts[0].displayedLines.count == 1 && texts[1].isMapped == !isNarrow)
      #expect(!isNarrow || header.height <= 66)
      await gallery.close()
      style.remove()
    }
  }

  @Test func shortcutsWindowListsEveryCommand() async throws {
    try await withGallery("form-basics") { gallery in
      gallery.window.activateAction("win.shortcuts")
      try await gallery.waitForFrames()
      let keys = try #require(others(than: gallery.window).first)
      #expect(keys.isModal)
      let texts = Set(keys.displayedTexts)
      for command in GalleryCommand.all where !command.keys.isEmpty {
        #expect(texts.contains(command.title), "\(command.title)")
      }
      #expect(texts.contains("Open Menu"))
      keys.close()
    }
  }

  @Test func aboutDialogListsVersionsAndSystem() async throws {
    try await withGallery("icons?search=go-home&theme=dark") { gallery in
      gallery.window.activateAction("win.about")
      try await gallery.waitForFrames()
      let about = try #require(others(than: gallery.window).first as? AboutDialog)
      let details = about.systemInformation.split(separator: "\n").map { String($0) }
      #expect(details.contains("Floorplan: \(Installation.version) (\(GalleryApplication.id))"))
      #expect(details.contains { $0.hasPrefix("GTK: \(gtk_get_major_version()).") })
      #expect(details.contains("Display: GdkX11Display") || environmentVariable("GDK_BACKEND") != "x11")
      #expect(details.contains("Renderer: GskCairoRenderer") || environmentVariable("GSK_RENDERER") != "cairo")
      #expect(details.contains("Appearance: dark") && details.contains("Page: icons?search=go-home&theme=dark"))
      #expect(!details.contains { $0.hasSuffix(": ") })
      let copy = try #require(widgets(Button.self, in: about).first { $0.label == "Copy Details" })
      copy.emit("clicked")
      #expect(gallery.window.clipboard.ownText == about.systemInformation)
      let authors = gtk_about_dialog_get_authors(OpaquePointer(about.widget))
      #expect(authors?.pointee.map { String(cString: $0) } == "The Floorplan developers")
      about.close()
    }
  }

  @Test func transientWindowsCloseWithTheirParent() async throws {
    try await withGallery("form-basics") { gallery in
      gallery.window.activateAction("win.about")
      gallery.window.activateAction("win.shortcuts")
      try await gallery.waitForFrames()
      #expect(others(than: gallery.window).count == 2)
    }
  }

  @Test func switchesAreStatefulActions() async throws {
    await withNoPeerLeft {
      let switches = ViewSwitches()
      let group = ActionGroup()
      let window = Window()
      window.insertActionGroup(group, prefix: "test")
      for stored in StoredSwitch.all { stored.addAction(switches, group) }
      @MainActor func state(_ name: String) -> String? {
        let action = g_action_map_lookup_action(OpaquePointer(group.pointer), name)
        return (Object.existingPeer(of: action.map { UnsafeMutableRawPointer($0) }) as? Action)?.state(as: String.self)
      }
      #expect(state("appearance") == "desktop" && state("direction") == "locale")
      window.activateAction("test.appearance", "hc-dark")
      window.activateAction("test.direction", "rtl")
      window.activateAction("test.text-scale", 1.5)
      window.activateAction("test.style-sheet", "almanac")
      window.activateAction("test.motion", "no such motion")
      #expect(switches.selectedAppearance == .highContrastDark && switches.direction == .rightToLeft)
      #expect(switches.scale == 1.5 && switches.sheet == .builtIn(.almanac) && switches.motion == .full)
      flushObservers()
      #expect(state("appearance") == "hc-dark" && state("direction") == "rtl" && state("style-sheet") == "almanac")
      switches.reset()
      flushObservers()
      #expect(state("appearance") == "desktop" && state("direction") == "locale" && state("style-sheet") == "")
      window.activateAction("test.text-scale", 100.0)
      window.activateAction("test.style-sheet", "no such theme")
      #expect(switches.scale == 1 && switches.sheet == nil)
      window.insertActionGroup(nil, prefix: "test")
      group.dispose()
      window.close()
    }
  }
}
