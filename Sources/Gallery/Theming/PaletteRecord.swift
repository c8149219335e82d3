import FloorplanTheme

/// The details of a color, or of a pair of colors.
nonisolated struct PaletteRecord: Sendable {
  let title: String
  let fields: [(name: String, value: String)]
  let values: [RecordValue]
  /// The texts to copy; empty for a pair.
  let copies: [(name: String, value: String)]
  /// The color whose record has more details.
  let subject: String?

  /// The theme and the appearance of the palette.
  private struct PaletteContext {
    let theme: Theme
    let appearance: Appearance
    let isElevated: Bool

    /// The color of the borders of swatches.
    var frame: ThemeColor { theme.color(.separatorOpaque, in: appearance) }
  }

  /// Creates the record of a color or a pair of colors; returns nil if there is none with this name.
  ///
  /// - Parameters:
  ///   - id: The name of a color, or the title of a pair.
  ///   - theme: The theme.
  ///   - appearance: The appearance for contrast and copied values.
  ///   - isElevated: Whether contrast and copied values are those on an elevated surface.
  init?(of id: String, in theme: Theme, _ appearance: Appearance, isElevated: Bool = false) {
    let context = PaletteContext(theme: theme, appearance: appearance, isElevated: isElevated)
    if let pair = ContrastPair.byTitle[id] {
      self.init(pair, in: context)
    } else if let reference = PaletteReference(id), reference.surface == nil || reference.deprecatedName == id {
      self.init(id, reference, in: context)
    } else {
      return nil
    }
  }

  // MARK: Color

  private init(_ name: String, _ reference: PaletteReference, in context: PaletteContext) {
    title = name
    let old = PaletteReference.deprecatedNames.filter { PaletteReference($0)?.name == reference.name && $0 != name }
    fields = [
      ("Role", reference.deprecatedName == nil ? reference.role : reference.succession),
      ("Group", reference.group.title),
      ("Former Names", old.joined(separator: ", ")),
    ]
    // Deprecated names are supported, but the current name is copied.
    let value = reference.color(
      in: context.theme.palette, appearance: context.appearance, elevated: context.isElevated)
    copies = [
      (localized("Copy Name"), "@" + reference.name),
      (localized("Copy Value"), value.sheetText),
    ]
    let colors = Appearance.allCases.flatMap { Self.values(of: reference, in: $0, context) }
    let pairs = ContrastPair.all.filter { $0.foreground == reference.token || $0.surfaces.first == reference.token }
    values = colors + pairs.map { Self.value(of: $0, about: reference.token, context) }
    subject = nil
  }

  /// Returns the color in an appearance, and on elevated surfaces if it differs there.
  private static func values(
    of reference: PaletteReference, in appearance: Appearance, _ context: PaletteContext
  ) -> [RecordValue] {
    let found = [false, true].map { elevated in
      (elevated, context.theme.provenance(of: reference, appearance: appearance, elevated: elevated))
    }
    return found.filter { !$0.0 || $0.1.color != found[0].1.color }.map { elevated, provenance in
      let reasons = ["Standard: \(provenance.standard.title)", "Via: \(provenance.chain)"]
      return RecordValue(
        name: Self.title(of: appearance, elevated), text: provenance.color.title,
        swatch: SwatchContent(
          color: provenance.color,
          ground: context.theme.color(.primaryBackground, in: appearance, elevated: elevated), frame: context.frame),
        reasons: provenance.isRedefined ? reasons : [])
    }
  }

  private static func title(of appearance: Appearance, _ isElevated: Bool) -> String {
    appearance.title + (isElevated ? ", Elevated" : "")
  }

  /// Returns the contrast of a pair that contains the color.
  private static func value(of pair: ContrastPair, about token: ColorToken?, _ context: PaletteContext) -> RecordValue {
    let measure = context.theme.contrast(of: pair, in: context.appearance, elevated: context.isElevated)
    let sample = pair.sample(measure, in: context.appearance, frame: context.frame)
    return RecordValue(
      name: "Contrast \(pair.foreground == token ? pair.surfaceTitle : "of \(pair.title)")", text: sample.text,
      swatch: sample.swatch)
  }

  // MARK: Pair

  private init(_ pair: ContrastPair, in context: PaletteContext) {
    title = pair.title
    fields = [("Purpose", pair.purpose.title)]
    copies = []
    subject = pair.foreground.rawValue
    values = Appearance.allCases.flatMap { appearance in
      let measures = [false, true].map { context.theme.contrast(of: pair, in: appearance, elevated: $0) }
      return zip([false, true], measures).filter { !$0.0 || $0.1 != measures[0] }.map { elevated, measure in
        let sample = pair.sample(measure, in: appearance, frame: context.frame)
        return RecordValue(
          name: Self.title(of: appearance, elevated), text: sample.text, swatch: sample.swatch,
          reasons: ["\(measure.foreground.title) on \(measure.background.title)"])
      }
    }
  }
}

extension PaletteTable.Sample {
  /// The value with its verdict.
  nonisolated var text: String { judgement.map { "\(value) · \($0)" } ?? value }
}
