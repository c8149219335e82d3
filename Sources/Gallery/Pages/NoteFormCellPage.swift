import Floorplan

/// The note cell: every state, and a sample that the knobs change.
enum NoteFormCellPage: Page {
  private static let properties: [CellProperty<NoteFormCell>] =
    CellProperty.form(title: "") + CellProperty.typing(placeholder: "Description") + CellProperty.longText()

  static let entry = PageEntry(
    path: "note-form-cell", title: localized("Note"), group: localized("Forms"),
    keywords: ["text", "lines", "description", "counter", "limit", "form cell", "FUINoteFormCell"],
    knobs: properties.map(\.knob))

  static func body(_ context: PageContext) -> Widget {
    CellSheet.form(
      context, Self.properties, value: longSample, text: \.debugDescription,
      variants: [
        Variant("Without a text") { $0.value = "" },
        Variant("With a title") { $0.title = "Description" },
        Variant("Six lines at least") { $0.minNumberOfLines = 6 },
        Variant("Three lines at most") { cell in
          cell.maxNumberOfLines = 3
          cell.value = "One\nTwo\nThree\nFour\nFive\nSix"
        },
        Variant("Counter, without a text") { cell in
          cell.value = ""
          cell.isCharCountEnabled = true
          cell.maxNoteTextLength = 200
        },
        Variant("Beyond the limit") { cell in
          cell.isCharCountEnabled = true
          cell.maxNoteTextLength = 20
          cell.allowsBeyondLimit = true
        },
        .rightToLeft("الوصف") { $0.value = "استبدل الألواح المكسورة على العمود 17." },
      ])
  }
}

/// What somebody may write in several lines.
let longSample = "The plates on pole 17 are broken.\nBring a ladder: the pole stands on a slope."
