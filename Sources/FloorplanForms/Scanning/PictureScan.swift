#if Barcode
  import FloorplanBarcode
  import FloorplanUI
  import GTKBridge

  /// A barcode scan of a picture.
  nonisolated enum PictureScan {
    /// The source of a picture.
    enum Input: Sendable {
      /// A file.
      case file(FileLocation)
      /// The bytes of a file.
      case bytes([UInt8])
    }

    /// The maximum side lengths of the scanned pictures, in order.
    ///
    /// Blurred lines are found in a small picture, thin lines in a large one.
    private static let sides = [1600, 4800]

    /// Scans a picture for barcodes; call it off the main thread.
    static func scan(
      _ input: Input, with scanner: BarcodeScanner, byteLimit: Int, pixelLimit: Int, _ cancellation: Cancellation
    ) throws(PictureLoadError) -> BarcodeScanner.Result {
      let bytes =
        switch input {
        case .file(let file): try file.contents(limit: byteLimit, cancellation: cancellation)
        case .bytes(let bytes): bytes
        }
      var result = BarcodeScanner.Result.notFound
      for side in sides {
        let picture = try decodePicture(
          bytes, for: PictureBox(width: side, height: side, fit: .contain), pixelLimit: pixelLimit,
          cancellation: cancellation)
        guard !cancellation.isCancelled else { throw .cancelled }
        guard let grey = picture.luminancePicture else { return result }
        let found = scanner.scan(grey)
        if case .found = found { return found }
        if case .otherSymbologies = found { result = found }
        // A larger picture would be the same.
        if max(grey.width, grey.height) < side { return result }
      }
      return result
    }
  }

  nonisolated extension Texture {
    /// The grayscale picture on a white background; nil if it is too large to scan.
    var luminancePicture: LuminancePicture? {
      let pixels = pixels
      let count = pixels.count / 4
      let grey = [UInt8](unsafeUninitializedCapacity: count) { grey, written in
        pixels.withUnsafeBufferPointer { pixels in
          for index in 0..<count {
            let (blue, green) = (Int(pixels[4 * index]), Int(pixels[4 * index + 1]))
            let (red, alpha) = (Int(pixels[4 * index + 2]), Int(pixels[4 * index + 3]))
            // The luma of the colors, in 256ths.
            grey[index] = UInt8(truncatingIfNeeded: min(255, (29 * blue + 150 * green + 77 * red) >> 8 + 255 - alpha))
          }
        }
        written = count
      }
      return LuminancePicture(width: width, height: height, pixels: grey)
    }
  }
#endif
