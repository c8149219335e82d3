import Floorplan

/// Parsers for the list knobs of the object cell's page.
enum ObjectSample {
  /// Parses an icon: the name of an indicator or an icon, or a short text, with a semantic after a slash.
  static func glyph(_ text: String) -> (GlyphImage, code: String)? {
    let words = text.split(separator: "/").map(\.trimmed)
    guard let name = words.first, !name.isEmpty else { return nil }
    let meaning = words.count > 1 ? SemanticStatus(rawValue: words[1]) : nil
    let suffix = meaning.map { ", .\($0.rawValue)" } ?? ""
    if isText(name) {
      let literal = name.debugDescription
      return (GlyphImage(text: name, meaning), meaning == nil ? literal : "GlyphImage(text: \(literal)\(suffix))")
    }
    return imageSource(named: name).map { (GlyphImage($0, meaning), "GlyphImage(\($0.code)\(suffix))") }
  }

  private static func isText(_ name: String) -> Bool { Indicator(rawValue: name) == nil && !name.contains("-") }

  /// Returns the problem with an icon; nil for none.
  static func problem(ofGlyph text: String) -> String? {
    let words = text.split(separator: "/").map(\.trimmed)
    let icon = words.first.flatMap { isText($0) ? nil : imageProblem($0) }
    return icon ?? wordProblem(words.dropFirst(), known: SemanticStatus.allCases.map(\.rawValue))
  }

  /// Parses a tag: a text with its style and the number of its accent pair, each after a slash.
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

  /// Returns the problem with a tag; nil for none.
  static func problem(ofTag text: String) -> String? {
    wordProblem(
      text.split(separator: "/").dropFirst().map(\.trimmed),
      known: Tag.Style.allCases.map(\.rawValue) + AccentPair.allCases.map { "\($0.rawValue)" })
  }

  private static func wordProblem(_ words: some Sequence<String>, known: [String]) -> String? {
    words.lazy.compactMap { Gallery.wordProblem($0, known: known) }.first
  }

  /// Parses the name of a person.
  static func avatar(_ text: String) -> (Avatar, code: String)? {
    text.isEmpty ? nil : (Avatar(name: text), text.debugDescription)
  }

  /// Parses a picture.
  static func image(_ text: String) -> (ImageSource, code: String)? {
    imageSource(named: text).map { ($0, $0.code) }
  }
}
