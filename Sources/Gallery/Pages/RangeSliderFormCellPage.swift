import Floorplan

/// The page of the range slider cell: all states, and a sample with knobs.
let rangeSliderFormCellPage = Page.form(
  RangeSliderFormCell.self, path: "range-slider-form-cell", title: localized("Range Slider"),
  summary: localized("The bounds of a range, chosen with a slider"), iconName: "gesture-stretch-symbolic",
  keywords: localizedKeywords("interval, bounds, from, to")
    + ["FUIRangeSliderFormCell", "FUIRangeSliderCollectionViewCell"],
  label: "Price",
  properties: [
    .number("minimum", "Minimum", 10, cellDefault: 0, in: -1000...1000, of: \.minimumValue),
    .number("maximum", "Maximum", 50, cellDefault: 100, in: -1000...1000, of: \.maximumValue),
    .number("interval", "Interval", 1, in: 0.01...100, step: 0.01, of: \.interval),
    .integer("decimals", "Decimal places", 0, in: 0...6, of: \.decimalPlaces),
    .toggle("range", "Two thumbs", true, of: \.selectsRange),
    .toggle("continuous", "Continuous", true, of: \.isContinuous),
  ],
  value: 20...40,
  text: { "\(shortNumber($0.lowerBound))...\(shortNumber($0.upperBound))" },
  variants: [
    Variant("One thumb") { $0.selectsRange = false },
    .readOnly("One thumb") { $0.selectsRange = false },
    Variant("Full range") { $0.value = 10...50 },
    Variant("Both thumbs at the same value") { $0.value = 30...30 },
    Variant("Out of range") { $0.value = -20...300 },
    Variant("Tenths", ["title": "Share", "minimum": "0", "maximum": "1", "interval": "0.1"]) { $0.value = 0.3...0.6 },
    Variant("Long numbers") { cell in
      cell.minimumValue = -1_000_000
      cell.maximumValue = 1_000_000
      cell.interval = 1000
      cell.value = -250_000...750_000
    },
    Variant("Long title") { $0.title = "The minimum and maximum price of the displayed articles" },
    .rightToLeft("السعر"),
  ])
