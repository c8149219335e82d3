import Foundation
import Testing

@Suite(.serialized) struct CommandLineTests {
  @Test func listHelpAndVersionNeedNoDisplay() throws {
    let list = try Programs.withoutDisplay(["--list"])
    #expect(list.status == 0 && list.errors.isEmpty)
    let rows = list.output.split(separator: "\n").map { $0.split(separator: "\t").count }
    #expect(rows.count >= 3 && rows.allSatisfy { $0 == 3 })
    #expect(list.output.contains("installed-software\tInstalled Software\tCollections\n"))

    let help = try Programs.withoutDisplay(["--help"])
    #expect(help.status == 0)
    for option in ["--list", "--render", "--version", "<address>"] { #expect(help.output.contains(option)) }

    let version = try Programs.withoutDisplay(["--version"])
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("floorplan-gallery "))
    #expect(try Programs.run(Programs.tool, ["--version"]).output.dropLast() == version.output.dropFirst(18).dropLast())
  }

  @Test func programsHaveAManPageAndCompletions() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for (program, described, completed) in [
      (
        Programs.gallery, ["theme    light, dark", #"\-\-render\fR=\fIfolder"#, #"[\fIaddress\fR]..."#],
        "floorplan-gallery --list | cut -f 1"
      ),
      (
        Programs.tool,
        [#"\fBfloorplan theme check\fR [\fIoption\fR]... \fIfile\fR..."#, #"{\(dqlayout\(dq: "#, "Default: light."],
        "floorplan theme classes | cut -f 1"
      ),
    ] {
      let page = try Programs.run(root.appending(path: "scripts/man-page").path, [program])
      #expect(page.status == 0 && page.errors.isEmpty, "\(page.errors)")
      #expect(page.output.hasPrefix(".TH "))
      for text in described + [".SH EXIT STATUS\n", ".SH ENVIRONMENT\n"] { #expect(page.output.contains(text)) }
      let version = try Programs.run(program, ["--version"]).output.split(whereSeparator: \.isWhitespace).last
      #expect(page.output.prefix { $0 != "\n" }.contains(" \(try #require(version))\""))
      let help = try Programs.run(program, ["--experimental-dump-help"]).output
      let root = try #require(try JSONSerialization.jsonObject(with: Data(help.utf8)) as? [String: Any])
      let options = Self.options(of: try #require(root["command"] as? [String: Any]))
      #expect(options.count > 5)
      for (name, isListed) in options {
        #expect(page.output.contains("\\fB\\-\\-\(name.replacing("-", with: "\\-"))\\fR") == isListed, "\(name)")
      }
      for shell in ["bash", "zsh", "fish"] {
        let script = try Programs.run(program, ["--generate-completion-script", shell])
        #expect(script.status == 0 && script.errors.isEmpty)
        #expect(script.output.contains(completed))
      }
    }
  }

  /// Returns the long options of a command and its subcommands, and whether help lists them.
  private static func options(of command: [String: Any]) -> [String: Bool] {
    let arguments = command["arguments"] as? [[String: Any]] ?? []
    var options: [String: Bool] = [:]
    for argument in arguments {
      for name in argument["names"] as? [[String: String]] ?? [] where name["kind"] == "long" {
        options[name["name"] ?? ""] = argument["shouldDisplay"] as? Bool
      }
    }
    let commands = command["subcommands"] as? [[String: Any]] ?? []
    return commands.filter { $0["commandName"] as? String != "help" }.reduce(options) { all, inner in
      all.merging(self.options(of: inner)) { $0 || $1 }
    }
  }

  @Test(arguments: [
    ("icns", "icons"), ("icons?serch=x", "search"), ("icons?icon-size=33", "32"), ("icons?theme=drak", "dark"),
    ("icons?scale=9", "4"), ("icons?a=%zz", "escape"), ("icons?sheet=horizn", "horizon"),
    ("icons?density=compakt", "compact"),
  ])
  func invalidAddressNamesValidValuesAndExitsWith2(address: String, expected: String) throws {
    for arguments in [[address], ["--render", "never-made", address]] {
      let outcome = try Programs.withoutDisplay(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: "never-made"))
  }

  @Test func missingDisplayIsReported() throws {
    let outcome = try Programs.withoutDisplay(["icons"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no display"))
  }

  @Test func unwritableFolderExitsWith1() throws {
    let outcome = try Programs.run(Programs.gallery, ["--render", "/proc/none", "icons"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("/proc/none"))
  }

  @Test func unknownWordIsPrintedWithAPicture() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Programs.run(Programs.gallery, ["--render", folder.path, "object-cell?tags=Urgent/outlinde"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains(": Unknown word “outlinde”. Similar words: outlined"))
  }

  @Test func pictureUsesTheStyleSheetOfItsAddress() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sheet = folder.appending(path: "mine.nss").path
    try Data("fdlFUISwitchFormCell_title { font-color: #FF0000; font-size: 30; }".utf8).write(to: URL(filePath: sheet))
    let addresses = [
      "form-basics", "form-basics?sheet=\(sheet)", "form-basics?sheet=almanac", "form-basics?theme=light",
    ]
    let outcome = try Programs.run(Programs.gallery, ["--render", folder.path] + addresses)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
    #expect(names.count == addresses.count)
    // Four pictures; the first and the last have the same style.
    let pictures = try names.map { try Picture(folder.appending(path: $0)).bytes }
    #expect(Set(pictures).count == 3)

    let missing = try Programs.run(
      Programs.gallery, ["--render", folder.path, "form-basics?sheet=\(folder.path)/none.nss"])
    #expect(missing.status == 1 && missing.errors.contains("none.nss"), "\(missing.errors)")
  }

  @Test func errorsOfTheStyleSheetFailRendering() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sheet = folder.appending(path: "mine.nss").path
    try Data("fdlFUISwitchFormCell_title { font-color: #GG0000; font-size: 30; }".utf8).write(to: URL(filePath: sheet))
    let addresses = ["form-basics?sheet=\(sheet)", "form-basics?theme=dark&sheet=\(sheet)"]
    let error = "mine.nss:1:42: error: "
    for (options, status) in [([], 1), (["--allow-problems"], 0)] as [([String], Int32)] {
      let outcome = try Programs.run(Programs.gallery, ["--render", folder.path] + options + addresses)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errors.components(separatedBy: error).count == 2, "\(outcome.errors)")
      let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
      #expect(page.components(separatedBy: error).count == 2 && page.components(separatedBy: "<img").count == 3)
    }
    #expect(try Programs.run(Programs.gallery, ["--allow-problems"]).status == 2)
  }

  @Test func auditChecksPages() throws {
    let outcome = try Programs.withoutDisplay(["--audit", "home", "floorplan:icons?search=go-home&dir=rtl"])
    #expect(outcome.status == 0 && outcome.output == "2 of 2 pages without problems\n", "\(outcome.output)")
    #expect(try Programs.withoutDisplay(["--audit", "hom"]).status == 2)
  }

  @Test func resourceFolderOverridesEmbeddedFiles() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let installed = folder.appending(path: "floorplan")
    try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: true)
    for target in [folder, installed] {
      try Data(".gallery-page-title { padding: 90px; }".utf8).write(to: target.appending(path: "gallery.css"))
      // The version isn’t replaced, because it belongs to the program.
      try Data("9.8.7\n".utf8).write(to: target.appending(path: "VERSION"))
    }
    func picture(_ environment: [String: String?]) throws -> Picture {
      let outcome = try Programs.run(
        Programs.gallery, ["--render", folder.path, "form-basics"], environment: environment)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try Picture(folder.appending(path: "form-basics.png"))
    }
    let embedded = try picture([:]).bytes
    #expect(try picture(["FLOORPLAN_RESOURCES": folder.path]).bytes != embedded)
    #expect(try picture(["XDG_DATA_HOME": folder.path]).bytes != embedded)
    // A missing folder changes nothing.
    #expect(try picture(["FLOORPLAN_RESOURCES": "/no/such"]).bytes == embedded)
    let version = try Programs.run(Programs.gallery, ["--version"], environment: ["FLOORPLAN_RESOURCES": folder.path])
    #expect(!version.output.contains("9.8.7"))
  }

  @Test(arguments: [
    (["--bogus"], "--bogus"), (["--lits"], "--list"), (["--render"], "Missing value for '--render"),
    (["--list=x"], "does not take any value"), (["icons", "form-basics"], "one address"),
  ])
  func invalidOptionExitsWith2(arguments: [String], expected: String) throws {
    let outcome = try Programs.withoutDisplay(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
  }

  @Test func pictureIsNotSmallerThanItsContent() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let address = "form-basics?scale=4&size=200x200"
    #expect(try Programs.run(Programs.gallery, ["--render", folder.path, address]).status == 0)
    let picture = try Picture(folder.appending(path: "form-basics%3Fscale%3D4%26size%3D200x200.png"))
    #expect(picture.width > 200)
  }

  @Test func specialFilesAreRejected() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Programs.run(
      Programs.gallery, ["--render", folder.path, "installed-software?file=/dev/zero", "installed-software?file=/usr"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func copyOutsideTheCheckoutRenders() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appending(path: "moved")
    try FileManager.default.copyItem(atPath: Programs.gallery, toPath: copy.path)
    let outcome = try Programs.run(copy.path, ["--render", folder.path, "form-basics"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Picture(folder.appending(path: "form-basics.png")).distinctColors > 8)
  }
}
