import Floorplan
import FloorplanTheme

/// A part that a sample displays, in its states.
nonisolated struct SamplePart: Hashable, Sendable {
  let part: ComponentPart
  let classPath: String
  let states: Set<StyleState>
  let variant: SemanticStatus?
  let attributes: [StyleState: TintAttributes]
}

/// Everything in a sample that a style sheet styles.
nonisolated struct SampleContent: Hashable, Sendable {
  private(set) var parts: Set<SamplePart> = []
  /// The classes of frames, pages and plain labels.
  private(set) var utilities: Set<UtilityClass> = []

  /// Reads the content of a sample.
  @MainActor init(of widget: Widget) { add(widget) }

  @MainActor private mutating func add(_ widget: Widget) {
    for carried in PartLookup.parts(of: widget) {
      parts.insert(
        SamplePart(
          part: carried.part, classPath: carried.classPath, states: carried.states, variant: carried.variant,
          attributes: carried.attributes))
    }
    utilities.formUnion(UtilityClass.allCases.filter { widget.hasStyleClass($0.rawValue) })
    for child in widget.children where child.isVisible { add(child) }
  }
}

/// The checksums of the values that samples display in a theme.
///
/// Unlike checksums of pictures, they are equal on computers with other fonts, text sizes, languages or versions of
/// GTK, and a change of the palette only affects samples that display the color. A sample has only styled parts, and
/// displays nothing that isn't in their tables.
nonisolated struct SampleValues: Sendable {
  private struct Key: Hashable {
    let part: SamplePart
    let appearance: Appearance
  }

  private let theme: Theme
  /// The values of parts, which many samples share.
  private var known: [Key: String] = [:]

  init(of theme: Theme) { self.theme = theme }

  /// Returns the checksum for each appearance.
  mutating func checksums(of content: SampleContent) -> [Appearance: String] {
    Dictionary(
      uniqueKeysWithValues: Appearance.allCases.map { appearance in
        var lines = content.parts.map { text(of: $0, appearance) }
        lines += content.utilities.map { utility in
          let style = utility.style
          return [style.label, style.background].compactMap(\.self).reduce(utility.rawValue) {
            "\($0) \(theme.color($1, in: appearance).css)"
          }
        }
        lines.append("\(theme.density)")
        return (appearance, String(sha256(Array(lines.sorted().joined(separator: "\n").utf8)).prefix(16)))
      })
  }

  private mutating func text(of part: SamplePart, _ appearance: Appearance) -> String {
    let key = Key(part: part, appearance: appearance)
    if let text = known[key] { return text }
    let properties = theme.provenance(
      of: part.part, states: part.states, attributes: part.attributes, variant: part.variant, appearance: appearance,
      tracesOverridden: false
    ).properties.filter {
      // In these parts, the tint color is only visible as the focus ring and the cursor.
      $0.property != .tintColor || part.states.contains(.focused)
        || ![.cell, .button, .textField].contains(part.part.kind)
    }
    // The name of a text style doesn't determine its line height and letter spacing.
    let font = theme.resolve(part.part, states: part.states, variant: part.variant, appearance: appearance)
    let states = part.states.map(\.rawValue).sorted().joined(separator: ",")
    let text =
      "\(part.classPath) \(states) \(part.variant?.rawValue ?? "") "
      + properties.map { "\($0.property.rawValue): \($0.value); " }.joined()
      + "\(font.lineHeight ?? 0) \(font.letterSpacing ?? 0)"
    known[key] = text
    return text
  }
}
