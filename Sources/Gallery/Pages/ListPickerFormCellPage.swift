import Floorplan

/// The variants with a barcode scanner, if the program was built with it.
private var barcodeVariants: [Variant<ListPickerFormCell>] {
  #if Barcode
    [
      Variant("Articles with barcodes") { cell in
        cell.title = "Articles"
        cell.valueOptions = [
          "Pencil, article 33393", "Paper, article 40615", "Facial tissue, article 29145", "Pump, article 7",
        ]
        cell.listPicker.searchBar?.isBarcodeScannerEnabled = true
        cell.listPicker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
        // The article number follows the number of the manufacturer.
        cell.listPicker.searchBar?.barcodeScanner?.scanResultTransformer = { "article \($0.dropFirst(7).prefix(5))" }
      }
    ]
  #else
    []
  #endif
}

/// The page of the list picker cell: all states, and a sample with knobs.
let listPickerFormCellPage = Page.form(
  ListPickerFormCell.self, path: "list-picker-form-cell", title: localized("List Picker"),
  summary: localized("Options in a list with a search"), iconName: "view-list-symbolic",
  keywords: localizedKeywords("choose, select, options, drop down, combo box, search, select all")
    + localizedKeywords("barcode, scan")
    + ["FUIListPickerFormCell", "FUIListPickerCollectionViewCell", "FUIListPickerFormView", "FUIListPicker"],
  label: "Work Group",
  properties: [
    CellProperty(
      .choice("options", "Options", OptionSample.few),
      set: { cell, text, _ in
        let sample = OptionSample(rawValue: text) ?? .few
        sample.fill(cell.listPicker)
        cell.valueOptions = sample.options
      },
      code: { text in
        guard let sample = OptionSample(rawValue: text) else { return nil }
        guard sample == .objects else { return "cell.valueOptions = \(sample.code)" }
        return """
          cell.listPicker.dataSource = technicians
          cell.listPicker.searchResultsUpdating = technicians
          """
      }),
    .toggle("multiple", "Multiple selection", true, of: \.allowsMultipleSelection),
    .toggle("empty", "Allow empty selection", true, of: \.allowsEmptySelection),
    .toggle("search", "Search", true, cellDefault: false, of: \.listPicker.isSearchEnabled),
    .text("search-placeholder", "Search placeholder", "", of: \.listPicker.searchPlaceholder),
    .toggle("search-ends", "End search on selection", false, of: \.listPicker.clearsSearchOnSelection),
    .toggle("selected-section", "Selected section", false, of: \.listPicker.showsSelectedSection),
    .toggle("live", "Live changes", false, of: \.listPicker.tracksLiveChanges),
    .toggle("dismissed", "Dismiss on selection", true, of: \.listPicker.isDismissedOnSelection),
    .text("prompt", "Prompt", "Select multiple items", of: \.listPicker.prompt),
    .text("value-text", "Value text", "", of: \.valueText),
    .toggle("bottom", "Value below", false, of: \.alwaysShowsValueTextOnBottom),
  ] + CellProperty.barcode,
  value: [0],
  note: { (title: localized("Barcode Scanner"), views: BarcodeSample.views($0)) },
  variants: [
    Variant("None selected") { $0.value = [] },
    Variant("Single selection, with search", ["multiple": "off", "options": "numbers"]),
    Variant("Multiple selection, with selected section", ["options": "numbers", "selected-section": "on"]) {
      $0.value = [1, 3, 6]
    },
    Variant("Ten thousand options", ["options": "thousands"]),
    Variant("Object cells") { cell in
      cell.title = "Technicians"
      OptionSample.objects.fill(cell.listPicker)
      cell.value = [0, 3]
    },
    Variant("Long value", ["options": "numbers"]) { $0.value = Array(0..<19) },
    .readOnly("Long value", ["options": "numbers"]) { $0.value = Array(0..<19) },
    Variant("Value below") { $0.alwaysShowsValueTextOnBottom = true },
    Variant("Long title") { $0.title = "The group that completes the remaining work at the customer’s plant" },
    .rightToLeft("مجموعة العمل") { cell in
      cell.valueOptions = ["البناء", "الإصلاح", "الهندسة"]
      cell.value = [0, 2]
    },
  ] + barcodeVariants
)
