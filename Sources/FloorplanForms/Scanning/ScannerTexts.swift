#if Barcode
  import FloorplanBarcode
  public import FloorplanUI
  import GTKBridge

  /// What a search that can scan says, in English by itself.
  public nonisolated struct ScannerTexts: Sendable, Hashable {
    /// The button that shows what the camera sees.
    public var scan = localized("Scan Barcode")
    /// The button of the menu.
    public var menu = localized("Scan Options")
    /// The entry that shows what the camera sees.
    public var scanWithCamera = localized("Scan with Camera…")
    /// The entry that asks for a file.
    public var scanImage = localized("Scan Image…")
    /// The entry that takes the picture, or the file of one, from the clipboard.
    public var pasteImage = localized("Paste Image")
    /// The kind of files that the dialog offers.
    public var pictures = localized("Images")
    /// What people are to do while they see what the camera sees.
    public var hint = localized("Point the camera at a barcode.")
    /// What is said while a picture is looked at.
    public var looking = localized("Looking for a barcode…")
    /// What is said of a picture without a barcode.
    public var nothingFound = localized("No barcode found in the image.")
    /// What is said of a barcode of a kind that is not wanted; `%1$@` stands for its kind, `%2$@` for those that are.
    public var otherKind = localized("This is a barcode of type %1$@. Scan one of these types: %2$@.")
    /// What is said where the one nearest to the middle of several was taken; `%1$@` stands for their number.
    public var several = CountedText(
      one: "The image has %1$@ barcode.",
      other: "The image has %1$@ barcodes. The one in the middle was used.", in: .floorplan)
    /// What is said of a barcode that nothing to search for was made of.
    public var noText = localized("The barcode has no text to search for.")
    /// What is said of a picture that can't be read; `%1$@` stands for why.
    public var unreadable = localized("The image can’t be read: %1$@.")
    /// What is said of a picture with more pixels, or a file with more bytes, than are read.
    public var tooLarge = localized("The image is too large.")
    /// What is said where the clipboard holds no picture.
    public var noPicture = localized("No image on the clipboard.")
    /// What is said besides in the window of the camera.
    public var camera = CameraTexts()

    /// The English texts.
    public init() {}

    /// What is said of a picture that can't be scanned.
    func text(of problem: PictureProblem) -> String {
      switch problem {
      case .tooManyBytes, .tooManyPixels: tooLarge
      case .unreadable(let reason), .undecodable(let reason): unreadable.filled(with: reason)
      case .truncated, .cancelled: unreadable.filled(with: localized("the file is incomplete"))
      }
    }
  }
#endif
