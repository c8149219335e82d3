#if Barcode
  import FloorplanBarcode
  import FloorplanUI
  import GTKBridge

  /// Looks for barcodes in a picture, however it comes.
  nonisolated enum PictureScan {
    /// What a picture comes as.
    enum Input: Sendable {
      /// A file.
      case file(FileLocation)
      /// The bytes of a file.
      case bytes([UInt8])
    }

    /// The longest sides that pictures are scanned with, one after the other: lines that are blurred are found in a
    /// small picture, and those that are small in a large one.
    private static let sides = [1600, 4800]

    /// Looks for barcodes; to be called off the main thread.
    static func scan(
      _ input: Input, with scanner: BarcodeScanner, byteLimit: Int, pixelLimit: Int, _ cancellation: Cancellation
    ) throws(PictureProblem) -> BarcodeScanner.Result {
      let bytes =
        switch input {
        case .file(let file): try file.contents(limit: byteLimit, cancellation: cancellation)
        case .bytes(let bytes): bytes
        }
      var result = BarcodeScanner.Result.nothing
      for side in sides {
        let picture = try decodePicture(
          bytes, for: PictureBox(width: side, height: side, fit: .within), pixelLimit: pixelLimit,
          cancellation: cancellation)
        guard !cancellation.isCancelled else { throw .cancelled }
        guard let grey = picture.luminancePicture else { return result }
        let found = scanner.scan(grey)
        if case .found = found { return found }
        if case .otherKinds = found { result = found }
        // It would be the same picture again.
        if max(grey.width, grey.height) < side { return result }
      }
      return result
    }
  }

  nonisolated extension Texture {
    /// The picture without its colours, on white; nil where it is larger than can be scanned.
    var luminancePicture: LuminancePicture? {
      let pixels = pixels
      let count = pixels.count / 4
      let grey = [UInt8](unsafeUninitializedCapacity: count) { grey, written in
        pixels.withUnsafeBufferPointer { pixels in
          for index in 0..<count {
            let (blue, green) = (Int(pixels[4 * index]), Int(pixels[4 * index + 1]))
            let (red, alpha) = (Int(pixels[4 * index + 2]), Int(pixels[4 * index + 3]))
            // How light the eye sees colours, as television has it, in 256ths.
            grey[index] = UInt8(truncatingIfNeeded: min(255, (29 * blue + 150 * green + 77 * red) >> 8 + 255 - alpha))
          }
        }
        written = count
      }
      return LuminancePicture(width: width, height: height, pixels: grey)
    }
  }

  nonisolated extension CameraPicture {
    /// The picture without its colours.
    var luminancePicture: LuminancePicture? {
      frame.luminance.map { LuminancePicture(width: frame.width, height: frame.height, pixels: $0) }
        ?? texture.luminancePicture
    }
  }
#endif
