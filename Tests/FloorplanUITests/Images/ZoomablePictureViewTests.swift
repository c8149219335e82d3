import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ZoomablePictureViewTests {
  private static let red: [UInt8] = [255, 0, 0]
  private static let blue: [UInt8] = [0, 0, 255]

  private func withView(
    _ bytes: [UInt8], _ id: String, _ location: SourceLocation = #_sourceLocation,
    _ body: (ZoomablePictureView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft(location) {
      let window = Window()
      let view = ZoomablePictureView()
      view.setSizeRequest(width: 480, height: 480)
      view.horizontalAlignment = .center
      view.verticalAlignment = .center
      window.child = view
      view.image = .encoded(EncodedImage(id: id, bytes: bytes))
      window.present()
      #expect(await turnUntil { view.isLoaded || view.error != nil })
      await paint(window, frames: 2)
      try await body(view, window)
      window.close()
    }
  }

  /// The left half is red, the right half blue.
  private func halves(_ width: Int, _ height: Int) -> [UInt8] {
    SamplePicture.bytes("png", width: width, height: height) { x, _ in x < width / 2 ? Self.red : Self.blue }
  }

  private func color(of view: ZoomablePictureView, x: Int, y: Int) -> [Int]? {
    WidgetPicture(of: view)?.color(x: x, y: y)
  }

  @Test func largePictureIsDisplayedAsAWholeAndInParts() async throws {
    try await withView(halves(1920, 960), "zoom halves") { view, window in
      #expect(view.zoom.pictureSize == Size(width: 1920, height: 960) && view.zoom.percentage == 25)
      #expect(color(of: view, x: 120, y: 240) == [255, 0, 0, 255])
      #expect(color(of: view, x: 360, y: 240) == [0, 0, 255, 255])
      #expect(color(of: view, x: 240, y: 50)?.last == 0)
      view.changeZoom { $0.zoom(to: 1, around: Point(x: 0, y: 240)) }
      await paint(window, frames: 2)
      #expect(view.zoom.isPannable && view.fullResolutionSide == 1920)
      // A view whose finer picture has just been loaded can't be drawn until it is allocated.
      for x in [1, 478] { #expect(await turnUntil { color(of: view, x: x, y: 240) == [255, 0, 0, 255] }) }
      view.changeZoom { $0.pan(x: -5000, y: 0) }
      await paint(window, frames: 2)
      for x in [1, 478] { #expect(await turnUntil { color(of: view, x: x, y: 240) == [0, 0, 255, 255] }) }
      view.changeZoom { $0.fit() }
      #expect(!view.zoom.isPannable)
    }
  }

  @Test func pictureIsDecodedAtTheDisplayedResolution() async throws {
    // Lines that are a pixel wide are gray when small, black and white when enlarged.
    let bytes = SamplePicture.bytes("png", width: 2000, height: 2000) { x, _ in
      x % 2 == 0 ? [0, 0, 0] : [255, 255, 255]
    }
    try await withView(bytes, "zoom lines") { view, _ in
      let far = try #require(color(of: view, x: 200, y: 200))
      #expect((60...200).contains(far[0]))
      view.changeZoom { $0.zoom(to: 4) }
      @MainActor func showsLines() -> Bool {
        guard let picture = WidgetPicture(of: view) else { return false }
        let row = (100..<140).map { picture.color(x: $0, y: 200)[0] }
        // A line of four pixels has its own color in the middle, and shades of both colors at its edges.
        return (row.max() ?? 0) > 210 && (row.min() ?? 255) < 45
      }
      #expect(await turnUntil { showsLines() })
    }
  }

  @Test func gesturesZoomAroundTheirPosition() async throws {
    try await withView(halves(1920, 960), "zoom gestures") { view, _ in
      let pinch = try #require(view.controllers(of: ZoomGesture.self).first)
      pinch.emit("scale-changed", 2.0)
      #expect(view.zoom.percentage == 50)
      pinch.emit("scale-changed", 4.0)
      #expect(view.zoom.percentage == 100)
      let click = try #require(view.controllers(of: ClickGesture.self).first)
      click.emit("pressed", Int32(1), 10.0, 240.0)
      #expect(view.zoom.percentage == 100)
      click.emit("pressed", Int32(2), 10.0, 240.0)
      #expect(view.zoom.percentage == 25)
      click.emit("pressed", Int32(2), 480.0, 240.0)
      #expect(view.zoom.percentage == 100 && view.zoom.frame.maxX == 480)
      // The wheel moves it, and with Control zooms it.
      #expect(view.scroll(x: 0, y: -1, isPrecise: false, zooms: false))
      #expect(view.zoom.frame.minY > -240)
      #expect(view.scroll(x: 0, y: 1, isPrecise: false, zooms: true) && view.zoom.percentage == 80)
      #expect(view.scroll(x: 0, y: 1000, isPrecise: true, zooms: true) && view.zoom.percentage == 40)
      view.changeZoom { $0.fit() }
      // The container may scroll.
      #expect(!view.scroll(x: 0, y: 1, isPrecise: false, zooms: false))
    }
  }

  @Test func newPictureFitsAndADamagedOneIsHidden() async throws {
    try await withView(halves(1920, 960), "zoom other") { view, _ in
      var loads = 0
      view.onLoad = { loads += 1 }
      view.changeZoom { $0.zoom(to: 2) }
      view.image = .encoded(
        EncodedImage(id: "zoom small", bytes: SamplePicture.plain("png", width: 40, height: 20, Self.red)))
      #expect(!view.isLoaded)
      #expect(await turnUntil { view.isLoaded })
      #expect(view.zoom.percentage == 100 && view.zoom.frame == Rect(x: 220, y: 230, width: 40, height: 20))
      view.image = .encoded(EncodedImage(id: "zoom broken", bytes: [1, 2, 3]))
      #expect(await turnUntil { view.error != nil })
      #expect(!view.isLoaded && loads >= 2)
      view.changeZoom { $0.zoomIn() }
      #expect(view.zoom.explicitScale == nil)
      // A vector image fills the view.
      let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><path d='M0 0h16v16H0z'/></svg>"
      view.image = .encoded(EncodedImage(id: "zoom drawing", bytes: Array(drawing.utf8)))
      #expect(await turnUntil { view.isLoaded })
      #expect(view.zoom.frame == Rect(x: 0, y: 0, width: 480, height: 480) && view.zoom.percentage == 3000)
    }
  }
}
