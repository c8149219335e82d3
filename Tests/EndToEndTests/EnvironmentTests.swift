import Foundation
import Testing

/// The program on each kind of display, and without parts that desktops usually have.
@Suite(.serialized) struct EnvironmentTests {
  /// Steps that check that the program works.
  private static let basicSteps = [
    ["wait-text", "label", "isConfirmed = false*"], ["press", "check box", "Confirmed"],
    ["wait-text", "label", "isConfirmed = true*"], ["key", "F10"], ["find", "push button", "Keyboard Shortcuts"],
    ["key", "Escape"], ["key", "ctrl+Page_Down"], ["gone", "label", "isConfirmed = *"],
  ]
  /// Quits the program.
  private static let quitSteps = [["key", "ctrl+q"], ["ended"]]

  /// Finds the details about the display in the about window.
  private static func details(_ display: String, scale: Int) -> [[String]] {
    [
      ["press", "frame", "*", "win.about"], ["press", "page tab", "System"],
      ["wait-text", "text", "*Display: \(display)*Scale factor: \(scale)*"],
      // Only the dialog has the role filler. The menu that was open has an item with the same name.
      ["press", "filler", "About Floorplan", "window.close"], ["gone", "page tab", "System"],
    ]
  }

  /// A path that isn't writable, even for root.
  private static let unwritablePath = "/proc/none"

  /// Compiles the settings schema in a folder.
  private func compileSchema(in folder: URL) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "data/io.github.floorplan.Gallery.gschema.xml.in"), encoding: .utf8)
    let schema = text.replacing("@APP_ID@", with: "io.github.floorplan.Gallery")
      .replacing("@SETTINGS_PATH@", with: "/io/github/floorplan/Gallery/")
    try Data(schema.utf8).write(to: folder.appending(path: "test.gschema.xml"))
    let outcome = try Programs.run("/usr/bin/env", ["glib-compile-schemas", "--strict", folder.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func launchRestoresTheLastPage() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileSchema(in: folder)
    // Without a schema, the settings are in a key file.
    for schemas in ["GSETTINGS_SCHEMA_DIR", "FLOORPLAN_RESOURCES", nil] {
      var variables = [
        "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.appending(path: schemas ?? "none").path,
      ]
      if let schemas { variables[schemas] = folder.path }
      try Programs.drive(
        [["find", "list item", "go-home"], ["stderr-clean"], ["key", "ctrl+q"], ["ended"]],
        ["icons?search=go-home&theme=dark"], variables: variables)
      try Programs.drive(
        [
          ["wait-name", "heading", "Icons (* of *)"], ["find", "list item", "go-home"], ["stderr-clean"],
          ["key", "ctrl+q"], ["ended"],
        ], [], variables: variables)
      // An address takes precedence.
      guard schemas == nil else { continue }
      try Programs.drive(
        [["find", "check box", "Confirmed"], ["stderr-clean"]], ["form-basics"], variables: variables)
    }
  }

  @Test(arguments: [1, 2]) func runsOnWayland(scale: Int) throws {
    // In an X11 window, Weston receives keys. After a dialog, the keyboard returns at an unknown time: send no keys then.
    try Programs.drive(
      Self.basicSteps + Self.details("GdkWaylandDisplay", scale: scale) + [
        ["stderr-clean"], ["press", "frame", "*", "win.close"], ["ended"],
      ], ["form-basics"], display: ["--wayland", "x11", "--scale", "\(scale)"])
  }

  @Test(arguments: [1, 2]) func runsOnHeadlessWayland(scale: Int) throws {
    try Programs.drive(
      Self.details("GdkWaylandDisplay", scale: scale) + [
        ["press", "check box", "Confirmed"], ["wait-text", "label", "isConfirmed = true*"],
        ["press", "frame", "*", "win.next-page"], ["gone", "label", "isConfirmed = *"], ["audit"], ["stderr-clean"],
        ["press", "frame", "*", "win.close"], ["ended"],
      ], ["form-basics?density=cozy"], display: ["--wayland", "headless", "--scale", "\(scale)"])
  }

  @Test func runsAtScaleFactor2() throws {
    // The pointer hits the element at the position that the tree reports.
    try Programs.drive(
      Self.details("GdkX11Display", scale: 2) + [
        ["click", "check box", "Confirmed"], ["wait-text", "label", "isConfirmed = true*"],
        ["click", "check box", "Confirmed"], ["stderr-clean"],
      ] + Self.basicSteps + Self.quitSteps, ["form-basics"], display: ["--scale", "2"])
  }

  @Test func runsWithoutAPortal() throws {
    // Makes GTK ask a portal first: a variable in some versions, a flag in others.
    try Programs.drive(
      [
        ["key", "ctrl+o"], ["find", "*", "Open Style Sheet"], ["key", "Escape"], ["gone", "*", "Open Style Sheet"],
        ["stderr-clean"],
      ] + Self.basicSteps + Self.quitSteps, ["form-basics"], variables: ["GTK_USE_PORTAL": "1", "GDK_DEBUG": "portals"])
  }

  @Test func runsWithoutTheSchemasOfGTK() throws {
    // GTK has no schema for its file dialog and its emoji list, and would exit.
    try Programs.drive(
      [
        ["key", "ctrl+o"], ["wait-name", "label", "Can’t open a file dialog*FileChooser*"],
        ["key", "ctrl+k"], ["key", "ctrl+period"], ["key", "Escape"],
      ] + Self.basicSteps + Self.quitSteps,
      ["form-basics"], variables: ["XDG_DATA_DIRS": Self.unwritablePath])
  }

  @Test func runsWithoutAnIconTheme() throws {
    try Programs.drive(
      Self.basicSteps + Self.quitSteps, ["form-basics"], variables: ["XDG_DATA_DIRS": Self.unwritablePath])
  }

  @Test func runsWithoutASettingsBackend() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileSchema(in: folder)
    try Programs.drive(
      Self.basicSteps + Self.quitSteps, ["form-basics"],
      variables: ["GSETTINGS_BACKEND": "none-such", "GSETTINGS_SCHEMA_DIR": folder.path])
  }

  @Test func runsInAReadOnlyHome() throws {
    let folder = try Programs.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try compileSchema(in: folder)
    var variables = ["GSETTINGS_BACKEND": "keyfile", "GSETTINGS_SCHEMA_DIR": folder.path, "HOME": Self.unwritablePath]
    for name in ["CONFIG", "DATA", "CACHE", "STATE"] {
      variables["XDG_\(name)_HOME"] = "\(Self.unwritablePath)/\(name)"
    }
    try Programs.drive(Self.basicSteps + Self.quitSteps, ["form-basics"], variables: variables)
  }

  @Test func runsWithoutASessionBus() throws {
    // Assistive technology needs a bus, so the driver can't read the tree. Use only the keyboard.
    let script = """
      "$0" form-basics & program=$!
      trap 'kill $program 2>/dev/null' EXIT
      window=$(xdotool search --sync --onlyvisible --pid $program | head -n 1)
      sleep 1
      xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+Page_Down
      # A busy machine may show the window before it takes keys.
      while kill -0 $program 2>/dev/null; do
        xdotool windowfocus --sync "$window" key --clearmodifiers ctrl+q 2>/dev/null
        sleep 2
      done
      wait $program
      """
    let outcome = try Programs.run(
      "/usr/bin/timeout", ["60", "bash", "-c", script, Programs.gallery],
      environment: ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("CRITICAL"), "\(outcome.errors)")
  }
}
