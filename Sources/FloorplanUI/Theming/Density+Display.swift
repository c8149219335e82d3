public import FloorplanTheme
public import GTKBridge

extension Density {
  /// Returns the density that suits the input devices of a display: compact for a pointer without a touch screen.
  ///
  /// - Parameter display: The display.
  /// - Returns: The density.
  @MainActor public static func preferred(on display: Display) -> Density {
    preferred(hasPointer: display.hasPointer, hasTouchScreen: display.hasTouchScreen)
  }

  static func preferred(hasPointer: Bool, hasTouchScreen: Bool) -> Density {
    hasPointer && !hasTouchScreen ? .compact : .cozy
  }
}
