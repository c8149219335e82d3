import CGTK
import FloorplanForms
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanPages
@testable import FloorplanUI

private struct Picture: Identifiable {
  let id: String
}

/// Items in memory, which a test can change.
@Observable private final class Source {
  var items: [String]

  init(_ count: Int) { items = (0..<count).map { "item \($0)" } }

  var pictures: ListItems<Picture> { ListItems { self.items.map { Picture(id: $0) } }.searching(\.id) }
}

/// Displays a page in a navigation view of a window.
private func withPage<Page: ListReportPage<Picture>>(
  _ page: @MainActor () -> Page, width: Int = 720, direction: TextDirection = .ltr,
  _ body: @MainActor (Page, NavigationView, Window) async throws -> Void
) async throws {
  try await withNoPeerLeft {
    let page = page()
    page.listView.direction = direction
    let navigation = NavigationView(page)
    let window = Window()
    window.defaultSize = (width, 600)
    window.child = navigation
    window.present()
    await paint(window, frames: 3)
    try await body(page, navigation, window)
    window.close()
  }
}

/// The positions of the visible cells, in the order of their items.
private func frames(_ page: ListReportPage<Picture>) -> [(x: Double, y: Double, width: Double, height: Double)] {
  page.listView.boundItems.compactMap { item in
    guard let cell = page.listView.cell(at: item), cell.isMapped, let bounds = cell.bounds(in: page.listView) else {
      return nil
    }
    // GTK computes them with low precision.
    return (bounds.x.rounded(), bounds.y.rounded(), bounds.width.rounded(), bounds.height.rounded())
  }
}

private func index(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }

@Suite(.serialized) struct GalleryViewTests {
  private static let bytes = SamplePicture.plain("png", width: 6, height: 4, [200, 30, 30])

  private func gallery(_ source: Source, itemWidth: Double = 120) -> GalleryViewPage<Picture> {
    GalleryViewPage("Pictures", source.pictures, ItemCell.self, itemWidth: itemWidth) { cell, picture in
      cell.detailImage = .icon("image-x-generic")
      cell.titleText = picture.id
    } attachment: { picture in
      let id = picture.id
      guard source.items.contains(id) else { return nil }
      return Attachment(
        id: id, name: "\(id).png", content: .picture(EncodedImage(id: id, bytes: GalleryViewTests.bytes)))
    }
  }

  private func open(_ item: Int, of page: GalleryViewPage<Picture>) throws -> PreviewWindow {
    try #require(page.listView.cell(at: index(item))).activate()
    try #require(page.previews.isPresented)
    return page.previews
  }

  private func close(_ preview: PreviewWindow, of page: GalleryViewPage<Picture>) async {
    preview.dismiss()
    #expect(await turnUntil { !page.previews.isPresented && !preview.isPresented })
  }

  @Test(arguments: [(360, 120.0, 2), (720, 120.0, 5), (720, 110.0, 5), (1200, 120.0, 9), (1200, 110.0, 10)])
  func widerPageHasMoreColumns(width: Int, itemWidth: Double, columns: Int) async throws {
    let source = Source(30)
    try await withPage({ gallery(source, itemWidth: itemWidth) }, width: width) { page, _, _ in
      #expect(page.title == "Pictures (30)")
      let frames = frames(page)
      let line = frames.filter { $0.y == frames[0].y }
      #expect(line.count == columns && line[0].x == 16, "\(line)")
      #expect(line.allSatisfy { 0..<2 ~= $0.width - itemWidth }, "\(line)")
      #expect(line.allSatisfy { $0.x + $0.width <= Double(width) - 16 })
      #expect(frames.contains { $0.y > frames[0].y })
    }
  }

  @Test func firstItemIsOnTheRightInRTL() async throws {
    let source = Source(30)
    try await withPage({ gallery(source) }, direction: .rtl) { page, _, _ in
      let frames = frames(page)
      #expect(frames[0].x + frames[0].width == 720 - 16 && frames[1].x < frames[0].x)
    }
  }

