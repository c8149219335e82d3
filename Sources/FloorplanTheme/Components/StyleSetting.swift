/// The value of a part's property in one state.
public struct StyleSetting: Sendable, Hashable {
  /// The property.
  public let property: StyleProperty
  /// The state that the value applies to.
  public let state: StyleState
  /// The semantic variant that the value applies to, or nil for all variants.
  public let variant: SemanticStatus?
  /// The value.
  public let value: StyleValue
  /// The source of the value.
  package let source: Source

  /// The source of a value.
  package enum Source: Sendable, Hashable {
    /// A parts table.
    case table
    /// Code, by `Theme.set`.
    case code
    /// A style sheet: the declaration with this index in ``SheetLayer/declarations``.
    case sheet(Int)
  }

  /// Makes a setting.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value.
  ///   - state: The state that the value applies to.
  ///   - variant: The semantic variant that the value applies to, or nil for all variants.
  ///   - source: The source of the value.
  init(
    _ property: StyleProperty, _ value: StyleValue, in state: StyleState = .normal, variant: SemanticStatus? = nil,
    source: Source = .table
  ) {
    self.property = property
    self.value = value
    self.state = state
    self.variant = variant
    self.source = source
  }
}

/// The value of a property in a parts table or a theme.
public enum StyleValue: Sendable, Hashable {
  /// A palette color.
  case color(ColorToken)
  /// A color with the same value in all appearances.
  case literal(ThemeColor)
  /// A translucent palette color over the value of the property in the normal state.
  ///
  /// A cell has a single surface. A translucent background in place of its color would reveal what is behind the cell.
  case overlay(ColorToken)
  /// A translucent palette color over another one.
  ///
  /// It is for parts that cover the surface of another part.
  case layer(ColorToken, over: ColorToken)
  /// A palette color that isn't semantic, or that has a fixed surface.
  indirect case reference(PaletteReference)
  /// A color with a value for each appearance.
  indirect case dynamic(PaletteRow)
  /// A text style.
  case textStyle(TextStyle)
  /// The name of a font family.
  case fontFamily(String)
  /// A face of a font family or of the desktop's font.
  case font(FontFace)
  /// A font size in points before text scaling, above 0.
  case fontSize(Double)
  /// A font weight as in CSS, from 1 to 1000.
  case weight(Int)
  /// The maximum number of lines of a text; 0 is no limit.
  case lineLimit(Int)
  /// The alignment of a text.
  case alignment(TextAlignment)
  /// An opacity, from 0 to 1.
  case opacity(Double)
  /// The name of an image.
  case image(String)
  /// The width of a font.
  case fontWidth(FontFace.Width)
  /// The capitalization of a text.
  case transform(TextTransform)
  /// A length in points.
  case length(Double)
  /// An offset to the right and down in points.
  case offset(x: Double, y: Double)
  /// Lengths at the four edges.
  case box(EdgeLengths)
  /// The separators of a list.
  case separator(SeparatorStyle)
  /// A Boolean value.
  case boolean(Bool)
}

/// The separators between the cells of a list.
///
/// The raw values are keywords of style sheets.
public enum SeparatorStyle: String, Sendable, Hashable, CaseIterable {
  /// No separators.
  case none
  /// A single line.
  case singleLine = "single-line"
  /// On older versions of iOS, a line with a light line below it; here a single line.
  case singleLineEtched = "single-line-etched"
}

/// The capitalization of a text; the raw values are keywords of CSS.
public enum TextTransform: String, Sendable, Hashable, CaseIterable {
  /// Unchanged.
  case none
  /// All letters are uppercase.
  case uppercase
  /// All letters are lowercase.
  case lowercase
  /// The first letter of each word is uppercase.
  case capitalize
}

/// Nonnegative lengths at the four edges of a part, in points.
public struct EdgeLengths: Sendable, Hashable {
  /// The length at the top edge.
  public let top: Double
  /// The length at the right edge, in both text directions.
  public let right: Double
  /// The length at the bottom edge.
  public let bottom: Double
  /// The length at the left edge, in both text directions.
  public let left: Double

  /// Makes lengths for the four edges.
  ///
  /// - Parameters:
  ///   - top: The length at the top edge, in points.
  ///   - right: The length at the right edge, in points.
  ///   - bottom: The length at the bottom edge, in points.
  ///   - left: The length at the left edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The lengths in the order of CSS: top, right, bottom, left.
  var edges: [Double] { [top, right, bottom, left] }
}

extension StyleValue {
  /// The length, opacity or font size, or nil if the value is none of them.
  package var number: Double? {
    switch self {
    case .length(let number), .opacity(let number), .fontSize(let number): number
    default: nil
    }
  }

  /// The font weight, or nil if the value isn't one.
  package var weight: Int? { if case .weight(let weight) = self { weight } else { nil } }

  /// The font face, or nil if the value isn't one.
  package var fontFace: FontFace? {
    switch self {
    case .fontFamily(let name): FontFace(family: name)
    case .font(let face): face
    default: nil
    }
  }
}

extension StyleSetting.Source {
  /// The index of the style sheet's declaration, or nil for other sources.
  package var declaration: Int? {
    if case .sheet(let index) = self { index } else { nil }
  }
}
