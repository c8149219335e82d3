#if Barcode
  import CZBar

  /// A scanner for barcodes in pictures (`barcodeScanner` in the SAP Fiori for iOS documentation).
  ///
  ///     picker.searchBar?.isBarcodeScannerEnabled = true
  ///     picker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
  ///     picker.searchBar?.barcodeScanner?.scanResultTransformer = { "article " + $0 }
  ///
  /// The scanner doesn't use cameras, files or windows.
  public struct BarcodeScanner: Sendable {
    /// The types of barcodes to accept.
    public var scanMode = ScanMode.all
    /// A function that converts the text of a barcode; nil if the text is used unchanged.
    public var scanResultTransformer: (@MainActor @Sendable (_ scanString: String) -> String)?

    /// Creates a scanner for all types of barcodes.
    public init() {}

    /// The result of a scan.
    public enum Result: Hashable, Sendable {
      /// Barcodes of accepted types, the one nearest to the center first.
      case found([Barcode])
      /// Only barcodes of other types.
      case otherSymbologies([Barcode])
      /// No barcode.
      case notFound
    }

    /// Scans a picture for linear and square barcodes, dark on light or light on dark, in any orientation.
    ///
    /// Takes a few milliseconds for each megapixel, so scan large pictures off the main thread.
    ///
    /// - Parameter picture: The picture.
    /// - Returns: The barcodes.
    public func scan(_ picture: LuminancePicture) -> Result {
      let wanted = barcodes(in: picture, of: scanMode.symbologies)
      if !wanted.isEmpty { return .found(wanted) }
      let others = barcodes(in: picture, of: Set(Symbology.allCases).subtracting(scanMode.symbologies))
      return others.isEmpty ? .notFound : .otherSymbologies(others)
    }
  }

  /// Returns the barcodes of the given types, the one nearest to the center first.
  func barcodes(in picture: LuminancePicture, of symbologies: Set<Symbology>) -> [Barcode] {
    var found = read(picture, symbologies, convertsText: false)
    // The first scan doesn't convert text, because libzbar sometimes guesses a wrong encoding for UTF-8. Codes that
    // aren't valid UTF-8 are scanned again with the conversion, because libzbar knows or guesses many encodings.
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
    // libzbar reports UPC-A only if EAN-13 is enabled too.
    if symbologies.contains(.upcA) { zbar_image_scanner_set_config(scanner, ZBAR_EAN13, ZBAR_CFG_ENABLE, 1) }
    // Shorter codes are found in any pattern of lines.
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
    zbar_image_set_format(image, y800Format)
    zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
    return picture.pixels.withUnsafeBytes { pixels in
      zbar_image_set_data(image, pixels.baseAddress, UInt(picture.width * picture.height), nil)
      guard zbar_scan_image(scanner, image) > 0 else { return [] }
      return symbols(of: image).filter { symbologies.contains($0.symbology) }
    }
  }

  /// The format `Y800`: a byte for each pixel.
  private let y800Format = UInt("Y800".utf8.reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) })

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
