public import FloorplanTheme

/// An icon at the leading edge of an object: an image or a text of one or two characters (FUIGlyphImage and
/// FUIAttributedGlyphImage in the SAP Fiori for iOS documentation).
///
///     cell.iconImages = [
///       "24", GlyphImage(.indicator(.unread)), GlyphImage(.icon("mail-attachment-symbolic"), .critical),
///     ]
public nonisolated struct GlyphImage: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The content of a glyph.
  public enum Content: Sendable, Hashable {
    /// An icon, an indicator or a small picture.
    case image(ImageSource)
    /// A short text, scaled down if it is wider than its column.
    case text(String)
  }

  /// The content.
  public let content: Content
  /// The semantic status, which determines the color, or nil for the part's color.
  public let semanticStatus: SemanticStatus?

  /// Creates a glyph with an image.
  ///
  /// - Parameters:
  ///   - image: The source of the image.
  ///   - semanticStatus: The semantic status, or nil for the part's color.
  public nonisolated init(_ image: ImageSource, _ semanticStatus: SemanticStatus? = nil) {
    content = .image(image)
    self.semanticStatus = semanticStatus
  }

  /// Creates a glyph with a short text.
  ///
  /// - Parameters:
  ///   - text: One or two characters.
  ///   - semanticStatus: The semantic status, or nil for the part's color.
  public nonisolated init(text: String, _ semanticStatus: SemanticStatus? = nil) {
    content = .text(text)
    self.semanticStatus = semanticStatus
  }

  /// Creates a glyph with a short text in the part's color.
  public nonisolated init(stringLiteral text: String) { self.init(text: text) }

  /// The text, or nil for an image.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The image, or nil for a text.
  var image: ImageSource? { if case .image(let image) = content { image } else { nil } }

  /// The accessible text: the text itself or the name of an indicator.
  var accessibleText: String? {
    switch content {
    case .text(let text): text
    case .image(let image): image.accessibleIndicatorName
    }
  }
}

extension ImageSource {
  /// The name of an indicator, or nil for other sources: icon and file names don't describe the object.
  nonisolated var accessibleIndicatorName: String? { if case .indicator = self { accessibleName } else { nil } }
}
