public import ArgumentParser
public import FloorplanTheme

/// `floorplan theme css`: the style sheet that GTK is given.
struct ThemeCSSCommand: TextCommand {
  static let configuration = CommandConfiguration(
    commandName: "css",
    abstract: "Prints the standard theme as CSS for GTK 4.8.")

  @Option(help: "The appearance to read the palette in.")
  var appearance = Appearance.light

  func text() -> String {
    Theme.standard.css(for: appearance).joined()
  }
}

extension Appearance: ExpressibleByArgument {}
