/// A person in the row of avatars of an object: a picture, or the initials of a name.
///
///     cell.avatars = ["Franck Syren", Avatar(.file("profile.png"), name: "Ana Novak")]
public nonisolated struct Avatar: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The picture; nil for initials.
  public let image: ImageSource?
  /// Whose it is; nil where nobody knows.
  public let name: String?

  /// A picture of a person.
  ///
  /// - Parameters:
  ///   - image: Where it comes from.
  ///   - name: Whose it is: shown as initials until the picture is there, and told to assistive technology.
  public nonisolated init(_ image: ImageSource, name: String? = nil) {
    self.image = image
    self.name = name
  }

  /// The initials of a person.
  public nonisolated init(name: String) {
    image = nil
    self.name = name
  }

  /// The initials of a person.
  public nonisolated init(stringLiteral name: String) { self.init(name: name) }
}
