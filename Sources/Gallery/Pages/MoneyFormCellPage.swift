import Floorplan
import Observation

/// The page of the money cell: all states, and a sample with knobs.
let moneyFormCellPage = Page.form(
  MoneyFormCell.self, path: "money-form-cell", title: localized("Money"),
  summary: localized("An amount of money in a currency"), iconName: "bookmark-new-symbolic", documentation: "forms",
  keywords: localizedKeywords("amount, price, cost, currency, entry, field, decimal"),
  label: "Price",
  properties: CellProperty.number(placeholder: "Amount") + [
    .text("currency", "Currency", "EUR", of: \.currency),
    .numberText("minimum", "Minimum", of: \.minimumValue),
    .numberText("maximum", "Maximum", of: \.maximumValue),
  ],
  value: 1234.5, text: { $0.map { "\($0)" } ?? "nil" },
  variants: [
    Variant("Empty") { $0.value = nil },
    Variant("Without decimals", ["currency": "JPY"]),
    Variant("Three decimals", ["currency": "KWD"]),
    .readOnly("Negative amount") { $0.value = -1234.5 },
    Variant("Out of range", ["minimum": "0", "maximum": "1000"]),
    Variant("Currency of a model") { cell in
      let model = Price()
      cell.bind(model, to: \.amount, currency: \.currency)
      cell.observe { [unowned cell] in cell.hintText = "model = \(model.amount) \(model.currency)" }
    },
    Variant("Long title") { $0.title = "The price of the parts, including their packaging and the pallet" },
    .rightToLeft("السعر") { $0.value = -12.5 },
  ])

@Observable
private final class Price {
  var amount: DecimalNumber = 1299.9
  var currency = "USD"
}
