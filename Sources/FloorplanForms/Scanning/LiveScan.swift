#if Barcode
  import FloorplanBarcode
  import Synchronization

  /// A barcode scan of live camera pictures, on the camera's thread.
  ///
  /// A barcode is reported when two consecutive pictures show it, since not all types have a check digit.
  nonisolated final class LiveScan: Sendable {
    private let scanner: BarcodeScanner
    private let last = Mutex(BarcodeScanner.Result.notFound)
    private let report: @MainActor @Sendable (BarcodeScanner.Result) -> Void

    /// - Parameters:
    ///   - scanner: The scanner.
    ///   - report: Called with a requested barcode, and whenever a barcode of a different type appears.
    init(_ scanner: BarcodeScanner, report: @escaping @MainActor @Sendable (BarcodeScanner.Result) -> Void) {
      self.scanner = scanner
      self.report = report
    }

    func examine(_ picture: CameraPicture) {
      let frame = picture.frame
      // Converting the texture of each frame would be slower.
      let luminance = frame.luminance.flatMap { LuminancePicture(width: frame.width, height: frame.height, pixels: $0) }
      guard let grey = luminance ?? picture.texture.luminancePicture else { return }
      let result = scanner.scan(grey)
      let before = last.withLock { last in
        defer { last = result }
        return last
      }
      let isReported =
        switch (before, result) {
        case (.found(let before), .found(let found)):
          before.first?.symbology == found.first?.symbology && before.first?.bytes == found.first?.bytes
        case (.otherSymbologies(let before), .otherSymbologies(let others)):
          before.first?.symbology != others.first?.symbology
        case (_, .otherSymbologies): true
        case (_, .found), (_, .notFound): false
        }
      let report = report
      if isReported { Task { @MainActor in report(result) } }
    }
  }
#endif
