import GTKBridge

extension SymbolicPicture {
  /// The pictures by name and scale.
  private static var pictures: [String: [Int: SymbolicPicture]] = [:]

  /// Returns the picture of a resource file for a scale factor, loaded on demand and cached.
  static func resource(_ name: String, scale: Int) -> SymbolicPicture {
    if let known = pictures[name]?[scale] { return known }
    let picture = SymbolicPicture(Resource.bytes(name), scale: scale)
    pictures[name, default: [:]][scale] = picture
    return picture
  }
}
