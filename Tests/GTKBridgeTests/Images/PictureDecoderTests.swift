import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct PictureDecoderTests {
  private static let red: [UInt8] = [255, 0, 0]
  private static let green: [UInt8] = [0, 255, 0]
  private static let blue: [UInt8] = [0, 0, 255]

  private func decode(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ fit: PictureBox.Fit = .cover, pixelLimit: Int = 1 << 26
  ) throws(PictureLoadError) -> Texture {
    try decodePicture(bytes, for: PictureBox(width: width, height: height, fit: fit), pixelLimit: pixelLimit)
  }

  /// Red, green, blue and opacity of a pixel.
  private func color(_ texture: Texture, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * texture.width + x) * 4
    let pixels = texture.pixels
    return [2, 1, 0, 3].map { pixels[start + $0] }
  }

  private func isNear(_ color: [UInt8], _ expected: [UInt8], within tolerance: Int = 40) -> Bool {
    zip(color, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  @Test func pictureIsScaledAndCropped() throws {
    // The middle half is green.
    let bytes = SamplePicture.bytes("png", width: 400, height: 200) { x, _ in
      x < 100 ? Self.red : x < 300 ? Self.green : Self.blue
    }
    let covering = try decode(bytes, 45, 45)
    #expect(covering.width == 45 && covering.height == 45)
    for x in [1, 22, 43] { #expect(isNear(color(covering, x, 22), Self.green + [255])) }
    let within = try decode(bytes, 40, 40, .contain)
    #expect(within.width == 40 && within.height == 20)
    #expect(isNear(color(within, 0, 10), Self.red + [255]) && isNear(color(within, 39, 10), Self.blue + [255]))
    // Wider than any screen: only the visible resolution is kept.
    let wide = try decode(SamplePicture.plain("png", width: 9000, height: 10, Self.red), 45, 45)
    #expect(wide.width == 10 && wide.height == 10)
    let high = try decode(bytes, 20, 90)
    #expect(high.width == 20 && high.height == 90)
    #expect(isNear(color(high, 10, 45), Self.green + [255]))
  }

  @Test func smallBitmapKeepsItsSizeAndVectorImageGrows() throws {
    let small = try decode(SamplePicture.plain("png", width: 10, height: 6, Self.red), 45, 45, .contain)
    #expect(small.width == 10 && small.height == 6 && small.byteCount == 240)
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><path d='M0 0h16v16H0z'/></svg>"
    let large = try decode(Array(drawing.utf8), 64, 64)
    #expect(large.width == 64 && large.height == 64)
    #expect(color(large, 32, 32) == [0, 0, 0, 255])
    // It uses no more memory than the limit, regardless of its aspect ratio.
    let thin = drawing.replacing("width='16'", with: "width='30000'")
    let limited = try decode(Array(thin.utf8), 64, 640, pixelLimit: 1 << 20)
    #expect(limited.width * limited.height <= 64 * 640)
  }

  @Test func originalSizeIsKept() throws {
    let small = try decode(SamplePicture.plain("png", width: 400, height: 200, Self.red), 40, 40, .contain)
    #expect(small.width == 40 && small.source == Texture.Source(width: 400, height: 200, isScalable: false))
    let jpeg = SamplePicture.plain("jpeg", width: 80, height: 40, Self.red)
    for orientation in UInt8(1)...8 {
      let upright = try decode(SamplePicture.oriented(jpeg, orientation: orientation), 20, 20, .contain)
      let source = try #require(upright.source)
      #expect((source.width == 80 && source.height == 40) == (orientation < 5), "orientation \(orientation)")
      #expect((source.width > source.height) == (upright.width > upright.height), "orientation \(orientation)")
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='8'><path d='M0 0h16v8H0z'/></svg>"
    let drawn = try decode(Array(drawing.utf8), 64, 64, .contain)
    #expect(drawn.width == 64 && drawn.source == Texture.Source(width: 16, height: 8, isScalable: true))
    #expect(Texture(width: 1, height: 1, pixels: [0, 0, 0, 0])?.source == nil)
  }

  @Test func transparencyIsKept() throws {
    let texture = try decode(SamplePicture.plain("png", width: 4, height: 4, [255, 0, 0, 128]), 4, 4)
    #expect(color(texture, 1, 1) == [128, 0, 0, 128])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>) func exifOrientationIsApplied(orientation: UInt8) throws {
    // Upright, the red corner is at the top left.
    let upright = (width: 80, height: 40)
    let isTurned = orientation > 4
    let stored = isTurned ? (width: upright.height, height: upright.width) : upright
    let jpeg = SamplePicture.bytes("jpeg", width: stored.width, height: stored.height, quality: 95) { x, y in
      // The positions of the first stored row and column, according to EXIF.
      let (row, column) = isTurned ? (x, y) : (y, x)
      let fromBottom = [3, 4, 7, 8].contains(orientation)
      let fromRight = [2, 3, 6, 7].contains(orientation)
      let top = fromBottom ? upright.height - 1 - row : row
      let left = fromRight ? upright.width - 1 - column : column
      return top < 16 && left < 16 ? Self.red : Self.blue
    }
    let texture = try decode(SamplePicture.oriented(jpeg, orientation: orientation), 80, 40)
    #expect(texture.width == 80 && texture.height == 40)
    #expect(isNear(color(texture, 4, 4), Self.red + [255]), "\(color(texture, 4, 4))")
    for (x, y) in [(76, 4), (4, 36), (76, 36)] {
      #expect(isNear(color(texture, x, y), Self.blue + [255]), "\(x) \(y): \(color(texture, x, y))")
    }
    // Sizes are those of the upright picture, and the picture is no larger than needed.
    let small = try decode(SamplePicture.oriented(jpeg, orientation: orientation), 20, 10)
    #expect(small.width == 20 && small.height == 10)
    #expect(isNear(color(small, 1, 1), Self.red + [255]))
  }

  @Test func pixelLimitIsEnforced() {
    #expect(throws: PictureLoadError.tooManyPixels(width: 60_000, height: 60_000)) {
      try decode(SamplePicture.emptyPNG(width: 60_000, height: 60_000), 45, 45)
    }
    // A GIF that declares 65535 by 65535 in thirteen bytes, and a frame of the same size.
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      + [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 1, 0, 0x3b]
    #expect(throws: PictureLoadError.tooManyPixels(width: 65_535, height: 65_535)) { try decode(gif, 45, 45) }
    let plain = SamplePicture.plain("jpeg", width: 100, height: 50, Self.red)
    #expect(throws: PictureLoadError.tooManyPixels(width: 100, height: 50)) {
      try decode(plain, 45, 45, pixelLimit: 4_999)
    }
    #expect(throws: Never.self) { try decode(plain, 45, 45, pixelLimit: 5_000) }
  }

  @Test(arguments: ["png", "jpeg", "bmp", "tiff", "ico"]) func truncatedPictureThrows(format: String) throws {
    let whole = SamplePicture.bytes(format, width: 16, height: 16) { x, y in
      [UInt8(x * 16), UInt8(y * 16), UInt8((x * y) & 255)]
    }
    #expect(throws: Never.self) { try decode(whole, 16, 16) }
    // The last bytes of a file may be irrelevant for the picture.
    for count in stride(from: 0, to: whole.count - 16, by: max(1, whole.count / 97)) {
      #expect(throws: PictureLoadError.self, "\(count) of \(whole.count) bytes") {
        try decode(Array(whole[..<count]), 16, 16)
      }
    }
  }

  @Test func truncatedAnimationThrows() {
    let whole: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
      + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]
    #expect(throws: Never.self) { try decode(whole, 16, 16) }
    for count in 0..<whole.count - 4 {
      #expect(throws: PictureLoadError.self, "\(count) bytes") { try decode(Array(whole[..<count]), 16, 16) }
    }
    // Only its first picture is decoded: after a comment, a second one with a different size and a truncated one
    // follow.
    let comment: [UInt8] = [0x21, 0xfe, 3, 1, 2, 3, 0]
    let second: [UInt8] = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0x81] + [UInt8](repeating: 7, count: 12)
    let frames = whole[..<19] + comment + whole[19...].dropLast() + second + [2, 200, 1]
    #expect((try? decode(Array(frames), 16, 16))?.width == 1)
  }

  @Test(arguments: ["png", "jpeg", "bmp", "tiff", "ico", "svg"]) func damagedPictureThrowsOrDecodes(format: String) {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><circle r='4' id='a'/></svg>"
    let whole =
      format == "svg" ? Array(drawing.utf8) : SamplePicture.plain(format, width: 16, height: 16, [1, 128, 200])
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var decodedCount = 0
    for _ in 0..<300 {
      var damaged = whole
      for _ in 0...random(4) { damaged[random(damaged.count)] = UInt8(random(256)) }
      // Warnings are fatal here, and a decodable picture has a size.
      guard let texture = try? decode(damaged, 16, 16, pixelLimit: 1 << 20) else { continue }
      decodedCount += 1
      #expect(texture.width > 0 && texture.height > 0)
    }
    #expect(decodedCount < 300)
  }

  @Test func invalidDataThrows() {
    for bytes in [[], Array("Not a picture, but a text.".utf8), [UInt8](repeating: 0, count: 5000)] {
      #expect(throws: PictureLoadError.self) { try decode(bytes, 16, 16) }
    }
    do throws(PictureLoadError) {
      _ = try decode(Array("Not a picture, but a text.".utf8), 16, 16)
    } catch {
      guard case .undecodable(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(!reason.isEmpty && reason != "unknown error")
    }
  }

  @Test func cancelledDecodingThrows() {
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: PictureLoadError.cancelled) {
      try decodePicture(
        SamplePicture.plain("png", width: 4, height: 4, Self.red),
        for: PictureBox(width: 4, height: 4, fit: .cover), pixelLimit: 100, cancellation: cancellation)
    }
  }
}
