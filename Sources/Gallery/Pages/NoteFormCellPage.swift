import Floorplan

/// The note cell: every state, and a sample that the knobs change.
final class NoteFormCellPage: Page {
  private static let properties: [CellProperty<NoteFormCell>] =
    CellProperty.form(title: "") + CellProperty.typing(placeholder: "Description") + CellProperty.longText()

  static let entry = PageEntry(
    path: "note-form-cell", title: localized("Note"), group: localized("Forms"),
    keywords: ["text", "lines", "description", "counter", "limit", "form cell", "FUINoteFormCell"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    func variant(_ title: String, _ fill: @escaping (NoteFormCell) -> Void) -> CellSheet<NoteFormCell>.Variant {
      CellSheet.Variant(title) { cell in
        cell.placeholder.text = "Description"
        fill(cell)
      }
    }
    root =
      FormCellSheet(
        context, Self.properties, value: longSample, text: \.debugDescription,
        variants: [
          variant("Without a text") { $0.value = "" },
          variant("With a title") { $0.title = "Description" },
          variant("Six lines at least") { $0.minNumberOfLines = 6 },
          variant("Three lines at most") { cell in
            cell.maxNumberOfLines = 3
            cell.value = "One\nTwo\nThree\nFour\nFive\nSix"
          },
          variant("Counter, without a text") { cell in
            cell.value = ""
            cell.isCharCountEnabled = true
            cell.maxNoteTextLength = 200
          },
          variant("Beyond the limit") { cell in
            cell.isCharCountEnabled = true
            cell.maxNoteTextLength = 20
            cell.allowsBeyondLimit = true
          },
          variant("Right to left") { cell in
            cell.direction = .rtl
            cell.title = "الوصف"
            cell.value = "استبدل الألواح المكسورة على العمود 17."
          },
        ]
      ).root
  }
}

/// What somebody may write in several lines.
let longSample = "The plates on pole 17 are broken.\nBring a ladder: the pole stands on a slope."
