#if Barcode
  /// The types of barcodes that a scanner accepts; it reports others, but doesn't accept them.
  public struct ScanMode: Hashable, Sendable {
    /// The accepted types.
    public var symbologies: Set<Symbology>

    /// Creates a mode that accepts the given types.
    public init(_ symbologies: Set<Symbology>) { self.symbologies = symbologies }

    /// All types.
    public static let all = ScanMode(Set(Symbology.allCases))
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// EAN and UPC, the codes on retail products (`.EAN_UPC` in the SAP Fiori for iOS documentation).
    public static let EAN_UPC = ScanMode([.ean13, .ean8, .upcA, .upcE])
    /// Only Code 128.
    public static let code128 = ScanMode([.code128])
    /// Only QR codes.
    public static let qrCode = ScanMode([.qrCode])

    /// The common names of the types, in a fixed order.
    public var symbologyNames: [String] { Symbology.allCases.filter(symbologies.contains).map(\.name) }
  }
#endif
