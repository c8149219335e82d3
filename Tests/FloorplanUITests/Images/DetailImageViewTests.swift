import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct DetailImageViewTests {
  private typealias Parts = ComponentParts.ObjectCell

  /// Runs the body of a test with a view in a window, with the theme.
  private func withView(
    _ part: ComponentPart = ComponentParts.ImageCell.detailImageView, _ appearance: Appearance = .light,
    _ location: SourceLocation = #_sourceLocation, _ body: (DetailImageView, Window) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: appearance)
    defer { manager.remove() }
    try await withNoPeerLeft(location) {
      let window = Window()
      let view = DetailImageView(part, placeholder: ComponentParts.ImageCell.placeholder)
      view.loader = ImageLoader()
      view.horizontalAlignment = .center
      view.verticalAlignment = .center
      window.child = view
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window)
      try await body(view, window)
      window.close()
    }
  }

  private func picture(_ id: String, _ color: [UInt8], side: Int = 64) -> ImageSource {
    .encoded(EncodedImage(id: id, bytes: SamplePicture.plain("png", width: side, height: side, color)))
  }

  private func shows(_ view: DetailImageView, _ color: [Int], x: Int? = nil, y: Int? = nil) -> Bool {
    guard let picture = WidgetPicture(of: view) else { return false }
    let actual = picture.color(x: x ?? picture.width / 2, y: y ?? picture.height / 2)
    return isNear(actual, color)
  }

  private func isNear(_ color: [Int], _ expected: [Int]) -> Bool {
    expected.count == 4 && zip(color, expected).allSatisfy { abs($0 - $1) <= 3 }
  }

  private func rgba(_ color: ThemeColor?) -> [Int] {
    guard let color else { return [] }
    return [color.red, color.green, color.blue].map { Int((Double($0) * color.alpha).rounded()) } + [
      Int((color.alpha * 255).rounded())
    ]
  }

  @Test func pictureCoversItsBoxAndIsClipped() async throws {
    try await withView { view, window in
      // Twice as wide as high, and only the outer quarters are red.
      let bytes = SamplePicture.bytes("png", width: 440, height: 180) { x, _ in
        (110..<330).contains(x) ? [0, 255, 0] : [255, 0, 0]
      }
      view.image = .encoded(EncodedImage(id: "wide", bytes: bytes))
      #expect(view.measured(.horizontal).natural == 110 && view.measured(.vertical).natural == 90)
      var loaded = 0
      view.onLoad = { loaded += 1 }
      #expect(await turnUntil { loaded == 1 })
      await paint(window)
      #expect(view.error == nil)
      #expect(view.measured(.horizontal).natural == 110 && view.measured(.vertical).natural == 90)
      for x in [2, 55, 107] { #expect(shows(view, [0, 255, 0, 255], x: x), "\(x)") }
      #expect(shows(view, [0, 255, 0, 255], y: 1) && shows(view, [0, 255, 0, 255], y: 88))
      // The corners are rounded slightly, or completely.
      #expect(shows(view, [0, 0, 0, 0], x: 0, y: 0))
      #expect(shows(view, [0, 255, 0, 255], x: 5, y: 5))
      view.isCircular = true
      await paint(window)
      for (x, y) in [(5, 5), (104, 5), (5, 84), (104, 84)] { #expect(shows(view, [0, 0, 0, 0], x: x, y: y)) }
      #expect(shows(view, [0, 255, 0, 255]) && shows(view, [0, 255, 0, 255], x: 2))
      // A picture needs no widget, and its placeholder isn't drawn.
      #expect(view.children.allSatisfy { !$0.isChildVisible })
    }
  }

  @Test func cachedPictureIsDisplayedImmediately() async throws {
    try await withView { view, window in
      let red = picture("red", [255, 0, 0])
      var loaded = 0
      view.onLoad = { loaded += 1 }
      view.image = red
      #expect(loaded == 0)
      #expect(await turnUntil { loaded == 1 })
      view.image = picture("green", [0, 255, 0])
      #expect(await turnUntil { loaded == 2 })
      let second = DetailImageView(ComponentParts.ImageCell.detailImageView)
      second.loader = view.loader
      second.image = red
      view.image = red
      // No placeholder was ever created, without waiting for the main loop.
      #expect(loaded == 3 && second.children.isEmpty)
      await paint(window)
      #expect(shows(view, [255, 0, 0, 255]))
      #expect(view.loader.loadCount == 2)
    }
  }

  @Test(arguments: Appearance.allCases)
  func placeholderIsDisplayedWithoutAPicture(appearance: Appearance) async throws {
    try await withView(ComponentParts.ImageCell.detailImageView, appearance) { view, window in
      let style = Theme.standard.resolve(ComponentParts.ImageCell.detailImageView, appearance: appearance)
      #expect(!view.hasContent)
      await paint(window)
      #expect(view.children.isEmpty)
      view.placeholderText = "Franck Syren"
      await paint(window)
      let label = try #require(view.children.last as? Label)
      #expect(label.text == "FS" && label.hasStyleClass("fdlFUIImageCollectionViewCell_placeholder"))
      let plain = rgba(style.colors[.placeholderBackgroundColor])
      #expect(shows(view, plain, x: 20, y: 45) && shows(view, plain, x: 20, y: 80))
      // The text is centered.
      let bounds = try #require(label.bounds(in: view))
      #expect(abs(bounds.x + bounds.width / 2 - 55) < 1 && abs(bounds.y + bounds.height / 2 - 45) < 1)
      view.isGradientLayerEnabled = true
      await paint(window)
      #expect(shows(view, rgba(style.colors[.gradientStartColor]), x: 20, y: 1))
      #expect(shows(view, rgba(style.colors[.gradientEndColor]), x: 20, y: 88))
      let textStyle = RealizedStyle(of: label)
      let expected = Theme.standard.resolve(ComponentParts.ImageCell.placeholder, appearance: appearance)
      #expect(textStyle.pixels("font-size").map { abs($0 - 22) < 0.01 } == true && expected.fontSize == 22)
      view.placeholderText = nil
      view.isGradientLayerEnabled = false
      await paint(window)
      #expect(shows(view, [0, 0, 0, 0]))
      #expect(view.measured(.horizontal).natural == 110)
    }
  }

  @Test func initialsFitTheSmallestViewWithLargeText() async throws {
    try await withView(Parts.detailImageView) { view, window in
      let settings = Settings.default
      settings.textResolution = 3 * 96 * 1024
      view.placeholderText = "Wanda Woyzeck"
      view.imageSize = Size(width: 16, height: 16)
      await paint(window, frames: 2)
      let label = try #require(view.children.last)
      let bounds = try #require(label.bounds(in: view))
      #expect(label.measured(.horizontal).natural > 16)
      #expect(bounds.x >= 0 && bounds.x + bounds.width <= 16 && bounds.y >= 0 && bounds.y + bounds.height <= 16)
      settings.reset("gtk-xft-dpi")
    }
  }

  @Test func failedImageLooksBrokenAndSetsTheError() async throws {
    try await withView { view, window in
      var loaded = 0
      view.onLoad = { loaded += 1 }
      view.placeholderText = "SAP"
      view.image = picture("good", [255, 0, 0])
      #expect(await turnUntil { loaded == 1 })
      view.image = .file("/nowhere/picture.png")
      #expect(view.error == nil)
      #expect(await turnUntil { loaded == 2 })
      await paint(window)
      #expect(view.error?.address == "/nowhere/picture.png")
      let label = try #require(view.children.first { $0 is Label } as? Label)
      let icon = try #require(view.children.first { $0 is Image } as? Image)
      // While the picture is loading, the placeholder is displayed.
      #expect(!label.isChildVisible && icon.isChildVisible && view.measured(.vertical).natural == 90)
      let center = try #require(icon.bounds(in: view))
      #expect(abs(center.x + center.width / 2 - 55) < 1 && abs(center.y + center.height / 2 - 45) < 1)
      view.image = .file("/nowhere/another.png")
      #expect(label.isChildVisible && label.text == "SA" && !icon.isChildVisible)
      #expect(await turnUntil { loaded == 3 })
      #expect(!label.isChildVisible && icon.isChildVisible)
      view.image = .icon("no-such-icon-anywhere")
      #expect(view.error == ImageError(address: "no-such-icon-anywhere", reason: .noSuchIcon))
      #expect(label.isChildVisible && !view.children.contains { $0 is Image && $0.isChildVisible })
      view.image = .icon("folder-symbolic")
      #expect(view.error == nil)
      #expect(!label.isChildVisible && view.children.contains { $0 is Image && $0.isChildVisible })
      view.image = picture("good", [255, 0, 0])
      #expect(view.error == nil && loaded == 4)
      #expect(!label.isChildVisible && !icon.isChildVisible)
    }
  }

  @Test func errorIsClearedWhenThePictureLoads() async throws {
    try await withFolder { folder in
      let path = "\(folder)/late.png"
      try await withView { view, window in
        var loaded = 0
        view.onLoad = { loaded += 1 }
        view.image = .file(path)
        #expect(await turnUntil { loaded == 1 })
        #expect(view.error != nil)
        write(SamplePicture.plain("png", width: 64, height: 64, [255, 0, 0]), to: path)
        view.imageSize = Size(width: 40, height: 40)
        #expect(await turnUntil { loaded == 2 })
        await paint(window)
        #expect(view.error == nil && shows(view, [255, 0, 0, 255]))
        // An empty size displays nothing and loads nothing.
        view.imageSize = .zero
        await paint(window)
        #expect(loaded == 2 && view.measured(.horizontal).natural == 0)
        // A role can't change after the window exists, but the name can.
        view.accessibilityLabel = "Late"
        await paint(window)
      }
    }
  }

  @Test func delayedResultOfAnOldImageIsIgnored() async throws {
    try await withView { view, window in
      var loaded = 0
      view.onLoad = { loaded += 1 }
      view.image = picture("red", [255, 0, 0], side: 900)
      view.image = picture("blue", [0, 0, 255])
      await waitForBackgroundWork()
      await paint(window)
      #expect(shows(view, [0, 0, 255, 255]) && loaded == 1)
      view.image = picture("green", [0, 255, 0], side: 900)
      view.image = .icon("folder-symbolic")
      await waitForBackgroundWork()
      #expect(loaded == 1 && (view.children.first { $0.isChildVisible } as? Image)?.iconName == "folder-symbolic")
      view.image = picture("yellow", [255, 255, 0], side: 900)
      view.image = nil
      await waitForBackgroundWork()
      await paint(window)
      #expect(loaded == 1 && shows(view, [0, 0, 0, 0]))
    }
  }

  @Test func releasedViewIsNotKeptByItsLoad() async {
    await withNoPeerLeft {
      let loader = ImageLoader()
      weak var weakView: DetailImageView?
      do {
        let view = DetailImageView(Parts.detailImageView)
        view.loader = loader
        view.image = picture("large", [1, 2, 3], side: 2000)
        #expect(loader.runningCount == 1)
        weakView = view
      }
      #expect(weakView == nil)
      #expect(await turnUntil { loader.runningCount == 0 })
      // A canceled load isn't cached, unless it was complete before.
      #expect(loader.cache.count <= 1)
    }
  }

  @Test func sizeIsClampedAndLoadedAgain() async throws {
    try await withView(Parts.detailImageView) { view, window in
      #expect(view.imageSize == Size(width: 45, height: 45))
      for (expected, clamped) in [(10.0, 16.0), (100, 60), (32, 32), (-3, 16), (.infinity, 0), (.nan, 0)] {
        view.imageSize = Size(width: expected, height: expected)
        #expect(view.imageSize == Size(width: clamped, height: clamped), "\(expected)")
        #expect(view.measured(.horizontal).natural == Int(clamped))
      }
      view.imageSize = Size(width: 20, height: 20)
      var loaded = 0
      view.onLoad = { loaded += 1 }
      let red = picture("red", [255, 0, 0])
      view.image = red
      #expect(await turnUntil { loaded == 1 })
      view.imageSize = Size(width: 40, height: 40)
      await paint(window)
      // GTK draws nothing of a view that has not been allocated, as when the larger picture has just arrived.
      if loaded == 2 { await paint(window) }
      // Until the larger picture is loaded, the smaller one is drawn at its size.
      #expect(shows(view, [255, 0, 0, 255], x: 38, y: 20))
      #expect(await turnUntil { loaded == 2 })
      #expect(view.loader.cache.count == 2)
    }
  }

  @Test(arguments: Appearance.allCases) func iconsHaveTheTintOfTheirPart(appearance: Appearance) async throws {
    try await withView(Parts.detailImageView, appearance) { view, window in
      let tint = rgba(Theme.standard.resolve(Parts.detailImageView, appearance: appearance).tintColor)
      for source in [ImageSource.icon("folder-symbolic")] + Indicator.allCases.map(ImageSource.indicator) {
        view.image = source
        await paint(window)
        let strongest = try #require(WidgetPicture(of: view)).mostOpaqueColor
        #expect(isNear(strongest, tint), "\(source): \(strongest), expected \(tint)")
      }
      view.isSensitive = false
      await paint(window)
      let disabled = Theme.standard.resolve(Parts.detailImageView, state: .disabled, appearance: appearance)
      let (strongest, expected) = (try #require(WidgetPicture(of: view)).mostOpaqueColor, rgba(disabled.tintColor))
      #expect(isNear(strongest, expected), "\(strongest), expected \(expected)")
    }
  }

  @Test func onlyNamedViewsAreAccessible() async {
    await withNoPeerLeft {
      #expect(GTKEnvironment.isReady)
      let view = DetailImageView(Parts.detailImageView)
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(view.pointer)) == .presentation)
      let named = DetailImageView(Parts.detailImageView)
      named.accessibilityLabel = "A portrait"
      #expect(gtk_accessible_get_accessible_role(OpaquePointer(named.pointer)) == .img)
      #expect(named.differingAccessibleLabel(from: "A portrait") == nil)
    }
  }
}
