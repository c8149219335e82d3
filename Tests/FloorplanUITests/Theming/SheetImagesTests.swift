import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Glibc
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SheetImagesTests {
  private typealias Parts = ComponentParts.ObjectCell
  private static let path = Parts.detailImageView.classPath
  private static let red: SamplePicture.Color = [255, 0, 0]

  private func png(_ color: SamplePicture.Color, side: Int = 8) -> [UInt8] {
    SamplePicture.plain("png", width: side, height: side, color)
  }

  /// Runs a body with a folder, a function that applies a sheet in it, and the view that the sheet styles.
  private func withSheet(
    _ body: (
      _ folder: String, _ show: @MainActor (String) async -> ThemeManager, _ view: DetailImageView
    ) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      mkdir("\(folder)/theme", 0o700)
      let manager = ThemeManager(display: try #require(Display.default))
      let view = DetailImageView(Parts.detailImageView)
      view.image = .icon("folder-symbolic")
      try await body(
        "\(folder)/theme",
        { text in
          let file = "\(folder)/theme/my.nss"
          write(text, to: file)
          manager.theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: file, text: text)).sheet)
          await read()
          return manager
        }, view)
      manager.remove()
      #expect(manager.diagnostics.isEmpty && !SheetImages.isLoading)
    }
  }

  private func read() async { #expect(await turnUntil { !SheetImages.isLoading && !ImageLoader.shared.isLoading }) }

  private func sheet(_ name: String) -> String { "\(Self.path) {\n  image-name: \(name);\n}\n" }

  /// The color of the picture in a view; nil if it has none.
  private func color(of view: DetailImageView) -> [UInt8]? {
    guard case .encoded(let image)? = view.displayedImage else { return nil }
    let texture = try? decodePicture(image.bytes, for: PictureBox(width: 1, height: 1, fit: .contain), pixelLimit: 4096)
    return texture.map { [$0.pixels[2], $0.pixels[1], $0.pixels[0]] }
  }

  @Test(
    "An image next to the sheet is found by its name, with or without the extension",
    arguments: ["foo.png", "foo", "foo.svg", "images/foo.png", "./foo"])
  func imageNextToTheSheet(name: String) async throws {
    try await withSheet { folder, show, view in
      mkdir("\(folder)/images", 0o700)
      write(png(Self.red), to: name.hasPrefix("images") ? "\(folder)/images/foo.png" : "\(folder)/foo.png")
      let manager = await show(sheet(name))
      #expect(manager.diagnostics.isEmpty)
      #expect(color(of: view) == Self.red)
      // A part without content still displays nothing.
      view.image = nil
      #expect(view.displayedImage == nil)
    }
  }

  @Test("An image next to the sheet precedes an icon of the theme, and that precedes a built-in icon")
  func precedence() async throws {
    try await withSheet { folder, show, view in
      _ = await show(sheet("edit-find-symbolic.png"))
      #expect(view.displayedImage == .icon("edit-find-symbolic"))
      write(png(Self.red), to: "\(folder)/edit-find-symbolic.png")
      #expect(await turnUntil { color(of: view) == Self.red })
      let manager = await show(sheet("trend-up"))
      #expect(view.displayedImage == .indicator(.trendUp) && manager.diagnostics.isEmpty)
    }
  }

  @Test func savedAndRemovedImagesAreFollowed() async throws {
    try await withSheet { folder, show, view in
      let manager = await show(sheet("foo"))
      #expect(view.displayedImage == .icon("folder-symbolic"))
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
      for color in [Self.red, [0, 0, 255]] {
        write(png(color, side: color == Self.red ? 8 : 9), to: "\(folder)/foo.png")
        #expect(await turnUntil { self.color(of: view) == color })
        #expect(manager.diagnostics.isEmpty)
      }
      unlink("\(folder)/foo.png")
      #expect(await turnUntil { view.displayedImage == .icon("folder-symbolic") })
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
    }
  }

  @Test func addedAndRemovedIconsAreFollowed() async throws {
    try await withSheet { folder, show, view in
      let manager = await show(sheet("only-here-symbolic"))
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
      let icons = OpaquePointer(IconTheme.of(try #require(Display.default)).pointer)
      let before = gtk_icon_theme_get_search_path(icons)
      defer { g_strfreev(before) }
      for path in ["icons", "icons/hicolor", "icons/hicolor/scalable", "icons/hicolor/scalable/actions"] {
        mkdir("\(folder)/\(path)", 0o700)
      }
      let icon = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><path d='M2 2h12v12H2z'/></svg>"
      write(icon, to: "\(folder)/icons/hicolor/scalable/actions/only-here-symbolic.svg")
      gtk_icon_theme_add_search_path(icons, "\(folder)/icons")
      #expect(await turnUntil { view.displayedImage == .icon("only-here-symbolic") })
      #expect(manager.diagnostics.isEmpty)
      before?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        gtk_icon_theme_set_search_path(icons, $0)
      }
      #expect(await turnUntil { view.displayedImage == .icon("folder-symbolic") })
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
    }
  }

  @Test func missingImageIsReportedWithPositionAndFix() async throws {
    try await withSheet { folder, show, view in
      let manager = await show(sheet("edit-fnd-symbolic"))
      #expect(view.displayedImage == .icon("folder-symbolic"))
      let reported = try #require(manager.diagnostics.first)
      #expect(
        reported.summary
          == "\(folder)/my.nss:2:15: warning: no image or icon “edit-fnd-symbolic” found; "
          + "the part keeps its default image; did you mean edit-find-symbolic? [image-not-found]")
      #expect(reported.line == "  image-name: edit-fnd-symbolic;")
      #expect(reported.marker == "              ^" + String(repeating: "~", count: 16))
      _ = await show(sheet("edit-find-symbolic"))
      #expect(manager.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["../foo.png", "images/../../foo"])
  func imagesOutsideTheSheetsFolderAreNotLoaded(name: String) async throws {
    try await withSheet { folder, show, view in
      write(png(Self.red), to: "\(folder)/../foo.png")
      let manager = await show(sheet(name))
      #expect(view.displayedImage == .icon("folder-symbolic"))
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
      #expect(manager.diagnostics.first?.message.contains("outside the folder") == true)
    }
  }

  @Test func addressesAreReported() async throws {
    try await withSheet { _, show, view in
      for address in ["http://127.0.0.1/y.png", "'https://127.0.0.1/y.png'", "file:///etc/y.png"] {
        let manager = await show(sheet(address))
        #expect(view.displayedImage == .icon("folder-symbolic"))
        let reported = try #require(manager.diagnostics.first)
        #expect(
          manager.diagnostics.count == 1
            && reported.message.hasSuffix("is a URL, which is not loaded"))
        #expect(reported.line == "  image-name: \(address);")
      }
    }
  }

  @Test func extensionsAreResolvedWithinTheFolder() throws {
    func isFile(_ path: String) -> Bool { FileStamp(path: path) != nil }
    #expect(SheetImageLocation(of: "/elsewhere/foo", in: nil, isFile: isFile) == .outside)
    #expect(SheetImageLocation(of: "..", in: nil, isFile: isFile) == .outside)
    #expect(SheetImageLocation(of: "http://x/y.png", in: nil, isFile: isFile) == .url)
    #expect(SheetImageLocation(of: "a..b", in: nil, isFile: isFile) == .files([]))
    guard case .files(let paths) = SheetImageLocation(of: "a/b.JPG", in: "/etc/passwd", isFile: isFile) else {
      Issue.record("no file was found in the folder")
      return
    }
    #expect(paths.first == "/etc/a/b.JPG" && paths.dropFirst().first == "/etc/a/b.png")
    #expect(SheetImageLocation.stem(of: ".png") == ".png")
  }

  @Test(arguments: Broken.allCases)
  func brokenImageIsReportedAndThePartKeepsItsOwn(kind: Broken) async throws {
    try await withSheet { folder, show, view in
      kind.make(png(Self.red), "\(folder)/foo.png")
      let manager = await show(sheet("foo"))
      #expect(view.displayedImage == .icon("folder-symbolic"))
      let reported = try #require(manager.diagnostics.first)
      #expect(reported.code == .brokenImage && reported.severity == .error && reported.range.lowerBound.line == 2)
      #expect(reported.message.hasPrefix("foo.png: "), "\(reported.message)")
      #expect(reported.message.hasSuffix("; the part keeps its default image"), "\(reported.message)")
      unlink("\(folder)/foo.png")
      rmdir("\(folder)/foo.png")
      write(png(Self.red), to: "\(folder)/foo.png")
      #expect(await turnUntil { color(of: view) == Self.red })
      #expect(manager.diagnostics.isEmpty)
    }
  }

  enum Broken: CaseIterable {
    case text, empty, cut, folder, pipe, huge

    func make(_ png: [UInt8], _ path: String) {
      switch self {
      case .text: write("not a picture", to: path)
      case .empty: write("", to: path)
      case .cut: write(Array(png.dropLast(png.count / 2)), to: path)
      case .folder: mkdir(path, 0o700)
      case .pipe: mkfifo(path, 0o600)
      case .huge:
        // The size is in the first chunk, and decoders trust it before anything else.
        var bytes = png
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        write(bytes, to: path)
      }
    }
  }

  @Test func sheetWithoutAFileHasNoFolder() async throws {
    try await withSheet { folder, _, view in
      let before = String(cString: getcwd(nil, 0))
      chdir(folder)
      defer { chdir(before) }
      write(png(Self.red), to: "\(folder)/foo.png")
      let manager = ThemeManager(display: try #require(Display.default))
      defer { manager.remove() }
      manager.theme = Theme.standard.applying(
        StyleSheet.read(StyleSheetSource(name: "built-in.nss", text: sheet("foo"))).sheet)
      await read()
      #expect(view.displayedImage == .icon("folder-symbolic") && manager.diagnostics.map(\.code) == [.imageNotFound])
      write(sheet("foo"), to: "\(folder)/mine.nss")
      manager.theme = Theme.standard.applying(
        StyleSheet.read(StyleSheetSource(name: "mine.nss", text: sheet("foo"))).sheet)
      await read()
      #expect(color(of: view) == Self.red && manager.diagnostics.isEmpty)
    }
  }

  @Test func backgroundImageIsDrawnInEveryStateAndFollowsItsFile() async throws {
    try await withSheet { folder, show, _ in
      write(png(Self.red, side: 16), to: "\(folder)/paper.png")
      let manager = await show("\(Parts.cell.classPath) { background-image: paper; }\n")
      #expect(manager.problems.isEmpty && manager.diagnostics.isEmpty)
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        for state in [StateFlags(), .prelight, .active] {
          cell.setState(state, true)
          await paint(window, frames: 2)
          #expect(WidgetPicture(of: cell)?.color(x: 40, y: 3).prefix(3) == [255, 0, 0], "\(state)")
          cell.setState(state, false)
        }
        write(png([0, 0, 255], side: 20), to: "\(folder)/paper.png")
        let before = manager.displayedTheme
        #expect(await turnUntil { manager.displayedTheme != before })
        await paint(window, frames: 2)
        #expect(WidgetPicture(of: cell)?.color(x: 40, y: 3).prefix(3) == [0, 0, 255])
      }
      // An icon isn't a picture for a surface.
      _ = await show("\(Parts.cell.classPath) { background-image: edit-find-symbolic; }\n")
      #expect(manager.diagnostics.map(\.code) == [.imageNotFound])
      #expect(
        manager.diagnostics.first?.message
          == "no image “edit-find-symbolic” next to the sheet; the background image isn't drawn")
      write(Array("no picture".utf8), to: "\(folder)/broken.png")
      _ = await show("\(Parts.cell.classPath) { background-image: broken.png; }\n")
      #expect(
        await turnUntil {
          manager.diagnostics.first?.code == .brokenImage
            && manager.diagnostics.first?.message.hasSuffix("; the background image isn't drawn") == true
        })
    }
  }

  @Test func backgroundImageIsDrawnAboveGradientsAndStateColors() async throws {
    try await withSheet { folder, show, _ in
      // Red on the left, and nothing on the right.
      let half = SamplePicture.bytes("png", width: 40, height: 40) { x, _ in
        x < 20 ? Self.red + [255] : [0, 0, 0, 0]
      }
      write(half, to: "\(folder)/half.png")
      let (blue, green): (SamplePicture.Color, SamplePicture.Color) = ([0, 0, 255], [0, 255, 0])
      let background = """
        background-color-top: rgb(0, 0, 255); background-color-bottom: rgb(0, 0, 255);
        background-color-highlighted: rgb(0, 255, 0);
        """
      for property in ["background-image", "background-image-hover"] {
        let manager = await show("\(Parts.cell.classPath) { \(background) \(property): half; }\n")
        #expect(manager.problems.isEmpty && manager.diagnostics.isEmpty)
        await withCell(ObjectCell.self) { cell, window in
          for (state, paint) in [(StateFlags(), blue), (.active, green), (.prelight, nil)] {
            cell.setState(state, true)
            await GTKTestSupport.paint(window, frames: 2)
            let drawn = WidgetPicture(of: cell)
            let left = drawn?.color(x: 10, y: 8).prefix(3).map { UInt8($0) }
            let right = drawn?.color(x: cell.width - 10, y: 8).prefix(3).map { UInt8($0) }
            let hasPicture = property == "background-image" || state == .prelight
            #expect(left == (hasPicture ? Self.red : paint), "\(property) \(state)")
            #expect(paint == nil ? right != Self.red : right == paint, "\(property) \(state)")
            cell.setState(state, false)
          }
        }
      }
    }
  }

  @Test func imageInsetsKeepTheEdgesAndStretchTheCenter() async throws {
    try await withSheet { folder, show, _ in
      let lime: SamplePicture.Color = [0, 255, 0]
      let frame = SamplePicture.bytes("png", width: 30, height: 30) { x, y in
        (10..<20).contains(x) && (10..<20).contains(y) ? lime : Self.red
      }
      write(frame, to: "\(folder)/frame.png")
      let manager = await show("\(Parts.cell.classPath) { background-image: frame; background-image-insets: 10; }\n")
      #expect(manager.problems.isEmpty && manager.diagnostics.isEmpty)
      await withCell(ObjectCell.self) { cell, window in
        for state in [StateFlags(), .prelight] {
          cell.setState(state, true)
          await paint(window, frames: 2)
          let picture = WidgetPicture(of: cell)
          // Outside the focus ring.
          let (right, bottom) = (cell.width - 6, cell.height - 6)
          for (x, y) in [(5, 5), (right, 5), (5, bottom), (right, bottom), (right / 2, 5), (5, bottom / 2)] {
            #expect(picture?.color(x: x, y: y).prefix(3) == [255, 0, 0], "\(state): \(x), \(y)")
          }
          #expect(picture?.color(x: right / 2, y: bottom / 2).prefix(3) == [0, 255, 0], "\(state)")
          cell.setState(state, false)
        }
      }
      // If the edges take the whole picture, there is nothing between them.
      let narrow = await show("\(Parts.cell.classPath) { background-image: frame; background-image-insets: 20; }\n")
      #expect(narrow.problems.isEmpty && narrow.diagnostics.isEmpty)
    }
  }

  @Test func iconsOfPartsAndStarsAndScopesHaveImages() async throws {
    try await withSheet { folder, show, _ in
      write(png(Self.red), to: "\(folder)/foo.png")
      let rating = ComponentParts.RatingFormCell.ratingControl.classPath
      _ = await show(
        "\(Parts.statusImageView.classPath) { image-name: foo; }\n\(rating) { on-image: foo; }\n")
      let image = SourceImage(of: Parts.statusImageView)
      image.show(.icon("folder-symbolic"))
      await read()
      #expect(image.widget.iconName == nil)
      let stars = RatingStars()
      #expect(DisplayedTheme.image(.onImage, of: RatingStars.part, in: .editable, on: stars)?.needsLoading == true)
      let scope = ThemeScope(
        theme: Theme.standard.applying(
          StyleSheet.read(StyleSheetSource(name: "\(folder)/my.nss", text: sheet("nowhere-at-all"))).sheet))
      #expect(scope.diagnostics.map(\.code) == [.imageNotFound])
    }
  }

  @Test func diagnosticsOfAScopeCanBeObserved() async throws {
    try await withSheet { folder, _, _ in
      let source = StyleSheetSource(name: "\(folder)/my.nss", text: sheet("foo"))
      write(sheet("foo"), to: source.name)
      let scope = ThemeScope(theme: Theme.standard.applying(StyleSheet.read(source).sheet))
      var reported: [[StyleSheetDiagnosticCode]] = []
      let observer = observe { reported.append(scope.diagnostics.map(\.code)) }
      write(png(Self.red), to: "\(folder)/foo.png")
      #expect(await turnUntil { reported.last == [] }, "\(reported)")
      observer.cancel()
      await read()
    }
  }
}
