#if Barcode
  import FloorplanBarcode
  import GTKTestSupport
  import Testing

  @Suite struct BarcodeScannerTests {
    /// Returns the type and text of each barcode in a picture, nearest to the center first.
    private func scan(_ picture: GrayPicture, _ mode: ScanMode = .all) throws -> [String] {
      let grey = try #require(LuminancePicture(width: picture.width, height: picture.height, pixels: picture.pixels))
      var scanner = BarcodeScanner()
      scanner.scanMode = mode
      switch scanner.scan(grey) {
      case .found(let found): return found.map { "\($0.symbology.name) \($0.text)" }
      case .otherSymbologies(let others): return others.map { "not \($0.symbology.name)" }
      case .notFound: return []
      }
    }

    private let ean = LinearCode.ean13("400638133393")
    private let upc = LinearCode.upcA("03600029145")

    @Test func readsEverySymbology() throws {
      #expect(ean.text == "4006381333931" && upc.text == "036000291452")
      #expect(try scan(ean.picture) == ["EAN-13 4006381333931"])
      #expect(try scan(upc.picture) == ["UPC-A 036000291452"])
      #expect(try scan(LinearCode.code128("Order 12/b~")) == ["Code 128 Order 12/b~"])
      #expect(try scan(QRCode.picture("Pump 7")) == ["QR code Pump 7"])
      #expect(try scan(QRCode.picture("https://example.org/7?q=1")) == ["QR code https://example.org/7?q=1"])
    }

    @Test(arguments: ["9780306406157", "0000000000000", "9999999999994", "1234567890128"])
    func readsEveryFirstDigit(_ text: String) throws {
      let code = LinearCode.ean13(String(text.dropLast()))
      #expect(code.text == text)
      let kind = text.hasPrefix("0") ? "UPC-A \(text.dropFirst())" : "EAN-13 \(text)"
      #expect(try scan(code.picture) == [kind])
    }

    @Test func readsNonASCIITexts() throws {
      for text in ["Größe 7 €", "日本語のコード", "Ключ", "a"] {
        #expect(try scan(QRCode.picture(text)) == ["QR code \(text)"])
      }
      // In Latin-1, and in Shift JIS.
      #expect(try scan(QRCode.picture([0x47, 0xfc, 0x74])) == ["QR code Güt"])
      #expect(try scan(QRCode.picture([0x93, 0xfa, 0x96, 0x7b])) == ["QR code 日本"])
    }

    @Test func scanModeFiltersSymbologies() throws {
      #expect(try scan(ean.picture, .EAN_UPC) == ["EAN-13 4006381333931"])
      #expect(try scan(upc.picture, .EAN_UPC) == ["UPC-A 036000291452"])
      #expect(try scan(upc.picture, ScanMode([.ean13])) == ["EAN-13 0036000291452"])
      #expect(try scan(upc.picture, ScanMode([.upcA])) == ["UPC-A 036000291452"])
      #expect(try scan(QRCode.picture("Pump 7"), .EAN_UPC) == ["not QR code"])
      #expect(try scan(ean.picture, .qrCode) == ["not EAN-13"])
      #expect(try scan(LinearCode.code128("A1"), .qrCode) == ["not Code 128"])
      #expect(try scan(ean.picture, ScanMode([])) == ["not EAN-13"])
      #expect(ScanMode.EAN_UPC.symbologyNames == ["EAN-13", "EAN-8", "UPC-A", "UPC-E"])
      #expect(ScanMode.all.symbologyNames.count == Symbology.allCases.count)
    }

    @Test func readsRotatedCodes() throws {
      let rotations: [(Double, Double)] = [(0, 1), (-1, 0), (0, -1), (0.966, 0.259), (0.966, -0.259)]
      for (cosine, sine) in rotations {
        #expect(
          try scan(ean.picture.rotated(cosine: cosine, sine: sine)) == ["EAN-13 4006381333931"], "\(cosine) \(sine)")
        #expect(
          try scan(QRCode.picture("Pump 7").rotated(cosine: cosine, sine: sine)) == ["QR code Pump 7"],
          "\(cosine) \(sine)")
      }
      let half = 0.5.squareRoot()
      #expect(try scan(QRCode.picture("Pump 7").rotated(cosine: half, sine: half)) == ["QR code Pump 7"])
    }

    @Test func readsBlurredAndLowContrastCodes() throws {
      let codes = [("EAN-13 4006381333931", ean.picture), ("QR code Pump 7", QRCode.picture("Pump 7"))]
      for (text, picture) in codes {
        #expect(try scan(picture.blurred(1)) == [text])
        #expect(try scan(picture.between(dark: 110, light: 150)) == [text])
        #expect(try scan(picture.between(dark: 255, light: 0)) == [text], "light on dark")
        #expect(try scan(picture.blurred(1).between(dark: 60, light: 200)) == [text])
        #expect(try scan(picture.blurred(8)) == [])
        #expect(try scan(picture.between(dark: 128, light: 128)) == [])
      }
    }

    @Test func findsSeveralCodesNearestToTheCenterFirst() throws {
      let picture = GrayPicture(width: 1200, height: 700)
        .with(ean.picture, x: 380, y: 250)
        .with(LinearCode.code128("Second"), x: 20, y: 10)
        .with(QRCode.picture("Third"), x: 900, y: 500)
      #expect(try Set(scan(picture)) == ["EAN-13 4006381333931", "Code 128 Second", "QR code Third"])
      #expect(try scan(picture).first == "EAN-13 4006381333931")
      #expect(try scan(picture, .qrCode) == ["QR code Third"])
    }

    @Test func reportsThePolygonOfACode() throws {
      let picture = QRCode.picture("Pump 7").placed(inWidth: 800, height: 600, x: 500, y: 300)
      let grey = try #require(LuminancePicture(width: 800, height: 600, pixels: picture.pixels))
      guard case .found(let found) = BarcodeScanner().scan(grey), let code = found.first else {
        Issue.record("no code found")
        return
      }
      #expect(code.polygon.count == 4 && code.bytes == Array("Pump 7".utf8))
      #expect(code.polygon.allSatisfy { (500..<620).contains($0.x) && (300..<420).contains($0.y) })
    }

    @Test func findsNothingInPicturesWithoutCodes() throws {
      for (width, height) in [(1, 1), (1, 2000), (2000, 1), (3, 3), (640, 480)] {
        #expect(try scan(GrayPicture(width: width, height: height)) == [])
        #expect(try scan(GrayPicture(width: width, height: height, light: 0)) == [])
      }
      var state: UInt64 = 7
      var noise = GrayPicture(width: 320, height: 240)
      for y in stride(from: 0, to: 240, by: 8) {
        for x in stride(from: 0, to: 320, by: 8) {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          noise = noise.with(GrayPicture(width: 8, height: 8, light: UInt8(state >> 56)), x: x, y: y)
        }
      }
      #expect(try scan(noise, .EAN_UPC).allSatisfy { $0.hasPrefix("not") })
    }

    @Test func readsASmallCodeInAHugePicture() throws {
      let picture = ean.picture.placed(inWidth: 6000, height: 4000, x: 5200, y: 3600)
      #expect(try scan(picture, .EAN_UPC) == ["EAN-13 4006381333931"])
    }

    @Test func rejectsInvalidPictures() {
      #expect(LuminancePicture(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
      #expect(LuminancePicture(width: 2, height: 2, pixels: [1, 2, 3, 4]) != nil)
      for side in [0, -1, .max, 1 << 15 + 1] {
        #expect(LuminancePicture(width: side, height: 1, pixels: [0]) == nil)
        #expect(LuminancePicture(width: 1, height: side, pixels: [0]) == nil)
      }
    }

    @Test func invalidUTF8IsDecodedAsLatin1() {
      #expect(Barcode(symbology: .qrCode, bytes: [0x47, 0xfc, 0x74]).text == "Güt")
      #expect(Barcode(symbology: .qrCode, bytes: Array("Güt".utf8)).text == "Güt")
      #expect(Barcode(symbology: .qrCode, bytes: []).distance(toX: 0, y: 0) == .infinity)
    }
  }
#endif
