/// A person in an object's avatar row, displayed as a picture or as initials.
///
///     cell.avatars = ["Franck Syren", Avatar(.file("profile.png"), name: "Ana Novak")]
public nonisolated struct Avatar: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The picture, or nil for initials.
  public let image: ImageSource?
  /// The name of the person, or nil if it is unknown.
  public let name: String?

  /// Creates an avatar with a picture.
  ///
  /// - Parameters:
  ///   - image: The source of the picture.
  ///   - name: The name of the person, displayed as initials until the picture is loaded, and used as the accessible
  ///     name.
  public nonisolated init(_ image: ImageSource, name: String? = nil) {
    self.image = image
    self.name = name
  }

  /// Creates an avatar with the initials of a person.
  public nonisolated init(name: String) {
    image = nil
    self.name = name
  }

  /// Creates an avatar with the initials of a person.
  public nonisolated init(stringLiteral name: String) { self.init(name: name) }
}
