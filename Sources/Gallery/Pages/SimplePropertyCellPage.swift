import Floorplan

/// The page of the simple property cell: all variants and states, and a sample with knobs.
let simplePropertyCellPage = Page.cell(
  SimplePropertyCell.self, path: "simple-property-cell", title: localized("Simple Property Cell"),
  summary: localized("A value in a field next to its key"), iconName: "text-x-generic-symbolic",
  keywords: localizedKeywords("property, field, read-only, label, value") + ["FUISimplePropertyCollectionViewCell"],
  properties: [
    .text("key", "Key", "Name", of: \.keyName),
    .text("value", "Value", "Broken Plates on Pole", of: \.value),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: SheetArrangement(minimumColumnWidth: 400), variants: variants)

private func variants(_ context: PageContext) -> [Variant<SimplePropertyCell>] {
  [
    Variant("Number", ["key": "Sort No.", "value": "0001"]),
    Variant("No value", ["key": "Assigned To"]),
    Variant("No key", ["value": "Broken Plates on Pole"]),
    Variant(
      "Truncated value",
      ["key": "Description", "value": String(repeating: "The plates on the pole are broken. ", count: 20)]),
    Variant(
      "Two-line key",
      ["key": "Name of the functional location of the equipment that was replaced", "value": "P-1009"]),
    .rightToLeft(["key": "اسم", "value": "لوحات مكسورة على العمود"]),
  ]
}
