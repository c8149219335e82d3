/// The transform that scales a signature to a canvas of another size and centers it.
nonisolated struct SignatureFit: Equatable {
  /// The scale factor.
  let factor: Double
  /// The position of its left edge.
  let x: Double
  /// The position of its upper edge.
  let y: Double

  init(_ signature: Signature, width: Double, height: Double) {
    // The transform must be invertible even if there is no space.
    factor = max(min(width / signature.width, height / signature.height), 0.001)
    x = (width - signature.width * factor) / 2
    y = (height - signature.height * factor) / 2
  }

  /// Converts a point of the canvas to the coordinates of the signature.
  func signaturePoint(x: Double, y: Double) -> (x: Double, y: Double) { ((x - self.x) / factor, (y - self.y) / factor) }
}
