#if Barcode
  public import FloorplanBarcode
  public import FloorplanCamera

  /// What is special of the search of a ``ListPicker`` (seeds/000 and seeds/004, `searchBar`).
  ///
  ///     picker.isSearchEnabled = true
  ///     picker.searchBar?.isBarcodeScannerEnabled = true
  ///     picker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
  ///     picker.searchBar?.barcodeScanner?.scanResultTransformer = { "article " + $0 }
  ///
  /// What is set while the picker is open counts when it opens next.
  @MainActor
  public final class SearchBar {
    private var scanner = BarcodeScanner()

    /// Whether people can scan what they search for; the default is false.
    public var isBarcodeScannerEnabled = false
    /// How they scan; nil unless ``isBarcodeScannerEnabled``.
    public var barcodeScanner: BarcodeScanner? {
      get { isBarcodeScannerEnabled ? scanner : nil }
      set { scanner = newValue ?? BarcodeScanner() }
    }
    /// Where cameras come from: those of the system by itself.
    public var cameraSource: any CameraSource = SystemCameras()

    /// A search bar that can't scan.
    init() {}
  }
#endif
