/// Where a picture in a cell comes from.
///
/// Icons and indicators are drawn in the colour that the theme gives their part.  All others are pictures: they are
/// read and decoded off the main thread, and shown in their own colours.
public nonisolated enum ImageSource: Hashable, Sendable {
  /// An icon of the icon theme, by its name.  A missing one shows the theme's placeholder.
  case icon(String)
  /// An icon drawn for Floorplan.
  case indicator(Indicator)
  /// A picture in a file, by its path.
  case file(String)
  /// A picture at an address: `file:`, `resource:`, and whatever else GIO reads.
  case address(String)
  /// A picture that the program holds in memory.
  case encoded(EncodedImage)
}

extension ImageSource {
  /// Whether it is a picture that has to be loaded; an icon is drawn at once.
  nonisolated var needsLoading: Bool {
    switch self {
    case .icon, .indicator: false
    case .file, .address, .encoded: true
    }
  }
}

/// A picture as the bytes of its file.
public nonisolated struct EncodedImage: Sendable {
  /// What tells this picture from others; equal ids stand for equal bytes.
  public let id: String
  /// The bytes of the file: PNG, JPEG, SVG or what else gdk-pixbuf reads.
  public let bytes: [UInt8]

  /// Names the bytes of a file.
  ///
  /// - Parameters:
  ///   - id: What tells this picture from others, also in messages.
  ///   - bytes: The bytes of the file.
  public nonisolated init(id: String, bytes: [UInt8]) {
    self.id = id
    self.bytes = bytes
  }
}

nonisolated extension EncodedImage: Hashable {
  /// Whether the ids are equal: to compare bytes would cost as much as to show them.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Hashes the id.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
