import FloorplanLayout
import FloorplanTheme
import GTKBridge
import Glibc
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct CellImageTests {
  private typealias Parts = ComponentParts.ObjectCell

  private func picture(_ id: String, side: Int = 64) -> ImageSource {
    .encoded(EncodedImage(id: id, bytes: SamplePicture.plain("png", width: side, height: side, [255, 0, 0])))
  }

  @Test func heightDoesNotChangeWhenTheImageLoads() async {
    await withCell(ObjectCell.self) { cell, window in
      cell.detailImageView.loader = ImageLoader()
      cell.headlineText = "Headline"
      for broken in [false, true] {
        var loaded = 0
        cell.detailImageView.onLoad = { loaded += 1 }
        cell.detailImage = broken ? .file("/nowhere") : picture("a")
        await paint(window)
        @MainActor func layout() -> [Int] {
          let bounds = [cell.headlineLabel as Widget, cell.detailImageView].map { $0.bounds(in: cell) }
          return bounds.flatMap { [$0?.x, $0?.y, $0?.width, $0?.height].map { Int($0 ?? -1) } }
            + [cell.measured(.vertical, forSize: 300).natural, cell.measured(.horizontal).natural]
        }
        let before = layout()
        #expect(before.contains(45))
        #expect(await turnUntil { loaded == 1 })
        await paint(window)
        #expect(layout() == before)
      }
    }
  }

  @Test func reuseCancelsLoadingAndClearsTheView() async {
    await withNoPeerLeft {
      let cell = ObjectCell()
      let loader = ImageLoader()
      loader.maximumConcurrentLoads = 1
      // Something else is loaded first.
      let other = DetailImageView(Parts.detailImageView)
      other.loader = loader
      other.image = picture("other", side: 1500)
      let view = cell.detailImageView
      view.loader = loader
      var loaded = 0
      view.image = picture("last")
      view.placeholderText = "Last Item"
      view.isCircular = true
      view.isGradientLayerEnabled = true
      view.imageSize = Size(width: 60, height: 60)
      view.accessibilityLabel = "Last"
      view.onLoad = { loaded += 1 }
      cell.prepareForReuse()
      #expect(cell.detailImage == nil && view.placeholderText == nil && !view.isCircular && !view.isVisible)
      #expect(!view.isGradientLayerEnabled && view.imageSize == Size(width: 45, height: 45))
      #expect(view.accessibilityLabel.isEmpty && view.onLoad == nil)
      #expect(cell.measured(.vertical).natural == 0)
      #expect(await turnUntil { loader.runningCount == 0 })
      await settle()
      // Only the other one was read.
      #expect(loader.loadCount == 1 && loaded == 0)
    }
  }

  @Test func initialsTakeTheSpaceOfAPicture() async {
    await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = "Franck Syren"
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.x == 0)
      cell.detailImageView.placeholderText = "Franck Syren"
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.x == 57)
      #expect(cell.detailImageView.bounds(in: cell)?.width == 45)
      cell.detailImageView.imageSize = Size(width: 60, height: 32)
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.x == 72)
      cell.detailImageView.placeholderText = nil
      await paint(window)
      #expect(cell.headlineLabel.bounds(in: cell)?.x == 0 && !cell.detailImageView.isVisible)
    }
  }

  @Test func statusIndicatorAndPictureHaveTheSameSize() async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    try await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = "Headline"
      cell.statusImage = .icon("dialog-warning-symbolic")
      cell.semanticStatus = .negative
      await paint(window)
      let image = try #require(cell.visiblePart(Parts.statusImageView))
      let size = [image.measured(.horizontal), image.measured(.vertical)]
      #expect(size[0].natural == 16)
      cell.statusImage = .indicator(.veryHighPriority)
      await paint(window)
      #expect([image.measured(.horizontal), image.measured(.vertical)] == size)
      let strongest = try #require(WidgetPicture(of: image)).mostOpaqueColor
      let color = try #require(
        Theme.standard.resolve(Parts.statusImageView, variant: .negative, appearance: .light).tintColor)
      #expect(strongest == [Int(color.red), Int(color.green), Int(color.blue), 255])
      cell.statusImage = .encoded(
        EncodedImage(id: "status", bytes: SamplePicture.plain("png", width: 64, height: 32, [0, 255, 0])))
      #expect(cell.children.contains(image) && image.isVisible)
      #expect([image.measured(.horizontal), image.measured(.vertical)] == size)
      #expect(
        await turnUntil { WidgetPicture(of: image)?.mostOpaqueColor == [0, 255, 0, 255] })
      #expect([image.measured(.horizontal), image.measured(.vertical)] == size)
      cell.statusImage = nil
      #expect(!image.isVisible)
    }
  }

  @Test func pictureInAGridIsLoaded() async throws {
    try await withFolder { folder in
      let path = "\(folder)/picture.png"
      write(SamplePicture.plain("png", width: 64, height: 64, [0, 0, 255]), to: path)
      await withCell(GridRow.self) { row, window in
        row.gridItems = [GridRowImageItem(image: .file(path)), GridRowTextItem(text: "Text")]
        row.columnWidths = [.points(50), .flexible]
        await paint(window)
        let height = row.measured(.vertical, forSize: 300)
        let image = row.children.first { $0 is Image }
        #expect(
          await turnUntil { image.flatMap(WidgetPicture.init)?.mostOpaqueColor == [0, 0, 255, 255] })
        #expect(row.measured(.vertical, forSize: 300) == height)
      }
    }
  }
}

@Suite struct IndicatorTests {
  @Test(arguments: Indicator.allCases) func indicatorsHaveDistinctShapes(indicator: Indicator) throws {
    let bytes = Resource.embeddedBytes(indicator.resourceName)
    let texture = try decodePicture(bytes, for: PictureBox(width: 16, height: 16, fit: .contain), pixelLimit: 1 << 16)
    #expect(texture.width == 16 && texture.height == 16)
    let opacities = stride(from: 3, to: texture.byteCount, by: 4).map { texture.pixels[$0] }
    let drawn = opacities.filter { $0 > 127 }.count
    #expect((16..<200).contains(drawn), "\(drawn) pixels")
    // Symbolic icons have a single color, and GTK's own loader can replace it, too.
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "fill=").count == 2 && !text.contains("stroke") && !text.contains("style"))
    for other in Indicator.allCases where other != indicator {
      #expect(Resource.embeddedBytes(other.resourceName) != bytes)
    }
  }

  @Test func folderCanReplaceAnIndicator() async throws {
    let name = Indicator.unread.resourceName
    let embedded = Resource.embeddedBytes(name)
    #expect(Resource.bytes(name) == embedded)
    try await withFolder { folder in
      #expect(mkdir("\(folder)/icons", 0o700) == 0)
      let own = Array("<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>".utf8)
      write(own, to: "\(folder)/\(name)")
      setenv("FLOORPLAN_RESOURCES", folder, 1)
      #expect(Resource.bytes(name) == own)
      // A file that isn't in the folder is the embedded one.
      let other = Indicator.flagged.resourceName
      #expect(Resource.bytes(other) == Resource.embeddedBytes(other))
      unsetenv("FLOORPLAN_RESOURCES")
      unlink("\(folder)/\(name)")
      rmdir("\(folder)/icons")
    }
    #expect(Resource.bytes(name) == embedded)
  }
}
