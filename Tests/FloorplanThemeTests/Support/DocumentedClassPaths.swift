/// The class paths in the SAP Fiori for iOS documentation: each component with its parts.
///
/// The empty part is the cell itself.
let documentedClassPaths: Set<String> = {
  let table: [(String, [String])] = [
    ("fdlFUIButtonCollectionViewCell", ["", "button"]),
    ("fdlFUICollectionItemView", ["", "detailImageView", "placeholder", "status", "subtitle", "title"]),
    ("fdlFUIGridRowHeaderItem", ["", "label"]),
    ("fdlFUIGridRowImageItem", [""]),
    ("fdlFUIGridRowTextItem", ["", "font_firstTextItem", "label"]),
    ("fdlFUIGridTableViewCell", ["", "selected"]),
    ("fdlFUIImageCollectionItemView", ["", "detailImageView"]),
    ("fdlFUIImageCollectionViewCell", ["", "detailImageView"]),
    ("fdlFUIItemCollectionViewCell", ["", "detailImageView", "placeholder", "status", "subtitle", "title"]),
    ("fdlFUIListPickerCollectionViewCell", ["selectedBackgroundView", "title"]),
    ("fdlFUIListPickerFormView", ["valueText"]),
    (
      "fdlFUIObjectCollectionViewCell",
      [
        "", "descriptionLabel", "detailImageView", "footnoteLabel", "headlineLabel", "statusImageView", "statusLabel",
        "subheadlineLabel", "substatusImageView", "substatusLabel",
      ]
    ),
    ("fdlFUIOrderPickerFormCell", ["title"]),
    ("fdlFUIOrderPickerFormItemCell", ["leadingImageView", "subtitle", "title"]),
    ("fdlFUIRangeSliderFormCell", ["", "hintText", "keyText", "slider", "textFields"]),
    ("fdlFUIRatingControlCollectionViewCell", ["", "ratingControl", "title"]),
    ("fdlFUISimplePropertyCollectionViewCell", ["", "keyLabel", "valueTextField"]),
    ("fdlFUISliderFormCell", ["", "keyLabel", "valueTextField"]),
    ("fdlFUIStepperFormCell", ["decreaseButton", "hintText", "increaseButton", "keyText", "valueText"]),
    ("fdlFUISwitchFormCell", ["", "switch", "title"]),
    ("fdlSliderFormCell", ["valueLabel"]),
  ]
  return Set(table.flatMap { component, parts in parts.map { $0.isEmpty ? component : component + "_" + $0 } })
}()
