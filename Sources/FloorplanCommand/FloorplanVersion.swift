import FloorplanResources

/// The version of this package.
public enum FloorplanVersion {
  /// The version as `--version` prints it, three numbers by semantic versioning.
  public static let current: String = {
    let file = floorplan_resource("VERSION")
    let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    return String(text.prefix { !$0.isWhitespace })
  }()
}
