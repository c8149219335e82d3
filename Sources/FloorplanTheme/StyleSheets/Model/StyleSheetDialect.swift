/// The iOS parser that a style sheet is written for.
///
/// The parsers differ in some details.
///
/// The raw values are used on the command line and in addresses, as in `--dialect nui`.
public enum StyleSheetDialect: String, Sendable, Hashable, CaseIterable {
  /// The design system's UIKit library, which embeds a fork of NUI. It knows the palette's colors by name. Eight
  /// hexadecimal digits are an opacity in percent followed by red, green and blue.
  case fiori
  /// Stock NUI 0.5.5, which has no palette. The last two of eight hexadecimal digits are ignored.
  case nui
  /// The design system's SwiftUI library, which reads only definitions. Eight hexadecimal digits end with the opacity,
  /// and the first definition of a name wins.
  case fioriSwiftUI = "fiori-swiftui"

  /// Whether the dialect knows the names of palette colors.
  public var knowsPalette: Bool { self != .nui }

  /// Whether the first definition of a name wins, instead of the last.
  public var firstDefinitionWins: Bool { self == .fioriSwiftUI }

  /// Whether the parser on iOS rejects the whole file after a syntax error.
  public var rejectsInvalidFiles: Bool { self != .fioriSwiftUI }
}
