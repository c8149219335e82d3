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
    #expect(installed.localeFolder == "\(dataFolder)/locale")
    #expect(installed.schemaFolders == ["\(dataFolder)/glib-2.0/schemas"])
    #expect(installed.resourceFolders.contains("\(dataFolder)/floorplan"))
  }

  @Test func localesVariableOverridesTranslations() {
    for executable in ["/usr/bin/floorplan", nil] {
      #expect(installation(executable, ["FLOORPLAN_LOCALES": "/named"]).localeFolder == "/named")
    }
    #expect(installation("/usr/bin/floorplan", ["FLOORPLAN_LOCALES": ""]).localeFolder == "/usr/share/locale")
  }

  @Test(arguments: [nil, "", "floorplan", "/f"]) func unknownProgramHasNoFolders(executable: String?) {
    let installed = installation(executable)
    #expect(installed.dataFolder == nil)
    #expect(installed.localeFolder == nil)
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
