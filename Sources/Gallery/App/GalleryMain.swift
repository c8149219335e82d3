import FloorplanProgram
import GTKBridge

/// Runs the gallery: the whole program but for its `main`.
/// - Parameter arguments: The command line, the program's name first.
public func runGallery(arguments: [String]) -> Never {
  // Before anything reads a text that is shown.
  TextDomain.gallery.becomeProgramDomain(in: Installation.current.localeFolder)
  terminate(status: GalleryCommandLine.run(arguments))
}
