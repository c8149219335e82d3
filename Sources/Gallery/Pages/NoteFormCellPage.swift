import Floorplan

/// The page of the note cell: all states, and a sample with knobs.
let noteFormCellPage = Page.form(
  NoteFormCell.self, path: "note-form-cell", title: localized("Note"),
  summary: localized("Multi-line text"), iconName: "emoji-symbols-symbolic",
  keywords: localizedKeywords("text, lines, description, counter, limit") + ["FUINoteFormCell"],
  label: "",
  properties: CellProperty.typing(placeholder: "Description") + CellProperty.longText(),
  value: longSample, text: \.debugDescription,
  variants: [
    Variant("Empty") { $0.value = "" },
    Variant("With a title") { $0.title = "Description" },
    Variant("Minimum of six lines") { $0.minNumberOfLines = 6 },
    Variant("Maximum of three lines", ["most-lines": "3"]) { $0.value = "One\nTwo\nThree\nFour\nFive\nSix" },
    Variant("Counter, empty", ["counter": "on", "limit": "200"]) { $0.value = "" },
    Variant("Over the limit", ["counter": "on", "limit": "20", "beyond": "on"]),
    .rightToLeft("الوصف") { $0.value = "استبدل الألواح المكسورة على العمود 17." },
  ])

/// A sample text of several lines.
let longSample = "The plates on pole 17 are broken.\nBring a ladder: the pole is on a slope."
