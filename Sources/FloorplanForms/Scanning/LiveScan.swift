#if Barcode
  import FloorplanBarcode
  import Synchronization

  /// Looks for barcodes in the pictures of a camera, on its thread.
  ///
  /// A barcode counts once two pictures in a row show the same, since not every kind has a check digit.
  nonisolated final class LiveScan: Sendable {
    private let scanner: BarcodeScanner
    private let last = Mutex(BarcodeScanner.Result.nothing)
    private let tell: @MainActor @Sendable (BarcodeScanner.Result) -> Void

    /// - Parameters:
    ///   - scanner: What looks for them.
    ///   - tell: Is called with what is wanted, and whenever another kind comes into sight.
    init(_ scanner: BarcodeScanner, tell: @escaping @MainActor @Sendable (BarcodeScanner.Result) -> Void) {
      self.scanner = scanner
      self.tell = tell
    }

    func examine(_ picture: CameraPicture) {
      guard let grey = picture.luminancePicture else { return }
      let result = scanner.scan(grey)
      let before = last.withLock { last in
        defer { last = result }
        return last
      }
      let isTold =
        switch (before, result) {
        case (.found(let before), .found(let found)):
          before.first?.symbology == found.first?.symbology && before.first?.bytes == found.first?.bytes
        case (.otherKinds(let before), .otherKinds(let others)): before.first?.symbology != others.first?.symbology
        case (_, .otherKinds): true
        case (_, .found), (_, .nothing): false
        }
      let tell = tell
      if isTold { Task { @MainActor in tell(result) } }
    }
  }
#endif
