#if Barcode
  import CZBar

  /// Finds barcodes in pictures, and says what becomes of their texts (seeds/000, `barcodeScanner`).
  ///
  ///     picker.searchBar?.isBarcodeScannerEnabled = true
  ///     picker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
  ///     picker.searchBar?.barcodeScanner?.scanResultTransformer = { "article " + $0 }
  ///
  /// Knows no camera, no file and no window.
  public struct BarcodeScanner: Sendable {
    /// Which kinds of barcodes are taken; all by itself.
    public var scanMode = ScanMode.all
    /// What becomes of the text of a barcode; nil for the text itself.
    public var scanResultTransformer: (@MainActor @Sendable (_ scanString: String) -> String)?

    /// A scanner that takes every kind of barcode.
    public init() {}

    /// What was found in a picture.
    public enum Result: Hashable, Sendable {
      /// Barcodes of the kinds that are wanted, the one nearest to the middle first.
      case found([Barcode])
      /// Barcodes, and all of them of other kinds.
      case otherKinds([Barcode])
      /// No barcode.
      case nothing
    }

    /// Looks for barcodes, lines or squares, dark on light or light on dark, and turned in any way.
    ///
    /// Takes some milliseconds for each million of pixels, so that large pictures are better scanned beside the main
    /// thread.
    ///
    /// - Parameter picture: The picture.
    /// - Returns: What was found.
    public func scan(_ picture: LuminancePicture) -> Result {
      let wanted = barcodes(in: picture, of: scanMode.symbologies)
      if !wanted.isEmpty { return .found(wanted) }
      let others = barcodes(in: picture, of: Set(Symbology.allCases).subtracting(scanMode.symbologies))
      return others.isEmpty ? .nothing : .otherKinds(others)
    }
  }

  /// The barcodes of some kinds in a picture, the one nearest to its middle first.
  func barcodes(in picture: LuminancePicture, of symbologies: Set<Symbology>) -> [Barcode] {
    var found = read(picture, symbologies, convertsText: false)
    // What is not UTF-8 is in one of many other codes, which libzbar knows or guesses; where it is, libzbar would guess
    // wrong at times.
    if found.contains(where: { $0.symbology == .qrCode && String(validating: $0.bytes, as: UTF8.self) == nil }) {
      found.removeAll { $0.symbology == .qrCode }
      found += read(picture, [.qrCode], convertsText: true)
    }
    let (x, y) = (picture.width / 2, picture.height / 2)
    return found.sorted { $0.distance(toX: x, y: y) < $1.distance(toX: x, y: y) }
  }

  private func read(
    _ picture: LuminancePicture, _ symbologies: Set<Symbology>, convertsText: Bool
  ) -> [Barcode] {
    guard !symbologies.isEmpty, let scanner = zbar_image_scanner_create() else { return [] }
    defer { zbar_image_scanner_destroy(scanner) }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    for symbology in symbologies { zbar_image_scanner_set_config(scanner, symbology.type, ZBAR_CFG_ENABLE, 1) }
    // UPC-A is found as what it is within EAN-13.
    if symbologies.contains(.upcA) { zbar_image_scanner_set_config(scanner, ZBAR_EAN13, ZBAR_CFG_ENABLE, 1) }
    // Fewer digits than that are found in any pattern of lines.
    if symbologies.contains(.interleaved2of5) {
      zbar_image_scanner_set_config(scanner, ZBAR_I25, ZBAR_CFG_MIN_LEN, 6)
    }
    if symbologies.contains(.qrCode), !convertsText {
      zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
    }
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_POSITION, 1)
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_TEST_INVERTED, 1)
    guard let image = zbar_image_create() else { return [] }
    defer { zbar_image_destroy(image) }
    zbar_image_set_format(image, grey)
    zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
    return picture.pixels.withUnsafeBytes { pixels in
      zbar_image_set_data(image, pixels.baseAddress, UInt(picture.width * picture.height), nil)
      guard zbar_scan_image(scanner, image) > 0 else { return [] }
      return symbols(of: image).filter { symbologies.contains($0.symbology) }
    }
  }

  /// `Y800`: a byte for each pixel.
  private let grey = UInt("Y800".utf8.reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) })

  private func symbols(of image: OpaquePointer) -> [Barcode] {
    var found: [Barcode] = []
    var next = zbar_image_first_symbol(image)
    while let symbol = next {
      next = zbar_symbol_next(symbol)
      guard let symbology = Symbology(zbar_symbol_get_type(symbol)), let data = zbar_symbol_get_data(symbol) else {
        continue
      }
      let bytes = UnsafeRawBufferPointer(start: data, count: Int(zbar_symbol_get_data_length(symbol)))
      let polygon = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
        Barcode.Point(x: Int(zbar_symbol_get_loc_x(symbol, index)), y: Int(zbar_symbol_get_loc_y(symbol, index)))
      }
      found.append(Barcode(symbology: symbology, bytes: Array(bytes), polygon: polygon))
    }
    return found
  }
#endif
