import CGTK
import Floorplan
import GTKTestSupport
import Testing

@testable import FloorplanUI
@testable import Gallery

@Suite(.serialized) struct ShellTests {
  init() throws { try GalleryHost.prepare() }

  @Test func addressRoundTrips() async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      for address in [
        "icons?search=go-home&theme=dark&dir=rtl&scale=1.5", "form-basics?editable=off&theme=hc-light",
        "installed-software?columns=2&search=dpkg&theme=hc-dark&motion=reduced",
      ] {
        gallery.switches.reset()
        try await gallery.open(address)
        #expect(gallery.window.address?.description == address)
      }
      await gallery.close()
    }
  }

  @Test func nextAndPreviousPageFollowTheSidebar() async throws {
    try await withGallery("icons") { gallery in
      for page in ["installed-software", "selection", "stock-table"] {
        gallery.window.activateAction("win.next-page")
        try await gallery.waitForContent()
        #expect(gallery.window.address?.page == page)
      }
      gallery.window.activateAction("win.next-page")
      try await gallery.waitForContent()
      // The first page of the next group.
      let stock = try #require(catalog.entries.firstIndex { $0.path == "stock-table" })
      #expect(gallery.window.address?.page == catalog.entries[stock + 1].path)
      gallery.window.activateAction("win.previous-page")
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == "stock-table")
      // The first and the last page have only one neighbor.
      let (first, last) = (try #require(catalog.entries.first), try #require(catalog.entries.last))
      for (entry, action) in [(first, "win.previous-page"), (last, "win.next-page")] {
        try await gallery.open(entry.path)
        gallery.window.activateAction(action)
        #expect(gallery.window.address?.page == entry.path)
      }
    }
  }

  @Test func enterInTheSidebarOpensAPage() async throws {
    try await withGallery("icons") { gallery in
      let row = try #require(widgets(ListBoxRow.self, in: gallery.window).first)
      #expect(row.activateAsKey())
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == catalog.entries.first?.path)
      let searches = widgets(SearchEntry.self, in: gallery.window)
      let search = try #require(searches.first { $0.differingAccessibleLabel(from: "Search pages") == nil })
      // In the search, Enter opens the first match, although the list is filtered later.
      search.text = "form-basics"
      search.emit("activate")
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == "form-basics")
    }
  }

  @Test(arguments: [
    "icons", "characters", "installed-software", "class-paths", "palette", "list-report", "list-picker?search=on",
  ])
  func pageAndListHaveOneSearchKeyEach(page: String) async throws {
    try await withGallery(page) { gallery in
      let list = try #require(widgets(CollectionView.self, in: gallery.window).first { $0.isMapped })
      let fields = widgets(SearchEntry.self, in: gallery.window).filter(\.isMapped)
      try #require(fields.count == 2)
      let (listField, pagesField) = (fields[0], fields[1])
      for _ in 0..<2 {
        #expect(list.grabFocus())
        for _ in 0..<2 {
          gallery.window.activateAction("win.search-list")
          #expect(listField.containsFocus)
        }
        for _ in 0..<2 {
          gallery.window.activateAction("win.search")
          #expect(pagesField.containsFocus)
        }
        gallery.window.activateAction("win.search-list")
        #expect(listField.containsFocus, "the sidebar has the focus")
      }
    }
  }

  @Test func sidebarMarksAndRevealsTheDisplayedPage() async throws {
    let pages = catalog.entries.suffix(9)
    try await withGallery("\(pages.first?.path ?? "")?size=1100x400") { gallery in
      let (list, scrolled) = try sidebarList(of: gallery)
      #expect(scrolled.verticalAdjustment.value > 0)
      for entry in pages.dropLast() {
        try expectMark(on: entry, in: list)
        gallery.window.activateAction("win.next-page")
        try await gallery.waitForContent()
        try expectMark(on: entry, in: list, isMarked: false)
      }
    }
  }

  @Test func focusDoesNotMoveTheMark() async throws {
    try await withGallery("form-basics?size=1100x400") { gallery in
      let (list, _) = try sidebarList(of: gallery)
      let entry = try #require(catalog.entry("form-basics"))
      let first = try #require(widgets(ListBoxRow.self, in: list).first)
      #expect(first.grabFocus())
      for count in [1, 3, -1] as [Int32] {
        list.emit("move-cursor", MovementStep.displayLines, count, false, false)
        try await gallery.waitForFrames()
        #expect(list.containsFocus && !first.containsFocus)
        #expect(widgets(ListBoxRow.self, in: list).count { $0.stateFlags.contains(.selected) } == 1)
        try expectMark(on: entry, in: list, isVisible: nil)
      }
      #expect(gallery.window.address?.page == "form-basics")
    }
  }

  @Test func downMovesFromTheSearchToTheResults() async throws {
    try await withGallery("form-basics?size=1100x400") { gallery in
      let (list, scrolled) = try sidebarList(of: gallery)
      let search = try #require(widgets(SearchEntry.self, in: gallery.window).first)
      search.grabFocus()
      search.text = "horizontal scroll"
      #expect(search.press(.down))
      let row = try #require(widgets(ListBoxRow.self, in: list).first)
      #expect(row.containsFocus && row.differingAccessibleLabel(from: "Horizontal Scroll") == nil)
      #expect(row.differingAccessibleDescription(from: "Layouts") == nil)
      #expect(widgets(Label.self, in: row).map(\.text) == ["Horizontal Scroll", "Layouts"])
      let count = widgets(ListBoxRow.self, in: list).count
      let pane = try #require(search.parent)
      let status = try #require(widgets(Announcement.self, in: pane).first)
      #expect(status.differingAccessibleLabel(from: "\(count) pages found") == nil)
      // Enter opens the page, which isn't marked until then.
      #expect(!row.isMarked && row.activateAsKey())
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == "horizontal-scroll")
      try expectMark(on: try #require(catalog.entry("horizontal-scroll")), in: list)

      // A search that excludes the displayed page doesn't change it.
      search.text = "stepper"
      search.press(.down)
      #expect(!widgets(ListBoxRow.self, in: list).contains { $0.isMarked })
      scrolled.verticalAdjustment.value = 0
      search.grabFocus()
      search.text = ""
      search.emit("search-changed")
      try await gallery.waitForFrames()
      try expectMark(on: try #require(catalog.entry("horizontal-scroll")), in: list)
      let firstRow = try #require(widgets(ListBoxRow.self, in: list).first)
      #expect(widgets(Label.self, in: firstRow).count == 1)
    }
  }

  private func sidebarList(of gallery: GalleryHost) throws -> (ListBox, ScrolledWindow) {
    let lists = widgets(ListBox.self, in: gallery.window)
    let list = try #require(lists.first { $0.differingAccessibleLabel(from: "Pages by group") == nil })
    return (list, try #require(list.ancestor(ofType: ScrolledWindow.self)))
  }

  /// Checks whether exactly the row of a page is marked and visible.
  private func expectMark(
    on entry: PageEntry, in list: ListBox, isMarked: Bool = true, isVisible: Bool? = true,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let rows = widgets(ListBoxRow.self, in: list)
    let marked = rows.filter(\.isMarked)
    let hasMark = marked.contains { $0.differingAccessibleLabel(from: entry.title) == nil }
    #expect(hasMark == isMarked && marked.count == 1, "\(entry.path)", sourceLocation: location)
    for row in rows { #expect(row.stateFlags.contains(.selected) == row.isMarked, sourceLocation: location) }
    guard isMarked, let isVisible, let row = marked.first else { return }
    #expect(row.isAccessibleSelected, sourceLocation: location)
    let scrolled = try #require(list.ancestor(ofType: ScrolledWindow.self), sourceLocation: location)
    let frame = try #require(row.bounds(in: scrolled), sourceLocation: location)
    let isInside = frame.y >= 0 && frame.y + frame.height <= Double(scrolled.height)
    #expect(isInside == isVisible, "\(entry.path) at \(frame.y)", sourceLocation: location)
  }

  @Test func groupsOfTheSidebarCollapse() async throws {
    try await withGallery("form-basics?size=1100x900") { gallery in
      let (list, _) = try sidebarList(of: gallery)
      @MainActor func row(_ title: String) throws -> ListBoxRow {
        try #require(widgets(ListBoxRow.self, in: list).first { $0.differingAccessibleLabel(from: title) == nil })
      }
      let (cells, page) = (try row("Cells"), try row("Object Cell"))
      #expect(cells.differingAccessibleDescription(from: "7 pages") == nil && page.isVisible)
      #expect(cells.activateAsKey())
      let other = try row("Icons")
      #expect(!page.isVisible && other.isVisible)
      // The group of the displayed page expands.
      try await gallery.open("object-cell")
      #expect(page.isVisible && page.isMarked)
      // Left moves from a page to the heading, and collapses it; Right expands it.
      #expect(page.grabFocus() && list.press(.left))
      #expect(cells.containsFocus && page.isVisible)
      #expect(list.press(.left) && !page.isVisible)
      #expect(list.press(.right) && page.isVisible)
      // The results of a search have no headings.
      let search = try #require(widgets(SearchEntry.self, in: gallery.window).last)
      search.text = "cell"
      search.press(.down)
      #expect(!widgets(ListBoxRow.self, in: list).contains { $0.differingAccessibleLabel(from: "Cells") == nil })
    }
  }

  @Test func everyPageHasAnIcon() throws {
    let theme = IconTheme.of(try #require(Display.default))
    for entry in catalog.entries { #expect(theme.contains(entry.iconName), "\(entry.path): \(entry.iconName)") }
  }

  @Test func viewportsFrameThePage() async throws {
    try await withGallery("form-basics?size=1100x760") { gallery in
      let host = gallery.window.pageHost.root
      let width = host.width
      for (viewport, size) in [(Viewport.phone, (390, 844)), (.tablet, (768, 1024)), (.smallPhone, (360, 640))] {
        gallery.switches.viewport = viewport
        try await gallery.waitForFrames()
        #expect(host.width == size.0 && host.height == size.1, "\(viewport)")
        // As in a window of this size.
        #expect(widgets(InspectorSplit.self, in: host).first?.isCollapsed == true, "\(viewport)")
      }
      gallery.switches.viewport = .window
      try await gallery.waitForFrames()
      #expect(host.width == width)
    }
  }

  @Test func switchesApplyToTheOpenWindow() async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(Display.default!, gallery.switches)
      try await gallery.open("form-basics")
      let label = widgets(Label.self, in: gallery.window).first { $0.text == "Confirmed" }!
      let width = label.measured(.horizontal).natural
      gallery.switches.scale = 2
      try await gallery.waitForFrames()
      #expect(label.measured(.horizontal).natural > width * 3 / 2)
      gallery.switches.direction = .rightToLeft
      try await gallery.waitForFrames()
      #expect(label.direction == .rtl)
      for appearance in Appearance.allCases {
        gallery.switches.appearance = appearance
        try await gallery.waitForFrames()
        #expect(Settings.default.themeName.hasSuffix("-dark") == appearance.isDark)
        #expect(Settings.default.themeName.contains("-hc") == appearance.isHighContrast)
        #expect(style.problems.isEmpty, "\(style.problems)")
      }
      gallery.switches.motion = .slow
      try await gallery.waitForFrames()
      #expect(Settings.default.areAnimationsEnabled && Settings.animationSlowdown == 4)
      gallery.switches.motion = .reduced
      try await gallery.waitForFrames()
      #expect(!Settings.default.areAnimationsEnabled && Settings.animationSlowdown == 1)
      await gallery.close()
      style.remove()
      Settings.default.areAnimationsEnabled = false
      #expect(Settings.defaultDirection == .ltr)
    }
  }

  @Test(arguments: await catalogEntries().map(\.path))
  func everyPageFitsEveryWindowSize(of page: String) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      // The theme determines the sizes.
      let style = DisplayStyle(Display.default!, gallery.switches)
      defer { style.remove() }
      try await gallery.open("\(page)?size=360x400")
      for (width, height) in [(360, 400), (719, 600), (721, 700), (1600, 1000), (360, 400)] {
        gallery.window.defaultSize = (width, height)
        try await gallery.waitForFrames()
        let minimumWidth = gallery.window.child!.measured(.horizontal).minimum
        #expect(minimumWidth <= 360, "\(page) needs \(minimumWidth) pixels of width")
        #expect(gallery.window.child!.measured(.vertical, forSize: width).minimum <= 400)
        expectNothingClipped(in: gallery.window, "\(page) at \(width)x\(height)")
        for label in widgets(Label.self, in: gallery.window) where label.isMapped && !label.breaksWords {
          #expect(label.linesWithinWords.isEmpty, "\(page) at \(width)x\(height) breaks words of “\(label.text)”")
        }
      }
      for button in widgets(Button.self, in: gallery.window) where button.child is Image {
        #expect(!button.isAccessibleLabelledByAnother, "“\(button.tooltip ?? "")” is also labeled by its image")
      }
      await gallery.close()
    }
  }

  @Test(arguments: ["list-report?type=products&", "list-report?", "overview?", "object-details?", "stock-table?"])
  func narrowestWindowFitsTheLargestText(of page: String) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open("\(page)scale=2&size=360x640")
      let content = try #require(gallery.window.child)
      #expect(content.measured(.horizontal).minimum <= 360)
      var completeCells = 0
      for cell in widgets(ObjectCell.self, in: content) where cell.isMapped && cell.showsFullStatus {
        for label in [cell.statusLabel, cell.substatusLabel] {
          #expect(label.width >= label.measured(.horizontal).natural, "“\(label.text)” is truncated")
        }
        completeCells += 1
        let footnote = cell.footnoteLabel
        let isWhole = footnote.width >= footnote.measured(.horizontal).natural
        #expect(isWhole || footnote.numberOfLines != 2 || footnote.height >= 2 * footnote.lineHeight)
      }
      #expect(completeCells > 0 || !page.hasPrefix("list-report?"))
      await gallery.close()
      style.remove()
    }
  }

  /// Checks that every mapped widget is within the width of its parent, except in scrolling containers.
  private func expectNothingClipped(in root: Widget, _ context: String) {
    for child in children(of: root) where child.isMapped && !(child is Popover) {
      // The header of a column clips its label only while it is partly scrolled out of sight.
      let isScrolledHeader = root is GridHeaderItemView && root.overflow == .hidden
      if let bounds = child.bounds(in: root), root.width > 0, !(root is CollectionView), !scrollsHorizontally(root),
        !isScrolledHeader
      {
        #expect(
          bounds.x >= -1 && bounds.x + bounds.width <= Double(root.width) + 1,
          "\(context): \(type(of: child)) in \(type(of: root)) from \(bounds.x) to \(bounds.x + bounds.width) of \(root.width)"
        )
      }
      if !(child is CollectionCell) { expectNothingClipped(in: child, context) }
    }
  }

  /// Whether the content of a viewport can be wider than the viewport.
  private func scrollsHorizontally(_ viewport: Widget) -> Bool {
    guard let scrolled = viewport.parent as? ScrolledWindow else { return false }
    var policy = GtkPolicyType.never
    gtk_scrolled_window_get_policy(OpaquePointer(scrolled.pointer), &policy, nil)
    return policy != .never
  }

  @Test(arguments: [(360, 640), (360, 400), (1100, 760)], [1, 2])
  func viewMenuFitsTheWindow(size: (width: Int, height: Int), scale: Double) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      try await gallery.open("form-basics?scale=\(scale)&size=\(size.width)x\(size.height)")
      let menu = try #require(widgets(MenuButton.self, in: gallery.window).first { $0.isPrimary })
      let popover = try #require(widgets(Popover.self, in: menu).first)
      popover.popUp()
      try await gallery.waitForFrames()
      #expect(popover.isMapped && popover.width > 200)
      #expect(popover.width <= gallery.window.width && popover.height <= gallery.window.height)
      for button in widgets(Button.self, in: popover) where button.isMapped {
        let bounds = try #require(button.bounds(in: popover))
        #expect(bounds.x >= 0 && bounds.x + bounds.width <= Double(popover.width), "\(button.label)")
      }
      popover.popDown()
      await gallery.close()
      style.remove()
    }
  }

  @Test func sidebarCollapsesInNarrowWindows() async throws {
    try await withGallery("form-basics?size=360x640") { gallery in
      let split = widgets(PaneSplit.self, in: gallery.window).first!
      #expect(split.isCollapsed && !split.pane.isMapped)
      gallery.window.activateAction("win.toggle-sidebar")
      try await gallery.waitForFrames()
      #expect(split.pane.isMapped)
      #expect(split.content.width > 300, "the content keeps its width")
      gallery.window.activateAction("win.toggle-sidebar")
      try await gallery.waitForFrames()
      #expect(!split.pane.isMapped)
      gallery.window.defaultSize = (1100, 760)
      try await gallery.waitForFrames()
      #expect(!split.isCollapsed && split.pane.isMapped)
      gallery.window.activateAction("win.toggle-sidebar")
      try await gallery.waitForFrames()
      #expect(!split.pane.isMapped)
    }
  }
}

/// A GtkMovementStep, as an argument of a key binding's signal.
private struct MovementStep: ValueConvertible {
  static var gtype: GType { gtk_movement_step_get_type() }
  static let displayLines = MovementStep(step: GTK_MOVEMENT_DISPLAY_LINES)
  let step: GtkMovementStep

  static func load(_ value: UnsafePointer<GValue>) -> MovementStep {
    MovementStep(step: GtkMovementStep(UInt32(bitPattern: g_value_get_enum(value))))
  }

  func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_enum(value, Int32(bitPattern: step.rawValue)) }
}
