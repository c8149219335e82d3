public import FloorplanTheme

/// One of the icons at the leading edge of an object: an image, or a text of a character or two (seeds/001,
/// FUIGlyphImage and FUIAttributedGlyphImage).
///
///     cell.iconImages = ["24", GlyphImage(.indicator(.unread)), GlyphImage(.icon("mail-attachment-symbolic"), .critical)]
public nonisolated struct GlyphImage: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What is shown.
  public enum Content: Sendable, Hashable {
    /// An icon, an indicator or a small picture.
    case image(ImageSource)
    /// A short text, drawn smaller where it is wider than its column.
    case text(String)
  }

  /// What is shown.
  public let content: Content
  /// What it says, which gives it its colour; nil for the part's own.
  public let meaning: StatusMeaning?

  /// An image.
  ///
  /// - Parameters:
  ///   - image: Where it comes from.
  ///   - meaning: What it says; nil for the part's own colour.
  public nonisolated init(_ image: ImageSource, _ meaning: StatusMeaning? = nil) {
    content = .image(image)
    self.meaning = meaning
  }

  /// A short text.
  ///
  /// - Parameters:
  ///   - text: One or two characters.
  ///   - meaning: What it says; nil for the part's own colour.
  public nonisolated init(text: String, _ meaning: StatusMeaning? = nil) {
    content = .text(text)
    self.meaning = meaning
  }

  /// A short text in the part's own colour.
  public nonisolated init(stringLiteral text: String) { self.init(text: text) }

  /// The text, where it is one.
  var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The image, where it is one.
  var image: ImageSource? { if case .image(let image) = content { image } else { nil } }

  /// What assistive technology is told of it: a text, or what an indicator stands for.
  var spokenText: String? {
    switch content {
    case .text(let text): text
    case .image(let image): image.spokenIndicator
    }
  }
}

extension ImageSource {
  /// What an indicator stands for; nil for all else: the names of icons and files say nothing about an object.
  nonisolated var spokenIndicator: String? { if case .indicator = self { spokenName } else { nil } }
}
