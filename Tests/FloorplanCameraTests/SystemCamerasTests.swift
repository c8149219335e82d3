import Glibc
import GTKTestSupport
import Testing

@testable import FloorplanCamera

@Suite(.serialized) struct SystemCamerasTests {
  /// Runs a body with files that are named like cameras, but aren't cameras.
  @MainActor private func withNodes(_ body: @MainActor (SystemCameras, String) throws -> Void) async throws {
    try await withFolder { folder in
      for name in ["video0", "video10", "videos", "video-1", "video2x", "null"] {
        write("no camera", to: "\(folder)/\(name)")
      }
      mkdir("\(folder)/video3", 0o700)
      symlink("/dev/null", "\(folder)/video4")
      symlink("/nowhere", "\(folder)/video5")
      mkfifo("\(folder)/video6", 0o600)
      for number in [0, 1, 2] { mkdir("\(folder)/about", 0o700); mkdir("\(folder)/about/video\(number)", 0o700) }
      write("Doll: Doll\n", to: "\(folder)/about/video0/name")
      write("0\n", to: "\(folder)/about/video0/index")
      write("1\n", to: "\(folder)/about/video1/index")
      try body(SystemCameras(folder: folder, sysfsFolder: "\(folder)/about"), folder)
    }
  }

  @Test func otherFilesAreNotListed() async throws {
    try await withNodes { cameras, folder in
      #expect(cameras.cameras().isEmpty && cameras.folderToWatch == folder)
      #expect(SystemCameras(folder: "/nowhere", sysfsFolder: "/nowhere").cameras().isEmpty)
    }
  }

  @Test func inaccessibleCameraIsListedButCannotBeOpened() async throws {
    try await withNodes { cameras, folder in
      chmod("\(folder)/video0", 0)
      write("", to: "\(folder)/video1")
      chmod("\(folder)/video1", 0)
      // Root can open it, and finds that it isn't a camera.
      guard geteuid() != 0 else { return #expect(cameras.cameras().isEmpty) }
      let found = cameras.cameras()
      #expect(found == [CameraDevice(path: "\(folder)/video0", name: "Doll: Doll")])
      #expect(throws: CameraError(.noPermission, camera: "Doll: Doll")) {
        try cameras.open(found[0], width: 640, height: 480)
      }
    }
  }

  @Test func otherFilesCannotBeOpened() async throws {
    try await withNodes { cameras, folder in
      for name in ["video0", "video4", "video6"] {
        #expect(throws: CameraError(.unusable, camera: name)) {
          try cameras.open(CameraDevice(path: "\(folder)/\(name)", name: name), width: 640, height: 480)
        }
      }
      #expect(throws: CameraError(.notFound)) {
        try cameras.open(CameraDevice(path: "\(folder)/video9", name: "Gone"), width: 640, height: 480)
      }
    }
  }

  @Test func errnoMapsToErrorKind() {
    let kinds: [(Int32, CameraError.Kind)] = [
      (EACCES, .noPermission), (EPERM, .noPermission), (EBUSY, .busy), (ENODEV, .unplugged), (ENXIO, .notFound),
      (ENOTTY, .unusable), (EINVAL, .unusable), (ENOMEM, .other),
    ]
    for (number, kind) in kinds {
      let error = CameraError(number, of: "Doll")
      #expect(error.kind == kind && error.reason.isEmpty == (kind != .other))
    }
  }

  @Test(.enabled("a camera is connected") { !SystemCameras().cameras().isEmpty })
  func connectedCamerasDeliverFrames() throws {
    for camera in SystemCameras().cameras() {
      let stream = try SystemCameras().open(camera, width: 640, height: 480)
      defer { stream.close() }
      var frames: [CameraFrame] = []
      for _ in 0..<50 where frames.count < 3 {
        if let frame = try stream.nextFrame(within: 100) { frames.append(frame) }
      }
      #expect(frames.count == 3, "\(camera.name)")
    }
  }
}
