import FloorplanCamera
import GTKTestSupport
import Synchronization
import Testing

@MainActor @Suite(.serialized) struct CameraSessionTests {
  /// The frames and errors that a session has reported.
  private final class Log: Sendable {
    private let reports = Mutex<(frames: [Int], errors: [CameraError])>(([], []))
    var frames: [Int] { reports.withLock { $0.frames } }
    var errors: [CameraError] { reports.withLock { $0.errors } }
    func add(_ frame: CameraFrame) { reports.withLock { $0.frames.append(Int(frame.bytes[0])) } }
    func add(_ error: CameraError) { reports.withLock { $0.errors.append(error) } }
  }

  private func session(
    _ cameras: SampleCameras, _ camera: CameraDevice? = nil, frameTimeout: Int = 5000, into log: Log
  ) -> CameraSession {
    CameraSession(
      camera, from: cameras, frameTimeout: frameTimeout, onFrame: { log.add($0) }, onFailure: { log.add($0) })
  }

  private func frame(_ light: UInt8) throws -> SampleCameras.Step {
    .frame(try #require(CameraFrame(width: 1, height: 1, format: .grey, bytes: [light])))
  }

  @Test func framesArriveInOrderUntilStopped() async throws {
    let cameras = SampleCameras(["One", "Two"], [try frame(1), .nothing, try frame(2), try frame(3), .nothing])
    let requestCount: Int
    weak var weakLog: Log?
    do {
      let log = Log()
      weakLog = log
      let running = session(cameras, into: log)
      #expect(await turnUntil { log.frames == [1, 2, 3] })
      #expect(cameras.opened == ["One"] && cameras.openCount == 1)
      running.stop()
      #expect(await turnUntil { cameras.openCount == 0 })
      requestCount = cameras.requestCount
      #expect(log.errors.isEmpty)
    }
    // The thread keeps the log alive while it runs.
    #expect(await turnUntil { weakLog == nil })
    #expect(cameras.requestCount == requestCount)
  }

  @Test func releasingTheSessionClosesTheCamera() async throws {
    let log = Log()
    let cameras = SampleCameras(["One"], [try frame(1)])
    var running: CameraSession? = session(cameras, CameraDevice(path: "/Other", name: "Other"), into: log)
    #expect(await turnUntil { log.frames.count > 3 })
    #expect(running != nil && cameras.opened == ["Other"])
    running = nil
    #expect(await turnUntil { cameras.openCount == 0 })
    #expect(log.errors.isEmpty)
  }

  @Test func errorsAreReportedOnce() async throws {
    let unplugged = CameraError(.unplugged, camera: "One")
    let log = Log()
    let cameras = SampleCameras(["One"], [try frame(1), .failure(unplugged)])
    let first = session(cameras, into: log)
    #expect(await turnUntil { !log.errors.isEmpty })
    #expect(log.frames == [1] && log.errors == [unplugged] && cameras.openCount == 0)
    first.stop()

    let busy = CameraError(.busy, camera: "One")
    cameras.reconfigure(["One"], refusing: busy)
    let second = session(cameras, into: log)
    #expect(await turnUntil { log.errors == [unplugged, busy] })
    second.stop()

    cameras.reconfigure([])
    let third = session(cameras, into: log)
    #expect(await turnUntil { log.errors.last == CameraError(.notFound) })
    #expect(log.errors.count == 3 && log.frames == [1])
    third.stop()
  }

  @Test func silentCameraTimesOut() async {
    let log = Log()
    let cameras = SampleCameras(["Blind"], [.nothing])
    let running = session(cameras, frameTimeout: 1, into: log)
    #expect(await turnUntil { log.errors == [CameraError(.noFrames, camera: "Blind")] })
    #expect(await turnUntil { cameras.openCount == 0 })
    running.stop()
  }

  @Test func errorDescriptionsNameCameraAndReason() {
    for kind in CameraError.Kind.allCases {
      let text = CameraError(kind, camera: "Doll", reason: "why").description
      #expect(text.contains("(why)") && text.first?.isUppercase == true, "\(text)")
      #expect(text.contains("Doll") == (kind != .notFound), "\(text)")
    }
    #expect(CameraError(.noPermission).description.contains("the camera"))
  }
}
