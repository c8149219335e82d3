/// A property of a part, by the name that style sheets give it.
public enum StyleProperty: String, Sendable, Hashable, CaseIterable {
  /// The colour of a text.
  case fontColor = "font-color"
  /// The text style: size and weight.
  case fontStyle = "font-style"
  /// The font family.
  case fontName = "font-name"
  /// The size of a text in points, which wins over its style's.
  case fontSize = "font-size"
  /// The weight of a text, which wins over its style's.
  case fontWeight = "font-weight"
  /// How wide the letters of a text are.
  case fontWidth = "font-width"
  /// Capitals or small letters.
  case textTransform = "text-transform"
  /// The shadow of a text, without any blur.
  case textShadowColor = "text-shadow-color"
  /// Where that shadow lies; 0, 1 where nothing says it.
  case textShadowOffset = "text-shadow-offset"
  /// Where the lines of a text stand.
  case textAlign = "text-align"
  /// The most lines that a text takes; 0 is no limit.
  case textLineClamp = "text-line-clamp"
  /// How far a text is moved from its place; nothing else moves.
  case textOffset = "text-offset"
  /// The room around the title of a button, in points.
  case titleInsets = "title-insets"
  /// The text that stands in a field as long as there is none.
  case placeholderColor = "placeholder-color"
  /// The surface of a part.
  case backgroundColor = "background-color"
  /// The upper end of a gradient in place of the surface's one colour.
  case backgroundColorTop = "background-color-top"
  /// The lower end of that gradient.
  case backgroundColorBottom = "background-color-bottom"
  /// The picture on a surface, over its colour.
  case backgroundImage = "background-image"
  /// Whether that picture is laid beside itself as often as there is room; else it is stretched over the surface.
  case backgroundImageRepeat = "background-image-repeat"
  /// How much of that picture at each edge keeps its size when the rest is stretched, in points.
  case backgroundImageInsets = "background-image-insets"
  /// The radius of the corners in points.
  case cornerRadius = "corner-radius"
  /// The room within a part around its content, in points.
  case padding
  /// The least width in points.
  case width
  /// The least height in points.
  case height
  /// The accent: template images on images, the caret in fields, the focus ring on cells and controls; a cell's is that
  /// of its accessories too.
  case tintColor = "tint-color"
  /// The older way to colour a switch that is on.
  case onTintColor = "on-tint-color"
  /// The name of the image to show.
  case imageName = "image-name"
  /// The line around a cell or control.
  case borderColor = "border-color"
  /// A line at the upper edge of a cell alone.
  case borderTopColor = "border-top-color"
  /// How thick these lines are, in points; it takes a colour for one to be seen.
  case borderWidth = "border-width"
  /// The shadow of a cell or button.
  case shadowColor = "shadow-color"
  /// Where that shadow lies; right below the part where nothing says it.
  case shadowOffset = "shadow-offset"
  /// How opaque it is, 0...1.
  case shadowOpacity = "shadow-opacity"
  /// How far it is blurred, in points.
  case shadowRadius = "shadow-radius"
  /// The line below a cell, or between two parts.
  case separatorColor = "separator-color"
  /// Whether there is a line below a cell.
  case separatorStyle = "separator-style"
  /// The knob of a switch.
  case thumbColor = "thumb-color"
  /// The track of a switch.
  case trackColor = "track-color"
  /// The opacity of the part with all that is in it, 0...1.
  case viewAlpha = "view-alpha"
  /// The whole track of a slider.
  case trackTintColor = "track-tint-color"
  /// The chosen part of a slider's track.
  case trackSelectionColor = "track-selection-color"
  /// The knob of a slider.
  case thumbTintColor = "thumb-tint-color"
  /// The shadow below a knob; ours.
  case thumbShadowColor = "thumb-shadow-color"
  /// What stands behind the text in place of a picture; ours.
  case placeholderBackgroundColor = "placeholder-background-color"
  /// The upper end of the gradient that may stand there instead; ours.
  case gradientStartColor = "gradient-start-color"
  /// The lower end of that gradient; ours.
  case gradientEndColor = "gradient-end-color"
  /// The stars of a rating that are filled.
  case onColor = "on-color"
  /// The stars of a rating that are not.
  case offColor = "off-color"
  /// The name of the image of a star that is filled.
  case onImage = "on-image"
  /// The name of the image of a star that is not.
  case offImage = "off-image"