  @Test func resizingChangesColumnsAndKeepsFirstItem() async throws {
    let source = Source(200)
    try await withPage({ gallery(source) }) { page, _, window in
      page.listView.scrollTo(index(100), .leading)
      await paint(window, frames: 2)
      window.defaultSize = (500, 600)
      #expect(await turnUntil { page.listView.width == 500 })
      await paint(window, frames: 2)
      let inView = frames(page).filter { $0.y + $0.height > 0 && $0.y < Double(page.listView.height) }
      #expect(Set(inView.map(\.x)).count == 3)
      // The first visible item stays visible.
      let first = try #require(page.listView.cell(at: index(100))?.bounds(in: page.listView))
      #expect(first.y + first.height > 0 && first.y < Double(page.listView.height))
    }
  }

  @Test func selectionModeDisplaysCirclesAndCount() async throws {
    let source = Source(12)
    try await withPage({ gallery(source) }) { page, _, window in
      var deleted: [[String]] = []
      page.selectionActions = { [unowned page] in
        [PageAction("delete", "Delete", isDestructive: true) { deleted.append(page.selectedIDs) }]
      }
      #expect(page.actions.map(\.title) == ["Edit"])
      let before = frames(page).map(\.width)
      page.actions[0].perform()
      await paint(window, frames: 2)
      // The circles are over the pictures.
      #expect(frames(page).map(\.width) == before)
      let view = page.listView
      for item in [1, 3] {
        let bounds = try #require(view.cell(at: index(item))?.bounds(in: view))
        view.click(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
      }
      #expect(page.selectedIDs == ["item 1", "item 3"] && !page.previews.isPresented)
      for item in 0..<12 {
        let mark = try #require(view.cell(at: index(item))?.selectionMark)
        #expect(mark.isVisible && mark.isChecked == [1, 3].contains(item))
      }
      let bar = page.selectionBar
      #expect(bar.isMapped && (bar.children.first?.children.first as? Label)?.text == "2 selected")
      bar.buttons[0].emit("clicked")
      #expect(deleted == [["item 1", "item 3"]])
    }
  }

  @Test func clickOpensPreviewAndClosingFocusesLastItem() async throws {
    let source = Source(20)
    try await withPage({ gallery(source) }) { page, _, _ in
      let preview = try open(3, of: page)
      #expect(preview.isPresented && preview.index == 3 && preview.item?.id == "item 3")
      #expect(preview.items.map(\.id) == source.items)
      preview.show(5)
      await close(preview, of: page)
      #expect(await turnUntil { page.listView.focusedItem == index(5) })
    }
  }

  @Test func previewContainsOnlySearchResults() async throws {
    let source = Source(20)
    try await withPage({ gallery(source) }) { page, _, window in
      page.search = "item 1"
      #expect(await turnUntil { page.title == "Pictures (11 of 20)" })
      await paint(window, frames: 2)
      let preview = try open(1, of: page)
      #expect(preview.item?.id == "item 10" && preview.items.count == 11)
      await close(preview, of: page)
      #expect(!page.preview("item 2") && !page.previews.isPresented)
    }
  }

  @Test func removedItemLeavesThePreview() async throws {
    let source = Source(20)
    try await withPage({ gallery(source) }) { page, _, _ in
      let preview = try open(2, of: page)
      source.items.remove(at: 2)
      #expect(await turnUntil { preview.items.count == 19 })
      #expect(preview.item?.id == "item 3")
      await close(preview, of: page)
    }
  }

  @Test func deletionInPreviewCanBeUndone() async throws {
    let source = Source(20)
    let all = source.items
    try await withPage({ gallery(source) }) { page, _, _ in
      let readOnly = try open(2, of: page)
      #expect(readOnly.onDelete == nil)
      await close(readOnly, of: page)
      page.previews.onDelete = { file, _ in
        let position = try #require(source.items.firstIndex(of: file.id))
        source.items.remove(at: position)
        return { source.items.insert(file.id, at: position) }
      }
      let preview = try open(2, of: page)
      preview.deleteCurrentItem()
      #expect(await turnUntil { page.itemIDs.count == 19 && preview.items.count == 19 })
      #expect(!page.itemIDs.contains("item 2"))
      preview.undo()
      #expect(await turnUntil { page.itemIDs == all && preview.items.map(\.id) == all })
      #expect(preview.item?.id == "item 2")
      await close(preview, of: page)
    }
  }

  @Test func poppingPageClosesItsPreview() async throws {
    let source = Source(20)
    try await withPage({ gallery(source) }) { page, navigation, _ in
      weak var preview: PreviewWindow?
      do {
        let other = gallery(source)
        navigation.push(other)
        #expect(other.preview("item 4"))
        preview = other.previews
        #expect(preview?.isPresented == true)
      }
      navigation.pop()
      #expect(await turnUntil { preview == nil } && navigation.currentPage === page)
    }
  }

  @Test func returningRestoresScrollPositionAndSelection() async throws {
    let source = Source(300)
    try await withPage({ gallery(source) }) { page, navigation, window in
      page.listView.selectedItem = index(150)
      page.listView.scrollTo(index(150), .leading)
      await paint(window, frames: 2)
      let offset = page.listView.contentOffset
      navigation.push(NavigationPage("Other", content: Button(label: "Press")))
      await paint(window, frames: 2)
      navigation.pop()
      await paint(window, frames: 2)
      #expect(page.listView.contentOffset == offset && offset.y > 0)
      #expect(page.listView.selectedItem == index(150))
    }
  }

  @Test func searchShortcutNeedsASearchField() async throws {
    let source = Source(20)
    try await withPage({ gallery(source) }) { page, _, window in
      window.clearFocus()
      #expect(page.press("f", .control) && page.searchField.containsFocus)
      page.isSearchable = false
      await paint(window)
      #expect(!page.searchField.isMapped && page.listView.containsFocus)
      #expect(!page.press("f", .control) && page.listView.containsFocus)
      // The list is removed while it has the focus, and nothing else can get the focus.
      source.items = []
      #expect(await turnUntil { page.state == .empty })
      #expect(!page.searchField.containsFocus && !page.listView.containsFocus)
    }
  }
}

@Suite(.serialized) struct ObjectCollectionTests {
  private func collection(_ source: Source) -> ObjectCollectionPage<Picture> {
    ObjectCollectionPage("Objects", source.pictures) { $0.headlineText = $1.id }
  }

