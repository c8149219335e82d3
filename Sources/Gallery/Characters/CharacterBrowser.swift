import Floorplan

/// A list of all characters with a search, and the details of the chosen one.
final class CharacterBrowser: RecordBrowser<UInt32, GlyphCell> {
  private let table: CharacterTable
  private var style = TextStyle.title1

  init(_ table: CharacterTable, _ context: PageContext) {
    self.table = table
    super.init(
      context, knob: "character", missingTitle: localized("Character Not Found"),
      field: SearchEntry.bound(to: "search", of: context, name: localized("Search by name or code point")),
      isGrouped: false)
    start()
    // The closures of the tree keep the browser alive until the tree is discarded.
    collection.onTextScaleChange = { [self] in arrange() }
    root.observe { [self] in arrange() }
  }

  private func arrange() {
    let size = context.value(ofKnob: "glyph-size")
    style = GlyphCell.sizes.first { $0.points == size }?.style ?? .title1
    refreshCells()
    collection.layout = HorizontalFlowLayout(
      minimumScaledItemSize: GlyphCell.size(style), minimumInteritemSpacing: 4, minimumLineSpacing: 4,
      sectionInset: Insets(top: 0, leading: 16, bottom: 16, trailing: 16), headerReferenceHeight: 44, pinsHeaders: true)
  }

  override func fill() {
    let searchText = context.value(ofKnob: "search")
    show(
      table.blocks(matching: searchText), of: table.count,
      emptyMessage: localized("No characters match “%1$@”.").filled(with: searchText))
  }

  override func show(_ id: UInt32, in cell: GlyphCell) {
    guard let record = CharacterRecord(id) else { return }
    cell.show(record, style)
  }

  override func name(of id: UInt32) -> String { codePointText(id) }
  override func title(of id: UInt32) -> String { CharacterRecord(id)?.name ?? name(of: id) }
  override func id(named name: String) -> UInt32? { CharacterTable.codePoint(name) }

  override func missingMessage(of name: String) -> String {
    localized("“%1$@” isn’t a code point. Enter one such as U+20AC.").filled(with: name)
  }

  override func record(of id: UInt32) -> RecordCard? {
    guard let record = CharacterRecord(id) else { return nil }
    let glyph = Label(record.glyph ?? "")
    glyph.addStyleClass(TextStyle.extraLargeTitle.utilityClass)
    glyph.isVisible = record.glyph != nil
    let copy = copyButton(localized("Copy"), String(record.scalar), announcing: record.codePoint)
    copy.horizontalAlignment = .center
    return RecordCard(title: record.name, fields: record.fields, above: [glyph, copy])
  }
}
