import Floorplan

/// The page of the title cell: all states, and a sample with knobs.
let titleFormCellPage = Page.form(
  TitleFormCell.self, path: "title-form-cell", title: localized("Title"),
  keywords: ["text", "entry", "field", "limit", "FUITitleFormCell"],
  label: "",
  properties: CellProperty.typing(placeholder: "Title of the request") + [
    .integer("limit", "Maximum characters", 0, in: 0...200, of: \.maxTitleTextLength),
    .toggle("counter", "Counter", false, of: \.isCharCountEnabled),
  ],
  value: "Work Request", text: \.debugDescription,
  variants: [
    Variant("Empty") { $0.value = "" },
    Variant("Custom title") { $0.title = "Subject" },
    Variant("Long text") {
      $0.value = "Replace the broken plates on pole 17 at the corner of Higgins Drive before the end of the week"
    },
    .readOnly("Long text") { cell in
      cell.value =
        "Replace the broken plates on pole 17 at the corner of Higgins Drive before the end of the week"
    },
    Variant("Read-only, without hint") { cell in
      cell.isEditable = false
      cell.hidesReadOnlyHint = true
    },
    Variant("At the limit") { cell in
      cell.maxTitleTextLength = 12
      cell.isCharCountEnabled = true
    },
    Variant("Over the limit") { cell in
      cell.maxTitleTextLength = 8
      cell.isCharCountEnabled = true
    },
    .rightToLeft("الموضوع") { $0.value = "طلب عمل" },
  ])
