import FloorplanProgram
import FloorplanResources
import GTKBridge

/// Floorplan's own files: embedded, so that a program runs without the checkout, and replaceable by a folder.
///
/// The folders of the program's `Installation` win, in their order, over what is embedded.
package nonisolated enum Resource {
  /// The bytes of a file.
  ///
  /// Every name in the program is embedded, so an unknown one is a defect.
  package static func bytes(_ name: String) -> [UInt8] {
    for folder in Installation.current.resourceFolders {
      if let found = try? contentsOfFile("\(folder)/\(name)") { return found }
    }
    return embeddedBytes(name)
  }

  /// The bytes that are part of the program, whatever lies in a folder.
  package static func embeddedBytes(_ name: String) -> [UInt8] {
    let embedded = floorplan_resource(name)
    precondition(embedded.bytes != nil, "no resource \(name)")
    return [UInt8](UnsafeBufferPointer(start: embedded.bytes, count: embedded.count))
  }

  /// A file as text.
  package static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
