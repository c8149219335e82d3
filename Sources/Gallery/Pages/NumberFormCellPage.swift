import Floorplan

/// The page of the number cell: all states, and a sample with knobs.
let numberFormCellPage = Page.form(
  NumberFormCell<Double>.self, path: "number-form-cell", title: localized("Number"),
  summary: localized("A number with a unit, bounds and decimals"), iconName: "value-increase-symbolic",
  keywords: localizedKeywords("entry, field, decimal, integer, percent, unit, minimum, maximum"),
  label: "Weight",
  properties: CellProperty.number(placeholder: "0") + [
    CellProperty(
      .choice("style", "Style", "unit", of: ["number", "percent", "unit"]), of: \.format.style,
      value: { style(named: $0) ?? .number },
      expression: { $0 == "number" ? nil : $0 == "unit" ? ".unit(\"kg\")" : ".\($0)" }),
    decimals,
    .numberText("minimum", "Minimum", of: \.minimumValue),
    .numberText("maximum", "Maximum", of: \.maximumValue),
    .numberText("step", "Step", of: \.stepValue),
  ],
  value: 1234.5, text: { $0.map { "\($0)" } ?? "nil" },
  variants: [
    Variant("Empty") { $0.value = nil },
    Variant("Stacked", ["stacked": "on"]),
    Variant("Without a unit", ["style": "number"]),
    Variant("Percent", ["title": "Share", "style": "percent", "decimals": "0...1", "maximum": "1"]) {
      $0.value = 0.625
    },
    .readOnly("Percent", ["title": "Share", "style": "percent", "decimals": "0...1"]) { $0.value = 0.625 },
    Variant("Fixed decimals", ["decimals": "2...2"]),
    Variant("Out of range", ["minimum": "0", "maximum": "100"]) { $0.value = 300 },
    Variant("Number of a model") { cell in
      let model = FormSample<Double>(1204.5)
      cell.bind(model, to: \.value)
      cell.observe { [unowned cell] in cell.hintText = "model.value = \(model.value)" }
    },
    Variant("Long title") { $0.title = "The weight of the parts, including their packaging and the pallet" },
    .rightToLeft("الوزن") { $0.value = -12.5 },
  ])

private func style(named name: String) -> NumberFormat.Style? {
  switch name {
  case "percent": .percent
  case "unit": .unit("kg")
  default: nil
  }
}

/// The number of decimals.
private let decimals = CellProperty<NumberFormCell<Double>>(
  .choice("decimals", "Decimals", "0...3", of: ["0...0", "0...1", "0...3", "0...6", "2...2", "3...3"]),
  of: \.format.decimals,
  value: { text in
    let ends = text.split(separator: ".").compactMap { Int($0) }
    return ends.count == 2 ? ends[0]...max(ends[0], ends[1]) : nil
  },
  expression: { $0 })
