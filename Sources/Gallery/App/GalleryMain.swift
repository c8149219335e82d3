import FloorplanUI
import GTKBridge

/// Runs the gallery.
///
/// - Parameter arguments: The command line, starting with the program's name.
public func runGallery(arguments: [String]) -> Never {
  // The domain must be set before the first text is translated.
  TextDomain.gallery.activate()
  terminate(status: GalleryCommandLine.run(arguments))
}
