import Floorplan

private func bound(
  _ name: String, _ title: String, _ value: Int, _ bounds: @escaping (Int, ClosedRange<Int>) -> ClosedRange<Int>
) -> CellProperty<RatingFormCell> {
  CellProperty(
    .number(name, title, Double(value), in: -10...20),
    set: { cell, text, _ in
      let bound = Double(text).flatMap { Int(exactly: $0.rounded()) } ?? value
      cell.ratingBounds = bounds(bound, cell.ratingBounds)
    },
    code: { text in
      guard text != "\(value)" else { return nil }
      guard let bound = Double(text).flatMap({ Int(exactly: $0.rounded()) }) else { return nil }
      let range = name == "minimum" ? bound...max(bound, 5) : min(0, bound)...bound
      return "\(RatingFormCell.variableName).ratingBounds = \(range)"
    })
}

/// The colors for low, medium and high ratings.
private let tints = CellProperty<RatingFormCell>(
  .toggle("tints", "Colors by rating", false),
  set: { cell, text in
    cell.ratingControl.removeTintColors()
    if text == "on" { for tint in tintRanges { cell.setTintColor(.palette(tint.token), for: tint.range) } }
  },
  code: { _ in
    tintRanges.map { tint in
      "\(RatingFormCell.variableName).setTintColor(.palette(.\(tint.token.rawValue)), for: \(tint.range))"
    }.joined(separator: "\n")
  })

private let tintRanges: [(range: Range<Int>, token: ColorToken)] = [
  (0..<3, .negativeLabel), (3..<4, .criticalLabel), (4..<6, .positiveLabel),
]

/// The page of the rating cell: all styles and states, and a sample with knobs.
let ratingFormCellPage = Page.form(
  RatingFormCell.self, path: "rating-form-cell", title: localized("Rating"),
  summary: localized("A rating with stars"), iconName: "face-smile-big-symbolic",
  keywords: localizedKeywords("stars, review, average") + ["FUIRatingControl", "FUIRatingControlCollectionViewCell"],
  label: "Service",
  properties: [
    .choice("style", "Style", .editable, of: \.style),
    .text("subtitle", "Subtitle", "", of: \.subtitle),
    bound("minimum", "Minimum rating", 0) { $0...max($0, $1.upperBound) },
    bound("maximum", "Maximum rating", 5) { min($0, $1.lowerBound)...$0 },
    .numberText("average", "Average", of: \.ratingControl.averageRating),
    .numberText("reviews", "Reviews", of: \.ratingControl.reviewCount),
    .numberText("ceiling", "Review count limit", of: \.ratingControl.reviewCountCeiling),
    .toggle("value", "Rating text", false, of: \.ratingControl.showsValue),
    .image("on-image", "Filled star", of: \.ratingControl.onImage),
    .image("off-image", "Empty star", of: \.ratingControl.offImage),
    tints,
  ],
  value: 3,
  variants: RatingControl.Style.allCases.map { style in
    Variant("Style \(style.rawValue)", ["style": style.rawValue, "average": "3.5", "reviews": "12"])
  } + [
    Variant("Not rated") { $0.value = 0 },
    Variant("Out of bounds") { $0.value = 30 },
    Variant("Three stars", ["maximum": "3"]) { $0.value = 2 },
    Variant(
      "Reviews above the limit",
      ["style": "accentedLarge", "average": "4.2", "reviews": "1200", "ceiling": "999"]),
    Variant(
      "Custom number formats",
      ["style": "standardLarge", "average": "4.2", "reviews": "1200", "ceiling": "999"]
    ) { cell in
      cell.ratingControl.averageFormatter = { "about \(Int($0.rounded()))" }
      cell.ratingControl.reviewFormatter = { "from \($0)\($1 ? " or more" : "") people" }
    },
    Variant("Subtitle", ["subtitle": "How was the service?"]),
    Variant("Subtitle, required", ["subtitle": "How was the service?", "required": "on"]),
    Variant("Custom images", ["on-image": "favorite", "off-image": "unread"]),
    Variant("Color of a low rating", ["tints": "on"]) { $0.value = 1 },
    Variant("Color of a high rating", ["tints": "on"]) { $0.value = 5 },
    Variant("Long title") { $0.title = "How satisfied were you with the service of the technician?" },
    .rightToLeft("الخدمة"),
  ])
