public import FloorplanLayout

/// An image in a grid row, with the class path `fdlFUIGridRowImageItem` (FUIGridRowImageItem in the SAP Fiori for iOS
/// documentation).
public final class GridRowImageItem: GridRowItem {
  /// The image, or nil for an empty cell.
  public var image: ImageSource?
  /// The accessible label of the image; empty if the texts of the row describe it.
  public var accessibilityLabel = ""
  /// The vertical alignment in the row; `automatic` for that of the row.
  public var alignment = GridRowItemAlignment.automatic
  /// The binding in compact width.
  public var binding: GridRowItemBinding?

  /// Creates an item with an image.
  public init(image: ImageSource?) { self.image = image }

  /// Always `image`.
  public var type: GridRowItemType { .image }
}
