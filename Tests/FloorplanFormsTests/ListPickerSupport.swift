import FloorplanLayout
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// The visible content and the actions of an open list picker.
struct OpenPicker {
  let picker: ListPicker
  let window: ListPickerWindow
  var view: ListPickerView { window.view }
  var collection: CollectionView { view.collection }

  init(_ picker: ListPicker) async throws {
    self.picker = picker
    window = try #require(picker.window)
    let pickerWindow = window.window
    #expect(await turnUntil { pickerWindow.isMapped })
    await paint(pickerWindow, frames: 2)
  }

  func turn(frames: Int = 2) async {
    await settle()
    if picker.isPresented { await paint(window.window, frames: frames) }
  }

  /// The texts of the visible rows, with a star if they are selected.
  var rows: [String] { rows(in: 1) }
  var selectedRows: [String] { rows(in: 0) }

  private func rows(in section: Int) -> [String] {
    collection.boundItems.filter { $0.section == section }.compactMap { index in
      guard let row = collection.cell(at: index) as? ListPickerRow else { return nil }
      #expect(
        row.isAccessibleSelected == row.isOptionSelected && row.stateFlags.contains(.selected) == row.isOptionSelected)
      return (row.isOptionSelected ? "*" : "") + row.text
    }
  }

  /// The visible headings with their buttons.
  var headers: [String] {
    (0...1).compactMap { section in
      guard let header = collection.supplementaryView(.header, ofSection: section) as? ListPickerHeader else {
        return nil
      }
      let label = header.children.compactMap { $0 as? Label }.first
      return (label?.text ?? "") + (header.button.isVisible ? " [\(header.button.currentTitle ?? "")]" : "")
    }
  }

  func pressHeader(_ section: Int) throws {
    let header = try #require(collection.supplementaryView(.header, ofSection: section) as? ListPickerHeader)
    header.button.emit("clicked")
  }

  /// Selects like a click or Enter.
  func activate(_ item: Int, section: Int = 1) throws {
    try #require(collection.cell(at: ItemIndex(section: section, item: item))).activate()
  }

  func search(_ text: String) async {
    view.searchEntry.text = text
    view.searchEntry.emit("search-changed")
    await turn()
  }

  /// The enabled buttons at the top.
  func button(_ title: String) -> Button? {
    func find(_ widget: Widget) -> ActionButton? {
      if let button = widget as? ActionButton, button.currentTitle == title { return button }
      for child in widget.children { if let found = find(child) { return found } }
      return nil
    }
    return find(window.window)
  }

  func press(_ title: String) async throws {
    let button = try #require(self.button(title), "no button \(title)")
    #expect(button.isSensitive && button.isVisible, "\(title) is hidden or disabled")
    button.emit("clicked")
    await turn()
  }

  /// Presses a key at the focus, and passes it up like the window.
  func key(_ key: Key, _ modifiers: ModifierKeys = []) async {
    var widget = window.window.focusWidget ?? window.window
    while !widget.press(key, modifiers), let parent = widget.parent { widget = parent }
    await turn()
  }
}

/// Opens the picker of the first of several cells in a window.
func withOpenPicker(
  _ location: SourceLocation = #_sourceLocation, _ prepare: (ListPickerFormCell) throws -> Void,
  _ body: (ListPickerFormCell, OpenPicker) async throws -> Void
) async throws {
  try await withForm(1, of: ListPickerFormCell.self, location) { cells, _ in
    let cell = cells[0]
    cell.title = "Parts"
    cell.valueOptions = ["One", "Two", "Three", "Four", "Five"]
    try prepare(cell)
    try #require(cell.control(Button.self)).emit("clicked")
    try await body(cell, OpenPicker(cell.listPicker))
    cell.listPicker.dismiss()
    await settle()
  }
}

/// The number of living peers.
enum PeerTableCount {
  static var now: Int { PeerTable.count }
}
