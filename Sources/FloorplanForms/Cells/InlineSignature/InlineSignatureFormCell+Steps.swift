import FloorplanUI
import GTKBridge

/// What people do, from the first press on the canvas to the signature that is saved.
extension InlineSignatureFormCell {
  /// Goes on to the state after something that a person does.
  /// - Returns: Whether it can be done now.
  @discardableResult
  final func step(_ event: State.Event) -> Bool {
    guard isEditable, isEnabled, let next = state.after(event) else { return false }
    let isOther = next != state
    state = next
    showStep()
    if isOther { announcement.say(spokenName) }
    return true
  }

  final func tellState(after old: State) { if state != old { onStateChangeHandler?(state) } }

  final func press(_ key: SignatureCanvas.Key) {
    switch key {
    case .begin:
      let old = state
      step(.begin)
      tellState(after: old)
    case .cancel: cancel()
    case .undo: undo()
    case .paste: paste()
    }
  }

  final func strokeDidEnd() {
    let old = state
    personDidBegin()
    step(.draw)
    tellState(after: old)
  }

  final func cancel() {
    let old = state
    guard step(.cancel) else { return }
    removeContent()
    ownMessage = nil
    tellState(after: old)
  }

  final func clear() {
    let old = state
    // The button that was pressed can't keep the focus.
    if clearButton.containsFocus { canvas.grabFocus() }
    guard step(.clear) else { return }
    removeContent()
    tellState(after: old)
  }

  /// Takes the last stroke back, or the picture.
  final func undo() {
    guard state == .signed, isEditable, isEnabled else { return }
    canvas.end()
    guard attached == nil, var signature = canvas.ink.signature, signature.strokes.count > 1 else { return clear() }
    signature.removeLastStroke()
    canvas.show(signature)
    announcement.say(localized("Last stroke taken back"))
  }

  final func save() {
    canvas.end()
    let old = state
    guard isEditable, isEnabled, state.after(.save) != nil else { return }
    guard let new = makeValue() else {
      ownMessage = ValidationMessage(localized("The signature can't be drawn: there is no memory for its picture."))
      return
    }
    attached = nil
    step(.save)
    personDidChange(to: new)
    // The model may have made something else of it.
    showContent()
    showStep()
    tellState(after: old)
  }

  final func makeValue() -> SavedSignature? {
    let watermark = watermarkText.flatMap { $0.isEmpty ? nil : $0 }
    let timestamp = addsTimestampInImage ? timestampFormatter(now()) : nil
    if let attached {
      guard watermark != nil || timestamp != nil else { return SavedSignature(png: attached.png) }
      return imageStyle.drawing(of: attached.texture, watermark: watermark, timestamp: timestamp).map {
        SavedSignature(png: $0.texture.pngBytes, watermark: watermark, timestamp: timestamp)
      }
    }
    return canvas.ink.signature.flatMap {
      SavedSignature($0, style: imageStyle, watermark: watermark, timestamp: timestamp)
    }
  }

  final func reenter() {
    let old = state
    guard step(.reenter) else { return }
    removeContent()
    personDidChange(to: nil)
    tellState(after: old)
  }

  final func removeContent() {
    stopReading()
    attached = nil
    canvas.show(nil)
    canvas.picture.show(png: nil)
  }
}
