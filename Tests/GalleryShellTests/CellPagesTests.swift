import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct CellPagesTests {
  init() throws { try GalleryHost.prepare() }

  private func code(_ gallery: GalleryHost) -> String {
    widgets(Label.self, in: gallery.window).first { $0.hasStyleClass("gallery-code") }?.text ?? ""
  }

  @Test(arguments: [
    ("button-cell?icon=list-ad-symbolic", "list-add-symbolic"), ("button-cell?icon=unred", "unread"),
    ("object-cell?tags=Urgent/outlinde/2", "outlined"), ("object-cell?tags=Urgent,New/filled/11", "1"),
    ("object-cell?icons=24,unread/negativ", "negative"), ("object-cell?footnote-icons=flaged", "flagged"),
    ("object-header?tags=Urgent/fild", "filled"), ("object-header?status-image=positiv", "positive"),
    ("button-cell", nil), ("object-cell", nil), ("object-header", nil), ("empty-state", nil),
    ("button-cell?icon=/nowhere.png", nil), ("object-cell?tags=New&icons=ab", nil),
  ])
  func unknownWordsOfKnobsAreReported(address: String, nearest: String?) async throws {
    try await withNoPeerLeft {
      var messages: [String] = []
      let context = PageContext(try catalog.resolve(Address(parsing: address)), showMessage: { messages.append($0) })
      let host = PageHost()
      host.show(context)
      @MainActor func displayed() -> [String] {
        widgets(InlineValidationView.self, in: host.root).filter(\.isVisible).map(\.message.text)
      }
      #expect(messages.count == (nearest == nil ? 0 : 1) && displayed() == messages)
      if let nearest {
        let words = try #require(messages.first?.split(separator: "Similar words: ").last).split(separator: ", ")
        #expect(messages[0].hasPrefix("Unknown word “") && words.contains { $0 == nearest }, "\(messages)")
        // While the user types, the message is only next to the text.
        let knob = try #require(Address(parsing: address).knobs.first)
        context.setValue(knob.name == "tags" ? "New" : "", ofKnob: knob.name)
        flushObservers()
        #expect(displayed() == messages)
        await advance(by: .seconds(1))
        #expect(displayed() == [] && messages.count == 1)
      }
      host.close()
      await settle()
    }
  }

  @Test(arguments: [
    "button-cell", "contact-cell", "image-cell", "item-cell", "key-value-cell", "object-cell", "simple-property-cell",
    "empty-state", "kpi-header", "object-header", "profile-header", "section-headers",
  ])
  func everyKnobChangesTheCode(of path: String) async throws {
    let entry = try #require(catalog.entries.first { $0.path == path })
    try await withGallery("\(entry.path)?tab=code") { gallery in
      let context = try #require(gallery.window.pageContext)
      // A forced state replaces user input, which isn't code.
      for knob in entry.knobs where knob.group != .page && knob.name != SampleState.knob.name {
        let before = code(gallery)
        let others: [String] =
          switch knob.kind {
          case .choice(let options): options
          case .toggle: KnobDefinition.toggleValues
          case .text, .words, .styleSheet: ["Turbine", ""]
          case .number(let range, _):
            [range.lowerBound, range.upperBound].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
          }
        for value in others where value != knob.defaultValue {
          context.setValue(value, ofKnob: knob.name)
          await paint(gallery.window, frames: 2)
          #expect(code(gallery) != before, "\(knob.name)=\(value)")
        }
        context.setValue(knob.defaultValue, ofKnob: knob.name)
        await paint(gallery.window, frames: 2)
        #expect(code(gallery) == before, "\(knob.name)")
      }
    }
  }

  @Test func fieldsUpdateKnobsAndSample() async throws {
    try await withGallery("key-value-cell") { gallery in
      let fields = widgets(Entry.self, in: gallery.window)
      let sample = try #require(widgets(KeyValueCell.self, in: gallery.window).first)
      #expect(fields.map(\.text) == ["Phone", "+49 6227 747474", "–"])
      fields[0].text = "Mobile"
      try await gallery.waitForFrames()
      #expect(sample.keyName == "Mobile")
      #expect(gallery.window.address?.value(ofKnob: "key") == "Mobile")
      gallery.window.pageContext?.setValue("12", ofKnob: "value")
      try await gallery.waitForFrames()
      #expect(fields[1].text == "12" && sample.value == "12")
      fields[1].text = ""
      fields[2].text = "none"
      try await gallery.waitForFrames()
      #expect(sample.value == nil && sample.emptyValueText == "none")
      #expect(widgets(Label.self, in: sample).filter(\.isMapped).map(\.text) == ["Mobile", "none"])
    }
  }

  @Test func menuChoosesOneOfManyOptions() async throws {
    try await withGallery("object-cell?accessory=none") { gallery in
      let context = try #require(gallery.window.pageContext)
      let menu = try #require(
        widgets(ChoiceMenu.self, in: gallery.window).first {
          widgets(MenuButton.self, in: $0).first?.differingAccessibleLabel(from: "Accessory") == nil
        })
      let button = try #require(widgets(MenuButton.self, in: menu).first)
      #expect(button.label == "None")
      let knob = try #require(context.entry.knobs.first { $0.name == "accessory" })
      guard case .choice(let options) = knob.kind else {
        Issue.record("not a choice")
        return
      }
      let index = try #require(options.firstIndex(of: "detailDisclosureButton"))
      #expect(button.activateAction("choice.choose", "\(index)"))
      flushObservers()
      #expect(context.value(ofKnob: "accessory") == "detailDisclosureButton")
      #expect(button.label == "Detail disclosure button")
      for part in [button] + button.children {
        #expect(part.differingAccessibleDescription(from: "Detail disclosure button") == nil)
      }
      context.setValue("checkmark", ofKnob: "accessory")
      flushObservers()
      #expect(button.label == "Checkmark")
    }
  }

  @Test func listPickerFieldsSetPromptAndSearch() async throws {
    try await withGallery("list-picker") { gallery in
      let fields = widgets(Entry.self, in: gallery.window)
      #expect(fields.map(\.text) == ["Select multiple items", ""])
      fields[0].text = "Choose"
      fields[1].text = "1"
      try await gallery.waitForFrames()
      let address = gallery.window.address
      #expect(address?.value(ofKnob: "prompt") == "Choose" && address?.value(ofKnob: "find") == "1")
      let view = try #require(widgets(ListPickerView.self, in: gallery.window).first)
      #expect(widgets(SearchEntry.self, in: view).first?.text == "1")
    }
  }

  @Test func typedNumberIsTheValueOfTheModel() async throws {
    try await withGallery("number-form-cell?tab=variants") { gallery in
      let cells = widgets(NumberFormCell<Double>.self, in: gallery.window)
      let cell = try #require(cells.first { $0.hintText == "model.value = 1204.5" })
      for (text, value) in [("1 234,5", "1234.5"), ("x", "1234.5"), ("", "1234.5")] {
        try #require(widgets(Entry.self, in: cell).first).text = text
        try await gallery.waitForFrames()
        #expect(cell.hintText == "model.value = \(value)" && cell.commit() == (text == "1 234,5"))
      }
    }
  }

  @Test func barcodeIsCopiedAndScannedOrCommandsBuildTheScanner() async throws {
    try await withGallery("list-picker-form-cell?tab=variants") { gallery in
      let texts = widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
      let copy = widgets(Button.self, in: gallery.window).first { $0.label == "Copy Barcode" }
      #expect(texts.contains("Barcode Scanner"))
      #if Barcode
        try #require(copy).emit("clicked")
        #expect(gallery.window.clipboard.hasFilesOrPicture)
        let cell = try #require(widgets(ListPickerFormCell.self, in: gallery.window).first { $0.title == "Articles" })
        let scanner = try #require(cell.listPicker.searchBar?.barcodeScanner)
        let texture = try BarcodeSample.decode()
        let pixels = texture.pixels
        let picture = LuminancePicture(
          width: texture.width, height: texture.height,
          pixels: stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] })
        guard case .found(let codes) = scanner.scan(try #require(picture)) else {
          Issue.record("no barcode")
          return
        }
        #expect(codes.map(\.text) == ["4006381333931"])
        let searched = try #require(scanner.scanResultTransformer?(codes[0].text))
        #expect(cell.valueOptions.filter { $0.contains(searched) } == ["Pencil, article 33393"])
      #else
        #expect(copy == nil && texts.contains { $0.contains("swift run --traits Barcode floorplan-gallery") })
      #endif
    }
  }

  @Test func openKnobFollowsThePicker() async throws {
    try await withGallery("value-picker-form-cell") { gallery in
      let sample = try #require(widgets(ValuePickerFormCell.self, in: gallery.window).first)
      sample.isPickerVisible = true
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.value(ofKnob: "open") == "on")
      // Changing another knob doesn't close it.
      gallery.window.pageContext?.setValue("off", ofKnob: "live")
      try await gallery.waitForFrames()
      #expect(sample.isPickerVisible)
      gallery.window.pageContext?.setValue("off", ofKnob: "open")
      try await gallery.waitForFrames()
      #expect(!sample.isPickerVisible)
      sample.isPickerVisible = true
      try await gallery.waitForFrames()
      gallery.window.pageContext?.setValue("code", ofKnob: "tab")
      try await gallery.waitForFrames()
      #expect(code(gallery).contains("isPickerVisible = true"))
    }
  }

  @Test func stateSamplesHaveTheirStateFlags() async throws {
    try await withGallery("item-cell?tab=states") { gallery in
      let states = widgets(ItemCell.self, in: gallery.window)
      #expect(states.count == SampleState.basic.count)
      let flags: [StateFlags?] = [nil, .prelight, .active, .selected, .insensitive, .focusVisible]
      let all = flags.compactMap(\.self)
      for (cell, flag) in zip(states, flags) {
        for other in all { #expect(cell.stateFlags.contains(other) == (other == flag)) }
        #expect(cell.titleText == "Franck Syren")
      }
    }
  }

  @Test func addressForcesTheStateOfTheSample() async throws {
    try await withGallery("item-cell?state=hover") { gallery in
      let cell = try #require(widgets(ItemCell.self, in: gallery.window).first)
      #expect(cell.stateFlags.contains(.prelight) && cell.titleText == "Franck Syren")
      gallery.window.pageContext?.setValue("disabled", ofKnob: "state")
      try await gallery.waitForFrames()
      let disabled = try #require(widgets(ItemCell.self, in: gallery.window).first)
      #expect(disabled.stateFlags.contains(.insensitive) && !disabled.stateFlags.contains(.prelight))
      #expect(gallery.window.address?.description.contains("state=disabled") == true)
    }
    for (state, holds) in [
      ("read-only", { !$0.isEditable }), ("disabled", { !$0.isEnabled }), ("error", { $0.validationMessage != nil }),
      ("focused", { $0.stateFlags.contains([.focused, .focusWithin]) }), ("normal", { $0.isEditable && $0.isEnabled }),
    ] as [(String, (TitledCell) -> Bool)] {
      try await withGallery("switch-form-cell?state=\(state)") { gallery in
        let cell = try #require(widgets(TitledCell.self, in: gallery.window).first)
        #expect(holds(cell), "\(state)")
      }
    }
  }

  @Test func clickingTheSampleTogglesItsKnob() async throws {
    try await withGallery("button-cell") { gallery in
      let sample = try #require(widgets(ButtonCell.self, in: gallery.window).first)
      for isSelected in [true, false] {
        sample.button.emit("clicked")
        try await gallery.waitForFrames()
        #expect(gallery.window.pageContext?.isOn("selected") == isSelected && sample.button.isSelected == isSelected)
      }
    }
  }

  @Test(arguments: ["stepper-form-cell", "switch-form-cell", "slider-form-cell"])
  func attributesInCodeStylePartsByState(of path: String) async throws {
    try await withGallery("\(path)?tab=variants") { gallery in
      try await gallery.waitForFrames()
      let cells = widgets(TitledCell.self, in: gallery.window).suffix(3)
      let isEnabled = cells.map(\.isEnabled)
      #expect(isEnabled == [true, true, false] && cells.map(\.isEditable) == [true, false, true])
      for cell in cells {
        let token = cell.isEnabled ? ColorToken.informativeLabel : .accentLabel7
        let color = Theme.standard.palette.color(token, in: .light)
        let channels = [color.red, color.green, color.blue].map { Double($0) }
        let title = try #require(cell.titleView)
        let displayed = try #require(RealizedStyle(of: title).color("color"))
        // GTK stores colors as floats and prints whole steps.
        #expect(zip(displayed, channels).allSatisfy { abs($0 - $1) <= 1 }, "\(displayed)")
        let state = cell.isEnabled ? StyleState.normal : .disabled
        #expect(cell.tintAttributes(for: .valueText, state: state).foregroundColor != nil)
      }
    }
  }

  @Test func copyButtonCopiesTheCode() async throws {
    try await withGallery("simple-property-cell?tab=code") { gallery in
      let copy = try #require(widgets(Button.self, in: gallery.window).first { $0.tooltip == "Copy Code" })
      copy.emit("clicked")
      #expect(gallery.window.clipboard.ownText == code(gallery))
      #expect(code(gallery).contains("cell.value = \"Broken Plates on Pole\""))
    }
  }

  @Test func codeIsACompleteSourceFile() {
    let statements = ["cell.title = \"Volume\"", "cell.bind(model, to: \\.value)"]
    #expect(
      SliderFormCell.program(statements, modelType: "Double") == """
        import Floorplan
        import Observation

        @Observable @MainActor
        final class Model {
          var value: Double
          init(value: Double) { self.value = value }
        }

        @MainActor
        func makeCell(in collection: CollectionView, for index: ItemIndex, model: Model) -> CollectionCell {
          let cell = collection.dequeue(SliderFormCell.self, for: index)
          cell.title = "Volume"
          cell.bind(model, to: \\.value)
          return cell
        }
        """)
    #expect(
      KPIHeader.program([], modelType: nil).contains("func makeHeader() -> KPIHeader {\n  let header = KPIHeader()"))
  }

  @Test func tabIsPartOfTheAddress() async throws {
    try await withGallery("button-cell?size=1400x760") { gallery in
      let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
      let tabs = try #require(widgets(ChoiceBar.self, in: split).first)
      let buttons = widgets(ToggleButton.self, in: tabs)
      #expect(buttons.map(\.label) == ["Preview", "States", "Variants", "Code"])
      #expect(tabs.selectedIndex == 0 && widgets(Stage.self, in: gallery.window).count == 1)
      for (index, tab) in SheetTab.allCases.enumerated().reversed() {
        buttons[index].isActive = true
        try await gallery.waitForFrames()
        #expect(gallery.window.address?.value(ofKnob: "tab") == (tab == .preview ? nil : tab.rawValue))
        #expect(widgets(Stage.self, in: gallery.window).count == (tab == .preview ? 1 : 0))
        #expect(widgets(ButtonCell.self, in: gallery.window).isEmpty == (tab == .code))
        #expect(code(gallery).isEmpty == (tab != .code))
      }
      try await gallery.open("button-cell?tab=states")
      #expect(widgets(ButtonCell.self, in: gallery.window).count == SampleState.basic.count)
    }
  }

  @Test func resetRestoresTheChangedKnobs() async throws {
    try await withGallery("button-cell?title=Save&enabled=off&tab=code&size=1400x760") { gallery in
      let reset = try #require(widgets(Button.self, in: gallery.window).first { $0.label == "Reset" })
      let rows = widgets(Box.self, in: gallery.window).filter { $0.hasStyleClass("gallery-knob") }
      @MainActor func marked() -> [String] {
        rows.compactMap { row in
          let labels = widgets(Label.self, in: row)
          return labels[1].isVisible ? labels[0].text : nil
        }
      }
      #expect(reset.isSensitive && marked() == ["Title", "Enabled"])
      reset.emit("clicked")
      try await gallery.waitForFrames()
      #expect(!reset.isSensitive && marked() == [])
      // The tab isn't a property of the sample.
      #expect(gallery.window.address?.description == "button-cell?tab=code")
    }
  }

  @Test func inspectorIsASheetInANarrowWindow() async throws {
    try await withGallery("button-cell?size=1000x700") { gallery in
      let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
      let inspector = try #require(
        widgets(ScrolledWindow.self, in: split).first { $0.hasStyleClass("gallery-inspector") })
      #expect(!split.isCollapsed && inspector.isMapped && inspector.width == 300)
      gallery.window.defaultSize = (390, 700)
      try await gallery.waitForFrames()
      #expect(split.isCollapsed && !inspector.isMapped)
      let toggle = try #require(widgets(ToggleButton.self, in: split).first { $0.label == "Properties" })
      toggle.isActive = true
      try await gallery.waitForFrames()
      let bounds = try #require(inspector.bounds(in: split))
      #expect(inspector.isMapped && Int(bounds.width) == split.width && Int(bounds.y + bounds.height) == split.height)
      let entry = try #require(widgets(Entry.self, in: inspector).first)
      #expect(entry.grabFocus() && split.press(.escape))
      try await gallery.waitForFrames()
      #expect(!inspector.isMapped && !toggle.isActive && split.containsFocus)
    }
  }

  @Test(arguments: [(1400, 20), (390, 16)], ["preview", "states", "variants", "code"])
  func allPartsBeginAtOneEdge(window: (width: Int, margin: Int), tab: String) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      for direction in ["ltr", "rtl"] {
        for path in ["contact-cell", "switch-form-cell"] {
          try await gallery.open("\(path)?tab=\(tab)&dir=\(direction)&size=\(window.width)x760")
          let split = try #require(widgets(InspectorSplit.self, in: gallery.window).first)
          let content = try #require(children(of: split).first)
          let page = try #require(content.bounds(in: split))
          let insets = widgets(PageInset.self, in: content).map { children(of: $0)[0] }
          try #require(insets.count == 2)
          for part in [insets[0]] + children(of: insets[1]) {
            let bounds = try #require(part.bounds(in: split))
            let start = direction == "ltr" ? bounds.x - page.x : page.x + page.width - bounds.x - bounds.width
            #expect(Int(start) == window.margin, "\(type(of: part)) in \(path)")
          }
        }
      }
      await gallery.close()
      style.remove()
    }
  }

  @Test func rightToLeftVariantsAreMirrored() async throws {
    for path in ["object-cell", "kpi-header", "key-value-cell", "switch-form-cell", "attachments-form-cell"] {
      try await withGallery("\(path)?tab=variants") { gallery in
        let captions = widgets(Label.self, in: gallery.window).filter { $0.text == "Right to left" }
        let frame = try #require(captions.first?.parent?.children.last)
        #expect(captions.count == 1 && frame.children.map(\.direction) == [.rtl], "\(path)")
      }
    }
  }
}
