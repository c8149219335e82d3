import FloorplanProgram
import FloorplanResources
import GTKBridge

/// The resource files of Floorplan, embedded in the program and replaceable by files in a folder.
///
/// The folders of the program's `Installation` take precedence, in their order.
package nonisolated enum Resource {
  /// Returns the contents of a file.
  ///
  /// All names in the program are embedded, so an unknown name is a programming error.
  package static func bytes(_ name: String) -> [UInt8] {
    for folder in Installation.current.resourceFolders {
      if let found = try? contentsOfFile("\(folder)/\(name)") { return found }
    }
    return embeddedBytes(name)
  }

  /// Returns the embedded contents of a file, ignoring all folders.
  package static func embeddedBytes(_ name: String) -> [UInt8] {
    let embedded = floorplan_resource(name)
    precondition(embedded.bytes != nil, "no resource \(name)")
    return [UInt8](UnsafeBufferPointer(start: embedded.bytes, count: embedded.count))
  }

  /// Returns the contents of a file as text.
  package static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
