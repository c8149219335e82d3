#if Barcode
  import CGTK
  import FloorplanBarcode
  import FloorplanCamera
  import FloorplanUI
  import GTKTestSupport
  import Testing

  @testable import FloorplanForms
  @testable import GTKBridge

  @Suite(.serialized) struct SearchScannerTests {
    private static let ean = LinearCode.ean13("400638133393")
    private static let square = QRCode.picture("Pump 7")

    /// An open picker with three options that can scan.
    private func withScanner(
      _ cameras: SampleCameras = SampleCameras([]), _ location: SourceLocation = #_sourceLocation,
      _ prepare: (SearchBar) -> Void = { _ in }, _ body: (OpenPicker, SearchScanner) async throws -> Void
    ) async throws {
      try await withOpenPicker(location) { cell in
        cell.valueOptions = ["Pencil 4006381333931", "Pump 7", "Valve 036000291452"]
        cell.listPicker.isSearchEnabled = true
        let searchBar = try #require(cell.listPicker.searchBar)
        searchBar.isBarcodeScannerEnabled = true
        searchBar.cameraSource = cameras
        prepare(searchBar)
      } _: { _, open in
        // Clears a picture that another test has copied to the clipboard.
        open.view.clipboard.set(text: "")
        try await body(open, try #require(open.view.scanner))
      }
      #expect(await turnUntil { cameras.openCount == 0 })
    }

    /// Scans and waits for the result.
    private func scan(_ input: PictureScan.Input, _ open: OpenPicker, _ scanner: SearchScanner) async {
      scanner.scan(input)
      #expect(await turnUntil { !scanner.isScanning })
      await open.turn()
    }

    private func messageText(_ scanner: SearchScanner) -> String? {
      scanner.message.isVisible ? scanner.message.message.text : nil
    }

    // MARK: Configuration

    @Test func searchBarAndScannerExistIfEnabled() {
      let picker = ListPicker()
      #expect(picker.searchBar == nil)
      picker.isSearchEnabled = true
      #expect(picker.searchBar?.isBarcodeScannerEnabled == false && picker.searchBar?.barcodeScanner == nil)
      picker.searchBar?.isBarcodeScannerEnabled = true
      #expect(picker.searchBar?.barcodeScanner?.scanMode == .all)
      picker.searchBar?.barcodeScanner?.scanMode = .EAN_UPC
      picker.searchBar?.barcodeScanner?.scanResultTransformer = { (scanString) -> String in
        return "article " + scanString
      }
      #expect(picker.searchBar?.barcodeScanner?.scanMode.symbologies == [.ean13, .ean8, .upcA, .upcE])
      #expect(picker.searchBar?.barcodeScanner?.scanResultTransformer?("7") == "article 7")
    }

    @Test func noScannerUnlessEnabled() async throws {
      try await withOpenPicker {
        $0.listPicker.isSearchEnabled = true
      } _: { _, open in
        #expect(open.view.scanner == nil)
        #expect(open.view.descendants(ofType: "GtkMenuButton").isEmpty)
      }
    }

    // MARK: Pictures

    @Test func scannedTextIsSearched() async throws {
      try await withScanner { open, scanner in
        #expect(open.rows.count == 3)
        try await withFolder { folder in
          write(Self.ean.picture.file(), to: "\(folder)/code.png")
          await scan(.file(.path("\(folder)/code.png")), open, scanner)
        }
        #expect(open.view.searchEntry.text == "4006381333931" && open.picker.searchText == "4006381333931")
        #expect(open.rows == ["Pencil 4006381333931"] && messageText(scanner) == nil)
        #expect(open.view.searchEntry.containsFocus)
        await scan(.bytes(Self.square.file("jpeg")), open, scanner)
        #expect(open.view.searchEntry.text == "Pump 7" && open.rows == ["Pump 7"])
      }
    }

    @Test func scannedTextIsTransformedToOneLine() async throws {
      try await withScanner { searchBar in
        searchBar.barcodeScanner?.scanResultTransformer = { "<\($0)>\n\u{0}x" }
      } _: { open, scanner in
        await scan(.bytes(Self.square.file()), open, scanner)
        #expect(open.view.searchEntry.text == "<Pump 7> x" && open.picker.searchText == "<Pump 7> x")
      }
      try await withScanner {
        $0.barcodeScanner?.scanResultTransformer = { _ in "\n" }
      } _: { open, scanner in
        await open.search("pump")
        await scan(.bytes(Self.square.file()), open, scanner)
        #expect(
          open.view.searchEntry.text == "pump" && messageText(scanner) == "The barcode has no text to search for.")
      }
    }

    @Test func otherSymbologiesAreReportedAndKeepTheSearch() async throws {
      try await withScanner {
        $0.barcodeScanner?.scanMode = .EAN_UPC
      } _: { open, scanner in
        await open.search("valve")
        await scan(.bytes(Self.square.file()), open, scanner)
        #expect(messageText(scanner)?.contains("QR code") == true && messageText(scanner)?.contains("UPC-A") == true)
        #expect(scanner.message.message.kind == .warning)
        #expect(open.view.searchEntry.text == "valve" && open.rows == ["Valve 036000291452"])
        // Typing dismisses the message.
        open.view.searchEntry.text = "v"
        #expect(messageText(scanner) == nil)
        await scan(.bytes(Self.ean.picture.file()), open, scanner)
        #expect(open.view.searchEntry.text == "4006381333931" && messageText(scanner) == nil)
      }
    }

    @Test func missingBarcodeIsReported() async throws {
      try await withScanner { open, scanner in
        await open.search("valve")
        for picture in [GrayPicture(width: 1, height: 1), GrayPicture(width: 300, height: 200)] {
          await scan(.bytes(picture.file()), open, scanner)
          #expect(messageText(scanner) == "No barcode found in the image." && open.view.searchEntry.text == "valve")
          open.view.searchEntry.text = "valve "
          open.view.searchEntry.text = "valve"
        }
      }
    }

    @Test func unreadablePicturesAreReported() async throws {
      try await withScanner { open, scanner in
        await open.search("valve")
        try await withFolder { folder in
          write("no picture", to: "\(folder)/text.png")
          write(Array(Self.square.file().prefix(200)), to: "\(folder)/half.png")
          write(SamplePicture.emptyPNG(width: 60_000, height: 60_000), to: "\(folder)/bomb.png")
          for name in ["text.png", "half.png", "gone.png", "."] {
            await scan(.file(.path("\(folder)/\(name)")), open, scanner)
            #expect(messageText(scanner)?.hasPrefix("The image can’t be read: ") == true, "\(name)")
            #expect(scanner.message.message.kind == .error)
          }
          await scan(.file(.path("\(folder)/bomb.png")), open, scanner)
          #expect(messageText(scanner) == "The image is too large.")
          let byteCount = ImageLoader.shared.maximumByteCount
          defer { ImageLoader.shared.maximumByteCount = byteCount }
          ImageLoader.shared.maximumByteCount = 100
          write(Self.square.file(), to: "\(folder)/long.png")
          await scan(.file(.path("\(folder)/long.png")), open, scanner)
          #expect(messageText(scanner) == "The image is too large.")
        }
        #expect(open.view.searchEntry.text == "valve")
      }
    }

    @Test func centerBarcodeIsUsed() async throws {
      let picture = GrayPicture(width: 900, height: 600)
        .with(Self.ean.picture, x: 10, y: 10).with(Self.square, x: 380, y: 250)
      try await withScanner { open, scanner in
        await scan(.bytes(picture.file()), open, scanner)
        #expect(open.view.searchEntry.text == "Pump 7" && messageText(scanner)?.contains(" 2 ") == true)
        #expect(scanner.message.message.kind == .information)
      }
    }

    @Test func smallCodeInLargePictureIsFound() async throws {
      let large = Self.ean.picture.placed(inWidth: 4500, height: 3000, x: 3900, y: 2500)
      try await withScanner { open, scanner in
        await scan(.bytes(large.file()), open, scanner)
        #expect(open.view.searchEntry.text == "4006381333931")
      }
    }

    @Test func secondPictureReplacesTheFirst() async throws {
      try await withScanner { open, scanner in
        // The first one takes longer.
        scanner.scan(.bytes(Self.ean.picture.placed(inWidth: 4500, height: 3000, x: 3900, y: 2500).file()))
        #expect(messageText(scanner) == "Looking for a barcode…")
        await scan(.bytes(Self.square.file()), open, scanner)
        await waitForBackgroundWork()
        await open.turn()
        #expect(open.view.searchEntry.text == "Pump 7")
      }
    }

    @Test func closingThePickerCancelsTheScan() async throws {
      try await withScanner { open, scanner in
        scanner.scan(.bytes(Self.ean.picture.file()))
        open.picker.dismiss()
        await waitForBackgroundWork()
        #expect(!scanner.isScanning && open.picker.searchText.isEmpty)
        scanner.scan(.bytes(Self.square.file()))
        #expect(!scanner.isScanning)
      }
    }

    // MARK: Clipboard and dropping

    @Test func picturesCanBePasted() async throws {
      try await withScanner { open, scanner in
        let entry = open.view.searchEntry
        scanner.paste()
        #expect(messageText(scanner) == "No image on the clipboard." && !scanner.isScanning)
        // The entry pastes text itself.
        entry.clipboard.set(text: "pump")
        #expect(!entry.press("v", .control))
        entry.clipboard.set(texture: try texture(Self.square))
        #expect(!entry.press("v") && !entry.press("c", .control))
        #expect(entry.press("v", .control))
        #expect(await turnUntil { entry.text == "Pump 7" && !scanner.isScanning })
        entry.clipboard.set(texture: try texture(Self.ean.picture))
        #expect(open.view.scanner?.row.activateAction("scan.paste") == true)
        #expect(await turnUntil { entry.text == "4006381333931" })
        let byteCount = ImageLoader.shared.maximumByteCount
        defer { ImageLoader.shared.maximumByteCount = byteCount }
        ImageLoader.shared.maximumByteCount = 100
        scanner.paste()
        #expect(await turnUntil { messageText(scanner) == "The image is too large." })
        entry.clipboard.set(text: "")
      }
    }

    @Test func filesCanBePastedAndDropped() async throws {
      try await withScanner { open, scanner in
        let entry = open.view.searchEntry
        try await withFolder { folder in
          write(Self.square.file(), to: "\(folder)/square.png")
          write(Self.ean.picture.file(), to: "\(folder)/ean.png")
          withFiles(["\(folder)/square.png", "\(folder)/ean.png"]) { value in
            gdk_clipboard_set_value(OpaquePointer(entry.clipboard.pointer), value)
          }
          #expect(entry.press(.insert, .shift))
          #expect(await turnUntil { entry.text == "Pump 7" && !scanner.isScanning })
          #expect(scanner.row.controllers(of: ContentDropTarget.self).first?.phase == .capture)
          scanner.receive(.files(["\(folder)/ean.png"]))
          #expect(await turnUntil { entry.text == "4006381333931" && !scanner.isScanning })
          scanner.receive(.picture(Self.square.file(), contentType: "image/png"))
          #expect(await turnUntil { entry.text == "Pump 7" && !scanner.isScanning })
          scanner.receive(.failed(.tooManyBytes))
          #expect(messageText(scanner) == "The image is too large.")
        }
        entry.clipboard.set(text: "")
      }
    }

    private func texture(_ picture: GrayPicture) throws -> Texture {
      try #require(
        Texture(
          width: picture.width, height: picture.height, pixels: picture.pixels.flatMap { [$0, $0, $0, 255] }))
    }

    private func withFiles<Result>(_ paths: [String], _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
      var files: [OpaquePointer?] = paths.map { g_file_new_for_path($0) }
      let list = gdk_file_list_new_from_array(&files, gsize(files.count))
      for file in files { g_object_unref(file.map(UnsafeMutableRawPointer.init)) }
      var value = GValue()
      g_value_init(&value, gdk_file_list_get_type())
      g_value_take_boxed(&value, UnsafeMutableRawPointer(list))
      defer { g_value_unset(&value) }
      return body(&value)
    }

    // MARK: Camera

    private func frame(_ picture: GrayPicture) throws -> SampleCameras.Step {
      .frame(
        try #require(
          CameraFrame(width: picture.width, height: picture.height, format: .grey, bytes: picture.pixels)))
    }

    @Test func cameraButtonNeedsACameraAndIdleSearch() async throws {
      try await withFolder { folder in
        let cameras = SampleCameras([], watching: folder)
        try await withScanner(cameras) { open, scanner in
          let entry = open.view.searchEntry
          await open.turn()
          #expect(!scanner.cameraButton.isVisible && scanner.entries == ["Scan Image…", "Paste Image"])
          cameras.reconfigure(["One"])
          write("", to: "\(folder)/video0")
          #expect(await turnUntil { scanner.cameraButton.isVisible })
          #expect(scanner.entries == ["Scan With Camera…", "Scan Image…", "Paste Image"])
          entry.text = "p"
          #expect(!scanner.cameraButton.isVisible)
          entry.text = ""
          #expect(scanner.cameraButton.isVisible)
          entry.grabFocus()
          #expect(!scanner.cameraButton.isVisible && scanner.menuButton.isVisible)
          scanner.menuButton.grabFocus()
          #expect(scanner.cameraButton.isVisible)
          cameras.reconfigure([])
          write("", to: "\(folder)/video0")
          #expect(await turnUntil { !scanner.cameraButton.isVisible })
          #expect(scanner.entries == ["Scan Image…", "Paste Image"])
          // Other devices are ignored.
          cameras.reconfigure(["One"])
          write("", to: "\(folder)/null")
          try await waitForFileChanges()
          await waitForBackgroundWork()
          #expect(!scanner.cameraButton.isVisible)
        }
      }
    }

    @Test func codeInFrontOfTheCameraIsSearched() async throws {
      let blank = GrayPicture(width: 300, height: 200)
      let cameras = SampleCameras(
        ["One"], [try frame(blank), try frame(Self.square), try frame(Self.ean.picture), .nothing])
      try await withScanner(cameras) {
        $0.barcodeScanner?.scanMode = .EAN_UPC
      } _: { open, scanner in
        #expect(await turnUntil { scanner.cameraButton.isVisible })
        scanner.cameraButton.emit("clicked")
        let window = try #require(scanner.cameraWindow)
        #expect(await turnUntil { window.message.message.text.contains("QR code") })
        // A single picture can be misread.
        #expect(await turnUntil { cameras.requestCount > 3 })
        await settle()
        #expect(scanner.cameraWindow != nil && open.view.searchEntry.text.isEmpty)
        cameras.reconfigure(["One"], [try frame(Self.ean.picture)])
        #expect(await turnUntil { open.view.searchEntry.text == "4006381333931" })
        #expect(scanner.cameraWindow == nil)
        await open.turn()
        #expect(open.rows == ["Pencil 4006381333931"] && open.view.searchEntry.containsFocus)
        #expect(await turnUntil { cameras.openCount == 0 })
      }
    }

    @Test func cancelKeepsThePicker() async throws {
      let cameras = SampleCameras(["One"], [try frame(GrayPicture(width: 30, height: 20))])
      try await withScanner(cameras) { open, scanner in
        #expect(await turnUntil { scanner.cameraButton.isVisible })
        #expect(scanner.row.activateAction("scan.camera"))
        let window = try #require(scanner.cameraWindow)
        #expect(await turnUntil { cameras.openCount == 1 })
        // Only one window opens at a time.
        #expect(scanner.row.activateAction("scan.camera") && scanner.cameraWindow === window)
        window.cancelButton.emit("clicked")
        #expect(await turnUntil { scanner.cameraWindow == nil && cameras.openCount == 0 })
        #expect(open.picker.isPresented && open.rows.count == 3)
      }
    }

    @Test func cameraErrorIsDisplayedAndClosesWithThePicker() async throws {
      let cameras = SampleCameras(["One"], [.nothing])
      let refusal = CameraError(.noPermission, camera: "One")
      cameras.reconfigure(["One"], refusing: refusal)
      try await withScanner(cameras) { open, scanner in
        #expect(await turnUntil { scanner.cameraButton.isVisible })
        scanner.cameraButton.emit("clicked")
        #expect(await turnUntil { scanner.cameraWindow?.coveringView?.bodyText == refusal.description })
        open.picker.dismiss()
        await settle()
        #expect(scanner.cameraWindow == nil)
      }
    }
  }

  extension SearchScanner {
    /// The items of the menu.
    fileprivate var entries: [String] {
      let model = menu.pointer.assumingMemoryBound(to: GMenuModel.self)
      return (0..<g_menu_model_get_n_items(model)).compactMap { item in
        guard let label = g_menu_model_get_item_attribute_value(model, item, "label", nil) else { return nil }
        defer { g_variant_unref(label) }
        return g_variant_get_string(label, nil).map { String(cString: $0) }
      }
    }
  }
#endif
