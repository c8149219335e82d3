#if Barcode
  public import FloorplanBarcode
  public import FloorplanCamera

  /// The barcode settings of the search of a ``ListPicker`` (`searchBar` in the SAP Fiori for iOS documentation).
  ///
  ///     picker.isSearchEnabled = true
  ///     picker.searchBar?.isBarcodeScannerEnabled = true
  ///     picker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
  ///     picker.searchBar?.barcodeScanner?.scanResultTransformer = { "article " + $0 }
  ///
  /// Changes while the picker is open take effect the next time it opens.
  public final class SearchBar {
    private var scanner = BarcodeScanner()

    /// Whether users can scan a barcode to search for its text; the default is false.
    public var isBarcodeScannerEnabled = false
    /// The settings of the scanner; nil unless ``isBarcodeScannerEnabled``.
    public var barcodeScanner: BarcodeScanner? {
      get { isBarcodeScannerEnabled ? scanner : nil }
      set { scanner = newValue ?? BarcodeScanner() }
    }
    /// The source of cameras; those of the system by default.
    public var cameraSource: any CameraSource = SystemCameras()

    /// Creates a search bar that doesn't scan.
    init() {}
  }
#endif
