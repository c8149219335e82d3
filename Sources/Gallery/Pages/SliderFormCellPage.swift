import Floorplan

/// The page of the slider cell: all states, and a sample with knobs.
let sliderFormCellPage = Page.form(
  SliderFormCell.self, path: "slider-form-cell", title: localized("Slider"),
  summary: localized("A number in a range, chosen with a slider"), iconName: "media-record-symbolic",
  keywords: localizedKeywords("range, number, unit") + ["FUISliderFormCell", "FUISliderCollectionViewCell"],
  label: "Distance",
  properties: [
    .number("minimum", "Minimum", 0, in: -1000...1000, of: \.minimumValue),
    .number("maximum", "Maximum", 30, cellDefault: 1, in: -1000...1000, of: \.maximumValue),
    .text("unit", "Unit", "mi", of: \.unit),
    .toggle("field", "Value field", false, of: \.showsValueField),
    .integer("decimals", "Decimal places", 2, in: 0...6, of: \.decimalPlaces),
    .toggle("continuous", "Continuous", true, of: \.isContinuous),
  ],
  value: 10, text: shortNumber,
  variants: [
    Variant("Minimum") { $0.value = 0 },
    Variant("Maximum") { $0.value = 30 },
    Variant("With a value field") { $0.showsValueField = true },
    .readOnly("With a value field") { $0.showsValueField = true },
    Variant("Out of range") { $0.value = 300 },
    Variant("Without a unit") { $0.unit = nil },
    Variant("Percent", ["title": "Share", "maximum": "100", "unit": "%"]) { $0.value = 62.5 },
    Variant("Custom format", ["unit": ""]) { $0.formatter = { $0 < 12 ? "near" : "far" } },
    Variant("Long title") { $0.title = "The maximum distance between two sites of the same technician" },
    .rightToLeft("المسافة"),
  ] + Variant.attributes)
