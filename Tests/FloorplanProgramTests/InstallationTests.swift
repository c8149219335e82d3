import Foundation
import Testing

import FloorplanProgram

@Suite struct InstallationTests {
  private func installation(_ executable: String?, _ variables: [String: String] = [:]) -> Installation {
    Installation(executable: executable) { variables[$0] }
  }

  @Test(
    "Data and translations lie beside the program, whatever the prefix",
    arguments: [
      ("/usr/bin/floorplan", "/usr/share"), ("/app/bin/floorplan-gallery", "/app/share"),
      ("/somewhere else/bin/floorplan", "/somewhere else/share"), ("/bin/floorplan", "/share"),
    ])
  func folders(executable: String, dataFolder: String) {
    let installed = installation(executable)
    #expect(installed.dataFolder == dataFolder)
    #expect(installed.localeFolder == "\(dataFolder)/locale")
    #expect(installed.schemaFolders == ["\(dataFolder)/glib-2.0/schemas"])
    #expect(installed.resourceFolders.contains("\(dataFolder)/floorplan"))
  }

  @Test("Translations that are named win over those beside the program")
  func namedTranslations() {
    for executable in ["/usr/bin/floorplan", nil] {
      #expect(installation(executable, ["FLOORPLAN_LOCALES": "/named"]).localeFolder == "/named")
    }
    #expect(installation("/usr/bin/floorplan", ["FLOORPLAN_LOCALES": ""]).localeFolder == "/usr/share/locale")
  }

  @Test(
    "A program of which nobody knows where it is has no folder of its own", arguments: [nil, "", "floorplan", "/f"])
  func unknownProgram(executable: String?) {
    let installed = installation(executable)
    #expect(installed.dataFolder == nil)
    #expect(installed.localeFolder == nil)
    #expect(installed.schemaFolders.isEmpty)
    #expect(installed.resourceFolders == ["/usr/local/share/floorplan", "/usr/share/floorplan"])
  }

  @Test("The folder that is named wins, then the user's, the program's and the system's")
  func order() {
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

  @Test("An empty variable counts as unset, and a folder is looked in once")
  func unsetVariables() {
    let variables = ["FLOORPLAN_RESOURCES": "", "XDG_DATA_HOME": "", "HOME": "/user", "XDG_DATA_DIRS": ""]
    #expect(
      installation("/usr/bin/floorplan", variables).resourceFolders == [
        "/user/.local/share/floorplan", "/usr/share/floorplan", "/usr/local/share/floorplan",
      ])
  }

  @Test("The running program knows its own file")
  func runningProgram() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let prefix = URL(filePath: program).deletingLastPathComponent().deletingLastPathComponent()
    #expect(Installation.current.dataFolder == prefix.appending(path: "share").path)
  }

  @Test("The id is that of a release, with a suffix where a development build says so")
  func applicationID() {
    #expect(Installation.applicationID.hasPrefix("io.github.floorplan.Gallery"))
  }
}
