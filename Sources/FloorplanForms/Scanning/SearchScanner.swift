#if Barcode
  import CGTK
  import FloorplanBarcode
  import FloorplanCamera
  import FloorplanTheme
  import FloorplanUI
  import GTKBridge

  /// The controls that scan a barcode to search for its text: a camera button and a menu next to the search, and a
  /// message below it.
  ///
  /// The button is visible while there is a camera and the search is empty and without the keyboard focus. Pictures and
  /// files of pictures can also be dropped on the search and pasted into it.
  final class SearchScanner {
    let row: Box
    let message = InlineValidationView()
    let cameraButton: Button
    let menuButton: MenuButton
    private(set) var cameraWindow: CameraWindow?
    /// Whether a scan is in progress.
    var isScanning: Bool { cancellation != nil }

    private let entry: SearchEntry
    private let scanner: BarcodeScanner
    private let source: any CameraSource
    let menu = Menu()
    private let actions = ActionGroup()
    private let onText: (String) -> Void
    private var hasCamera = false
    @Pending private var cameraSearch: Cancellation?
    @Pending private var cancellation: Cancellation?
    @Pending private var monitor: FolderMonitor?
    private var isEnded = false

    /// - Parameters:
    ///   - entry: The search entry, without a parent.
    ///   - searchBar: The settings of the scanner.
    ///   - part: The part of the picker, whose line gap is the space between the entry and the buttons.
    ///   - onText: Called with the text to search for.
    init(_ entry: SearchEntry, _ searchBar: SearchBar, of part: ComponentPart, onText: @escaping (String) -> Void) {
      self.entry = entry
      self.onText = onText
      scanner = searchBar.barcodeScanner ?? BarcodeScanner()
      source = searchBar.cameraSource
      cameraButton = Button(iconName: "camera-photo-symbolic", name: localized("Scan Barcode"))
      let menuName = localized("Scan Options")
      menuButton = MenuButton(
        iconName: "view-more-symbolic", name: menuName, popover: PopoverMenu(menu, name: menuName))
      entry.expandsHorizontally = true
      row = Box(.horizontal, spacing: .lineGap, of: part, [entry, cameraButton, menuButton])
      message.isVisible = false
      addActions()
      addSignals()
      fillMenu()
      showButton()
      searchForCameras()
    }

    /// Ends the scan, closes the camera and stops watching for cameras.
    func end() {
      isEnded = true
      cancellation = nil
      monitor = nil
      cameraWindow?.close()
      row.insertActionGroup(nil, prefix: Self.prefix)
    }

    private static let prefix = "scan"

    private func addActions() {
      actions.addAction("camera") { [weak self] in self?.openCamera() }
      actions.addAction("image") { [weak self] in self?.chooseImage() }
      actions.addAction("paste") { [weak self] in self?.paste() }
      row.insertActionGroup(actions, prefix: Self.prefix)
      cameraButton.onClick { [weak self] in self?.openCamera() }
    }

    private func fillMenu() {
      menu.removeAll()
      if hasCamera { menu.append(localized("Scan With Camera…"), action: "\(Self.prefix).camera") }
      menu.append(localized("Scan Image…"), action: "\(Self.prefix).image")
      menu.append(localized("Paste Image"), action: "\(Self.prefix).paste")
    }

    private func addSignals() {
      entry.connect("changed") { [weak self] in
        self?.showMessage(nil)
        self?.showButton()
      }
      entry.connect("state-flags-changed") { [weak self] in self?.showButton() }
      row.addStyleClass(UtilityClass.dropTarget.rawValue)
      let drops = row.addContentDropTarget(limit: ImageLoader.shared.maximumByteCount) {
        true
      } onDrop: { [weak self] in
        self?.receive($0)
      }
      // The entry would accept a dropped file as text.
      drops.phase = .capture
      // Handle the key before the entry, which only pastes text.
      entry.onKeyPress(phase: .capture) { [weak self] in self?.handle($0, $1) ?? false }
    }

    private func showButton() {
      guard !isEnded else { return }
      cameraButton.isVisible = hasCamera && entry.text.isEmpty && !entry.isFocusWithin
    }

    // MARK: Cameras

    private func searchForCameras() {
      monitor = source.folderToWatch.flatMap { folder in
        try? FolderMonitor(folder) { [weak self] name in
          // The folder contains other devices, which change often.
          if name.hasPrefix("video") { self?.updateCameraAvailability() }
        }
      }
      updateCameraAvailability()
    }

    private func updateCameraAvailability() {
      cameraSearch = searchForCamera(in: source) { [weak self] in self?.camerasDidChange(hasCamera: $0) }
    }

    private func camerasDidChange(hasCamera: Bool) {
      guard !isEnded, hasCamera != self.hasCamera else { return }
      self.hasCamera = hasCamera
      fillMenu()
      showButton()
    }

    private func openCamera() {
      guard !isEnded, hasCamera, cameraWindow == nil, let parent = entry.window else { return }
      cancellation = nil
      showMessage(nil)
      let opened = CameraWindow(
        over: parent, openedBy: entry, title: localized("Scan Barcode"),
        hint: localized("Point the camera at a barcode."), action: nil, source: source)
      cameraWindow = opened
      let scan = LiveScan(scanner) { [weak self] in self?.cameraDidScan($0) }
      opened.examine = { scan.examine($0) }
      opened.onClose = { [weak self] _ in self?.cameraWindow = nil }
      opened.present()
    }

    private func cameraDidScan(_ result: BarcodeScanner.Result) {
      guard let window = cameraWindow else { return }
      switch result {
      case .found:
        window.close()
        handle(result)
      case .otherSymbologies(let others):
        window.showMessage(ValidationMessage(text(of: others), kind: .warning, style: .hint))
      case .notFound: break
      }
    }

    // MARK: Pictures

    private func chooseImage() {
      guard !isEnded, let window = entry.window else { return }
      let filters = [FileFilter(localized("Images"), suffixes: Attachment.pictureExtensions)]
      do throws(FileDialogError) {
        try FileDialog.open(title: localized("Scan Image…"), filters: filters, parent: window) { [weak self] path in
          if let path { self?.scan(.file(FileLocation(path))) }
        }
      } catch {
        fail(error.message)
      }
    }

    /// Scans the pasted or dropped picture, or the first of several files.
    func receive(_ content: TransferredContent) {
      guard !isEnded else { return }
      switch content {
      case .files(let paths): scan(.file(FileLocation(paths[0])))
      case .picture(let bytes, _): scan(.bytes(bytes))
      case .failed(.tooManyBytes): fail(Self.text(of: .tooManyBytes))
      case .unsupported, .failed: fail(localized("No image on the clipboard."))
      }
    }

    private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
      let isPaste =
        switch (key, modifiers.intersection([.control, .shift, .alt])) {
        case ("v", .control), (.insert, .shift): true
        default: false
        }
      guard isPaste, entry.clipboard.hasFilesOrPicture else { return false }
      paste()
      return true
    }

    /// Scans the picture or picture file on the clipboard.
    func paste() {
      guard !isEnded else { return }
      let cancellation = beginScan()
      entry.clipboard.readFilesOrPicture(limit: ImageLoader.shared.maximumByteCount) { [weak self] in
        if !cancellation.isCancelled { self?.receive($0) }
      }
    }

    /// Scans a picture, and cancels a scan in progress.
    func scan(_ input: PictureScan.Input) {
      guard !isEnded else { return }
      let cancellation = beginScan()
      let (scanner, loader) = (scanner, ImageLoader.shared)
      let (bytes, pixels) = (loader.maximumByteCount, loader.maximumPixelCount)
      Background.run {
        Result { () throws(PictureLoadError) in
          try PictureScan.scan(input, with: scanner, byteLimit: bytes, pixelLimit: pixels, cancellation)
        }
      } completion: { [weak self] result in
        guard let self, !cancellation.isCancelled else { return }
        switch result {
        case .success(let found): handle(found)
        case .failure(let problem): fail(Self.text(of: problem))
        }
      }
    }

    private func beginScan() -> Cancellation {
      let new = Cancellation()
      cancellation = new
      showMessage(localized("Looking for a barcode…"), .none)
      return new
    }

    // MARK: Results

    private func handle(_ result: BarcodeScanner.Result) {
      cancellation = nil
      switch result {
      case .notFound: showMessage(Self.nothingFound)
      case .otherSymbologies(let others): showMessage(text(of: others))
      case .found(let found): if let first = found.first { search(first, of: found.count) }
      }
    }

    private func search(_ barcode: Barcode, of count: Int) {
      let text = scanner.scanResultTransformer?(barcode.text) ?? barcode.text
      let line = text.asOneLine
      guard line.contains(where: { !$0.isWhitespace }) else {
        return showMessage(localized("The barcode has no text to search for."))
      }
      onText(line)
      let several = localized(
        "The image has %1$@ barcode.", "The image has %1$@ barcodes. The one in the middle was used.", count: count)
      showMessage(count > 1 ? several : nil, .information)
    }

    private func text(of others: [Barcode]) -> String {
      others.first.map {
        localized("The barcode type %1$@ isn’t supported. Scan one of these types: %2$@.").filled(
          with: $0.symbology.name, scanner.scanMode.symbologyNames.localizedList)
      } ?? Self.nothingFound
    }

    private static var nothingFound: String { localized("No barcode found in the image.") }

    private static func text(of problem: PictureLoadError) -> String {
      let unreadable = localized("The image can’t be read: %1$@.")
      return switch problem {
      case .tooManyBytes, .tooManyPixels: localized("The image is too large.")
      case .unreadable(let error): unreadable.filled(with: error.clause)
      case .undecodable: unreadable.filled(with: localized("its format isn’t supported, or it is damaged"))
      case .truncated, .cancelled: unreadable.filled(with: localized("the file is incomplete"))
      }
    }

    private func fail(_ text: String) {
      cancellation = nil
      showMessage(text, .error)
    }

    private func showMessage(_ text: String?, _ kind: ValidationMessage.Kind = .warning) {
      message.message = ValidationMessage(text ?? "", kind: text == nil ? .none : kind, style: .hint)
      message.isVisible = text != nil
    }
  }
#endif
