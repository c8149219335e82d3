import Floorplan

private let criteria = [
  SortCriterion(
    "Priority", isSelected: true, isAscending: false, ascendingText: "Lowest First", descendingText: "Highest First"),
  SortCriterion("Name"),
  SortCriterion("Due Date", isSelected: true, ascendingText: "Earliest First", descendingText: "Latest First"),
]

private let long = "The day on which the goods must be delivered to the customer"

/// The page of the order picker cell: all states, and a sample with knobs.
let orderPickerFormCellPage = Page.form(
  OrderPickerFormCell.self, path: "order-picker-form-cell", title: localized("Order Picker"),
  summary: localized("Sort criteria that the user can reorder"), iconName: "media-playlist-repeat-symbolic",
  keywords: localizedKeywords("sort, criterion, reorder, priority")
    + ["FUIOrderPickerFormCell", "FUIOrderPickerCollectionViewCell", "FUISortCriterion"],
  label: "Sort By",
  properties: [
    .toggle("empty", "Allow empty selection", false, of: \.allowsEmptySelection),
    CellProperty(
      .choice(
        "icon", "Icon", "object-select-symbolic",
        of: ["object-select-symbolic", "starred-symbolic", "emblem-ok-symbolic"])
    ) {
      $0.selectedIcon = .icon($1)
    } code: {
      "cell.selectedIcon = .icon(\($0.debugDescription))"
    },
    CellProperty(.number("title-lines", "Title lines", 0, in: 0...5)) { cell, text in
      cell.titleLabel.numberOfLines = Int(text) ?? 0
    } code: {
      "cell.titleLabel.numberOfLines = \($0)"
    },
    CellProperty(.number("lines", "Criterion lines", 1, in: 1...5)) { cell, text in
      for index in cell.value.indices { cell.value[index].criterion.numberOfLines = Int(text) }
    } code: {
      "for index in cell.value.indices { cell.value[index].criterion.numberOfLines = \($0) }"
    },
    CellProperty(.choice("color", "Color", "standard", of: ["standard", "negative"])) { cell, text in
      let color: StyleColor? = text == "negative" ? .palette(.negativeLabel) : nil
      for index in cell.value.indices { cell.value[index].criterion.color = color }
    } code: {
      "for index in cell.value.indices { cell.value[index].criterion.color = .palette(.\($0)Label) }"
    },
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  value: criteria, text: { $0.filter(\.isSelected).map { text(of: $0) }.joined(separator: "; ") },
  prepare: { cell, events in
    cell.onCriterionChangeHandler = { change, _ in events.add("\(change)") }
  },
  variants: [
    Variant("Custom icon") { $0.selectedIcon = .icon("starred-symbolic") },
    Variant("None selected") { cell in
      for index in cell.value.indices { cell.value[index].isSelected = false }
    },
    .readOnly("None selected") { cell in
      for index in cell.value.indices { cell.value[index].isSelected = false }
    },
    Variant("Custom styles") { cell in
      cell.titleLabel.font = StyleFont(.title3)
      cell.titleLabel.textColor = .palette(.negativeLabel)
      cell.value[0].criterion.font = StyleFont(.body)
      cell.value[0].criterion.color = .palette(.accentLabel6)
      cell.value[2].ascendingText.color = .palette(.accentLabel6)
    },
    Variant("Truncated text") { cell in
      cell.value[0].criterion.text = long
      cell.value[2].ascendingText.text = long
    },
    Variant("Wrapped text") { cell in
      cell.value[0].criterion = StyledText(long, numberOfLines: 0)
      cell.value[2].ascendingText = StyledText(long, numberOfLines: 2)
    },
    .rightToLeft("ترتيب حسب") { cell in
      cell.value = [
        SortCriterion("الأولوية", isSelected: true, ascendingText: "الأدنى أولا"),
        SortCriterion("الاسم", ascendingText: "تصاعدي"),
      ]
    },
  ])

private func text(of criterion: SortCriterion) -> String {
  "\(criterion.criterion.text) \(criterion.isAscending ? "↑" : "↓")"
}
