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
  private static let ean13 = EncodedImage(resource: "barcode")
}
