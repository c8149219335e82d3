import GTKBridge

extension SymbolicPicture {
  private struct Key: Hashable {
    let name: String
    let scale: Int
  }
  private static var pictures: [Key: SymbolicPicture] = [:]

  /// Returns the picture of a resource file for a scale factor, loaded on demand and cached.
  static func resource(_ name: String, scale: Int) -> SymbolicPicture {
    let key = Key(name: name, scale: scale)
    if let known = pictures[key] { return known }
    let picture = SymbolicPicture(Resource.bytes(name), scale: scale)
    pictures[key] = picture
    return picture
  }
}
