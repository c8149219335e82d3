/// A property of a part; the raw value is its name in style sheets.
public enum StyleProperty: String, Sendable, Hashable, CaseIterable {
  /// The color of a text.
  case fontColor = "font-color"
  /// The text style: size and weight.
  case fontStyle = "font-style"
  /// The font family.
  case fontName = "font-name"
  /// The font size in points, which overrides that of the text style.
  case fontSize = "font-size"
  /// The font weight, which overrides that of the text style.
  case fontWeight = "font-weight"
  /// The width of the font.
  case fontWidth = "font-width"
  /// The height of a line in points, which overrides that of the text style.
  case lineHeight = "line-height"
  /// The space added between two letters in points, which overrides that of the text style.
  case letterSpacing = "letter-spacing"
  /// Whether all digits have the same width, so that those of numbers in a column are aligned; an addition of Floorplan.
  case tabularFigures = "tabular-figures"
  /// The capitalization of a text.
  case textTransform = "text-transform"
  /// The color of a text's shadow, which isn't blurred.
  case textShadowColor = "text-shadow-color"
  /// The offset of a text's shadow; 0, 1 by default.
  case textShadowOffset = "text-shadow-offset"
  /// The alignment of a text.
  case textAlign = "text-align"
  /// The maximum number of lines of a text; 0 is no limit.
  case textLineClamp = "text-line-clamp"
  /// The offset of a text, which doesn't affect the layout.
  case textOffset = "text-offset"
  /// The insets of a button's title, in points.
  case titleInsets = "title-insets"
  /// The color of a field's placeholder.
  case placeholderColor = "placeholder-color"
  /// The color of a surface.
  case backgroundColor = "background-color"
  /// The top color of a gradient in place of the surface's color.
  case backgroundColorTop = "background-color-top"
  /// The bottom color of that gradient.
  case backgroundColorBottom = "background-color-bottom"
  /// The picture on a surface, over its color.
  case backgroundImage = "background-image"
  /// Whether the picture of a surface is repeated instead of stretched.
  case backgroundImageRepeat = "background-image-repeat"
  /// The edges of a surface's picture that keep their size when it is stretched, in points.
  case backgroundImageInsets = "background-image-insets"
  /// The corner radius in points.
  case cornerRadius = "corner-radius"
  /// The padding around the content of a part, in points.
  case padding
  /// The minimum width in points; the maximum width of a group of rows.
  case width
  /// The minimum height in points.
  case height
  /// The accent color: of template images, of the caret in fields, of the focus ring of cells and controls. A cell's
  /// tint also applies to its accessories.
  case tintColor = "tint-color"
  /// The older property for the color of a switch that is on.
  case onTintColor = "on-tint-color"
  /// The name of the image.
  case imageName = "image-name"
  /// The color of the border of a cell or control.
  case borderColor = "border-color"
  /// The color of a line at the top edge of a cell.
  case borderTopColor = "border-top-color"
  /// The width of these lines in points. A line is only visible if it has a color.
  case borderWidth = "border-width"
  /// The color of the shadow of a cell or button.
  case shadowColor = "shadow-color"
  /// The offset of that shadow; directly below the part by default.
  case shadowOffset = "shadow-offset"
  /// The opacity of that shadow, from 0 to 1.
  case shadowOpacity = "shadow-opacity"
  /// The blur radius of that shadow, in points.
  case shadowRadius = "shadow-radius"
  /// The color of the line below a cell, or of a separator between two parts.
  case separatorColor = "separator-color"
  /// Whether there is a line below a cell.
  case separatorStyle = "separator-style"
  /// The color of the knob of a switch.
  case thumbColor = "thumb-color"
  /// The color of the track of a switch.
  case trackColor = "track-color"
  /// The opacity of the part with its content, from 0 to 1.
  case viewAlpha = "view-alpha"
  /// The color of a slider's track.
  case trackTintColor = "track-tint-color"
  /// The color of the selected range of a slider's track.
  case trackSelectionColor = "track-selection-color"
  /// The color of the knob of a slider.
  case thumbTintColor = "thumb-tint-color"
  /// The color of the shadow below a knob; an addition of Floorplan.
  case thumbShadowColor = "thumb-shadow-color"
  /// The color of the surface behind the text in place of a picture; an addition of Floorplan.
  case placeholderBackgroundColor = "placeholder-background-color"
  /// The top color of a gradient in place of that surface; an addition of Floorplan.
  case gradientStartColor = "gradient-start-color"
  /// The bottom color of that gradient; an addition of Floorplan.
  case gradientEndColor = "gradient-end-color"
  /// The color of the filled stars of a rating.
  case onColor = "on-color"
  /// The color of the empty stars of a rating.
  case offColor = "off-color"
  /// The name of the image of a filled star.
  case onImage = "on-image"
  /// The name of the image of an empty star.
  case offImage = "off-image"

