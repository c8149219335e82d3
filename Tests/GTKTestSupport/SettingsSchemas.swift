import CGTK
import Testing

/// Compiles a schema in a separate folder, like an installation.
@MainActor
public func compileSchema(_ xml: String, in folder: String) {
  write(xml, to: "\(folder)/test.gschema.xml")
  var status: Int32 = -1
  g_spawn_command_line_sync("glib-compile-schemas --strict '\(folder)'", nil, nil, &status, nil)
  #expect(status == 0, "glib-compile-schemas failed, or is missing")
}
