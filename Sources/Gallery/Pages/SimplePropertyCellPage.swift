import Floorplan

/// The page of the simple property cell: all variants and states, and a sample with knobs.
let simplePropertyCellPage = Page.cell(
  SimplePropertyCell.self, path: "simple-property-cell", title: localized("Simple Property Cell"),
  keywords: ["property", "field", "read-only", "label", "value", "FUISimplePropertyCollectionViewCell"],
  properties: [
    .text("key", "Key", "Name", of: \.keyName),
    .text("value", "Value", "Broken Plates on Pole", of: \.value),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: SheetArrangement(minimumColumnWidth: 400), variants: variants)

private func variants(_ context: PageContext) -> [Variant<SimplePropertyCell>] {
  func variant(_ title: String, _ key: String?, _ value: String?) -> Variant<SimplePropertyCell> {
    Variant(title) { cell in
      cell.keyName = key
      cell.value = value
    }
  }
  return [
    variant("Number", "Sort No.", "0001"),
    variant("No value", "Assigned To", nil),
    variant("No key", nil, "Broken Plates on Pole"),
    variant("Truncated value", "Description", String(repeating: "The plates on the pole are broken. ", count: 20)),
    variant("Two-line key", "Name of the functional location of the equipment that was replaced", "P-1009"),
    variant("Right to left", "اسم", "لوحات مكسورة على العمود"),
  ]
}
