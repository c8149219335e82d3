import Floorplan

/// A searchable list of all class paths, with the details of the selected one in the current theme.
final class ClassPathBrowser: RecordBrowser<String, ClassPathCell> {
  private var table: ClassPathTable?

  /// The value of the knob `origin` that includes all class paths.
  nonisolated static let everywhere = "all"

  init(_ context: PageContext) {
    super.init(
      context, knob: "path", missingTitle: localized("Class Path Not Found"),
      field: SearchEntry.bound(to: "search", of: context, name: localized("Search by path, component or property")))
    start()
  }

  private var currentTable: ClassPathTable {
    let (theme, appearance) = (context.switches.theme, context.switches.appearance)
    if let table, table.theme == theme, table.appearance == appearance { return table }
    let current = ClassPathTable(theme: theme, appearance: appearance)
    table = current
    return current
  }

  override func fill() {
    let searchText = context.value(ofKnob: "search")
    let origin = ClassPathEntry.Origin(rawValue: context.value(ofKnob: "origin"))
    let changedOnly = context.isOn("changed")
    let lowContrastOnly = context.isOn("low-contrast")
    let sections = currentTable.sections(
      matching: searchText, origin: origin, changedOnly: changedOnly, lowContrastOnly: lowContrastOnly)
    let emptyMessage =
      lowContrastOnly
      ? localized("None of these class paths has text with low contrast.")
      : Self.emptyMessage(searchText, changedOnly: changedOnly)
    show(sections, of: ClassPathEntry.all.count, emptyMessage: emptyMessage)
  }

  private static func emptyMessage(_ searchText: String, changedOnly: Bool) -> String {
    if changedOnly {
      return searchText.isEmpty
        ? localized("The current theme changes none of these class paths.")
        : localized("The current theme changes nothing that matches “%1$@”.").filled(with: searchText)
    }
    return localized("No class path, component or property matches “%1$@”.").filled(with: searchText)
  }

  override func show(_ id: String, in cell: ClassPathCell) {
    guard let entry = ClassPathEntry.at(id) else { return }
    cell.show(entry, in: currentTable)
  }

  override func record(of id: String) -> RecordCard? {
    guard let record = currentTable.record(of: id) else { return nil }
    let rule = record.entry.rule(in: context.switches.theme)
    let buttons = [
      copyButton(localized("Copy Path"), id),
      copyButton(localized("Copy Rule"), rule, announcing: localized("a rule for %1$@").filled(with: id)),
    ]
    return RecordCard(title: id, fields: record.fields, buttons: buttons, values: record.values)
  }
}
