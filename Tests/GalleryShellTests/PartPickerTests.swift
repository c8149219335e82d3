import Floorplan
import FloorplanTheme
import GTKTestSupport
import Testing

@testable import FloorplanUI
@testable import GTKBridge
@testable import Gallery

/// Picking a part of a page, and its values in the inspector.
@Suite(.serialized) struct PartPickerTests {
  init() throws { try GalleryHost.prepare() }

  private static let headline = "fdlFUIObjectCollectionViewCell_headlineLabel"

  private func picker(_ gallery: GalleryHost) throws -> PartPicker {
    try #require(widgets(PartPicker.self, in: gallery.window).first)
  }

  private func shield(_ picker: PartPicker) throws -> PickerShield {
    try #require(widgets(PickerShield.self, in: picker).first)
  }

  /// The text at the outline, or nil if there is none.
  private func caption(_ picker: PartPicker) -> String? {
    picker.children.last.flatMap { $0.isMapped ? widgets(Label.self, in: $0).first?.text : nil }
  }

  /// Starts picking with the command.
  private func begin(_ gallery: GalleryHost) async throws -> (PartPicker, PickerShield) {
    gallery.window.activateAction("win.pick")
    try await gallery.waitForFrames()
    let picker = try picker(gallery)
    return (picker, try shield(picker))
  }

  private func texts(_ gallery: GalleryHost) throws -> [String] {
    let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
    return widgets(Label.self, in: split).filter(\.isMapped).map { $0.text.filter { $0 != "\u{200E}" } }
  }

  private func button(_ label: String, _ gallery: GalleryHost) -> Button? {
    widgets(Button.self, in: gallery.window).first { $0.label == label && $0.isMapped }
  }

  @Test func keysWalkThroughThePartsAndPickOne() async throws {
    try await withGallery("object-cell?size=1400x900") { gallery in
      let (picker, shield) = try await begin(gallery)
      #expect(picker.isPicking && gallery.window.focusWidget === shield)
      #expect(shield.differingAccessibleLabel(from: "Element Picker") == nil)
      #expect(caption(picker) == nil)
      var walked: [String] = []
      repeat {
        #expect(shield.press(.tab))
        walked.append(try #require(caption(picker)))
      } while walked.last?.hasPrefix(Self.headline) != true && walked.count < 100
      #expect(walked.last == Self.headline && walked.contains("fdlFUIObjectCollectionViewCell"))
      #expect(shield.press(.up) && caption(picker) == walked.dropLast().last)
      #expect(shield.press(.tab, .shift) && shield.press(.right) && shield.press(.down))
      #expect(caption(picker) == Self.headline)
      #expect(shield.press(.enter))
      try await gallery.waitForFrames()
      #expect(!picker.isPicking && picker.picked.first?.classPath == Self.headline)
      #expect(try texts(gallery).contains("ObjectCell.\u{200B}headlineLabel"))
      #expect(gallery.window.address?.pick == Self.headline)
      // The keyboard is in the inspector now, and returns to the page.
      let close = try #require(
        widgets(Button.self, in: gallery.window).first { $0.isMapped && $0.tooltip == "Close Details" })
      #expect(gallery.window.focusWidget?.ancestor(ofType: InspectorSplit.self) != nil)
      close.emit("clicked")
      try await gallery.waitForFrames()
      #expect(picker.picked.isEmpty && caption(picker) == nil && gallery.window.address?.pick == nil)
      #expect(try texts(gallery).contains("Properties"))
    }
  }

  @Test func pointerPicksWithoutReachingThePage() async throws {
    try await withGallery("object-cell?size=1400x900") { gallery in
      let (picker, shield) = try await begin(gallery)
      let label = try #require(widgets(ObjectCell.self, in: picker).first?.headlineLabel)
      let box = try #require(label.bounds(in: picker))
      let (x, y) = (box.x + 4, box.y + box.height / 2)
      #expect(picker.pick(x: x, y: y) === shield)
      let motion = try #require(shield.controllers(of: MotionController.self).first)
      motion.emit("motion", x, y)
      #expect(caption(picker) == Self.headline)
      // The gallery's own controls aren't parts.
      let tabs = try #require(widgets(ChoiceBar.self, in: picker).first?.bounds(in: picker))
      motion.emit("motion", tabs.x + tabs.width / 2, tabs.y + tabs.height / 2)
      #expect(caption(picker) == nil)
      shield.click(x, y)
      try await gallery.waitForFrames()
      #expect(!picker.isPicking && picker.picked.first?.classPath == Self.headline)
      #expect(picker.pick(x: x, y: y) !== shield)
    }
  }

