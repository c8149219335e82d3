import FloorplanCamera
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct CameraViewTests {
  private func withView(_ body: (CameraView, Window) async throws -> Void) async throws {
    try await withNoPeerLeft {
      let window = Window()
      let view = CameraView()
      window.child = view
      window.defaultSize = (200, 200)
      window.present()
      #expect(await turnUntil { window.isMapped })
      try await body(view, window)
      window.close()
    }
  }

  private func grey(_ light: UInt8, width: Int = 4, height: Int = 2) throws -> SampleCameras.Step {
    let bytes = [UInt8](repeating: light, count: width * height)
    return .frame(try #require(CameraFrame(width: width, height: height, format: .grey, bytes: bytes)))
  }

  @Test func newestFrameIsDisplayedUncropped() async throws {
    try await withView { view, window in
      let cameras = SampleCameras(["One"], [try grey(0), try grey(200), .nothing])
      var pictureCount = 0
      view.onPicture = { _ in pictureCount += 1 }
      view.onFailure = { Issue.record("\($0)") }
      view.start(from: cameras)
      #expect(view.isRunning)
      #expect(await turnUntil { view.picture?.frame.bytes.first == 200 })
      #expect((1...2).contains(pictureCount))
      await paint(window, frames: 2)
      let drawn = try #require(WidgetPicture(of: view))
      let middle = drawn.color(x: view.width / 2, y: view.height / 2)
      #expect(middle.allSatisfy { $0 >= 198 })
      // The frame is twice as wide as high, which leaves space above and below.
      #expect(drawn.color(x: view.width / 2, y: 2) != middle)
      view.stop()
      #expect(!view.isRunning && view.picture != nil)
      #expect(await turnUntil { cameras.openCount == 0 })
    }
  }

  @Test func jpegFramesAreDisplayed() async throws {
    try await withView { view, _ in
      let file = SamplePicture.bytes("jpeg", width: 32, height: 16, quality: 95) { _, _ in [250, 10, 10] }
      let broken = try #require(CameraFrame(width: 32, height: 16, format: .jpeg, bytes: [0xff, 0xd8, 1, 2]))
      let frame = try #require(CameraFrame(width: 32, height: 16, format: .jpeg, bytes: file))
      // A camera's file has incomplete metadata; an unreadable frame is skipped.
      view.start(from: SampleCameras(["One"], [.frame(broken), .frame(frame), .nothing]))
      #expect(await turnUntil { view.picture != nil })
      let pixels = try #require(view.picture?.texture.pixels)
      #expect(view.picture?.texture.width == 32 && view.picture?.texture.height == 16)
      #expect(pixels[0] < 40 && pixels[2] > 220)
    }
  }

  @Test func motionJPEGWithoutTablesIsDisplayed() async throws {
    try await withView { view, _ in
      let file = SamplePicture.bytes("jpeg", width: 32, height: 16, quality: 95) { _, _ in [10, 250, 10] }
      let frame = try #require(
        CameraFrame(width: 32, height: 16, format: .jpeg, bytes: Self.withoutTables(file)))
      #expect(frame.bytes.count < file.count - 100)
      view.start(from: SampleCameras(["One"], [.frame(frame), .nothing]))
      #expect(await turnUntil { view.picture != nil })
      #expect(view.picture.map { $0.texture.pixels[1] > 220 } == true)
    }
  }

  /// Like the JPEG files of cameras that omit the standard Huffman tables.
  private static func withoutTables(_ file: [UInt8]) -> [UInt8] {
    var (result, position) = (Array(file[..<2]), 2)
    while position + 4 <= file.count, file[position] == 0xff, file[position + 1] != 0xda {
      let end = position + 2 + Int(file[position + 2]) << 8 + Int(file[position + 3])
      if file[position + 1] != 0xc4 { result += file[position..<end] }
      position = end
    }
    return result + file[position...]
  }

  @Test func failureIsReportedAndStopsTheView() async throws {
    try await withView { view, _ in
      var errors: [CameraError] = []
      view.onFailure = { errors.append($0) }
      let unplugged = CameraError(.unplugged, camera: "One")
      let cameras = SampleCameras(["One"], [try grey(9), .failure(unplugged)])
      view.start(from: cameras)
      #expect(await turnUntil { errors == [unplugged] })
      #expect(!view.isRunning && cameras.openCount == 0)
      view.start(from: SampleCameras([]))
      #expect(await turnUntil { errors == [unplugged, CameraError(.notFound)] })
    }
  }

  @Test func removingTheViewClosesTheCamera() async throws {
    let cameras = SampleCameras(["One"], [try grey(9)])
    try await withView { view, _ in
      view.start(from: cameras)
      #expect(await turnUntil { view.picture != nil })
      #expect(cameras.openCount == 1)
    }
    #expect(await turnUntil { cameras.openCount == 0 })
    try await withView { view, window in
      view.start(from: cameras)
      #expect(await turnUntil { cameras.openCount == 1 })
      window.child = nil
      #expect(await turnUntil { cameras.openCount == 0 })
      #expect(!view.isRunning)
    }
  }

  @Test func startingAnotherCameraClosesTheFirst() async throws {
    try await withView { view, _ in
      let cameras = SampleCameras(["One", "Two"], [try grey(9)])
      view.start(from: cameras)
      #expect(await turnUntil { view.picture != nil })
      view.start(CameraDevice(path: "/Two", name: "Two"), from: cameras)
      #expect(await turnUntil { cameras.opened == ["One", "Two"] && cameras.openCount == 1 })
      #expect(view.isRunning)
    }
  }
}
