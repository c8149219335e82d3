import GTKBridge
import Testing

@testable import FloorplanForms

/// The picture of a saved signature.
@Suite struct SignatureImageTests {
  private static let line = Signature(
    [[Signature.Point(x: 20, y: 50), Signature.Point(x: 80, y: 50)]], width: 200, height: 100)

  /// The pixels of a PNG file: blue, green, red, opacity.
  private struct Picture {
    let width: Int
    let height: Int
    let pixels: [UInt8]

    init(_ png: [UInt8]) throws {
      let box = PictureBox(width: 40_000, height: 40_000, fit: .contain)
      let texture = try decodePicture(png, for: box, pixelLimit: 1 << 26)
      (width, height, pixels) = (texture.width, texture.height, texture.pixels)
    }

    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
    /// The amount of ink in a rectangle.
    func inkCount(x: Range<Int>, y: Range<Int>) -> Int {
      y.reduce(0) { sum, row in sum + x.count { color($0, row)[3] > 128 && color($0, row)[0] < 128 } }
    }
  }

  private func picture(
    _ signature: Signature = line, _ style: SignatureImageStyle = SignatureImageStyle(), watermark: String? = nil,
    timestamp: String? = nil
  ) throws -> Picture {
    try Picture(
      #require(SavedSignature(signature, style: style, watermark: watermark, timestamp: timestamp)).png)
  }

  @Test func inkIsDarkOnATransparentBackground() throws {
    let picture = try picture()
    #expect(picture.width == 400 && picture.height == 200)
    let ink = picture.color(100, 100)
    #expect(ink[3] > 230 && ink[0] < 90 && ink[1] < 90 && ink[2] < 90, "\(ink)")
    #expect(picture.color(100, 90) == [0, 0, 0, 0] && picture.color(300, 100) == [0, 0, 0, 0])
    // The line is three points wide, with two pixels per point.
    #expect((0..<200).count { picture.color(100, $0)[3] > 128 } == 6)
  }

  @Test func paperBackgroundIsWhite() throws {
    let picture = try picture(Self.line, SignatureImageStyle(scale: 1, background: .paper, strokeWidth: 8))
    #expect(picture.width == 200 && picture.color(0, 0) == [255, 255, 255, 255])
    #expect(picture.color(50, 50)[0] < 90 && picture.color(50, 56) == [255, 255, 255, 255])
  }

  @Test func croppedPictureHasTheSizeOfTheInk() throws {
    let picture = try picture(Self.line, SignatureImageStyle(scale: 1, isCropped: true))
    // A margin of eight points and the line's width.
    #expect(picture.width == 82 && picture.height == 22 && picture.color(41, 11)[3] > 230)
    let far = Signature(
      [[Signature.Point(x: 390, y: 190)]], width: 200, height: 100)
    try #expect(self.picture(far, SignatureImageStyle(scale: 1, isCropped: true)).width >= 1)
  }

  @Test func penPressureWidensTheLine() throws {
    let pressed = Signature(
      [
        [
          Signature.Point(x: 20, y: 50, pressure: 0), Signature.Point(x: 180, y: 50, pressure: 1),
        ]
      ], width: 200, height: 100)
    let picture = try picture(pressed, SignatureImageStyle(scale: 2, strokeWidth: 10))
    let (thin, thick) = (
      (0..<200).count { picture.color(60, $0)[3] > 128 }, (0..<200).count { picture.color(340, $0)[3] > 128 }
    )
    #expect(thin < thick && thin >= 10 && thick <= 30)
  }

  @Test func textsAreInTheLowerCorners() throws {
    let plain = try picture()
    #expect(plain.inkCount(x: 0..<400, y: 160..<200) == 0)
    let left = try picture(watermark: "Order")
    #expect(left.inkCount(x: 0..<120, y: 160..<200) > 20 && left.inkCount(x: 200..<400, y: 160..<200) == 0)
    let right = try picture(timestamp: "Now")
    #expect(right.inkCount(x: 0..<200, y: 160..<200) == 0 && right.inkCount(x: 280..<400, y: 160..<200) > 20)
    // A long text leaves space for the other one.
    let long = String(repeating: "W", count: 200)
    let (both, alone) = (try picture(watermark: long, timestamp: "Now"), try picture(timestamp: "Now"))
    #expect(both.inkCount(x: 330..<400, y: 160..<200) == alone.inkCount(x: 330..<400, y: 160..<200))
    #expect(both.inkCount(x: 0..<300, y: 160..<200) > 500)
    // A right-to-left text has its own corner, too.
    try #expect(picture(watermark: "توقيع").inkCount(x: 200..<400, y: 160..<200) == 0)
    let cropped = try picture(Self.line, SignatureImageStyle(scale: 1, isCropped: true), watermark: "Order")
    #expect(cropped.height == 42)
  }

  @Test func extremeStylesAreLimited() throws {
    for scale in [Double.nan, -1, 0, 1] {
      try #expect(picture(Self.line, SignatureImageStyle(scale: scale)).width == 200)
    }
    try #expect(picture(Self.line, SignatureImageStyle(scale: .infinity)).width == 800)
    for strokeWidth in [Double.nan, -5, .infinity, 1e9] {
      try #expect(picture(Self.line, SignatureImageStyle(strokeWidth: strokeWidth)).color(100, 100)[3] > 60)
    }
    let huge = Signature(Self.line.strokes, width: 16_384, height: 16_384)
    let picture = try picture(huge, SignatureImageStyle(scale: 4))
    #expect(picture.width * picture.height <= 17_000_000 && picture.width > 3000)
  }

  @Test func emptySignatureHasNoPicture() {
    #expect(SavedSignature(Signature(width: 100, height: 100)) == nil)
  }

  @Test func textsAreBelowThePicture() throws {
    let white = try #require(Texture(width: 400, height: 100, pixels: [UInt8](repeating: 255, count: 160_000)))
    for (background, behind) in [(SignatureImageStyle.Background.transparent, UInt8(0)), (.paper, 255)] {
      let style = SignatureImageStyle(background: background)
      let drawing = try #require(style.drawing(of: white, watermark: "Order", timestamp: nil))
      let picture = try Picture(drawing.texture.pngBytes)
      #expect(picture.width == 400 && picture.height == 120 && picture.color(200, 50) == [255, 255, 255, 255])
      #expect(picture.inkCount(x: 0..<200, y: 100..<120) > 20 && picture.inkCount(x: 200..<400, y: 0..<120) == 0)
      #expect(picture.color(399, 119) == [UInt8](repeating: behind, count: 4))
    }
  }
}