  @Test(arguments: [(400, 1), (599, 1), (600, 2), (1200, 2)])
  func columnCountDependsOnWidth(width: Int, columns: Int) async throws {
    let source = Source(40)
    try await withPage({ collection(source) }, width: width) { page, _, _ in
      let frames = frames(page)
      #expect(Set(frames.map(\.x)).count == columns)
      #expect(frames[0].x == 16)
      let cellSpace = Double(width) - 32 - Double(columns - 1) * 16
      #expect(frames.allSatisfy { abs($0.width - cellSpace / Double(columns)) <= 1 })
    }
  }

  @Test func firstColumnIsOnTheRightInRTL() async throws {
    let source = Source(40)
    try await withPage({ collection(source) }, width: 800, direction: .rtl) { page, _, _ in
      let frames = frames(page)
      #expect(frames[0].x > frames[1].x && frames[0].y == frames[1].y)
    }
  }

  @Test func clickOpensItem() async throws {
    let source = Source(40)
    try await withPage({ collection(source) }, width: 800) { page, _, window in
      var opened: [String] = []
      page.onOpen = { opened.append($0.id) }
      page.listView.cell(at: index(3))?.activate()
      page.search = "item 2"
      #expect(await turnUntil { page.title == "Objects (13 of 40)" })
      await paint(window, frames: 2)
      let cell = try #require(page.listView.cell(at: index(1)) as? ObjectCell)
      #expect(cell.headlineText == "item 12" && cell.headlineLabel.emphasizedRanges == [0..<4, 6..<7])
      cell.activate()
      #expect(opened == ["item 3", "item 12"])
    }
  }
}
