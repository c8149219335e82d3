import Foundation
import Testing

import FloorplanProgram

@Suite struct InstallationTests {
  private func installation(_ executable: String?, _ variables: [String: String] = [:]) -> Installation {
    Installation(executable: executable) { variables[$0] }
  }

  @Test(arguments: [
    ("/usr/bin/floorplan", "/usr/share"), ("/app/bin/floorplan-gallery", "/app/share"),
    ("/somewhere else/bin/floorplan", "/somewhere else/share"), ("/bin/floorplan", "/share"),
  ])
  func foldersAreNextToTheProgram(executable: String, dataFolder: String) {
    let installed = installation(executable)
    #expect(installed.dataFolder == dataFolder)
    #expect(installed.localeFolders.last == "\(dataFolder)/locale")
    #expect(installed.schemaFolders == ["\(dataFolder)/glib-2.0/schemas"])
    #expect(installed.resourceFolders.contains("\(dataFolder)/floorplan"))
  }

  @Test func translationsAreNamedOrNextToTheProgramOrInstalled() {
    let variables = ["FLOORPLAN_LOCALES": "/named"]
    #expect(
      installation("/usr/bin/floorplan", variables).localeFolders == [
        "/named", "/usr/bin/locale", "/usr/share/locale",
      ])
    #expect(installation(nil, variables).localeFolders == ["/named"])
    #expect(
      installation("/usr/bin/floorplan", ["FLOORPLAN_LOCALES": ""]).localeFolders == [
        "/usr/bin/locale", "/usr/share/locale",
      ])
  }

  @Test func translationsAreInTheFirstFolderWithACatalog() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "[floorplan]*-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    func writeCatalog(_ domain: String, in folder: String) throws {
      let language = root.appending(path: "\(folder)/de/LC_MESSAGES")
      try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
      try Data().write(to: language.appending(path: "\(domain).mo"))
    }
    let installed = installation("\(root.path)/bin/app", ["FLOORPLAN_LOCALES": "\(root.path)/named"])
    #expect(installed.localeFolder(of: "app") == nil)
    try writeCatalog("app", in: "share/locale")
    try writeCatalog("floorplan", in: "named")
    #expect(installed.localeFolder(of: "app") == "\(root.path)/share/locale")
    #expect(installed.localeFolder(of: "floorplan") == "\(root.path)/named")
    try writeCatalog("app", in: "bin/locale")
    #expect(installed.localeFolder(of: "app") == "\(root.path)/bin/locale")
  }

  @Test(arguments: [nil, "", "floorplan", "/f"]) func unknownProgramHasNoFolders(executable: String?) {
    let installed = installation(executable)
    #expect(installed.dataFolder == nil)
    #expect(installed.localeFolders.isEmpty)
    #expect(installed.schemaFolders.isEmpty)
    #expect(installed.resourceFolders == ["/usr/local/share/floorplan", "/usr/share/floorplan"])
  }

  @Test("The named folder comes first, then the user's, the program's and the system's")
  func resourceFolderOrder() {
    let variables = [
      "FLOORPLAN_RESOURCES": "/named", "XDG_DATA_HOME": "/own", "HOME": "/user", "XDG_DATA_DIRS": "/a/:/b",
    ]
    #expect(
      installation("/prefix/bin/floorplan", variables).resourceFolders == [
        "/named", "/own/floorplan", "/prefix/share/floorplan", "/a/floorplan", "/b/floorplan",
      ])
    #expect(
      installation("/prefix/bin/floorplan", variables).schemaFolders == ["/named", "/prefix/share/glib-2.0/schemas"])
  }

  @Test("Empty variables count as unset, and a folder is searched once")
  func emptyVariablesCountAsUnset() {
    let variables = ["FLOORPLAN_RESOURCES": "", "XDG_DATA_HOME": "", "HOME": "/user", "XDG_DATA_DIRS": ""]
    #expect(
      installation("/usr/bin/floorplan", variables).resourceFolders == [
        "/user/.local/share/floorplan", "/usr/share/floorplan", "/usr/local/share/floorplan",
      ])
  }

  @Test func currentUsesThePathOfTheRunningProgram() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let prefix = URL(filePath: program).deletingLastPathComponent().deletingLastPathComponent()
    #expect(Installation.current.dataFolder == prefix.appending(path: "share").path)
  }

  @Test func applicationIDStartsWithTheReleaseID() {
    #expect(Installation.applicationID.hasPrefix("io.github.floorplan.Gallery"))
  }
}
