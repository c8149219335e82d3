public import FloorplanLayout

/// A picture in a row of a grid (seeds/003, FUIGridRowImageItem), of class path `fdlFUIGridRowImageItem`.
@MainActor
public final class GridRowImageItem: GridRowItem {
  /// The picture; nil for an empty place.
  public var image: ImageSource?
  /// What the picture shows, for assistive technology; empty where the texts of the row say it.
  public var accessibilityLabel = ""
  /// Where it stands from top to bottom in a row that is higher; automatic leaves that to the row.
  public var alignment = GridRowItemAlignment.automatic
  /// What it becomes in compact.
  public var binding: GridRowItemBinding?

  /// An item with a picture.
  public init(image: ImageSource?) { self.image = image }

  /// `.image`.
  public var type: GridRowItemType { .image }
}
