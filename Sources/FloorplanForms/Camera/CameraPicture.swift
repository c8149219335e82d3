public import FloorplanCamera
public import GTKBridge

/// A picture of a camera that can be shown.
public nonisolated struct CameraPicture: Sendable {
  /// The picture as the camera gave it.
  public let frame: CameraFrame
  /// The picture as it is drawn.
  public let texture: Texture

  /// Makes a picture of what a camera gave, on whatever thread; nil where that is broken.
  public init?(_ frame: CameraFrame) {
    self.frame = frame
    let made =
      if let pixels = frame.pixels {
        Texture(width: frame.width, height: frame.height, pixels: pixels)
      } else {
        try? decodePicture(
          frame.bytes, for: PictureBox(width: frame.width, height: frame.height, fit: .within),
          pixelLimit: frame.width * frame.height)
      }
    guard let made else { return nil }
    texture = made
  }
}
