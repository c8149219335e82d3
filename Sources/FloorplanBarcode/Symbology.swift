#if Barcode
  import CZBar

  /// A kind of barcode.
  public enum Symbology: String, Hashable, Sendable, CaseIterable {
    /// 13 digits: what is sold, anywhere in the world; books too.
    case ean13 = "EAN-13"
    /// 8 digits: what is sold and is small.
    case ean8 = "EAN-8"
    /// 12 digits: what is sold in North America.
    case upcA = "UPC-A"
    /// 8 digits that stand for 12: what is sold there and is small.
    case upcE = "UPC-E"
    /// Letters and digits, in logistics.
    case code128 = "Code 128"
    /// Capital letters and digits, in industry.
    case code39 = "Code 39"
    /// Capital letters and digits, denser.
    case code93 = "Code 93"
    /// Digits, in libraries and laboratories.
    case codabar = "Codabar"
    /// Digits in pairs, on cartons.
    case interleaved2of5 = "Interleaved 2 of 5"
    /// 14 digits on fresh food.
    case dataBar = "DataBar"
    /// Weights, dates and numbers on fresh food.
    case dataBarExpanded = "DataBar Expanded"
    /// A square of dots that holds text or bytes.
    case qrCode = "QR code"

    /// What people call it.
    public var name: String { rawValue }

    /// What libzbar calls it.
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
