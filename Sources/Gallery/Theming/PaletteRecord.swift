import FloorplanTheme

/// The details of a color, or of a pair of colors.
nonisolated struct PaletteRecord: Sendable {
  let fields: [(name: String, value: String)]
  let values: [RecordValue]
  /// The texts to copy; empty for a pair.
  let copies: [(name: String, value: String)]
  /// The color whose record has more details.
  let subject: String?

  /// Creates the record of a color or a pair of colors; returns nil if there is none with this name.
  ///
  /// - Parameters:
  ///   - id: The name of a color, or the title of a pair.
  ///   - theme: The theme.
  ///   - appearance: The appearance for contrast and copied values.
  ///   - isElevated: Whether contrast and copied values are those on an elevated surface.
  init?(of id: String, in theme: Theme, _ appearance: Appearance, isElevated: Bool = false) {
    let palette = ThemePalette(theme: theme, appearance: appearance, isElevated: isElevated)
    if let pair = ContrastPair.byTitle[id] {
      self.init(pair, in: palette)
    } else if let reference = PaletteReference(id), reference.surface == nil || reference.deprecatedName == id {
      self.init(id, reference, in: palette)
    } else {
      return nil
    }
  }

  // MARK: Color

  private init(_ name: String, _ reference: PaletteReference, in palette: ThemePalette) {
    let old = PaletteReference.deprecatedNames.filter { PaletteReference($0)?.name == reference.name && $0 != name }
    fields = [
      ("Role", reference.currentRole), ("Group", reference.group.title), ("Former Names", old.joined(separator: ", ")),
    ]
    // Deprecated names are supported, but the current name is copied.
    let value = reference.color(
      in: palette.theme.palette, appearance: palette.appearance, elevated: palette.isElevated)
    copies = [
      (localized("Copy Name"), "@" + reference.name),
      (localized("Copy Value"), value.sheetText),
    ]
    let colors = Appearance.allCases.flatMap { Self.values(of: reference, in: $0, palette) }
    let pairs = ContrastPair.all.filter { $0.foreground == reference.token || $0.surfaces.first == reference.token }
    let contrasts = pairs.map { pair in
      let sample = palette.sample(of: pair, in: palette.appearance, elevated: palette.isElevated)
      return RecordValue(
        name: "Contrast \(pair.foreground == reference.token ? pair.surfaceTitle : "of \(pair.title)")",
        text: sample.text, swatch: sample.swatch)
    }
    values = colors + contrasts
    subject = nil
  }

  /// Returns the color in an appearance, and on elevated surfaces if it differs there.
  private static func values(
    of reference: PaletteReference, in appearance: Appearance, _ palette: ThemePalette
  ) -> [RecordValue] {
    let found = [false, true].map { elevated in
      (elevated, palette.theme.provenance(of: reference, appearance: appearance, elevated: elevated))
    }
    return found.filter { !$0.0 || $0.1.color != found[0].1.color }.map { elevated, provenance in
      let reasons = ["Standard: \(provenance.standard.title)", "Via: \(provenance.chain)"]
      return RecordValue(
        name: Self.title(of: appearance, elevated), text: provenance.color.title,
        swatch: palette.swatch(of: provenance.color, in: appearance, elevated: elevated),
        reasons: provenance.isRedefined ? reasons : [])
    }
  }

  private static func title(of appearance: Appearance, _ isElevated: Bool) -> String {
    appearance.title + (isElevated ? ", Elevated" : "")
  }

  // MARK: Pair

  private init(_ pair: ContrastPair, in palette: ThemePalette) {
    fields = [("Purpose", pair.purpose.title)]
    copies = []
    subject = pair.foreground.rawValue
    values = Appearance.allCases.flatMap { appearance in
      let samples = [false, true].map { palette.sample(of: pair, in: appearance, elevated: $0) }
      return zip([false, true], samples).filter { !$0.0 || $0.1 != samples[0] }.map { elevated, sample in
        RecordValue(
          name: Self.title(of: appearance, elevated), text: sample.text, swatch: sample.swatch,
          reasons: [sample.colorText])
      }
    }
  }
}
