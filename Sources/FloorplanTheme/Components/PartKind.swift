/// A kind of part; it determines the accepted properties and the nodes for CSS.
public enum PartKind: String, Sendable, Hashable, CaseIterable {
  /// A cell: a surface with a focus ring. Its class is on the cell's own node.
  case cell
  /// A read-only text: a GtkLabel.
  case text
  /// A text that is editable if the cell is: a GtkLabel, GtkText or GtkEntry.
  case textField = "text-field"
  /// A picture or icon: a GtkImage, or a node with a `backdrop` and an `image` in it.
  case image
  /// A switch: a GtkSwitch.
  case `switch`
  /// A slider: a GtkScale.
  case slider
  /// A mark that a container draws over its content: a separate node without content.
  case mark
  /// The selection of a cell. Its class is on the cell's own node, next to the cell's.
  case selection
  /// An item of a cell that can be pressed separately: a surface with a focus ring.
  case item
  /// A line between two parts, in the middle of its node.
  case separator
  /// A button with a title, an icon or both: a GtkButton.
  case button
  /// A short text on its own surface: a GtkLabel.
  case tag
  /// A progress indicator: a GtkProgressBar, or a GtkSpinner for an unknown duration.
  case progress
  /// A rating: nodes for stars, each with an `image.on` and an `image.off`.
  case rating
  /// A group of rows on a common surface. Its class is on the node of each row, with `first` and `last` at the ends.
  case group

  /// The properties that a style sheet can set on all parts of this kind, even if a part has no value for them.
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
    case .group: [.separatorColor, .cornerRadius, .width]
    case .button:
      Self.textProperties + [.textAlign, .textLineClamp, .titleInsets, .tintColor] + Self.surfaceProperties
        + Self.shadowProperties
        + [.width, .height, .viewAlpha]
    }
  }

  /// A part of this kind with no properties or states of its own.
  package var plainPart: ComponentPart { ComponentPart(component: "", name: "", kind: self, classPath: "") }

  /// The properties of the letters of a text.
  static let textProperties: [StyleProperty] = [
    .fontColor, .fontName, .fontStyle, .fontSize, .fontWeight, .fontWidth, .lineHeight, .letterSpacing, .tabularFigures,
    .textTransform, .textShadowColor, .textShadowOffset,
  ]
  private static let surfaceProperties: [StyleProperty] = [
    .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImageRepeat,
    .backgroundImageInsets, .borderColor, .borderWidth, .cornerRadius, .padding,
  ]
  private static let shadowProperties: [StyleProperty] = [.shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius]
}
