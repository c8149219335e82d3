import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct ThemingPagesTests {
  init() throws { try GalleryHost.prepare() }

  private func texts(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map { $0.text.filter { $0 != "\u{200E}" } }
  }

  private func theme(_ text: String) -> Theme {
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "my.nss", text: text)).sheet)
  }

  private func press(_ label: String, _ gallery: GalleryHost) async throws {
    let buttons = widgets(Button.self, in: gallery.window).filter(\.isMapped)
    try #require(buttons.first { ($0 as? ActionButton)?.currentTitle ?? $0.label == label }).emit("clicked")
    try await gallery.waitForFrames()
  }

  private func copied(_ gallery: GalleryHost) -> String? { gallery.window.clipboard.ownText }

  // MARK: Class Paths

  @Test func titleCountsMatchingClassPaths() async throws {
    let total = ClassPathEntry.all.count
    try await withPage("class-paths") { gallery, collection in
      #expect(gallery.window.pageContext?.title == "Class Paths (\(total))")
      #expect(collection.numberOfItems == total && collection.numberOfCells < 60)
      gallery.window.pageContext?.setValue("objectcollectionviewcell_headline", ofKnob: "search")
      try await gallery.waitForFrames()
      #expect(gallery.window.pageContext?.title == "Class Paths (1 of \(total))")
      #expect(texts(gallery).contains("fdlFUIObjectCollectionViewCell_headlineLabel"))
      gallery.window.pageContext?.setValue("zzzz", ofKnob: "search")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("No Results"))
      gallery.window.pageContext?.setValue("", ofKnob: "search")
      gallery.window.pageContext?.setValue("stock", ofKnob: "origin")
      try await gallery.waitForFrames()
      #expect(gallery.window.pageContext?.title == "Class Paths (\(StockPartClass.all.count) of \(total))")
      gallery.window.pageContext?.setValue("on", ofKnob: "changed")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("The current theme changes none of these class paths."))
    }
  }

  @Test func openRecordFollowsTheTheme() async throws {
    let path = ComponentParts.ObjectCell.headlineLabel.classPath
    try await withPage("class-paths?path=\(path)") { gallery, collection in
      #expect(texts(gallery).contains("#223548") && !texts(gallery).contains("set"))
      #expect(collection.selectedItem.flatMap { collection.cell(at: $0) }?.isMapped == true)
      let record = {
        let split = try #require(widgets(PaneSplit.self, in: gallery.window).dropFirst().last)
        return try #require(widgets(ScrolledWindow.self, in: split).last)
      }
      try record().verticalAdjustment.value = 80
      gallery.switches.theme = theme("\(path) { font-color: #123456; }")
      try await gallery.waitForFrames()
      #expect(try record().verticalAdjustment.value == 80)
      #expect(texts(gallery).contains("#123456"))
      #expect(texts(gallery).contains { $0.hasPrefix("Source: my.nss:1:") })
      // The list updates the row in place.
      let row = collection.selectedItem.flatMap { collection.cell(at: $0) } as? ClassPathCell
      #expect(row?.statusText?.wholeMatch(of: /4 of \d+ set/) != nil)
      gallery.switches.theme = theme("@primaryLabel: #654321;")
      gallery.window.pageContext?.setValue("on", ofKnob: "changed")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("#654321"))
      #expect((collection.selectedItem.flatMap { collection.cell(at: $0) } as? ClassPathCell)?.statusText == "palette")
      gallery.switches.appearance = .dark
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("#F5F6F7"))
      #expect(gallery.window.pageContext?.title == "Class Paths (0 of \(ClassPathEntry.all.count))")
      gallery.window.pageContext?.setValue("fdlNothing", ofKnob: "path")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("Class Path Not Found"))
      try await press("Close", gallery)
      #expect(widgets(PaneSplit.self, in: gallery.window).dropFirst().last?.showsPane == false)
    }
  }

  @Test func copyButtonsCopyPathAndRule() async throws {
    let path = ComponentParts.SimplePropertyCell.cell.classPath
    try await withPage("class-paths?search=\(path)") { gallery, collection in
      collection.cell(at: ItemIndex(section: 0, item: 0))?.activate()
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.value(ofKnob: "path") == path)
      try await press("Copy Path", gallery)
      #expect(texts(gallery).contains("Copied \(path)"))
      #expect(copied(gallery) == path)
      try await press("Copy Rule", gallery)
      let rule = try #require(copied(gallery))
      #expect(rule == ClassPathEntry.at(path)?.rule(in: .standard))
    }
  }

  // MARK: Palette

  @Test func paletteFollowsThemeAndAppearance() async throws {
    try await withPage("palette?search=interactive&color=tintColor") { gallery, collection in
      @MainActor func swatches() -> [ThemeColor] {
        widgets(Swatch.self, in: collection).filter(\.isMapped).compactMap(\.content?.color)
      }
      #expect(swatches().contains(ThemeColor(hex: 0x0070F2)))
      gallery.switches.appearance = .dark
      try await gallery.waitForFrames()
      #expect(swatches().contains(ThemeColor(hex: 0x4DB1FF)) && !swatches().contains(ThemeColor(hex: 0x0070F2)))
      gallery.switches.theme = theme("@tintColor_darkBackground: #ABCDEF;")
      try await gallery.waitForFrames()
      #expect(swatches().contains(ThemeColor(hex: 0xABCDEF)))
      #expect(texts(gallery).contains { $0.contains("@tintColor_darkBackground (my.nss:1:1)") })
      #expect(texts(gallery).contains("set"))
      try await press("Copy Name", gallery)
      #expect(copied(gallery) == "@tintColor")
      try await press("Copy Value", gallery)
      #expect(copied(gallery) == "#ABCDEF")
    }
  }

  @Test func allAppearancesAreDisplayedSideBySide() async throws {
    try await withPage("palette?search=separatorOpaque&appearances=all") { gallery, collection in
      let cell = try #require(collection.cell(at: ItemIndex(section: 0, item: 0)))
      #expect(widgets(Swatch.self, in: cell).count == 4)
      for title in Appearance.allCases.map(\.title) { #expect(texts(gallery).contains(title)) }
      gallery.window.pageContext?.setValue("current", ofKnob: "appearances")
      try await gallery.waitForFrames()
      #expect(widgets(Swatch.self, in: cell).count == 1)
      gallery.window.pageContext?.setValue("elevated", ofKnob: "appearances")
      gallery.window.pageContext?.setValue("primaryBackground", ofKnob: "search")
      gallery.switches.appearance = .dark
      // The search field has a pending signal for its first text.
      await advance(by: .milliseconds(200))
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("#171D23"))
    }
  }

  @Test func contrastPairsHaveARatingAndOpenTheirColor() async throws {
    let pair = "tintColor on secondaryBackground"
    try await withPage("palette?show=contrast&only=failing") { gallery, collection in
      #expect(gallery.window.pageContext?.title.hasSuffix("of \(ContrastPair.all.count))") == true)
      #expect(texts(gallery).contains("large text only") && !texts(gallery).contains("AAA"))
      gallery.window.pageContext?.setValue(pair, ofKnob: "color")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("4.21:1 · large text only"))
      gallery.switches.theme = theme("@tintColor: #003060;")
      try await gallery.waitForFrames()
      #expect(!texts(gallery).contains("4.21:1 · large text only"))
      #expect(!texts(gallery).contains("on secondaryBackground"))
      try await press("Show tintColor", gallery)
      #expect(texts(gallery).contains("Copy Name") && gallery.window.address?.value(ofKnob: "color") == "tintColor")
    }
  }

  @Test func swatchesDrawTheirColors() async throws {
    try await withNoPeerLeft {
      let window = Window()
      let swatch = Swatch(width: 60, height: 40)
      let (red, green, blue) = (ThemeColor(hex: 0xFF0000), ThemeColor(hex: 0x00FF00), ThemeColor(hex: 0x0000FF))
      swatch.horizontalAlignment = .center
      swatch.verticalAlignment = .center
      window.child = swatch
      window.present()
      #expect(await turnUntil { swatch.isMapped && swatch.width == 60 })
      /// The colors in the swatch, each as six digits.
      @MainActor func drawnColors(_ color: ThemeColor, as form: SwatchContent.Form = .surface) async throws -> Set<
        String
      > {
        swatch.content = SwatchContent(form: form, color: color, ground: green, frame: blue)
        await paint(window, frames: 2)
        let picture = try #require(WidgetPicture(of: swatch))
        let points = (6..<54).flatMap { x in (6..<34).map { y in (x, y) } }
        return Set(
          points.map { x, y in
            let color = picture.color(x: x, y: y)
            return ThemeColor(red: UInt8(color[0]), green: UInt8(color[1]), blue: UInt8(color[2])).sheetText
          })
      }
      #expect(try await drawnColors(red) == ["#FF0000"])
      // Half of a translucent swatch is above a checkerboard.
      #expect(try await drawnColors(ThemeColor(hex: 0xFF0000, alpha: 0)) == ["#00FF00", "#0000FF"])
      let text = try await drawnColors(red, as: .text)
      #expect(text.contains("#00FF00") && text.count > 3)
      #expect(try await drawnColors(red, as: .outline).isSuperset(of: ["#FF0000", "#00FF00"]))
      window.close()
    }
  }

  // MARK: Text styles

  @Test func textStylesFollowThemeSampleAndScale() async throws {
    try await withPage("text-styles?sample=Hamburgefonts&style=extraLargeTitle") { gallery, collection in
      let style = DisplayStyle(Display.default!, gallery.switches)
      try await gallery.waitForFrames()
      #expect(collection.numberOfItems == TextStyle.allCases.count)
      #expect(texts(gallery).contains("Hamburgefonts"))
      #expect(texts(gallery).contains("52 points, 52 pixels at the current text scale"))
      @MainActor func height() -> Int? {
        widgets(Label.self, in: collection).first { $0.hasStyleClass(TextStyle.extraLargeTitle.utilityClass) }?
          .measured(.vertical).natural
      }
      let before = try #require(height())
      gallery.switches.scale = 2
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("52 points, 104 pixels at the current text scale"))
      #expect(try #require(height()) > before * 3 / 2)
      gallery.switches.scale = 1
      var theme = Theme.standard
      theme.textStyles[.extraLargeTitle] = TextStyles.Font(points: 90, weight: 700)
      gallery.switches.theme = theme
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("extraLargeTitle · 90 points · 700 bold · set by the theme"))
      #expect(try #require(height()) > before * 3 / 2)
      gallery.window.pageContext?.setValue("", ofKnob: "sample")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("extraLargeTitle2"))
      try await press("Copy Declaration", gallery)
      #expect(copied(gallery) == "font-style: extraLargeTitle;")
      style.remove()
      Settings.default.areAnimationsEnabled = false
    }
  }
}
