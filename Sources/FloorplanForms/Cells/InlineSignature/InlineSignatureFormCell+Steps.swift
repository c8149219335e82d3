import FloorplanUI
import GTKBridge

/// The actions of the user, from the first press on the canvas to the saved signature.
extension InlineSignatureFormCell {
  final var canChange: Bool { isEditable && isEnabled }

  /// Enters a state, and announces and reports it if it differs from the previous one.
  ///
  /// - Parameters:
  ///   - new: The state.
  ///   - isProgrammatic: Whether the change isn't an action of the user, so no handler is called.
  ///   - work: The work for entering the state.
  final func enter(_ new: State, isProgrammatic: Bool = false, _ work: () -> Void = {}) {
    let old = state
    state = new
    work()
    showStep()
    guard state != old else { return }
    announcement?.announce(accessibleName)
    if !isProgrammatic { onStateChangeHandler?(state) }
  }

  final func perform(_ command: SignatureCanvas.Command) {
    switch command {
    case .begin: if state == .inactive, canChange { enter(.active) }
    case .cancel: cancel()
    case .undo: undo()
    case .paste: paste()
    }
  }

  final func strokeDidEnd() {
    guard canChange, state == .active || state == .signed else { return }
    userDidBeginEditing()
    enter(.signed)
  }

  final func cancel() {
    guard state == .active || state == .signed, canChange else { return }
    inputMessage = nil
    enter(.inactive, removeContent)
  }

  final func clear() {
    // The pressed button will be disabled and can't keep the focus.
    if clearButton.containsFocus { canvas.grabFocus() }
    guard state == .signed, canChange else { return }
    enter(.active, removeContent)
  }

  /// Removes the last stroke, or the image.
  final func undo() {
    guard state == .signed, canChange else { return }
    canvas.end()
    guard attached == nil, var signature = canvas.ink.signature, signature.strokes.count > 1 else { return clear() }
    signature.removeLastStroke()
    canvas.show(signature)
    announcement?.announce(localized("Last stroke undone"))
  }

  final func save() {
    canvas.end()
    guard state == .signed, canChange else { return }
    guard let new = makeValue() else {
      inputMessage = ValidationMessage(localized("The signature can’t be drawn: not enough memory."))
      return
    }
    attached = nil
    enter(.saved) {
      userDidChange(to: new)
      // The model may have changed the value.
      showContent()
    }
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
    guard state == .saved, canChange else { return }
    enter(.inactive) {
      removeContent()
      userDidChange(to: nil)
    }
  }

  final func removeContent() {
    reading = nil
    attached = nil
    canvas.show(nil)
  }
}
