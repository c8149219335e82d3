extension Size {
  /// The size of items where nothing gives one.
  static let unspecifiedItem = Size(width: 50, height: 50)

  /// The height that keeps the aspect at another width; 0 where the size has no width and hence no aspect.
  func height(scaledToWidth other: Double) -> Double {
    Tolerance.length(other * height / width)
  }
}

extension Insets {
  /// The width that a section has for its items (rule R2).
  func availableWidth(in environment: LayoutEnvironment) -> Double {
    max(0, Tolerance.length(environment.containerSize.width) - leading - trailing)
  }
}
