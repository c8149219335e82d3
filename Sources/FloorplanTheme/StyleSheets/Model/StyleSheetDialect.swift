/// Which reader a style sheet was written for, where the readers disagree.
///
/// The raw values are the words of command lines and addresses (`--dialect nui`).
public enum StyleSheetDialect: String, Sendable, Hashable, CaseIterable {
  /// The one of the design system's UIKit library, which embeds a fork of NUI: colours of the palette are known by
  /// name, and eight hexadecimal digits are an opacity in percent, then red, green and blue.
  case fiori
  /// Stock NUI 0.5.5: no palette, and of eight hexadecimal digits the last two are dropped.
  case nui
  /// The one of the design system's SwiftUI library: eight hexadecimal digits end with the opacity, the first definition
  /// of a name wins, and only definitions are read.
  case fioriSwiftUI = "fiori-swiftui"

  /// Whether the names of the palette's colours mean something.
  public var knowsPalette: Bool { self != .nui }

  /// Whether the first definition of a name holds; the last one does otherwise.
  public var firstDefinitionWins: Bool { self == .fioriSwiftUI }

  /// Whether the reader on iOS drops the whole file where its grammar is broken.
  public var dropsFiles: Bool { self != .fioriSwiftUI }
}
