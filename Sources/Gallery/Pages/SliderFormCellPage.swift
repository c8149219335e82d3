import Floorplan

/// The slider cell: every state, and a sample that the knobs change.
final class SliderFormCellPage: Page {
  private static let properties: [CellProperty<SliderFormCell>] =
    CellProperty.form(title: "Distance") + [
      .number("minimum", "Least value", 0, standard: 0, in: -1000...1000, of: \.minimumValue, code: "minimumValue"),
      .number("maximum", "Greatest value", 30, standard: 1, in: -1000...1000, of: \.maximumValue, code: "maximumValue"),
      .text("unit", "Unit", "mi", of: \.unit, code: "unit"),
      .toggle("field", "Number can be typed", false, of: \.showsValueField, code: "showsValueField"),
      .integer("decimals", "Decimal places", 2, standard: 2, in: 0...6, of: \.decimalPlaces, code: "decimalPlaces"),
      .toggle("continuous", "Continuous", true, standard: true, of: \.isContinuous, code: "isContinuous"),
    ]

  static let entry = PageEntry(
    path: "slider-form-cell", title: localized("Slider"), group: localized("Forms"),
    keywords: ["range", "number", "unit", "form cell", "FUISliderFormCell", "FUISliderCollectionViewCell"],
    knobs: properties.map(\.knob))

  let root: Widget

  init(_ context: PageContext) {
    root = CellSheet.form(
      context, Self.properties, value: 10, text: SliderFormCell.shortNumber,
      base: { cell in
        cell.title = "Distance"
        cell.maximumValue = 30
      },
      variants: [
        Variant("At the lower end") { $0.value = 0 },
        Variant("At the upper end") { $0.value = 30 },
        Variant("With a field") { $0.showsValueField = true },
        Variant("With a field, read-only") { cell in
          cell.showsValueField = true
          cell.isEditable = false
        },
        Variant("Out of range") { $0.value = 300 },
        Variant("Without a unit") { $0.unit = nil },
        Variant("Percent") { cell in
          cell.title = "Share"
          cell.maximumValue = 100
          cell.unit = "%"
          cell.value = 62.5
        },
        Variant("In words of its own") { cell in
          cell.unit = nil
          cell.formatter = { $0 < 12 ? "near" : "far" }
        },
        Variant("Long title") { $0.title = "The greatest distance between two stations of the same technician" },
        .rightToLeft { $0.title = "المسافة" },
      ])
  }
}
