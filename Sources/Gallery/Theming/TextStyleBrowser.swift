import Floorplan

/// A list of the text styles in the current theme with samples, and the details of the selected one.
final class TextStyleBrowser: RecordBrowser<String, TextStyleCell> {
  private var table = TextStyleTable(.standard)

  init(_ context: PageContext) {
    super.init(context, knob: "style", missingTitle: localized("Text Style Not Found"), hasHeaders: false)
    start()
  }

  override func fill() {
    table = TextStyleTable(context.switches.theme)
    // Read the value here, so it is observed even if there are no cells.
    _ = context.value(ofKnob: "sample")
    show(
      [RecordSection(title: context.entry.title, ids: table.rows.map(\.style.rawValue))], of: table.rows.count,
      emptyMessage: "")
  }

  override func show(_ id: String, in cell: TextStyleCell) {
    guard let row = table.row(id) else { return }
    cell.show(row, sample: context.value(ofKnob: "sample"))
  }

  override func record(of id: String) -> RecordCard? {
    guard let row = TextStyleTable(context.switches.theme).row(id) else { return nil }
    let buttons = [
      copyButton(localized("Copy Declaration"), row.declaration),
      copyButton(localized("Copy Class"), row.style.utilityClass),
    ]
    return RecordCard(
      title: id, fields: row.fields(scale: context.switches.scale, family: collection.fontFamily), buttons: buttons)
  }
}
