import GTKTestSupport
import Testing

@testable import GTKBridge

@Suite(.serialized) struct ApplicationTests {
  /// The arguments used to be dropped even for an application that handles them, and with them activation over D-Bus.
  @Test func applicationRunsWithTheArgumentsThatItHandles() {
    #expect(GTKEnvironment.isReady)
    let application = Application(plainID: "io.github.floorplan.tests.Arguments", isUnique: false)
    let service = "--gapplication-service"
    #expect(application.supported(["program"]) == ["program"] && application.supported([]).isEmpty)
    #expect(application.supported(["program", "file", service, "-v"]) == ["program", service])
    application.onCommandLine { _ in 0 }
    #expect(application.supported(["program", "file", service, "-v"]) == ["program", "file", service, "-v"])
    application.dispose()
  }
}
