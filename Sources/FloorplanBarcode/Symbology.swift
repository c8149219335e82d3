#if Barcode
  import CZBar

  /// A type of barcode.
  public enum Symbology: String, Hashable, Sendable, CaseIterable {
    /// 13 digits, on retail products worldwide and on books.
    case ean13 = "EAN-13"
    /// 8 digits, on small retail products.
    case ean8 = "EAN-8"
    /// 12 digits, on retail products in North America.
    case upcA = "UPC-A"
    /// 8 digits that abbreviate 12, on small retail products in North America.
    case upcE = "UPC-E"
    /// Letters and digits, in logistics.
    case code128 = "Code 128"
    /// Capital letters and digits, in industry.
    case code39 = "Code 39"
    /// Capital letters and digits, denser than Code 39.
    case code93 = "Code 93"
    /// Digits, in libraries and laboratories.
    case codabar = "Codabar"
    /// Pairs of digits, on cartons.
    case interleaved2of5 = "Interleaved 2 of 5"
    /// 14 digits, on fresh food.
    case dataBar = "DataBar"
    /// Weights, dates and numbers, on fresh food.
    case dataBarExpanded = "DataBar Expanded"
    /// A square of dots that encodes text or bytes.
    case qrCode = "QR code"

    /// The common name.
    public var name: String { rawValue }

    /// The type in libzbar.
    var type: zbar_symbol_type_t {
      switch self {
      case .ean13: ZBAR_EAN13
      case .ean8: ZBAR_EAN8
      case .upcA: ZBAR_UPCA
      case .upcE: ZBAR_UPCE
      case .code128: ZBAR_CODE128
      case .code39: ZBAR_CODE39
      case .code93: ZBAR_CODE93
      case .codabar: ZBAR_CODABAR
      case .interleaved2of5: ZBAR_I25
      case .dataBar: ZBAR_DATABAR
      case .dataBarExpanded: ZBAR_DATABAR_EXP
      case .qrCode: ZBAR_QRCODE
      }
    }

    private static let byType = Dictionary(uniqueKeysWithValues: allCases.map { ($0.type.rawValue, $0) })

    init?(_ type: zbar_symbol_type_t) {
      guard let known = Self.byType[type.rawValue] else { return nil }
      self = known
    }
  }
#endif
