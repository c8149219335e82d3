import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct OffscreenLayerTests {
  /// A square of one color.
  private final class Square: CustomWidget {
    var color = PaintColor(red: 1, green: 0, blue: 0)
    override func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(40) }
    override func snapshot(_ snapshot: Snapshot) {
      snapshot.fill(x: 0, y: 0, width: Double(width), height: Double(height), color)
    }
  }

  @Test func unmappedWindowIsLaidOutAndDrawn() async throws {
    #expect(GTKEnvironment.isReady)
    try await withNoPeerLeft {
      let window = Window()
      let (above, below) = (Square(), Square())
      for part in [above, below] { part.setParent(window) }
      var layer = OffscreenLayer(window, [above, below])
      layer.layOut(width: 100, height: 90)
      #expect((layer.width, layer.height) == (100, 90) && (above.height, below.height) == (40, 50))
      #expect(above.isMapped && !window.isMapped)
      layer.x = 20
      let picture = try #require(OffscreenLayer.draw([layer]))
      #expect((picture.width, picture.height) == (100, 90))
      #expect(Array(picture.pixels[..<4]) == [0, 0, 0, 0] && Array(picture.pixels[80..<84]) == [0, 0, 255, 255])
      layer.layOut(width: 10, height: 10)
      #expect((layer.width, layer.height) == (40, 80), "never smaller than its minimum size")
      #expect(Window.all.contains(window))
      for part in [above, below] {
        part.discard()
        part.unparent()
      }
      MainLoop.drain()
      window.close()
    }
  }

  @Test func roundCornersShowTheOutline() async throws {
    #expect(GTKEnvironment.isReady)
    try await withNoPeerLeft {
      let window = Window()
      let (content, outline) = (Square(), Square())
      outline.color = PaintColor(red: 0, green: 0, blue: 1)
      for part in [outline, content] { part.setParent(window) }
      var layer = OffscreenLayer(window, [content], outline: outline)
      layer.cornerRadius = 20
      layer.layOut(width: 60, height: 60)
      #expect((outline.width, outline.height) == (62, 62) && outline.isMapped)
      let pixels = try #require(OffscreenLayer.draw([layer])).pixels
      #expect(Array(pixels[..<4]) == [255, 0, 0, 255])
      let center = 4 * (30 * 60 + 30)
      #expect(Array(pixels[center..<center + 4]) == [0, 0, 255, 255])
      for part in [outline, content] {
        part.discard()
        part.unparent()
      }
      MainLoop.drain()
      window.close()
    }
  }

  @Test func runEndsWithItsConditionOrItsTimeout() {
    #expect(GTKEnvironment.isReady)
    var turns = 0
    #expect(
      MainLoop.run(seconds: 5) {
        turns += 1; return false
      } && turns == 1)
    jump(by: .seconds(6))
    #expect(!MainLoop.run(seconds: 5) { true })
  }
}
