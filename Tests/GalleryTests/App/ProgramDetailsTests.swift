import Foundation
import Testing

@testable import Gallery

@Suite struct ProgramDetailsTests {
  @Test func websiteMatchesDesktopMetadata() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "data/meson.build"), encoding: .utf8)
    #expect(text.contains("'HOMEPAGE': '\(ProgramDetails.website)'"))
  }
}
