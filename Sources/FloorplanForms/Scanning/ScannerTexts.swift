#if Barcode
  import FloorplanBarcode
  public import FloorplanUI
  import GTKBridge

  /// What a search that can scan says, in English by itself.
  public nonisolated struct ScannerTexts: Sendable, Hashable {
    /// The button that shows what the camera sees.
    public var scan = localized("Scan Barcode")
    /// The button of the menu.
    public var menu = localized("Ways to Scan")
    /// The entry that shows what the camera sees.
    public var scanWithCamera = localized("Scan with Camera…")
    /// The entry that asks for a file.
    public var scanImage = localized("Scan Image…")
    /// The entry that takes the picture, or the file of one, from the clipboard.
    public var pasteImage = localized("Paste Image")
    /// The kind of files that the dialog offers.
    public var pictures = localized("Pictures")
    /// What people are to do while they see what the camera sees.
    public var hint = localized("Hold the barcode before the camera.")
    /// What is said while a picture is looked at.
    public var looking = localized("Looking for a barcode…")
    /// What is said of a picture without a barcode.
    public var nothingFound = localized("There is no barcode in the picture.")
    /// What is said of a barcode of a kind that is not wanted; `%1$@` stands for its kind, `%2$@` for those that are.
    public var otherKind = localized("This barcode is of the kind %1$@. Scan one of the kinds %2$@.")
    /// What is said where the one nearest to the middle of several was taken; `%1$@` stands for their number.
    public var several = CountedText(
      one: "There is %1$@ barcode in the picture.",
      other: "There are %1$@ barcodes in the picture. The one in the middle was taken.", in: .floorplan)
    /// What is said of a barcode that nothing to search for was made of.
    public var noText = localized("There is nothing in the barcode to search for.")
    /// What is said of a picture that can't be read; `%1$@` stands for why.
    public var unreadable = localized("The picture can’t be read: %1$@.")
    /// What is said of a picture with more pixels, or a file with more bytes, than are read.
    public var tooLarge = localized("The picture is too large.")
    /// What is said where the clipboard holds no picture.
    public var noPicture = localized("There is no picture on the clipboard.")
    /// What is said besides in the window of the camera.
    public var camera = CameraTexts()

    /// The English texts.
    public init() {}

    /// What is said of a picture that can't be scanned.
    func text(of problem: PictureProblem) -> String {
      switch problem {
      case .tooManyBytes, .tooManyPixels: tooLarge
      case .unreadable(let reason), .undecodable(let reason): unreadable.filled(with: reason)
      case .truncated, .cancelled: unreadable.filled(with: localized("the file ends too early"))
      }
    }
  }
#endif
