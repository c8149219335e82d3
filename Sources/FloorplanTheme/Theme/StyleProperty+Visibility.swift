extension StyleProperty {
  /// The properties of which one must be set for this one to be visible; empty if it is visible on its own.
  package var visibilityRequirements: [StyleProperty] {
    switch self {
    case .borderWidth: [.borderColor, .borderTopColor]
    case .shadowOffset, .shadowOpacity, .shadowRadius: [.shadowColor]
    case .textShadowOffset: [.textShadowColor]
    case .backgroundImageRepeat, .backgroundImageInsets: [.backgroundImage]
    default: []
    }
  }
}

extension StyleSetting {
  /// Returns the properties of a part of which one must be set for this setting to be visible.
  ///
  /// A width of 0 needs none.
  package func visibilityRequirements(on part: ComponentPart) -> [StyleProperty] {
    let properties = property.visibilityRequirements
    guard !properties.isEmpty, value != .length(0) else { return [] }
    let taken = Set(part.acceptedProperties.map(\.property))
    return properties.filter(taken.contains)
  }
}
