import GTKBridge

extension Indicator {
  private struct Variant: Hashable {
    let indicator: Indicator
    let scale: Int
  }
  private static var pictures: [Variant: SymbolicPicture] = [:]

  /// The name of the resource file.
  nonisolated var resourceName: String { "icons/\(rawValue)-symbolic.svg" }

  /// Returns the icon for a scale factor, loaded on demand and cached.
  func picture(scale: Int) -> SymbolicPicture {
    let variant = Variant(indicator: self, scale: scale)
    if let known = Self.pictures[variant] { return known }
    let made = SymbolicPicture(Resource.bytes(resourceName), scale: scale)
    Self.pictures[variant] = made
    return made
  }
}
