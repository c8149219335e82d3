import GTKBridge

extension Image {
  /// Shows what a source names, or nothing.
  func show(_ source: ImageSource?) {
    switch source {
    case .icon(let name): iconName = name
    default: iconName = nil
    }
  }
}
