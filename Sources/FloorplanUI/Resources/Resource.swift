import FloorplanProgram
import GTKBridge

/// The resource files of Floorplan, embedded in the program and replaceable by files in a folder.
///
/// The folders of the program's `Installation` take precedence, in their order.
package nonisolated enum Resource {
  /// Returns the contents of a file.
  package static func bytes(_ name: String) -> [UInt8] {
    Installation.resource(name) { try contentsOfFile($0) }
  }

  /// Returns the embedded contents of a file, ignoring all folders.
  package static func embeddedBytes(_ name: String) -> [UInt8] { Installation.embeddedResource(name) }

  /// Returns the contents of a file as text.
  package static func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }
}
