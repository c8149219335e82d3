/// What a part is made of, which decides the properties it takes and the nodes that its CSS reaches.
public enum PartKind: String, Sendable, Hashable, CaseIterable {
  /// A whole cell: a surface with a focus ring. Its class stands on the cell's own node.
  case cell
  /// A text that is only read: a GtkLabel.
  case text
  /// A text that can be typed in where the cell is editable: a GtkLabel, GtkText or GtkEntry.
  case textField = "text-field"
  /// A picture or icon: a GtkImage, or a node with a `backdrop` and an `image` in it.
  case image
  /// A switch: a GtkSwitch.
  case `switch`
  /// A slider: a GtkScale.
  case slider
  /// A mark that a container draws over what it contains: a node of its own, without content.
  case mark
  /// What a cell looks like while it is selected. Its class stands on the cell's own node, beside the cell's.
  case selection
  /// A field of a cell that one can point at and press by itself: a surface with a focus ring.
  case item
  /// A line between two parts, in the middle of its node.
  case separator
  /// A button with a title, an icon or both: a GtkButton.
  case button
  /// A short text on a surface of its own: a GtkLabel.
  case tag
  /// How far something has come: a GtkProgressBar, or a GtkSpinner where nobody knows.
  case progress
  /// Stars, some of which are filled: nodes with an `image.on` and an `image.off` in each.
  case rating

  /// The properties that a style sheet may set on every part of this kind, whether the part has a value for them or not.
  public var acceptedProperties: [StyleProperty] {
    switch self {
    case .cell:
      [.tintColor, .separatorColor, .separatorStyle, .borderTopColor] + Self.surfaceProperties
        + Self.shadowProperties
        + [.height, .viewAlpha]
    case .text: Self.textProperties + [.textAlign, .textLineClamp, .textOffset, .viewAlpha]
    case .textField:
      Self.textProperties + [.textAlign, .textLineClamp, .tintColor] + Self.surfaceProperties + [.height, .viewAlpha]
    case .image: [.imageName, .tintColor, .viewAlpha]
    case .switch: [.tintColor, .onTintColor, .thumbColor, .trackColor, .borderColor, .viewAlpha]
    case .slider: [.tintColor, .trackTintColor, .trackSelectionColor, .thumbTintColor, .borderColor, .viewAlpha]
    case .mark: [.backgroundColor, .borderColor, .borderWidth, .cornerRadius, .viewAlpha]
    case .selection: [.backgroundColor, .backgroundColorTop, .backgroundColorBottom]
    case .item: [.tintColor, .backgroundColor, .cornerRadius, .viewAlpha]
    case .separator: [.separatorColor, .viewAlpha]
    case .tag: Self.textProperties + Self.surfaceProperties + [.viewAlpha]
    case .progress: [.tintColor, .trackTintColor, .trackSelectionColor, .viewAlpha]
    case .rating: [.tintColor, .onColor, .offColor, .onImage, .offImage, .viewAlpha]
    case .button:
      Self.textProperties + [.textAlign, .textLineClamp, .titleInsets, .tintColor] + Self.surfaceProperties
        + Self.shadowProperties
        + [.width, .height, .viewAlpha]
    }
  }

  /// What there is to say of the letters of a text.
  static let textProperties: [StyleProperty] = [
    .fontColor, .fontName, .fontStyle, .fontSize, .fontWeight, .fontWidth, .textTransform, .textShadowColor,
    .textShadowOffset,
  ]
  private static let surfaceProperties: [StyleProperty] = [
    .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImageRepeat,
    .backgroundImageInsets, .borderColor, .borderWidth, .cornerRadius, .padding,
  ]
  private static let shadowProperties: [StyleProperty] = [.shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius]
}
