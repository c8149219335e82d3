import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct InlineSignatureFormCellTests {
  /// A cell in a window, with the sizes of the theme.
  private func withSignature(
    _ body: (InlineSignatureFormCell, Window) async throws -> Void
  ) async throws {
    try await withStandardTheme {
      try await withForm(1, of: InlineSignatureFormCell.self) { cells, window in
        cells[0].title = "Signature"
        await paint(window, frames: 2)
        try await body(cells[0], window)
      }
    }
  }

  /// Draws a line like a pen.
  private func draw(_ places: [(Double, Double)], pressure: Double? = nil, on cell: InlineSignatureFormCell) {
    guard cell.canvas.begin() else { return }
    for (index, place) in places.enumerated() {
      cell.canvas.add([PointerSample(x: place.0, y: place.1, pressure: pressure, time: UInt32(1000 + 10 * index))])
    }
    cell.canvas.end()
  }

  private static let line: [(Double, Double)] = [(40, 60), (100, 60), (160, 60)]
  private static let saved = SavedSignature(
    Signature(
      [[Signature.Point(x: 20, y: 128), Signature.Point(x: 280, y: 128)]], width: 300,
      height: 256))

  private func buttons(_ cell: InlineSignatureFormCell) -> [String] {
    [cell.cancelButton, cell.attachButton, cell.clearButton, cell.saveButton, cell.reenterButton]
      .filter(\.isVisible).map { ($0.currentTitle ?? "") + ($0.isEnabled ? "" : " (off)") }
  }

  private static let signing = ["Cancel", "Attach Image…"]

  // MARK: Steps

  @Test func signingGoesThroughAllStates() async throws {
    try await withSignature { cell, _ in
      var (values, states): ([SavedSignature?], [InlineSignatureFormCell.State]) = ([], [])
      cell.onChangeHandler = { values.append($0) }
      cell.onStateChangeHandler = { states.append($0) }
      #expect(cell.state == .inactive && buttons(cell).isEmpty && cell.canvas.prompt.isVisible)
      #expect(cell.canvas.differingAccessibleLabel(from: "Signature, not signed") == nil)
      draw(Self.line, on: cell)
      #expect(cell.state == .inactive && cell.canvas.ink.signature == nil)
      cell.canvas.tap(20, 20)
      #expect(cell.state == .active && buttons(cell) == Self.signing + ["Clear (off)", "Save (off)"])
      #expect(!cell.canvas.prompt.isVisible && !cell.statusLabel.isVisible && cell.canvas.hasFocus)
      draw(Self.line, on: cell)
      #expect(cell.state == .signed && buttons(cell) == Self.signing + ["Clear", "Save"] && cell.statusLabel.isVisible)
      #expect(cell.canvas.differingAccessibleLabel(from: "Signature, signed, not saved") == nil)
      draw([(50, 90)], on: cell)
      #expect(cell.draft?.strokes.map(\.count) == [3, 1])
      cell.clearButton.grabFocus()
      cell.clearButton.emit("clicked")
      #expect(cell.state == .active && cell.draft == nil && cell.canvas.hasFocus)
      draw(Self.line, on: cell)
      #expect(values.isEmpty)
      cell.saveButton.grabFocus()
      cell.saveButton.emit("clicked")
      #expect(cell.state == .saved && buttons(cell) == ["Re-enter Signature"] && cell.canvas.hasFocus)
      #expect(values.count == 1 && cell.value == values[0])
      let strokes = try #require(cell.value?.strokes)
      #expect(
        strokes.strokes == [
          Self.line.enumerated().map {
            Signature.Point(x: $1.0, y: $1.1, time: Double($0) / 100)
          }
        ])
      #expect(strokes.width == Double(cell.canvas.width) && strokes.height == 256)
      cell.reenterButton.emit("clicked")
      #expect(cell.state == .inactive && values.count == 2 && values[1] == nil && cell.value == nil)
      #expect(cell.canvas.ink.signature == nil)
      #expect(states == [.active, .signed, .active, .signed, .saved, .inactive])
    }
  }

  @Test func cancelRemovesTheStrokes() async throws {
    try await withSignature { cell, _ in
      cell.onChangeHandler = { _ in Issue.record("the handler was called without saving") }
      for isSigned in [true, false] {
        cell.beginSigning()
        if isSigned { draw(Self.line, on: cell) }
        cell.cancelButton.grabFocus()
        cell.cancelButton.emit("clicked")
        #expect(cell.state == .inactive && cell.canvas.ink.signature == nil && cell.canvas.hasFocus)
      }
    }
  }

  @Test func invalidActionsDoNothing() async throws {
    try await withSignature { cell, _ in
      cell.onStateChangeHandler = { _ in Issue.record("the handler was called") }
      let steps: [(String, InlineSignatureFormCell.State, (InlineSignatureFormCell) -> Void)] = [
        ("cancel", .inactive, { $0.cancel() }), ("clear", .inactive, { $0.clear() }),
        ("undo", .inactive, { $0.undo() }), ("save", .inactive, { $0.save() }),
        ("reenter", .inactive, { $0.reenter() }),
        ("begin", .active, { $0.perform(.begin) }), ("clear", .active, { $0.clear() }),
        ("save", .active, { $0.save() }),
        ("reenter", .active, { $0.reenter() }), ("begin", .signed, { $0.perform(.begin) }),
        ("reenter", .signed, { $0.reenter() }), ("begin", .saved, { $0.beginSigning() }),
        ("cancel", .saved, { $0.cancel() }), ("clear", .saved, { $0.clear() }), ("undo", .saved, { $0.undo() }),
        ("save", .saved, { $0.save() }), ("attach", .saved, { $0.attach(path: "/none") }),
      ]
      for (name, state, step) in steps {
        cell.value = state == .saved ? Self.saved : nil
        cell.cancelEditing()
        if state == .active { cell.beginSigning() }
        if state == .signed { cell.draft = Self.saved?.strokes }
        #expect(cell.state == state)
        step(cell)
        #expect(cell.state == state && cell.reading == nil && cell.inputMessage == nil, "\(name) \(state)")
      }
    }
  }

  @Test func actionsMatchThePointer() async throws {
    try await withSignature { cell, _ in
      let canvas = cell.canvas
      for action in ["cancel", "undo"] {
        canvas.activateAction("signature.\(action)")
        #expect(cell.state == .inactive)
      }
      canvas.activateAction("signature.begin")
      #expect(cell.state == .active)
      draw(Self.line, on: cell)
      draw([(50, 90)], on: cell)
      canvas.activateAction("signature.undo")
      #expect(cell.state == .signed && cell.draft?.strokes.count == 1)
      canvas.activateAction("signature.undo")
      #expect(cell.state == .active && cell.draft == nil)
      canvas.activateAction("signature.undo")
      canvas.activateAction("signature.cancel")
      #expect(cell.state == .inactive)
      let keys = SignatureCanvas.shortcuts.map(\.action)
      for key in SignatureCanvas.Command.allCases { #expect(keys.contains(key.action)) }
    }
  }

  @Test func savingIncludesTheCurrentStroke() async throws {
    try await withSignature { cell, _ in
      cell.beginSigning()
      draw(Self.line, on: cell)
      #expect(cell.canvas.begin())
      cell.canvas.add([
        PointerSample(x: 10, y: 10), PointerSample(x: 10, y: 10), PointerSample(x: .nan, y: 4),
        PointerSample(x: 30, y: 10),
      ])
      cell.save()
      #expect(cell.value?.strokes?.strokes.map(\.count) == [3, 2])
      cell.canvas.add([PointerSample(x: 50, y: 10)])
      cell.canvas.end()
      #expect(cell.state == .saved && cell.value?.strokes?.strokes.count == 2)
    }
  }

  // MARK: Values

  @Test func settingTheValueCallsNoHandler() async throws {
    try await withSignature { cell, window in
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      cell.onStateChangeHandler = { _ in Issue.record("the handler was called") }
      cell.value = Self.saved
      #expect(cell.state == .saved && cell.canvas.ink.signature == Self.saved?.strokes && buttons(cell).count == 1)
      cell.value = nil
      #expect(cell.state == .inactive && cell.canvas.ink.signature == nil)
      cell.draft = Self.saved?.strokes
      #expect(cell.state == .signed && cell.draft == Self.saved?.strokes && cell.value == nil)
      cell.value = nil
      #expect(cell.state == .signed)
      cell.draft = nil
      #expect(cell.state == .active && cell.draft == nil)
      cell.value = Self.saved.map { SavedSignature(png: $0.png) }
      #expect(cell.state == .saved && cell.canvas.picture.isVisible && cell.canvas.ink.signature == nil)
      cell.draft = Self.saved?.strokes
      #expect(cell.state == .saved && cell.draft == nil)
      await paint(window)
    }
  }

  @Test func eachChangeWritesTheModelOnceAndCanBeRefused() async throws {
    try await withSignature { cell, _ in
      let model = SignatureModel()
      cell.bind(model, to: \.signature)
      cell.beginSigning()
      draw(Self.line, on: cell)
      flushObservers()
      #expect(model.writes == 0)
      cell.save()
      flushObservers()
      #expect(model.writes == 1 && model.signature == cell.value && cell.value != nil)
      cell.reenter()
      flushObservers()
      #expect(model.writes == 2 && model.signature == nil)
      model.signature = Self.saved
      flushObservers()
      #expect(cell.state == .saved && cell.value == Self.saved && model.writes == 3)
      cell.bind(model, to: \.refused)
      #expect(cell.state == .inactive)
      cell.beginSigning()
      draw(Self.line, on: cell)
      cell.save()
      flushObservers()
      #expect(cell.value == nil && cell.state == .inactive && buttons(cell).isEmpty)
    }
  }

  @Test func textsAreSaved() async throws {
    try await withSignature { cell, _ in
      cell.watermarkText = "Order 4711"
      cell.addsTimestampInImage = true
      cell.now = { DateTime(year: 2026, month: 3, day: 31, hour: 14, minute: 5) ?? .earliest }
      cell.timestampFormatter = { "at \($0)" }
      cell.beginSigning()
      #expect(cell.canvas.watermark.text == "Order 4711" && cell.canvas.watermark.isVisible)
      #expect(!cell.canvas.timestamp.isVisible)
      draw(Self.line, on: cell)
      cell.save()
      #expect(cell.value?.watermark == "Order 4711" && cell.value?.timestamp == "at 2026-03-31 14:05")
      #expect(cell.canvas.timestamp.isVisible && cell.canvas.timestamp.text == "at 2026-03-31 14:05")
      cell.watermarkText = "Other"
      #expect(cell.canvas.watermark.text == "Order 4711")
      cell.value = Self.saved
      #expect(!cell.canvas.watermark.isVisible && !cell.canvas.timestamp.isVisible)
    }
  }

  @Test(
    arguments: [(0, "12"), (1, "01"), (12, "12"), (23, "11")])
  func timestampMatchesFioriForIOS(pair: (Int, String)) throws {
    let time = try #require(DateTime(year: 2026, month: 3, day: 1, hour: pair.0, minute: 5))
    let text = time.timestampText
    #expect(text.hasPrefix("03/01/2026 \(pair.1):05\(pair.0 < 12 ? "AM" : "PM") ") && text.count > 20)
  }

  // MARK: Read-only, disabled, reused

  @Test func readOnlyOrDisabledCellKeepsItsValue() async throws {
    try await withSignature { cell, window in
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      cell.beginSigning()
      draw(Self.line, on: cell)
      cell.isEditable = false
      #expect(cell.state == .inactive && buttons(cell).isEmpty && !cell.canvas.isVisible && cell.control == nil)
      #expect(cell.copyableText == "Signature: Not signed")
      cell.value = Self.saved
      #expect(cell.canvas.isVisible && cell.canvas.hasStyleClass("readonly") && !cell.canvas.isFocusable)
      #expect(cell.canvas.differingAccessibleLabel(from: "Signature, signed") == nil && buttons(cell).isEmpty)
      cell.reenter()
      cell.draft = Self.saved?.strokes
      #expect(cell.value == Self.saved)
      cell.isEditable = true
      #expect(!cell.canvas.hasStyleClass("readonly") && cell.canvas.isFocusable && buttons(cell).count == 1)
      cell.isEnabled = false
      #expect(cell.canvas.stateFlags.contains(.insensitive))
      cell.reenter()
      cell.attach(path: "/none")
      #expect(cell.value == Self.saved)
      cell.value = nil
      cell.canvas.tap(20, 20)
      #expect(cell.state == .inactive)
      await paint(window)
    }
  }

  @Test func unsavedSignatureIsNotCommitted() async throws {
    try await withSignature { cell, _ in
      cell.onChangeHandler = { _ in Issue.record("the handler was called without saving") }
      cell.cancelEditing()
      #expect(cell.state == .inactive)
      cell.beginSigning()
      #expect(cell.canvas.begin())
      cell.canvas.add([PointerSample(x: 10, y: 10), PointerSample(x: 30, y: 10)])
      #expect(!cell.commit() && cell.inputMessage?.text == cell.texts.unsaved && cell.inputMessage?.kind == .error)
      #expect(cell.state == .signed && !cell.canvas.isDrawing && cell.draft?.strokes.count == 1)
      // Committing the form again doesn't save the signature either.
      #expect(!cell.commit())
      draw([(50, 90)], on: cell)
      #expect(cell.inputMessage == nil && !cell.commit())
      cell.clear()
      #expect(cell.inputMessage == nil && cell.commit())
      cell.cancelEditing()
      #expect(cell.state == .inactive && cell.canvas.ink.signature == nil)
      // A draft that is discarded with its item blocks nothing.
      cell.draft = Self.saved?.strokes
      cell.onRecycledRefusal = { Issue.record("a discarded draft was refused: \($0.message?.text ?? "")") }
      cell.prepareForReuse()
      #expect(cell.inputMessage == nil && cell.commit())
      cell.draft = Self.saved?.strokes
      cell.isEditable = false
      #expect(cell.inputMessage == nil && cell.state == .inactive)
      cell.isEditable = true
      cell.value = Self.saved
      cell.cancelEditing()
      #expect(cell.state == .saved && cell.value == Self.saved)
    }
  }

  @Test func formIsInvalidWhileASignatureIsUnsaved() async throws {
    let model = SignatureModel()
    let field = FormField<SignatureModel>("Signature", \.signature, in: InlineSignatureFormCell.self)
    try await withFormView({ Form(model) { field } }) { form, view, _ in
      let cell = try #require(view.cell(InlineSignatureFormCell.self))
      #expect(form.validate())
      cell.draft = Self.saved?.strokes
      #expect(form.commit() == ["Signature"] && !form.hasChanges)
      #expect(!form.validate() && form.invalidFields == ["Signature"] && view.focusFirstInvalidField())
      cell.save()
      #expect(model.signature != nil && form.invalidFields.isEmpty && form.validate() && cell.inputMessage == nil)
      cell.reenter()
      cell.draft = Self.saved?.strokes
      #expect(!form.validate())
      form.discardChanges()
      #expect(cell.inputMessage == nil && form.validate())
    }
  }

  @Test func unsavedSignatureIsKeptWhenScrolledAway() async throws {
    let model = SignatureModel()
    let fields = (0..<40).map { number in
      FormField<SignatureModel>("Signature \(number)", \.signature, in: InlineSignatureFormCell.self)
    }
    try await withFormView({ Form(model) { fields } }) { _, view, window in
      let cell = try #require(view.cell(at: ItemIndex(section: 0, item: 0)) as? InlineSignatureFormCell)
      // The focus would also keep the cell.
      window.clearFocus()
      cell.draft = Self.saved?.strokes
      for offset in [3000.0, 0] {
        view.contentOffset.y = offset
        await paint(window, frames: 3)
        #expect(cell.isMapped == (offset == 0))
      }
      #expect(view.cell(at: ItemIndex(section: 0, item: 0)) === cell)
      #expect(cell.state == .signed && cell.draft?.strokes.count == 1 && model.signature == nil)
      // When nothing can be lost, the cell can display another item.
      cell.cancelEditing()
      view.contentOffset.y = 3000
      await paint(window, frames: 3)
      #expect(view.cell(at: ItemIndex(section: 0, item: 0)) == nil)
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withSignature { cell, window in
      cell.watermarkText = "Order"
      cell.addsTimestampInImage = true
      cell.hidesXmark = true
      cell.hidesSignatureLine = true
      cell.texts.save = "Sichern"
      cell.imageStyle = SignatureImageStyle(scale: 1, strokeWidth: 9)
      cell.onStateChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.beginSigning()
      cell.prepareForReuse()
      #expect(cell.state == .inactive)
      cell.draft = Self.saved?.strokes
      cell.prepareForReuse()
      #expect(cell.state == .inactive && cell.draft == nil && cell.canvas.ink.signature == nil && buttons(cell).isEmpty)
      #expect(cell.watermarkText == nil && !cell.addsTimestampInImage && !cell.hidesXmark && !cell.hidesSignatureLine)
      #expect(
        cell.imageStyle == SignatureImageStyle() && cell.canvas.ink.strokeWidth == 3 && cell.texts == SignatureTexts())
      #expect(cell.canvas.xmark.isVisible && cell.canvas.signatureLine.isVisible && !cell.canvas.watermark.isVisible)
      cell.beginSigning()
      await paint(window)
      draw(Self.line, on: cell)
      #expect(cell.state == .signed)
    }
  }

  // MARK: Pictures

  /// Attaches the file at a path and waits until it is attached or refused.
  private func attach(_ path: String, to cell: InlineSignatureFormCell) async {
    cell.attach(path: path)
    #expect(await turnUntil { cell.inputMessage != nil || cell.canvas.picture.isVisible })
  }

  @Test func pictureIsSavedWithItsTexts() async throws {
    try await withFolder { folder in
      try await withSignature { cell, _ in
        let path = "\(folder)/signature.png"
        write(SamplePicture.plain("png", width: 400, height: 100, [250, 250, 250]), to: path)
        cell.watermarkText = "Order 4711"
        await attach(path, to: cell)
        #expect(cell.canvas.watermark.isVisible)
        cell.save()
        let value = try #require(cell.value)
        #expect(value.watermark == "Order 4711" && value.timestamp == nil && value.strokes == nil)
        let texture = try decodePicture(
          value.png, for: PictureBox(width: 1600, height: 1600, fit: .contain), pixelLimit: 1 << 20)
        #expect(texture.width == 400 && texture.height == 120)
        // It is displayed once.
        #expect(!cell.canvas.watermark.isVisible && cell.canvas.picture.isVisible)
      }
    }
  }

  @Test func pictureReplacesStrokes() async throws {
    try await withFolder { folder in
      try await withSignature { cell, window in
        let path = "\(folder)/signature.jpg"
        write(SamplePicture.plain("jpeg", width: 3000, height: 1000, [10, 20, 30]), to: path)
        var values: [SavedSignature?] = []
        cell.onChangeHandler = { values.append($0) }
        await attach(path, to: cell)
        #expect(cell.state == .signed && cell.inputMessage == nil && cell.draft == nil && values.isEmpty)
        await paint(window)
        #expect(!cell.canvas.begin())
        cell.undo()
        #expect(cell.state == .active && !cell.canvas.picture.isVisible)
        draw(Self.line, on: cell)
        await attach(path, to: cell)
        #expect(cell.canvas.ink.signature == nil && cell.state == .signed)
        cell.save()
        let saved = try #require(values.first ?? nil)
        #expect(cell.state == .saved && saved.strokes == nil && values.count == 1)
        let box = PictureBox(width: 4000, height: 4000, fit: .contain)
        let texture = try decodePicture(saved.png, for: box, pixelLimit: 1 << 26)
        // The picture is scaled to the size of a signature and saved as PNG.
        #expect(texture.width == 1600 && texture.height == 534 && saved.png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      }
    }
  }

  @Test func invalidPictureIsRefusedAndStrokesAreKept() async throws {
    try await withFolder { folder in
      let png = SamplePicture.plain("png", width: 20, height: 20, [1, 2, 3])
      write(Array("no picture at all".utf8), to: "\(folder)/text.png")
      write(Array(png.prefix(png.count - 20)), to: "\(folder)/short.png")
      write(SamplePicture.emptyPNG(width: 60_000, height: 60_000), to: "\(folder)/bomb.png")
      write([], to: "\(folder)/empty\u{202E}\n.png")
      try await withSignature { cell, _ in
        cell.beginSigning()
        draw(Self.line, on: cell)
        let refused = [
          ("text.png", "“text.png” isn’t a supported image."),
          ("short.png", "“short.png” is incomplete."),
          ("bomb.png", "“bomb.png” is too large: it has 60000 × 60000 pixels."),
          ("empty\u{202E}\n.png", "“empty\u{FFFD} .png” isn’t a supported image."),
          ("gone.png", "“gone.png” can’t be read:"), (".", "“.” can’t be read: it is a folder"),
        ]
        for (name, message) in refused {
          await attach("\(folder)/\(name)", to: cell)
          #expect(cell.inputMessage?.text.hasPrefix(message) == true, "\(cell.inputMessage?.text ?? "none")")
          #expect(cell.inputMessage?.kind == .error && cell.state == .signed && cell.draft?.strokes.count == 1)
          draw([(50, 90)], on: cell)
          #expect(cell.inputMessage == nil)
          cell.undo()
        }
      }
    }
  }

  @Test func reuseCancelsReading() async throws {
    try await withFolder { folder in
      let path = "\(folder)/signature.png"
      write(SamplePicture.plain("png", width: 800, height: 800, [1, 2, 3]), to: path)
      try await withSignature { cell, _ in
        cell.attach(path: path)
        cell.prepareForReuse()
        await waitForBackgroundWork()
        #expect(cell.state == .inactive && !cell.canvas.picture.isVisible && cell.inputMessage == nil)
      }
    }
  }

  @Test func picturesCanBePasted() async throws {
    try await withSignature { cell, _ in
      let pixels = [UInt8](repeating: 200, count: 40 * 20 * 4)
      let texture = try #require(Texture(width: 40, height: 20, pixels: pixels))
      cell.canvas.clipboard.set(texture: texture)
      #expect(cell.canvas.clipboard.hasFilesOrPicture)
      cell.canvas.activateAction("signature.paste")
      #expect(await turnUntil { cell.state == .signed })
      #expect(cell.canvas.picture.isVisible)
      cell.cancel()
      cell.canvas.clipboard.set(text: "no picture")
      cell.canvas.activateAction("signature.paste")
      #expect(await turnUntil { cell.inputMessage?.text == cell.texts.noPicture })
      #expect(cell.state == .inactive && !cell.canvas.picture.isVisible)
    }
  }

  @Test func droppedPictureIsAttachedWithinLimits() async throws {
    try await withSignature { cell, _ in
      #expect(cell.canvas.controllers.contains { $0 is ContentDropTarget })
      #expect(cell.canvas.hasStyleClass("fp-drop-target"))
      cell.receive(.picture(SamplePicture.plain("png", width: 80, height: 40, [1, 2, 3]), contentType: "image/png"))
      #expect(await turnUntil { cell.state == .signed && cell.canvas.picture.isVisible })
      cell.cancel()
      cell.receive(.picture(SamplePicture.emptyPNG(width: 60_000, height: 60_000), contentType: "image/png"))
      #expect(await turnUntil { cell.inputMessage?.text.contains("60000 × 60000") == true })
      cell.receive(.failed(.tooManyBytes))
      #expect(cell.inputMessage?.text.contains("too large") == true && cell.state == .inactive)
      cell.isEditable = false
      cell.receive(.unsupported)
      cell.receive(.picture(SamplePicture.plain("png", width: 80, height: 40, [1, 2, 3]), contentType: "image/png"))
      await waitForBackgroundWork()
      #expect(cell.state == .inactive)
    }
  }

  @Test func invalidPictureInTheValueIsReported() async throws {
    try await withSignature { cell, _ in
      cell.value = SavedSignature(png: Array("nothing".utf8))
      #expect(await turnUntil { cell.inputMessage != nil })
      #expect(cell.inputMessage?.kind == .error && cell.state == .saved)
      cell.value = nil
      #expect(cell.inputMessage == nil)
    }
  }

  // MARK: Style

  @Test func buttonsAreMirroredButDrawingIsNot() async throws {
    try await withSignature { cell, window in
      cell.draft = Self.saved?.strokes
      await paint(window, frames: 2)
      let before = try #require(WidgetPicture(of: cell.canvas.ink))
      let cancel = try #require(cell.cancelButton.bounds(in: cell))
      let save = try #require(cell.saveButton.bounds(in: cell))
      #expect(cancel.x + cancel.width == Double(cell.width) && save.x + save.width == Double(cell.width))
      cell.direction = .rtl
      await paint(window, frames: 2)
      let after = try #require(WidgetPicture(of: cell.canvas.ink))
      #expect(cell.cancelButton.bounds(in: cell)?.x == 0 && cell.saveButton.bounds(in: cell)?.x == 0)
      for x in stride(from: 0, to: before.width, by: 3) {
        #expect(before.color(x: x, y: before.height / 2) == after.color(x: x, y: after.height / 2))
      }
    }
  }

  @Test(arguments: [(100, [1, 1, 1]), (160, [1, 2]), (400, [3])])
  func buttonsWrapToMoreLines(pair: (Int, [Int])) async throws {
    try await withStandardTheme {
      await withNoPeerLeft {
        let buttons = ["One", "Two", "Three"].map { title in
          let button = ActionButton()
          button.preferredMaxLayoutWidth = 30
          button.setTitle(title, for: .normal)
          return button
        }
        let flow = WrappingBox(spacing: 8, lineSpacing: 8, alignment: .trailing)
        for button in buttons { flow.append(button) }
        let window = Window()
        window.child = Box(.vertical, [flow])
        window.defaultSize = (pair.0, 300)
        window.present()
        #expect(await turnUntil { window.isMapped })
        await paint(window, frames: 2)
        let height = flow.measured(.vertical, forSize: pair.0).natural
        flow.allocate(width: pair.0, height: height)
        let boxes = buttons.compactMap { $0.bounds(in: flow) }
        let lines = Dictionary(grouping: boxes) { $0.y }
        #expect(lines.keys.sorted().map { lines[$0]?.count } == pair.1)
        for line in lines.values { #expect(line.map { $0.x + $0.width }.max() == Double(pair.0)) }
        window.close()
      }
    }
  }

  @Test func missingRequiredSignatureIsReported() async throws {
    let model = SignatureModel()
    let form = Form(model) { FormField("Signature", \.signature, in: InlineSignatureFormCell.self).required() }
    #expect(!form.validate() && form.invalidFields == ["Signature"])
    model.signature = Self.saved
    #expect(form.validate())
  }
}

/// A signature that counts the writes to it.
@Observable private final class SignatureModel {
  @ObservationIgnored private(set) var writes = 0
  var signature: SavedSignature? { didSet { writes += 1 } }
  /// Always nil.
  var refused: SavedSignature? {
    get { nil }
    set { _ = newValue }
  }
}
