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

  @Test func sheetPathsInKnobsResolveAgainstWorkingDirectory() throws {
    let line = try GalleryCommandLine.parse(["compare?first=my.nss&second=candidate&sheet=/a.nss"])
    let address = try #require(line.resolvedAddresses(from: "/themes").first).resolved.address
    #expect(address.knobs.map(\.value) == ["/themes/my.nss", "candidate"])
    #expect(address.sheet == .file("/a.nss"))
  }

  private nonisolated static let needRun = "--modes, --tolerance and --dialect need --run"
  private nonisolated static let needCommand =
    "--baseline, --report, --junit, --review, --accept and --shard need --run or --merge"
  private nonisolated static let run = ["--run", "a.nss", "--baseline", "b"]

  @Test(
    arguments: [
      (["--modes", "dark"], needRun), (["--tolerance", "1"], needRun), (["--dialect", "nui"], needRun),
      (["--merge", "a", "--baseline", "b", "--modes", "dark"], needRun),
      (["--baseline", "b"], needCommand), (["--report", "r"], needCommand), (["--junit", "j"], needCommand),
      (["--review", "r"], needCommand),
      (["--accept"], needCommand), (["--shard", "1/2"], needCommand),
      (["--run", "a.nss"], "--run and --merge need --baseline"),
      (["--merge", "a"], "--run and --merge need --baseline"),
      (run + ["--merge", "a"], "--run can't be combined with --merge"),
      (["home", "--baseline", "b", "--merge", "a"], "--merge doesn't accept addresses"),
      (run + ["--shard", "1/2"], "--shard needs --report"),
      (
        run + ["--shard", "1/2", "--report", "r", "--junit", "j"],
        "--shard can't be combined with --merge, --junit or --review"
      ),
      (run + ["--render", "f"], "--run and --merge can't be combined with --render or --audit"),
      (run + ["--tolerance", "256"], "--tolerance: 256 is invalid; expected 0 to 255"),
    ] as [([String], String)])
  func misusedOptionsOfARunAreReported(options: [String], problem: String) {
    let error = #expect(throws: (any Error).self) { try GalleryCommandLine.parse(options) }
    #expect(error.map { GalleryCommandLine.message(for: $0) } == problem)
  }
}
