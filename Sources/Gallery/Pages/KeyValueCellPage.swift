import Floorplan

/// The page of the key-value cell: all variants and states, and a sample with knobs.
let keyValueCellPage = Page.cell(
  KeyValueCell.self, path: "key-value-cell", title: localized("Key-Value Cell"),
  summary: localized("A value below its key"), iconName: "dialog-password-symbolic",
  keywords: localizedKeywords("property, label, value, phone, mail, link") + ["FUIKeyValueCollectionViewCell"],
  properties: [
    .text("key", "Key", "Phone", of: \.keyName),
    .text("value", "Value", "+49 6227 747474", of: \.value),
    .text("empty-value", "Empty value text", "–", cellDefault: "–", of: \.emptyValueText),
    CellProperty(
      .toggle("pressable", "Clickable value", true),
      set: { cell, value, context in
        cell.didSelectValueHandler =
          value == "on" ? { [unowned cell] in if let text = cell.value { context.copy(text, from: cell) } } : nil
      },
      code: { $0 == "on" ? "cell.didSelectValueHandler = { print(\"Value\") }" : nil }),
    .toggle("copyable", "Copyable", true, of: \.isContentCopyable),
  ],
  arrangement: .rows, variants: variants)

private func variants(_ context: PageContext) -> [Variant<KeyValueCell>] {
  func variant(_ title: String, _ key: String?, _ value: String?, isPressable: Bool = false)
    -> Variant<KeyValueCell>
  {
    Variant(title) { cell in
      cell.keyName = key
      cell.value = value
      if isPressable { cell.didSelectValueHandler = { context.announce("Clicked “\(value ?? "")”") } }
    }
  }
  return [
    variant("Text", "Sort No.", "0001"),
    variant("Email address", "Email", "franck.syren@example.com", isPressable: true),
    variant("Link", "Manual", "https://example.com/manuals/turbine", isPressable: true),
    variant("No value", "Assigned To", nil),
    variant("No key", nil, "Broken Plates on Pole"),
    variant(
      "Multiline value", "Description",
      "The plates on the pole are broken, and the turbine was stopped by the safety circuit.\nParts are ordered."),
    variant("Two-line key", "Name of the functional location of the equipment that was replaced", "P-1009"),
    .rightToLeft(["key": "اسم", "value": "لوحات مكسورة على العمود"]),
  ]
}