  /// Whether the property is the name of an image.
  var isImage: Bool { [.imageName, .onImage, .offImage, .backgroundImage].contains(self) }

  /// Whether the property is a colour.
  var isColor: Bool { rawValue.hasSuffix("color") || [.backgroundColorTop, .backgroundColorBottom].contains(self) }

  /// Whether a value is of the property's type and within its range.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether the property takes it.
  public func takes(_ value: StyleValue) -> Bool {
    switch value {
    case .color, .literal, .overlay, .layer, .reference, .dynamic: isColor
    case .textStyle: self == .fontStyle
    case .fontFamily(let name): self == .fontName && !name.isEmpty
    case .font(let face): self == .fontName && face.family?.isEmpty != true
    case .fontWidth: self == .fontWidth
    case .image(let name): isImage && !name.isEmpty
    case .fontSize(let points): self == .fontSize && points > 0 && points <= Self.largestFontSize
    case .weight(let weight): self == .fontWeight && (1...1000).contains(weight)
    case .lineLimit(let lines): self == .textLineClamp && lines >= 0
    case .alignment: self == .textAlign
    case .opacity(let opacity): [.viewAlpha, .shadowOpacity].contains(self) && (0...1).contains(opacity)
    case .transform: self == .textTransform
    case .length(let points): largestLength.map { (0...$0).contains(points) } ?? false
    case .offset(let x, let y):
      [.textShadowOffset, .shadowOffset, .textOffset].contains(self) && [x, y].allSatisfy(Self.isDistance)
    case .separator: self == .separatorStyle
    case .flag: self == .backgroundImageRepeat
    case .box(let box):
      [.padding, .titleInsets, .backgroundImageInsets].contains(self)
        && box.edges.allSatisfy { (0...Self.largestPadding).contains($0) }
    }
  }

  private static func isDistance(_ way: Double) -> Bool { way.magnitude <= largestDistance }

  /// The largest size of a text in points: more than any screen is high.
  static let largestFontSize: Double = 2000
  /// The largest padding in points.
  static let largestPadding: Double = 500
  /// The farthest that a shadow may lie from what throws it, and that a text may be moved, in points.
  static let largestDistance: Double = 100

  /// The largest length in points that the property takes; nil where it takes none.
  ///
  /// Beyond these no part is of any use, and GTK draws for seconds.
  var largestLength: Double? {
    switch self {
    case .cornerRadius, .width, .height: 2000
    case .borderWidth, .shadowRadius: 100
    default: nil
    }
  }

  /// What the property takes, in words.
  var typeName: String {
    switch self {
    case .fontStyle: "a text style"
    case .fontName: "the name of a font"
    case .fontSize: "a size in points above 0"
    case .fontWeight: "a weight from 1 to 1000"
    case .fontWidth: "a width of letters"
    case .textLineClamp: "a number of lines, 0 for no limit"
    case .textAlign: "an alignment"
    case .textTransform: "none, uppercase, lowercase or capitalize"
    case .viewAlpha, .shadowOpacity: "an opacity from 0 to 1"
    case .imageName, .onImage, .offImage, .backgroundImage: "the name of an image"
    case .backgroundImageRepeat: "true or false"
    case .textShadowOffset, .shadowOffset, .textOffset: "a way of at most \(decimalText(Self.largestDistance)) points"
    case .separatorStyle: "none, single-line or single-line-etched"
    case .padding, .titleInsets, .backgroundImageInsets: "lengths from 0 to \(decimalText(Self.largestPadding))"
    default: largestLength.map { "a length from 0 to \(decimalText($0))" } ?? "a colour"
    }
  }

  /// Who makes the property visible.
  public var realization: Realization {
    switch self {
    case .textAlign, .textLineClamp, .imageName, .onImage, .offImage: .widget
    default: .css
    }
  }
}

/// Who makes a property or a measure visible.
public enum Realization: String, Sendable, Hashable, CaseIterable {
  /// The style sheet that ``Theme/css(for:)`` makes.
  case css
  /// The widget, which reads ``ResolvedStyle`` or ``ComponentPart/metric(_:)``: GTK's CSS cannot say it.
  case widget
}
