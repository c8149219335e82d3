import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// The appearance of strokes while they are drawn, and the area that is painted again.
@Suite(.serialized) struct SignatureInkTests {
  private func withCanvas(
    _ appearance: Appearance = .light, _ body: (SignatureCanvas, Window) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), appearance: appearance)
    defer { manager.remove() }
    try await withNoPeerLeft {
      let canvas = SignatureCanvas()
      canvas.prompt.text = ""
      canvas.state = .active
      let window = Window()
      window.child = canvas
      window.defaultSize = (400, 260)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 2)
      try await body(canvas, window)
      window.close()
    }
  }

  /// The opacity of the ink at a position.
  private func opacity(_ canvas: SignatureCanvas, _ x: Int, _ y: Int) throws -> Int {
    try #require(WidgetPicture(of: canvas.ink)).color(x: x, y: y)[3]
  }

  @Test(arguments: [Appearance.light, .dark])
  func inkHasTheThemeColor(appearance: Appearance) async throws {
    try await withCanvas(appearance) { canvas, window in
      #expect(canvas.begin())
      canvas.add([PointerSample(x: 50, y: 100), PointerSample(x: 150, y: 100), PointerSample(x: 250, y: 100)])
      await paint(window)
      let picture = try #require(WidgetPicture(of: canvas.ink))
      let style = Theme.standard.resolve(ComponentParts.InlineSignatureFormCell.strokes, appearance: appearance)
      let expected = try #require(style.colors[.backgroundColor])
      let drawn = picture.color(x: 150, y: 100)
      for (channel, color) in [expected.red, expected.green, expected.blue].enumerated() {
        #expect(abs(drawn[channel] - Int(Double(color) * expected.alpha)) <= 3, "\(drawn) \(expected)")
      }
      #expect(picture.color(x: 150, y: 110)[3] == 0)
      canvas.end()
    }
  }

  /// A line that is drawn in parts looks the same as one that is drawn at once.
  @Test(arguments: [3, 33, 64, 65, 700])
  func lineDrawnInPartsEqualsTheWhole(count: Int) async throws {
    try await withCanvas { canvas, window in
      #expect(canvas.begin())
      for index in 0..<count {
        let angle = Double(index) / 9
        canvas.add([
          PointerSample(
            x: 200 + (40 + angle) * wave(angle), y: 120 + (40 + angle / 2) * wave(angle + 1.57), time: UInt32(index))
        ])
        if index % 7 == 0 { await paint(window) }
      }
      await paint(window)
      let inParts = try #require(WidgetPicture(of: canvas.ink))
      canvas.end()
      await paint(window)
      let finished = try #require(WidgetPicture(of: canvas.ink))
      #expect(canvas.ink.fullDrawCount <= 1)
      let signature = try #require(canvas.ink.signature)
      canvas.show(nil)
      canvas.show(signature)
      await paint(window)
      let redrawn = try #require(WidgetPicture(of: canvas.ink))
      #expect(canvas.ink.fullDrawCount >= 1)
      // At the ends of parts, edges are drawn twice.
      var (maximumError, inkCount) = (0, 0)
      for x in stride(from: 0, to: redrawn.width, by: 1) {
        for y in stride(from: 0, to: redrawn.height, by: 3) {
          let expected = redrawn.color(x: x, y: y)[3]
          inkCount += expected > 128 ? 1 : 0
          maximumError = max(
            maximumError, abs(expected - finished.color(x: x, y: y)[3]), abs(expected - inParts.color(x: x, y: y)[3]))
        }
      }
      #expect(inkCount > 0 && maximumError < 140, "\(maximumError)")
    }
  }

  /// A sine without a library: the first terms of its series, within one period.
  private func wave(_ angle: Double) -> Double {
    let turn = 2 * Double.pi
    let x = angle - (angle / turn).rounded() * turn
    let square = x * x
    return x * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72 * (1 - square / 110)))))
  }

  @Test func onlyNewPointsAreDrawn() async throws {
    try await withCanvas { canvas, window in
      let stroke = (0..<10_000).map { Signature.Point(x: Double($0 % 390), y: Double($0 / 390) * 9) }
      canvas.show(Signature([stroke], width: Double(canvas.width), height: Double(canvas.height)))
      await paint(window)
      let count = canvas.ink.fullDrawCount
      #expect(canvas.begin())
      for index in 0..<200 {
        canvas.add([PointerSample(x: 100 + Double(index), y: 250)])
        await paint(window)
      }
      canvas.end()
      await paint(window)
      #expect(canvas.ink.fullDrawCount == count)
      try #expect(opacity(canvas, 200, 250) > 200)
    }
  }

  @Test func inkScalesToTheCanvas() async throws {
    try await withCanvas { canvas, window in
      let dot = Signature([[Signature.Point(x: 10, y: 10)]], width: 20, height: 20)
      canvas.show(dot)
      await paint(window)
      let (width, height) = (canvas.ink.width, canvas.ink.height)
      try #expect(opacity(canvas, width / 2, height / 2) > 200)
      canvas.ink.strokeWidth = 1
      await paint(window)
      #expect(canvas.ink.fullDrawCount == 2)
      canvas.show(nil)
      await paint(window)
      try #expect(opacity(canvas, width / 2, height / 2) == 0)
    }
  }

  @Test func translucentInkIsUniformAtCrossings() async throws {
    try await withCanvas { canvas, window in
      canvas.ink.strokeWidth = 12
      #expect(canvas.begin())
      for pressure in [0.9, 0.6, 0.3] {
        canvas.add([
          PointerSample(x: 100, y: 100, pressure: pressure), PointerSample(x: 200, y: 100, pressure: 1 - pressure),
        ])
      }
      canvas.isSensitive = false
      await paint(window)
      let style = Theme.standard.resolve(
        ComponentParts.InlineSignatureFormCell.strokes, state: .disabled, appearance: .light)
      let expected = try #require(style.colors[.backgroundColor])
      let picture = try #require(WidgetPicture(of: canvas.ink))
      #expect(
        expected.alpha < 1 && abs(picture.mostOpaqueColor[3] - Int(expected.alpha * 255)) <= 2,
        "\(picture.mostOpaqueColor)")
    }
  }

  @Test func pointsOutsideTheCanvasAreLimited() async throws {
    try await withCanvas { canvas, window in
      #expect(canvas.begin())
      canvas.add([
        PointerSample(x: 200, y: 100), PointerSample(x: 1e12, y: 100), PointerSample(x: .infinity, y: 3),
        PointerSample(x: 200, y: -1e9),
        PointerSample(x: 200, y: 120),
      ])
      canvas.end()
      await paint(window)
      let points = try #require(canvas.ink.signature?.strokes.first)
      #expect(points.count == 4 && points.allSatisfy { abs($0.x) <= 2 * Double(canvas.width) })
    }
  }

  @Test func strokeEndsAtTheMaximumPointCount() async throws {
    try await withCanvas { canvas, _ in
      let many = (0..<Signature.maximumPointCount - 2).map {
        Signature.Point(x: Double($0 % 300), y: Double($0 / 300 % 200))
      }
      canvas.show(Signature([many], width: 400, height: 256))
      #expect(canvas.begin())
      for x in 0..<5 { canvas.add([PointerSample(x: Double(10 + x), y: 10)]) }
      canvas.end()
      #expect(canvas.ink.signature?.pointCount == Signature.maximumPointCount)
      #expect(canvas.ink.signature?.strokes.last?.count == 2)
    }
  }
}