  @Test func escapeCancelsAndRestoresTheFocus() async throws {
    try await withGallery("form-basics?size=1400x900") { gallery in
      gallery.window.pageHost.root.moveFocus(.tabForward)
      let focus = try #require(gallery.window.focusWidget)
      let (picker, shield) = try await begin(gallery)
      #expect(shield.press(.tab) && caption(picker) != nil)
      #expect(shield.press(.escape))
      try await gallery.waitForFrames()
      #expect(!picker.isPicking && picker.picked.isEmpty && caption(picker) == nil)
      #expect(gallery.window.focusWidget === focus)
    }
  }

  @Test func inspectorTracesTheValuesOfASheet() async throws {
    try await withFolder { folder in
      let path = "\(folder)/a.nss"
      let rules = """
        @brand: #8E24AA;
        @tintColor: @brand;
        \(Self.headline) { font-color: #FF0000; }
        \(Self.headline) { font-color: tintColor; }

        """
      write(rules, to: path)
      try await withGallery("object-cell?size=1400x900&theme=light&sheet=\(path)&pick=\(Self.headline)") { gallery in
        await advance(by: .seconds(1))
        try await gallery.waitForFrames()
        let texts = try texts(gallery)
        #expect(texts.contains(Self.headline) && texts.contains("normal") && texts.contains("font-color"))
        let column = rules.split(separator: "\n")[3].prefix { $0 != "{" }.count + 3
        #expect(texts.contains("Set at \(path):4:\(column): font-color: tintColor"))
        #expect(
          texts.contains("tintColor → @tintColor (\(path):2:1) → @brand (\(path):1:1) → #8E24AA"),
          "\(texts.filter { $0.contains("→") })")
        #expect(
          texts.contains(
            "Overridden: \(path):3:\(column): font-color: #FF0000 – a later or more specific rule takes precedence"))
        #expect(texts.contains { $0.hasPrefix("Overridden: table: font-color: ") && $0.hasSuffix("lowest precedence") })
        let ground = Theme.standard.color(.secondaryGroupedBackground, in: .light)
        let ratio = ContrastMeasurement(of: ThemeColor(hex: 0x8E24AA), on: ground, for: .text).ratioText
        #expect(texts.contains("Contrast \(ratio) on \(ground.sheetText), minimum 4.5:1"))
        try #require(button("Copy Rule", gallery)).emit("clicked")
        let rule = try #require(gallery.window.clipboard.ownText)
        #expect(rule.hasPrefix("\(Self.headline) {\n") && rule.contains("    font-color: tintColor;\n"))
        #expect(
          StyleSheet.read(StyleSheetSource(name: "copy.nss", text: rule)).diagnostics.allSatisfy {
            $0.severity != .error
          })
        #expect(button("Open in Editor", gallery) != nil)
        // The page is that of the component.
        #expect(button("Go to Component", gallery) == nil)
      }
    }
  }

  @Test func everyComponentHasAPage() {
    for component in ComponentParts.components { #expect(ComponentPage.of(component) != nil, "\(component)") }
    #expect(Set(ComponentPage.others.keys).isSubset(of: ComponentParts.components))
    #expect(ComponentPage.of("KPIHeader")?.path == "kpi-header" && ComponentPage.of("GridRow")?.path == "stock-table")
  }

  @Test func editorCommandIsFilled() {
    let text = "Label { font-size: 3; }\n\nfdlFUIGridHeader { font-colour: red; }"
    let sheet = StyleSheet.read(StyleSheetSource(name: "/a b/LINE.nss", text: text))
    let range = sheet.diagnostics.first { $0.range.lowerBound.line == 3 }?.range
    let words = range.flatMap { EditorCommand("code -g FILE:LINE:COLUMN", opening: $0)?.words }
    #expect(words == ["code", "-g", "/a b/LINE.nss:3:20"])
    #expect(
      range.flatMap { EditorCommand("'my editor' +LINE", opening: $0)?.words } == ["my editor", "+3", "/a b/LINE.nss"])
    #expect(range.flatMap { EditorCommand(" ", opening: $0) } == nil)
  }

  @Test func missingPartOfAnAddressIsReported() async throws {
    try await withGallery("object-cell?pick=fdlFUIKPIHeader") { gallery in
      let toasts = try #require(widgets(ToastOverlay.self, in: gallery.window).first)
      await advance(by: .seconds(1))
      #expect(toasts.message == "fdlFUIKPIHeader isn’t on this page")
      #expect(throws: AddressError.self) { try Address(parsing: "object-cell?pick=fdlFUIKPIHeadr") }
    }
  }
}
