import Floorplan
import Foundation
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct PagesTests {
  init() throws { try GalleryHost.prepare() }

  private func statusFile(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).status")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Opens the page of a status file, with knobs such as "&package=a".
  private func withPackages(
    _ text: String = Self.packages.joined(separator: "\n"), knobs: String = "",
    _ body: (_ gallery: GalleryHost, _ file: String) async throws -> Void
  ) async throws {
    let file = try statusFile(text)
    defer { try? FileManager.default.removeItem(atPath: file) }
    try await withGallery("installed-software?file=\(file)\(knobs)") { try await body($0, file) }
  }

  private static let packages = (1...50).map {
    "Package: package-\($0)\nStatus: install ok installed\nVersion: 1.\($0)\nDescription: number \($0)\n"
  }

  private func labels(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
  }

  @Test(arguments: [
    "grid", "installed-software", "stock-table", "icons", "palette", "text-styles", "characters", "horizontal-flow",
  ])
  func lettersMoveToAnItem(page: String) async throws {
    let file = try statusFile(
      ["aa", "bb", "cc"].map { "Package: \($0)\nStatus: install ok installed\nVersion: 1\n" }.joined(separator: "\n"))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let hasFile = page == "grid" || page == "installed-software"
    try await withPage(hasFile ? "\(page)?file=\(file)" : page) { gallery, collection in
      @MainActor func letter(of index: ItemIndex) -> Unicode.Scalar? {
        collection.itemName?(index)?.lowercased().unicodeScalars.first
      }
      let first = ItemIndex(section: 0, item: 0)
      collection.focusItem(at: first)
      // The first section of the palette and the icons has several letters too.
      let letters = (1..<1000).compactMap { letter(of: ItemIndex(section: 0, item: $0)) }
      let typed = try #require(letters.first { $0 != letter(of: first) })
      #expect(collection.press(Key(Character(typed))))
      #expect(collection.focusedItem != first && collection.focusedItem.flatMap(letter) == typed)
      try await gallery.waitForFrames()
    }
  }

  @Test func titleCountsTheMatchesOfTheSearch() async throws {
    try await withPackages { gallery, _ in
      #expect(gallery.window.pageContext?.title == "Packages (50)")
      let collection = widgets(CollectionView.self, in: gallery.window).first!
      #expect(collection.numberOfItems == 50)
      #expect(collection.numberOfCells < 30)
      gallery.window.pageContext?.setValue("package-50", ofKnob: "search")
      try await gallery.waitForFrames()
      #expect(gallery.window.pageContext?.title == "Packages (1 of 50)")
      #expect(collection.numberOfItems == 1)
      gallery.window.pageContext?.setValue("nothing", ofKnob: "search")
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("No Results"))
      gallery.window.pageContext?.setValue("", ofKnob: "search")
      try await gallery.waitForFrames()
      #expect(widgets(CollectionView.self, in: gallery.window).first!.numberOfItems == 50)
      #expect(!labels(gallery).contains("No Results"))
    }
  }

  @Test func damagedRecordIsReportedAndOthersAreListed() async throws {
    let damaged = Self.packages[0] + "\nStatus: install ok installed\nVersion: 1\n\n" + Self.packages[1]
    try await withPackages(damaged) { gallery, file in
      #expect(gallery.window.pageContext?.title == "Packages (2)")
      #expect(labels(gallery).contains { $0.contains(file) && $0.contains("line 6") && $0.contains("Package") })
    }
  }

  @Test func truncatedFileReportsItsLastRecord() async throws {
    let complete = Self.packages[0] + "\n" + Self.packages[1]
    let truncated = String(complete.prefix(complete.count - "sion: 1.2\nDescription: number 2\n".count))
    try await withPackages(truncated) { gallery, file in
      #expect(gallery.window.pageContext?.title == "Packages (2)")
      #expect(labels(gallery).contains { $0.contains(file) && $0.contains("package-2") })
    }
  }

  @Test func showAllListsEveryProblem() async throws {
    let damaged = (1...4).map { "Package: p\($0)\nVersion: 1\n" }.joined(separator: "\n") + "\n" + Self.packages[0]
    try await withPackages(damaged) { gallery, _ in
      #expect(labels(gallery).contains { $0.contains("p1") && $0.contains("(and 3 more)") })
      #expect(!labels(gallery).contains { $0.contains("p4") })
      widgets(ToggleButton.self, in: gallery.window).first { $0.label == "Show All" }!.isActive = true
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains { $0.contains("p4") })
    }
  }

  @Test func invalidFileDisplaysErrorState() async throws {
    try await withPackages("no package at all\n\u{0}\n") { gallery, file in
      #expect(labels(gallery).contains("No Package Records"))
      #expect(labels(gallery).contains { $0.contains(file) && $0.contains("line 1") })
    }
  }

  @Test func emptyFileDisplaysEmptyState() async throws {
    try await withPackages("") { gallery, _ in
      #expect(labels(gallery).contains("No Packages"))
    }
  }

  @Test func tryAgainReadsTheFileAgain() async throws {
    let file = try statusFile(Self.packages[0])
    try FileManager.default.removeItem(atPath: file)
    defer { try? FileManager.default.removeItem(atPath: file) }
    try await withGallery("installed-software?file=\(file)") { gallery in
      #expect(labels(gallery).contains { $0.contains(file) })
      try Data(Self.packages[0].utf8).write(to: URL(filePath: file))
      widgets(ActionButton.self, in: gallery.window).first { $0.currentTitle == "Try Again" }!.emit("clicked")
      try await gallery.waitForContent()
      #expect(gallery.window.pageContext?.title == "Packages (1)")
    }
  }

  @Test func selectingAPackageDisplaysItsRecord() async throws {
    try await withPackages(knobs: "&package=package-40") { gallery, _ in
      #expect(labels(gallery).contains("1.40"))
      let collection = widgets(CollectionView.self, in: gallery.window).first!
      let isShown = await turnUntil {
        collection.selectedItem.flatMap { collection.cell(at: $0) }?.isSelected == true
      }
      #expect(isShown)
      collection.selectedItem = ItemIndex(section: 0, item: 0)
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("1.1"))
      #expect(gallery.window.address?.value(ofKnob: "package")?.hasPrefix("package-1") == true)
      gallery.window.pageContext?.setValue("gone", ofKnob: "package")
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("Package Not Found"))
    }
  }

  @Test func descriptionsReflowAndKeepLists() {
    var record = PackageRecord(name: "a")
    record.longDescription = "One sentence\nthat goes on.\n\nA list:\n * first\n * second\nand the end."
    #expect(
      record.flowingDescription
        == "One sentence that goes on.\n\nA list:\n * first\n * second\nand the end.")
  }

  @Test func listsEveryIconAndCopiesItsName() async throws {
    try await withGallery("icons") { gallery in
      let collection = widgets(CollectionView.self, in: gallery.window).first!
      let ofTheme = IconTheme.of(Display.default!).iconNames.count
      #expect(collection.numberOfItems == Indicator.allCases.count + ofTheme)
      collection.cell(at: ItemIndex(section: 0, item: 0))?.activate()
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("Copied very-high-priority"))
      #expect(collection.numberOfCells < 400)
      gallery.window.pageContext?.setValue("edit-find-symbolic", ofKnob: "search")
      try await gallery.waitForFrames()
      let first = ItemIndex(section: 0, item: 0)
      collection.cell(at: first)?.activate()
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains("Copied edit-find-symbolic"))
      gallery.window.pageContext?.setValue("64", ofKnob: "icon-size")
      try await gallery.waitForFrames()
      #expect((collection.cell(at: first) as? ImageCell)?.detailImageViewSize.width == 64)
    }
  }

  @Test func pagesUseCustomTexts() async throws {
    try await withGallery("rating-form-cell?tab=variants") { gallery in
      #expect(Set(labels(gallery)).isSuperset(of: ["about 4", "from 999 or more people", "How was the service? *"]))
      try await gallery.open("inline-signature-form-cell")
      let cell = try #require(widgets(InlineSignatureFormCell.self, in: gallery.window).first)
      let time = try #require(DateTime(year: 2026, month: 3, day: 31, hour: 14, minute: 5))
      #expect(cell.timestampFormatter(time) == time.timestampText)
      gallery.window.pageContext?.setValue("on", ofKnob: "timestamp-day")
      try await gallery.waitForFrames()
      #expect(cell.timestampFormatter(time) == time.dateText)
      gallery.window.pageContext?.setValue("code", ofKnob: "tab")
      try await gallery.waitForFrames()
      #expect(labels(gallery).contains { $0.contains("timestampFormatter") })
    }
  }

  @Test func formsOfOneModelStayInSync() async throws {
    try await withGallery("form-basics") { gallery in
      let switches = widgets(Switch.self, in: widgets(SwitchFormCell.self, in: gallery.window)[0])
      switches[0].isOn = true
      try await gallery.waitForFrames()
      #expect(widgets(SwitchFormCell.self, in: gallery.window).map(\.value) == [true, true])
      #expect(labels(gallery).contains { $0.contains("isConfirmed = true") })
      widgets(Scale.self, in: gallery.window)[1].value = 25
      try await gallery.waitForFrames()
      #expect(widgets(SliderFormCell.self, in: gallery.window).map(\.value) == [25, 25])
      #expect(labels(gallery).contains { $0.contains("distance = 25") })
      #expect(labels(gallery).filter { $0 == "25 mi" }.count == 2)
    }
  }
}
