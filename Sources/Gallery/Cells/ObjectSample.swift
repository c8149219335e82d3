import Floorplan

/// What the fields of the object cell's page mean that show several things.
enum ObjectSample {
  /// An icon: the name of an indicator or an icon, or a short text, with a meaning behind a slash.
  static func glyph(_ text: String) -> (GlyphImage, code: String)? {
    let words = text.split(separator: "/").map(\.trimmed)
    guard let name = words.first, !name.isEmpty else { return nil }
    let meaning = words.count > 1 ? StatusMeaning(rawValue: words[1]) : nil
    let suffix = meaning.map { ", .\($0.rawValue)" } ?? ""
    let isText = Indicator(rawValue: name) == nil && !name.contains("-")
    if isText {
      let literal = name.debugDescription
      return (GlyphImage(text: name, meaning), meaning == nil ? literal : "GlyphImage(text: \(literal)\(suffix))")
    }
    return imageSource(named: name).map { (GlyphImage($0, meaning), "GlyphImage(\($0.code)\(suffix))") }
  }

  /// A tag: its text, then its style and the number of its accent pair, each behind a slash.
  static func tag(_ text: String) -> (Tag, code: String)? {
    let words = text.split(separator: "/").map(\.trimmed)
    guard let name = words.first, !name.isEmpty else { return nil }
    let style = words.dropFirst().compactMap { Tag.Style(rawValue: $0) }.first ?? .filled
    let accent = words.dropFirst().compactMap { Int($0) }.first ?? 10
    let tag = Tag(name, style: style, accent: accent)
    let further =
      (style == .filled ? "" : ", style: .\(style.rawValue)")
      + (tag.accent == .grey ? "" : ", accent: \(tag.accent.rawValue)")
    return (tag, further.isEmpty ? name.debugDescription : "Tag(\(name.debugDescription)\(further))")
  }

  /// A person by name.
  static func avatar(_ text: String) -> (Avatar, code: String)? {
    text.isEmpty ? nil : (Avatar(name: text), text.debugDescription)
  }

  /// A picture.
  static func image(_ text: String) -> (ImageSource, code: String)? {
    imageSource(named: text).map { ($0, $0.code) }
  }
}
