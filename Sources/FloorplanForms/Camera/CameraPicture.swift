public import FloorplanCamera
public import GTKBridge

/// A camera picture that can be displayed.
public nonisolated struct CameraPicture: Sendable {
  /// The frame from the camera.
  public let frame: CameraFrame
  /// The picture for drawing.
  public let texture: Texture

  /// Creates a picture from a frame, on any thread; nil if the frame is damaged.
  public init?(_ frame: CameraFrame) {
    self.frame = frame
    let newTexture =
      if let pixels = frame.bgraPixels {
        Texture(width: frame.width, height: frame.height, pixels: pixels)
      } else {
        try? decodePicture(
          frame.bytes, for: PictureBox(width: frame.width, height: frame.height, fit: .contain),
          pixelLimit: frame.width * frame.height)
      }
    guard let newTexture else { return nil }
    texture = newTexture
  }
}
