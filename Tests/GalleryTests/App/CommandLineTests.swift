import Testing

@testable import Gallery

@Suite struct CommandLineTests {
  @Test func helpListsEveryAddressKey() {
    let help = GalleryCommandLine.helpMessage()
    for key in Address.Key.allCases { #expect(help.contains("\n  \(key.rawValue) ")) }
  }

  @Test func gapplicationServiceIsAcceptedButHidden() throws {
    #expect(try GalleryCommandLine.parse(["--gapplication-service"]).gapplicationService)
    #expect(!GalleryCommandLine.helpMessage().contains("gapplication"))
  }

  @Test func onlyRenderAndAuditAcceptSeveralAddresses() throws {
    let addresses = ["icons", "form-basics"]
    #expect(throws: (any Error).self) { try GalleryCommandLine.parse(addresses) }
    #expect(try GalleryCommandLine.parse(["--render", "folder"] + addresses).addresses == addresses)
    #expect(try GalleryCommandLine.parse(["--audit"] + addresses).addresses == addresses)
    #expect(throws: (any Error).self) { try GalleryCommandLine.parse(["--audit", "--render", "folder"]) }
  }

  @Test(arguments: [("my.nss", "/themes/my.nss"), ("/my.nss", "/my.nss")])
  func sheetPathResolvesAgainstWorkingDirectory(path: String, found: String) throws {
    let line = try GalleryCommandLine.parse(["icons?sheet=\(path)"])
    let address = try #require(line.resolvedAddresses(from: "/themes").first)
    #expect(address.text == "icons?sheet=\(path)")
    #expect(address.resolved.address.sheet == .file(found))
  }
}
