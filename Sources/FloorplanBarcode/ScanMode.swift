#if Barcode
  /// Which kinds of barcodes are looked for; others are told as such and not taken.
  public struct ScanMode: Hashable, Sendable {
    /// The kinds.
    public var symbologies: Set<Symbology>

    /// Looks for barcodes of some kinds.
    public init(_ symbologies: Set<Symbology>) { self.symbologies = symbologies }

    /// Every kind that is known.
    public static let all = ScanMode(Set(Symbology.allCases))
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What is sold: EAN and UPC (seeds/000).
    public static let EAN_UPC = ScanMode([.ean13, .ean8, .upcA, .upcE])
    /// Code 128 alone.
    public static let code128 = ScanMode([.code128])
    /// QR codes alone.
    public static let qrCode = ScanMode([.qrCode])

    /// What people call the kinds, in a fixed order.
    public var names: [String] { Symbology.allCases.filter(symbologies.contains).map(\.name) }
  }
#endif
