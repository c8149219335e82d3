import CGTK
import FloorplanCamera
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct CameraWindowTests {
  private func withCamera(
    _ cameras: SampleCameras, action: String? = "Take Photo",
    _ body: (CameraWindow, Window, Button) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let parent = Window()
      let opener = Button(label: "Open")
      parent.child = opener
      parent.defaultSize = (360, 300)
      parent.present()
      #expect(await turnUntil { parent.isMapped })
      let opened = CameraWindow(
        over: parent, openedBy: opener, title: "Camera", hint: "Hold still.", action: action, source: cameras)
      opened.present()
      #expect(await turnUntil { opened.window.isMapped })
      try await body(opened, parent, opener)
      opened.close()
      await settle()
      parent.close()
    }
    #expect(await turnUntil { cameras.openCount == 0 })
  }

  private func frame(_ light: UInt8) throws -> SampleCameras.Step {
    .frame(try #require(CameraFrame(width: 1, height: 1, format: .grey, bytes: [light])))
  }

  @Test func photoCanBeTakenOnceAFrameArrives() async throws {
    let cameras = SampleCameras(["One"], [.nothing])
    try await withCamera(cameras) { opened, _, _ in
      var taken: [UInt8] = []
      opened.onAction = { taken.append($0.frame.bytes[0]) }
      #expect(await turnUntil { cameras.openCount == 1 })
      #expect(!opened.actionButton.isEnabled && !opened.nextButton.isVisible && opened.message.isVisible)
      cameras.reconfigure(["One"], [try frame(7)])
      #expect(await turnUntil { opened.actionButton.isEnabled })
      opened.actionButton.emit("clicked")
      #expect(taken == [7])
    }
  }

  @Test func nextButtonSwitchesCameras() async throws {
    let cameras = SampleCameras(["One", "Two"], [try frame(7)])
    try await withCamera(cameras) { opened, _, _ in
      #expect(await turnUntil { opened.nextButton.isVisible && cameras.opened == ["One"] })
      opened.nextButton.emit("clicked")
      #expect(await turnUntil { cameras.opened == ["One", "Two"] })
      opened.nextButton.emit("clicked")
      #expect(await turnUntil { cameras.opened == ["One", "Two", "One"] })
    }
  }

  @Test func errorIsDisplayedAndCanBeRetried() async throws {
    let cameras = SampleCameras(["One"], [try frame(7)])
    let busy = CameraError(.busy, camera: "One")
    cameras.reconfigure(["One"], refusing: busy)
    try await withCamera(cameras) { opened, _, _ in
      #expect(await turnUntil { opened.coveringView != nil })
      #expect(opened.coveringView?.bodyText == busy.description && !opened.view.isVisible && !opened.message.isVisible)
      #expect(!opened.actionButton.isEnabled)
      cameras.reconfigure([])
      try #require(opened.coveringView).primaryButton.emit("clicked")
      #expect(await turnUntil { opened.coveringView?.bodyText == CameraError(.notFound).description })
      cameras.reconfigure(["One"])
      try #require(opened.coveringView).primaryButton.emit("clicked")
      #expect(await turnUntil { opened.actionButton.isEnabled })
      #expect(opened.coveringView == nil && opened.view.isVisible && opened.message.isVisible)
    }
  }

  @Test func escapeClosesAndReturnsFocus() async throws {
    let cameras = SampleCameras(["One"], [try frame(7)])
    try await withCamera(cameras) { opened, parent, opener in
      var closings = 0
      opened.onClose = { _ in closings += 1 }
      #expect(await turnUntil { cameras.openCount == 1 })
      #expect(opened.window.press(.escape))
      #expect(await turnUntil { closings == 1 && cameras.openCount == 0 })
      #expect(parent.focusWidget === opener)
      opened.close()
      #expect(closings == 1)
    }
  }

  @Test func closesWithItsParent() async throws {
    let cameras = SampleCameras(["One"], [try frame(7)])
    try await withCamera(cameras) { opened, parent, _ in
      var closings = 0
      opened.onClose = { _ in closings += 1 }
      #expect(await turnUntil { cameras.openCount == 1 })
      parent.close()
      #expect(await turnUntil { closings == 1 && cameras.openCount == 0 })
    }
  }
}
