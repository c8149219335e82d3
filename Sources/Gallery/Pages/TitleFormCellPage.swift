import Floorplan

/// The page of the title cell: all states, and a sample with knobs.
let titleFormCellPage = Page.form(
  TitleFormCell.self, path: "title-form-cell", title: localized("Title"),
  summary: localized("A line of text without a key"), iconName: "text-x-generic-symbolic",
  keywords: localizedKeywords("text, entry, field, limit") + ["FUITitleFormCell"],
  label: "",
  properties: CellProperty.typing(placeholder: "Title of the request") + [
    .integer("limit", "Maximum characters", 0, in: 0...200, of: \.maxTextLength),
    .toggle("counter", "Counter", false, of: \.showsCharacterCount),
  ],
  value: "Work Request", text: \.debugDescription,
  variants: [
    Variant("Empty") { $0.value = "" },
    Variant("Custom title") { $0.title = "Subject" },
    Variant("Long text") { $0.value = longTitle },
    .readOnly("Long text") { $0.value = longTitle },
    Variant("Read-only, without hint", ["editable": "off", "no-read-only-hint": "on"]),
    Variant("At the limit", ["limit": "12", "counter": "on"]),
    Variant("Over the limit", ["limit": "8", "counter": "on"]),
    .rightToLeft("الموضوع") { $0.value = "طلب عمل" },
  ])

private let longTitle =
  "Replace the broken plates on pole 17 at the corner of Higgins Drive before the end of the week"