  /// The properties that a text style includes, and that can also be set separately.
  static let partsOfFont: [StyleProperty] = [.fontName, .fontSize, .fontWeight, .lineHeight, .letterSpacing]

  /// Whether the property is the name of an image.
  var isImage: Bool { [.imageName, .onImage, .offImage, .backgroundImage].contains(self) }

  /// Whether the property is a color.
  var isColor: Bool { rawValue.hasSuffix("color") || [.backgroundColorTop, .backgroundColorBottom].contains(self) }

  /// Returns whether a value has the property's type and is within its range.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether the property accepts the value.
  public func accepts(_ value: StyleValue) -> Bool {
    switch value {
    case .color, .literal, .overlay, .layer, .reference, .dynamic: isColor
    case .textStyle: self == .fontStyle
    case .fontFamily(let name): self == .fontName && !name.isEmpty
    case .font(let face): self == .fontName && face.family?.isEmpty != true
    case .fontWidth: self == .fontWidth
    case .image(let name): isImage && !name.isEmpty
    case .fontSize(let points): self == .fontSize && points > 0 && points <= Self.maximumFontSize
    case .weight(let weight): self == .fontWeight && (1...1000).contains(weight)
    case .lineLimit(let lines): self == .textLineClamp && lines >= 0
    case .alignment: self == .textAlign
    case .opacity(let opacity): [.viewAlpha, .shadowOpacity].contains(self) && (0...1).contains(opacity)
    case .transform: self == .textTransform
    case .length(let points): lengths?.contains(points) ?? false
    case .offset(let x, let y):
      [.textShadowOffset, .shadowOffset, .textOffset].contains(self) && [x, y].allSatisfy(Self.isValidOffset)
    case .separator: self == .separatorStyle
    case .boolean: [.backgroundImageRepeat, .tabularFigures].contains(self)
    case .box(let box):
      [.padding, .titleInsets, .backgroundImageInsets].contains(self)
        && box.edges.allSatisfy { (0...Self.maximumPadding).contains($0) }
    }
  }

  private static func isValidOffset(_ distance: Double) -> Bool { distance.magnitude <= maximumOffset }

  /// The maximum font size in points, more than the height of any screen.
  static let maximumFontSize: Double = 2000
  /// The maximum height of a line in points.
  static let maximumLineHeight: Double = 1000
  /// The maximum padding in points.
  static let maximumPadding: Double = 500
  /// The maximum offset of a shadow or a text, in points.
  static let maximumOffset: Double = 100

  /// The lengths that the property accepts, in points; nil if it doesn't accept lengths.
  ///
  /// Larger parts would be useless, and GTK would draw for seconds.
  var lengths: ClosedRange<Double>? {
    switch self {
    case .cornerRadius, .width, .height: 0...2000
    case .borderWidth, .shadowRadius: 0...100
    case .lineHeight: 1...Self.maximumLineHeight
    case .letterSpacing: -Self.maximumOffset...Self.maximumOffset
    default: nil
    }
  }

  /// The type of the property, in words.
  var typeName: String {
    switch self {
    case .fontStyle: "a text style"
    case .fontName: "a font name"
    case .fontSize: "a size in points above 0"
    case .fontWeight: "a weight from 1 to 1000"
    case .fontWidth: "a font width"
    case .textLineClamp: "a number of lines, 0 for no limit"
    case .textAlign: "an alignment"
    case .textTransform: "none, uppercase, lowercase or capitalize"
    case .viewAlpha, .shadowOpacity: "an opacity from 0 to 1"
    case .imageName, .onImage, .offImage, .backgroundImage: "an image name"
    case .backgroundImageRepeat, .tabularFigures: "true or false"
    case .textShadowOffset, .shadowOffset, .textOffset: "an offset of up to \(decimalText(Self.maximumOffset)) points"
    case .separatorStyle: "none, single-line or single-line-etched"
    case .padding, .titleInsets, .backgroundImageInsets: "lengths from 0 to \(decimalText(Self.maximumPadding))"
    default:
      lengths.map { "a length from \(decimalText($0.lowerBound)) to \(decimalText($0.upperBound))" } ?? "a color"
    }
  }

  /// Whether the widget displays the property, because GTK's CSS can't express it.
  ///
  /// The widget reads ``ResolvedStyle``. All other properties are in the style sheet that ``Theme/css(for:)`` returns.
  var isDisplayedByWidget: Bool { [.textAlign, .textLineClamp, .imageName, .onImage, .offImage].contains(self) }
}
