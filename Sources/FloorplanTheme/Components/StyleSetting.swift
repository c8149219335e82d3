/// The value of one property of a part in one state, as a parts table gives it.
public struct StyleSetting: Sendable, Hashable {
  /// What is set.
  public let property: StyleProperty
  /// The state in which it holds.
  public let state: StyleState
  /// The meaning with which it holds, or nil for every one.
  public let variant: StyleVariant?
  /// What it is set to.
  public let value: StyleValue
  /// Who sets it.
  package let source: Source

  /// Who sets a value.
  package enum Source: Sendable, Hashable {
    /// A parts table.
    case table
    /// Code, by `Theme.set`.
    case code
    /// A style sheet: the declaration of that index in ``SheetLayer/declarations``.
    case sheet(Int)
  }

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - property: What is set.
  ///   - value: What it is set to.
  ///   - state: The state in which it holds.
  ///   - variant: The meaning with which it holds, nil for every one.
  ///   - source: Who sets it.
  init(
    _ property: StyleProperty, _ value: StyleValue, in state: StyleState = .normal, variant: StyleVariant? = nil,
    source: Source = .table
  ) {
    self.property = property
    self.value = value
    self.state = state
    self.variant = variant
    self.source = source
  }
}

/// What a parts table, or a theme in its place, sets a property to.
public enum StyleValue: Sendable, Hashable {
  /// A colour of the palette.
  case color(ColorToken)
  /// A colour that is the same in every appearance.
  case literal(ThemeColor)
  /// A translucent colour of the palette, laid over the value that the same property has in the normal state.
  ///
  /// A cell is one surface: to replace its background by a translucent fill would show what stands behind the cell.
  case overlay(ColorToken)
  /// A translucent colour of the palette, laid over another one.
  ///
  /// For parts that cover a surface which is another part's.
  case layer(ColorToken, over: ColorToken)
  /// A colour of the palette that has no role of its own, or that is pinned to one surface.
  indirect case reference(PaletteReference)
  /// A colour with a value for each appearance.
  indirect case dynamic(PaletteRow)
  /// A text style.
  case textStyle(TextStyle)
  /// The name of a font family.
  case fontFamily(String)
  /// A face of a font family, or of that of the desktop.
  case font(FontFace)
  /// The size of a text in points, before the text scale: above 0.
  case fontSize(Double)
  /// A font weight as CSS counts it, 1...1000.
  case weight(Int)
  /// The most lines that a text takes; 0 is no limit.
  case lineLimit(Int)
  /// Where the lines of a text stand.
  case alignment(TextAlignment)
  /// An opacity, 0...1.
  case opacity(Double)
  /// The name of an image.
  case image(String)
  /// How wide letters are.
  case fontWidth(FontFace.Width)
  /// Capitals or small letters.
  case transform(TextTransform)
  /// A length in points, 0 or more.
  case length(Double)
  /// A way to the right and down in points.
  case offset(x: Double, y: Double)
  /// Lengths at the four edges.
  case box(EdgeLengths)
  /// Whether there is a line.
  case separator(SeparatorStyle)
  /// Whether something is so.
  case flag(Bool)
}

/// The lines between the cells of a list, by the words of style sheets.
public enum SeparatorStyle: String, Sendable, Hashable, CaseIterable {
  /// There are none.
  case none
  /// Each is one line.
  case singleLine = "single-line"
  /// On older systems each had a light line below; here it is one line too.
  case singleLineEtched = "single-line-etched"
}

/// What is done to the letters of a text, by the words of CSS.
public enum TextTransform: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// All are capitals.
  case uppercase
  /// None is a capital.
  case lowercase
  /// The first of each word is a capital.
  case capitalize
}

/// Lengths at the four edges of a part in points, 0 or more.
public struct EdgeLengths: Sendable, Hashable {
  /// At the upper edge.
  public let top: Double
  /// At the right edge, in both directions of reading.
  public let right: Double
  /// At the lower edge.
  public let bottom: Double
  /// At the left edge, in both directions of reading.
  public let left: Double

  /// Makes lengths for the four edges.
  ///
  /// - Parameters:
  ///   - top: At the upper edge, in points.
  ///   - right: At the right edge, in points.
  ///   - bottom: At the lower edge, in points.
  ///   - left: At the left edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// As CSS lists them: from the upper edge to the right.
  var edges: [Double] { [top, right, bottom, left] }
}

extension StyleValue {
  /// The face of a font that the value is, where it is one.
  package var fontFace: FontFace? {
    switch self {
    case .fontFamily(let name): FontFace(family: name)
    case .font(let face): face
    default: nil
    }
  }
}

extension StyleSetting.Source {
  /// The declaration of the style sheet, where one sets the value.
  package var declaration: Int? {
    if case .sheet(let index) = self { index } else { nil }
  }
}
