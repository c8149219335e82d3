import Floorplan

/// The page of the switch cell: all states, and a sample with knobs.
let switchFormCellPage = Page.form(
  SwitchFormCell.self, path: "switch-form-cell", title: localized("Switch"),
  summary: localized("A switch for a setting that is on or off"), iconName: "switch-on-symbolic",
  keywords: localizedKeywords("toggle, on, off") + ["FUISwitchFormCell", "FUISwitchCollectionViewCell"],
  label: "Confirmed", value: true,
  variants: [
    Variant("Off") { $0.value = false },
    .readOnly("Off") { $0.value = false },
    .disabled("Off") { $0.value = false },
    Variant("Long title", ["title": "Notify me when the supplier confirms this customer’s order"]),
    Variant(
      "Long help",
      ["hint": "Confirmed orders can’t be changed: the supplier starts delivery on the same day."]),
    .rightToLeft("تم التأكيد"),
  ] + Variant.attributes)
