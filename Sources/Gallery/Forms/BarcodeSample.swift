import Floorplan

/// A barcode for the scanner of the list picker, or the way to build the scanner.
enum BarcodeSample {
  /// Whether the program was built with the scanner.
  static var isScannerAvailable: Bool {
    #if Barcode
      true
    #else
      false
    #endif
  }

  /// Creates the views below the variants of the list picker.
  static func views(_ context: PageContext) -> [Widget] {
    let help = Label.wrapping(.footnote)
    guard isScannerAvailable else {
      help.text = localized(
        "This program was built without the barcode scanner. Run these commands in the source folder to try it:")
      let code = Label.wrapping(.footnote, text: buildCommands)
      code.addStyleClass("gallery-code")
      // Code is left-to-right in every language.
      code.direction = .ltr
      return [help, code]
    }
    help.text = localized("Copy the barcode, open “Articles with barcodes” and paste the image into the search.")
    let picture = ImageItemView()
    picture.detailImageView.image = .encoded(ean13)
    picture.detailImageViewSize = Size(width: 240, height: 120)
    picture.accessibilityLabel = localized("Barcode")
    picture.horizontalAlignment = .start
    let copy = Button(label: localized("Copy Barcode"))
    copy.horizontalAlignment = .start
    copy.onClick { [unowned copy] in
      guard let texture = try? decode() else { return }
      copy.clipboard.set(texture: texture)
      context.announce(localized("Barcode copied"))
    }
    return [help, picture, copy]
  }

  private static let buildCommands = """
    scripts/setup barcode
    swift run --traits Barcode floorplan-gallery list-picker-form-cell
    """

  /// Returns the picture of the barcode, with four pixels for each module.
  static func decode() throws(PictureLoadError) -> Texture {
    try decodePicture(
      ean13.bytes, for: PictureBox(width: 480, height: 240, fit: .contain),
      pixelLimit: ImageLoader.shared.maximumPixelCount)
  }

  /// The EAN-13 4006381333931, which contains the article number 33393.
  private static let ean13 = EncodedImage(id: "ean-13", bytes: Array(drawing.utf8))

  /// The dark modules of the code.
  private static let modules =
    "10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101"

  private static var drawing: String {
    let bars = modules.enumerated().filter { $0.element == "1" }.map { "M\(12 + $0.offset) 6h1v48h-1z" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" viewBox="0 0 120 60" shape-rendering="crispEdges">
        <rect width="120" height="60" fill="#ffffff"/>
        <path d="\(bars.joined())" fill="#000000"/>
      </svg>
      """
  }
}
