import Floorplan

/// A searchable list of the colors in the current theme, with the details of the selected one.
final class PaletteBrowser: RecordBrowser<String, PaletteCell> {
  private var table = PaletteTable(.standard, appearance: .light)
  private var rows: [String: PaletteTable.Row] = [:]

  /// The values of the knob `appearances`.
  nonisolated enum Appearances: String, CaseIterable {
    /// The current appearance.
    case current
    /// The current appearance, on elevated surfaces.
    case elevated
    /// All four appearances.
    case all
  }

  init(_ context: PageContext) {
    super.init(
      context, knob: "color", missingTitle: localized("Color Not Found"),
      field: SearchEntry.bound(to: "search", of: context, name: localized("Search by name, role or value")))
    start()
  }

  override func fill() {
    table = PaletteTable(
      context.switches.theme, appearance: context.switches.appearance,
      subject: PaletteTable.Subject(rawValue: context.value(ofKnob: "show")) ?? .colors,
      showsAll: appearances == .all, isElevated: appearances == .elevated)
    rows = Dictionary(uniqueKeysWithValues: table.rows.map { ($0.id, $0) })
    let searchText = context.value(ofKnob: "search")
    let selection = PaletteTable.Selection(rawValue: context.value(ofKnob: "only")) ?? .all
    show(
      table.sections(matching: searchText, selection), of: table.rows.count,
      emptyMessage: Self.emptyMessage(searchText, selection))
  }

  private var appearances: Appearances { Appearances(rawValue: context.value(ofKnob: "appearances")) ?? .current }

  private static func emptyMessage(_ searchText: String, _ selection: PaletteTable.Selection) -> String {
    let text =
      switch selection {
      case .all: localized("No name, role or value matches “%1$@”.")
      case .changed where searchText.isEmpty: localized("The current theme redefines no colors.")
      case .changed: localized("The current theme redefines no colors that match “%1$@”.")
      case .failing where searchText.isEmpty: localized("All colors have enough contrast.")
      case .failing: localized("All colors that match “%1$@” have enough contrast.")
      }
    return text.filled(with: searchText)
  }

  override func show(_ id: String, in cell: PaletteCell) {
    guard let row = rows[id] else { return }
    cell.show(row)
  }

  override func record(of id: String) -> RecordCard? {
    let record = PaletteRecord(
      of: id, in: context.switches.theme, context.switches.appearance, isElevated: appearances == .elevated)
    guard let record else { return nil }
    var buttons = record.copies.map { copyButton($0.name, $0.value) }
    if let subject = record.subject {
      buttons.append(
        Button(localized("Show %1$@").filled(with: subject)) { [context] in
          context.setValue(subject, ofKnob: "color")
        })
    }
    return RecordCard(title: id, fields: record.fields, buttons: buttons, values: record.values)
  }
}
