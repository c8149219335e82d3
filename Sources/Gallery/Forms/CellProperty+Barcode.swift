import Floorplan

extension CellProperty where Cell == ListPickerFormCell {
  /// How the search scans; nothing where the program was built without that.
  static var barcode: [Self] {
    #if Barcode
      [
        Self(
          .toggle("barcode", "Scan barcodes", false),
          set: { cell, text, _ in cell.listPicker.searchBar?.isBarcodeScannerEnabled = text == "on" },
          code: { $0 == "on" ? "cell.listPicker.searchBar?.isBarcodeScannerEnabled = true" : nil }),
        Self(
          .choice("scan-mode", "Kinds of barcodes", "all", of: ["all", "ean-upc", "qr-code"]),
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
