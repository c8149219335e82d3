public import GTKBridge

/// The source of an image.
///
/// Icons and indicators have the color that the theme sets for their part. All other sources are pictures, which are
/// read and decoded on another thread and keep their own colors.
public nonisolated enum ImageSource: Hashable, Sendable {
  /// An icon of the icon theme, by its name.
  ///
  /// A missing icon is displayed as the theme's placeholder.
  case icon(String)
  /// An icon of Floorplan.
  case indicator(Indicator)
  /// A picture file, by its path.
  case file(String)
  /// A picture at a URL: `file:`, `resource:`, and any other scheme that GIO supports.
  case address(String)
  /// A picture in memory.
  case encoded(EncodedImage)
  /// A picture that is drawn in its displayed size.
  case drawn(DrawnImage)
}

extension ImageSource {
  /// Whether the source is a picture that must be loaded; icons are available immediately.
  nonisolated var needsLoading: Bool {
    switch self {
    case .icon, .indicator: false
    case .file, .address, .encoded, .drawn: true
    }
  }

  /// The default accessible name of the image, or nil if it has none.
  nonisolated var accessibleName: String? {
    switch self {
    case .icon(let name): Self.words(of: name)
    case .indicator(let indicator): indicator.accessibleName
    // A file name doesn't describe the content.
    case .file, .address, .encoded, .drawn: nil
    }
  }

  /// Returns the words of an icon name: "mail send" for `mail-send-symbolic`.
  private nonisolated static func words(of name: String) -> String? {
    let words = name.split(separator: "-").filter { $0 != "symbolic" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// A picture in memory, as the bytes of its file.
public nonisolated struct EncodedImage: Sendable {
  /// The unique identifier of the picture; equal identifiers imply equal bytes.
  public let id: String
  /// The bytes of the file, in PNG, JPEG, SVG or any other format that gdk-pixbuf supports.
  public let bytes: [UInt8]

  /// Creates a picture from the bytes of a file.
  ///
  /// - Parameters:
  ///   - id: The unique identifier of the picture, also used in messages.
  ///   - bytes: The bytes of the file.
  public nonisolated init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

nonisolated extension EncodedImage: Hashable {
  /// Returns whether the identifiers are equal; comparing the bytes would cost as much as displaying them.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A picture that is drawn in the size in which it is displayed, on another thread, such as a page of a document.
public nonisolated struct DrawnImage: Sendable {
  /// The unique identifier of the picture; equal identifiers imply equal pictures.
  public let id: String
  let draw: @Sendable (PictureBox, Cancellation) throws(PictureLoadError) -> Texture
  /// The maximum side of a box in pixels, whose picture takes up to 64 MiB.
  static let maximumSide = 4096

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - id: The unique identifier of the picture, also used in messages.
  ///   - draw: Draws the picture for a box whose sides are up to 4096 screen pixels, on another thread.
  public nonisolated init(
    id: String, draw: @escaping @Sendable (PictureBox, Cancellation) throws(PictureLoadError) -> Texture
  ) {
    self.id = id
    self.draw = draw
  }
}

nonisolated extension DrawnImage: Hashable {
  /// Returns whether the identifiers are equal.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Hashes the identifier.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
