import Floorplan

/// The page of the stepper cell: all states, and a sample with knobs.
let stepperFormCellPage = Page.form(
  StepperFormCell.self, path: "stepper-form-cell", title: localized("Stepper"),
  summary: localized("A number, changed in steps"), iconName: "list-add-symbolic",
  keywords: localizedKeywords("number, count, plus, minus") + ["FUIStepperFormCell", "FUIStepperCollectionViewCell"],
  label: "Guests",
  properties: [
    .number("minimum", "Minimum", 0, in: -1000...1000, of: \.minimumValue),
    .number("maximum", "Maximum", 10, cellDefault: 100, in: -1000...1000, of: \.maximumValue),
    .number("step", "Step", 1, in: 0.01...100, step: 0.01, of: \.stepValue),
    .integer("decimals", "Decimal places", 0, in: 0...6, of: \.decimalPlaces),
    .toggle("live", "Live changes", false, of: \.tracksLiveChanges),
  ],
  value: 5, text: shortNumber,
  variants: [
    Variant("Minimum") { $0.value = 0 },
    Variant("Maximum") { $0.value = 10 },
    Variant("Out of range") { $0.value = 300 },
    Variant("Tenths", ["title": "Liters", "step": "0.1"]) { $0.value = 0.3 },
    Variant("Below zero", ["title": "Degrees", "minimum": "-273.15", "decimals": "2"]) { $0.value = -40 },
    Variant("Long title") { $0.title = "The number of guests, including those who accompany other guests" },
    .rightToLeft("الضيوف"),
  ] + Variant.attributes)
