#if Barcode
  import FloorplanBarcode
  import Synchronization

  /// Looks for barcodes in the pictures of a camera, on its thread.
  ///
  /// A barcode counts once two pictures in a row show the same, since not every kind has a check digit.
  nonisolated final class LiveScan: Sendable {
    private let scanner: BarcodeScanner
    private let seen = Mutex<Seen>(Seen())
    private let tell: @MainActor @Sendable (BarcodeScanner.Result) -> Void

    private struct Seen {
      var last: Barcode?
      var isOver = false
      var other: Symbology?
    }

    /// - Parameters:
    ///   - scanner: What looks for them.
    ///   - tell: Is called once with what is wanted, after that never; before, whenever another kind comes into sight.
    init(_ scanner: BarcodeScanner, tell: @escaping @MainActor @Sendable (BarcodeScanner.Result) -> Void) {
      self.scanner = scanner
      self.tell = tell
    }

    func examine(_ picture: CameraPicture) {
      guard seen.withLock({ !$0.isOver }), let grey = picture.luminancePicture else { return }
      let result = scanner.scan(grey)
      let isNew = seen.withLock { seen in
        switch result {
        case .nothing:
          seen.last = nil
          return false
        case .otherKinds(let others):
          defer { seen.other = others.first?.symbology }
          seen.last = nil
          return seen.other != others.first?.symbology
        case .found(let found):
          let isSame = seen.last?.symbology == found.first?.symbology && seen.last?.bytes == found.first?.bytes
          seen.last = found.first
          seen.isOver = isSame
          return isSame
        }
      }
      let tell = tell
      if isNew { Task { @MainActor in tell(result) } }
    }
  }
#endif
