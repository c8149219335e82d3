public import FloorplanLayout

/// A drawing for an ``EmptyStateView``, which is legible in all appearances.
///
///     view.illustration = Illustration.noResults.image
///     view.illustrationSize = Illustration.size
///
/// The raw value is the name of its file.
public nonisolated enum Illustration: String, Sendable, CaseIterable {
  /// An open box, for content that the user can create.
  case noItems = "no-items"
  /// A document under a magnifier, for a search without results.
  case noResults = "no-results"
  /// A cloud with a warning, for content that can't be loaded.
  case failure

  /// The size of all drawings, in points.
  public static let size = Size(width: 160, height: 120)

  /// The drawing.
  public var image: ImageSource {
    let name = "illustrations/\(rawValue).svg"
    return .encoded(EncodedImage(id: name, bytes: Resource.bytes(name)))
  }
}
