import Floorplan

extension CellProperty where Cell == ListPickerFormCell {
  /// The properties of the barcode scanner, or none if the program was built without it.
  static var barcode: [Self] {
    #if Barcode
      [
        Self(
          .toggle("barcode", "Scan barcodes", false),
          set: { cell, text, _ in cell.listPicker.searchBar?.isBarcodeScannerEnabled = text == "on" },
          code: { $0 == "on" ? "cell.listPicker.searchBar?.isBarcodeScannerEnabled = true" : nil }),
        Self(
          .choice("scan-mode", "Barcode types", "all", of: ["all", "ean-upc", "qr-code"]),
          set: { cell, text, _ in
            cell.listPicker.searchBar?.barcodeScanner?.scanMode =
              text == "ean-upc" ? .EAN_UPC : text == "qr-code" ? .qrCode : .all
          },
          code: { text in
            let modes = ["ean-upc": "EAN_UPC", "qr-code": "qrCode"]
            return modes[text].map { "cell.listPicker.searchBar?.barcodeScanner?.scanMode = .\($0)" }
          }),
      ]
    #else
      []
    #endif
  }
}
