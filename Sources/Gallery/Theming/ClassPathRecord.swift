import FloorplanTheme
import FloorplanThemeCheck

/// The details of a class path: its parts, and its values with their origins.
nonisolated struct ClassPathRecord: Sendable, Hashable {
  let entry: ClassPathEntry
  /// The properties in their states, with the origins of their values.
  let values: [RecordValue]
  /// The declarations of the style sheet for a stock class, with their positions.
  let declarations: [String]
  private let coverage: String
  private let lowestContrast: String

  init(_ entry: ClassPathEntry, in table: ClassPathTable) {
    let (theme, appearance) = (table.theme, table.appearance)
    self.entry = entry
    coverage = table.coverage(of: entry).map { "\($0.set) of \($0.settable)" } ?? ""
    lowestContrast = table.lowestContrast(of: entry).map(Self.text) ?? ""
    switch entry.target {
    case .part(let part):
      values = ValueCollector(path: entry.path, part: part, theme: theme, appearance: appearance).values
      declarations = []
    case .stock(let stock):
      values = []
      declarations = theme.declarations(for: stock).map { "\($0.origin): \($0.text)" }
    }
  }

  /// The displayed names and values, except for properties.
  var fields: [(name: String, value: String)] {
    switch entry.target {
    case .part(let part):
      [
        ("Component", part.component), ("Part", part.name.isEmpty ? "the component itself" : part.name),
        ("Kind", part.kind.rawValue),
        ("Origin", entry.origin == .fiori ? "SAP Fiori for iOS documentation" : "Floorplan"),
        ("Other Class Paths", part.cssClasses.filter { $0 != entry.path }.joined(separator: "\n")),
        ("States", part.states.map(\.rawValue).joined(separator: ", ")),
        ("Metrics in Points", Self.metrics(of: part)),
        ("Values Set", coverage), ("Lowest Contrast", lowestContrast),
      ]
    case .stock(let stock):
      [
        ("Applies To", entry.subject),
        ("Origin", "stock NUI"),
        ("Properties", stock.acceptedProperties.map(\.rawValue).joined(separator: ", ")),
        (
          "Renamed Properties",
          stock.renamedProperties.map { "\($0.name) → \($0.property.rawValue)" }.joined(separator: "\n")
        ),
        ("Declarations", declarations.isEmpty ? "none" : declarations.joined(separator: "\n")),
        ("Parts (\(stock.parts.count))", stock.parts.map(\.title).joined(separator: ", ")),
      ]
    }
  }

  private static func text(of contrast: ContrastReport.Entry) -> String {
    let variant = contrast.variant.map { ", \($0.rawValue)" } ?? ""
    return "\(contrast.ratioText) (\(contrast.state.rawValue)\(variant)), minimum \(plainDecimal(contrast.minimum)):1, "
      + "\(contrast.foreground.sheetText) on \(contrast.background.sheetText)"
  }

  private static func metrics(of part: ComponentPart) -> String {
    PartMetric.allCases.compactMap { metric in
      part.metrics[metric].map { "\(metric.rawValue) \(plainDecimal($0))" }
    }.joined(separator: ", ")
  }
}

/// A collector of a part's values from the current and the standard theme.
private nonisolated struct ValueCollector {
  let path: String
  let part: ComponentPart
  let theme: Theme
  let appearance: Appearance

  var values: [RecordValue] {
    var values: [RecordValue] = []
    let variants = Set(part.settings.compactMap(\.variant)).sorted { $0.rawValue < $1.rawValue }
    let plain = part.states.map { ResolvedValues(self, state: $0, variant: nil) }
    let semanticValues = variants.map { ResolvedValues(self, state: .normal, variant: $0) }
    for property in part.acceptedProperties.map(\.property) {
      values += plain.compactMap { value(of: property, $0) }
      let changedBySemantic = semanticValues.filter { $0.current[property] != plain.first?.current[property] }
      values += changedBySemantic.compactMap { value(of: property, $0) }
    }
    return values
  }

  /// The values of both themes for the part in a state.
  struct ResolvedValues {
    let state: StyleState
    let variant: SemanticStatus?
    let current: [StyleProperty: StyleProvenance.Property]
    let standard: [StyleProperty: StyleProvenance.Property]
    let style: ResolvedStyle

    init(_ collector: ValueCollector, state: StyleState, variant: SemanticStatus?) {
      func properties(_ theme: Theme) -> [StyleProperty: StyleProvenance.Property] {
        let provenance = try? theme.provenance(
          of: collector.path, state: state, variant: variant, appearance: collector.appearance)
        return Dictionary((provenance?.properties ?? []).map { ($0.property, $0) }) { first, _ in first }
      }
      self.state = state
      self.variant = variant
      current = properties(collector.theme)
      standard = properties(.standard)
      style = collector.theme.resolve(
        collector.part, state: state, variant: variant, appearance: collector.appearance)
    }
  }

  /// Returns the row of a property in a state; nil if the state doesn't set the property.
  private func value(of property: StyleProperty, _ resolved: ResolvedValues) -> RecordValue? {
    let (current, standard) = (resolved.current[property], resolved.standard[property])
    if resolved.state != .normal {
      guard current?.state == resolved.state || standard?.state == resolved.state else { return nil }
    }
    let meaning = resolved.variant.map { ", \($0.rawValue)" } ?? ""
    var reasons: [String] = []
    if standard?.value != current?.value { reasons.append("Standard: \(standard?.value ?? "not set")") }
    if let current {
      if !current.steps.isEmpty { reasons.append("Via: \(current.chain)") }
      reasons.append("Source: \(Self.text(of: current.source))")
      reasons += current.overridden.map { "Overrides: \(Self.text(of: $0))" }
    }
    let palette = ThemePalette(theme: theme, appearance: appearance, isElevated: false)
    let swatch = resolved.style.colors[property].map { palette.swatch(of: $0, in: appearance, elevated: false) }
    return RecordValue(
      name: property.rawValue + resolved.state.suffix + meaning, text: current?.value ?? "not set", swatch: swatch,
      reasons: reasons)
  }

  private static func text(of candidate: StyleProvenance.Candidate) -> String {
    switch candidate.origin {
    case .table: "standard: \(candidate.text)"
    case .code, .sheet: candidate.description
    }
  }
}
