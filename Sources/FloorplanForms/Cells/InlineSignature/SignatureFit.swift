/// How a signature is brought to a canvas of another size: as large as there is room, in the middle.
nonisolated struct SignatureFit: Equatable {
  /// How much larger it is drawn than it was written.
  let factor: Double
  /// Where its left edge is.
  let x: Double
  /// Where its upper edge is.
  let y: Double

  init(_ signature: Signature, width: Double, height: Double) {
    // Even where there is no room, a place has to be found again.
    factor = max(min(width / signature.width, height / signature.height), 0.001)
    x = (width - signature.width * factor) / 2
    y = (height - signature.height * factor) / 2
  }

  /// Where in the signature a place of the canvas is.
  func place(x: Double, y: Double) -> (x: Double, y: Double) { ((x - self.x) / factor, (y - self.y) / factor) }
}
