import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The optional image at the start of an option, with a widget created on demand.
final class OptionImage {
  private var image: SourceImage?
  /// The displayed image.
  private(set) var source: ImageSource?

  /// Displays an image in a box, or hides it if it is nil.
  func show(_ newSource: ImageSource?, in box: @autoclosure () -> Box) {
    guard newSource != source else { return }
    source = newSource
    if image == nil {
      let newImage = SourceImage(of: ComponentParts.PickerOption.image)
      // The option has the label.
      newImage.widget.setAccessibleRole(.presentation)
      newImage.widget.insert(in: box(), after: nil)
      image = newImage
    }
    image?.show(newSource)
    image?.widget.isVisible = newSource != nil
  }
}
