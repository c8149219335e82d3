import Testing

@testable import FloorplanCamera

@Suite struct CameraFrameTests {
  @Test func rejectsFramesWithTooFewBytes() {
    #expect(CameraFrame(width: 2, height: 2, format: .grey, bytes: [1, 2, 3, 4]) != nil)
    #expect(CameraFrame(width: 2, height: 2, format: .grey, bytes: [1, 2, 3]) == nil)
    // The last row needs no padding.
    #expect(CameraFrame(width: 2, height: 2, format: .grey, bytesPerRow: 3, bytes: [1, 2, 0, 3, 4]) != nil)
    #expect(CameraFrame(width: 2, height: 2, format: .grey, bytesPerRow: 3, bytes: [1, 2, 0, 3]) == nil)
    #expect(CameraFrame(width: 2, height: 1, format: .grey, bytesPerRow: 1, bytes: [1, 2, 3]) == nil)
    #expect(CameraFrame(width: 2, height: 1, format: .yuyv, bytes: [1, 2, 3, 4]) != nil)
    #expect(CameraFrame(width: 3, height: 1, format: .yuyv, bytes: [1, 2, 3, 4, 5, 6]) == nil)
    #expect(CameraFrame(width: 5, height: 5, format: .jpeg, bytes: [0xff]) != nil)
    #expect(CameraFrame(width: 5, height: 5, format: .jpeg, bytes: []) == nil)
    for side in [0, -1, .min, .max, 1 << 15 + 1] {
      #expect(CameraFrame(width: side, height: 1, format: .grey, bytes: [1]) == nil)
      #expect(CameraFrame(width: 1, height: side, format: .jpeg, bytes: [1]) == nil)
    }
    #expect(CameraFrame(width: 1, height: 2, format: .grey, bytesPerRow: .max, bytes: [1]) == nil)
  }

  @Test func pixelsOmitRowPadding() {
    let grey = CameraFrame(width: 2, height: 2, format: .grey, bytesPerRow: 3, bytes: [1, 2, 0, 3, 4, 0])
    #expect(grey?.bgraPixels == [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    #expect(grey?.luminance == [1, 2, 3, 4])
    let color = CameraFrame(
      width: 2, height: 2, format: .yuyv, bytesPerRow: 6, bytes: [10, 0, 20, 0, 9, 9, 30, 0, 40, 0, 9, 9])
    let unpadded = CameraFrame(width: 2, height: 2, format: .yuyv, bytes: [10, 0, 20, 0, 30, 0, 40, 0])
    #expect(color != nil && color?.bgraPixels == unpadded?.bgraPixels)
    #expect(color?.luminance == [10, 20, 30, 40])
    let file = CameraFrame(width: 1, height: 1, format: .jpeg, bytes: [1])
    #expect(file != nil && file?.bgraPixels == nil && file?.luminance == nil)
  }

  @Test func convertsYUVToRGB() throws {
    /// Returns blue, green and red of a pixel with this luminance, blue difference and red difference.
    func pixel(_ light: UInt8, _ blue: UInt8, _ red: UInt8) throws -> [UInt8] {
      let frame = try #require(CameraFrame(width: 2, height: 1, format: .yuyv, bytes: [light, blue, light, red]))
      let pixels = try #require(frame.bgraPixels)
      #expect(pixels[..<4] == pixels[4...] && pixels[3] == 255)
      return Array(pixels[..<3])
    }
    #expect(try pixel(16, 128, 128) == [0, 0, 0])
    #expect(try pixel(235, 128, 128) == [255, 255, 255])
    // The pure colors as cameras send them.
    let pure: [(sent: (UInt8, UInt8, UInt8), expected: [Int])] = [
      ((82, 90, 240), [0, 0, 255]), ((145, 54, 34), [0, 255, 0]), ((41, 240, 110), [255, 0, 0]),
    ]
    for (sent, expected) in pure {
      let found = try pixel(sent.0, sent.1, sent.2).map(Int.init)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(found) is not \(expected)")
    }
    // Outside the range of a camera.
    #expect(try pixel(255, 255, 255)[0] == 255)
    #expect(try pixel(0, 0, 0)[2] == 0)
    let grey = CameraFrame(width: 2, height: 1, format: .grey, bytes: [7, 9])
    #expect(grey?.bgraPixels == [7, 7, 7, 255, 9, 9, 9, 255])
  }
}
