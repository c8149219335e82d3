import GTKBridge

/// A star of a rating, with an image for the filled part over one for the empty part.
///
/// ## CSS nodes
///
///     star
///     ├── image.off        absent in a star that is filled
///     ╰── image.on         absent in a star that is empty
final class RatingStar: CustomWidget {
  private let off: SourceImage
  private let on: SourceImage
  private var size: Int
  private var fill = RatingFill.none

  override class var cssName: String { "star" }
  // The rating control reports the value.
  override class var accessibleRole: AccessibleRole { .presentation }

  init(size: Int) {
    self.size = size
    off = SourceImage(size: size)
    on = SourceImage(size: size)
    super.init()
    for (image, name) in [(off, "off"), (on, "on")] {
      image.widget.addStyleClass(name)
      image.widget.setAccessibleRole(.presentation)
      image.widget.setParent(self)
    }
    on.widget.isVisible = false
  }

  func show(_ fill: RatingFill, on onImage: ImageSource, off offImage: ImageSource, size: Int) {
    if size != self.size {
      self.size = size
      for image in [on, off] { image.size = size }
      queueResize()
    }
    on.show(onImage)
    off.show(offImage)
    guard fill != self.fill else { return }
    self.fill = fill
    on.widget.isVisible = fill != .none
    off.widget.isVisible = fill != .full
    queueDraw()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: size)
  }

  override func sizeAllocate(width: Int, height: Int) {
    for image in [off, on] where image.widget.isVisible {
      let natural = max(1, image.widget.measured(.horizontal).natural)
      // If not all stars fit in their natural size, they are scaled down.
      let scale = min(1, Double(width) / Double(natural))
      let side = Double(natural) * scale
      image.widget.allocate(
        x: (Double(width) - side) / 2, y: (Double(height) - side) / 2, width: natural, height: natural, scale: scale)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard fill == .half else { return super.snapshot(snapshot) }
    let (width, height) = (Double(width), Double(height))
    let isMirrored = direction == .rtl
    for (image, isLeft) in [(on, !isMirrored), (off, isMirrored)] {
      snapshot.withRoundedClip(x: isLeft ? 0 : width / 2, y: 0, width: width / 2, height: height, radius: 0) {
        snapshot.draw(image.widget, of: self)
      }
    }
  }
}
