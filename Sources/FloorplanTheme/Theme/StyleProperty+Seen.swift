extension StyleProperty {
  /// The properties of which one has to have a value for this one to be seen; none for what is seen by itself.
  package var seenWith: [StyleProperty] {
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
  /// Of which properties of a part one has to have a value for this one to be seen; no line is seen by itself.
  package func isSeenWith(on part: ComponentPart) -> [StyleProperty] {
    let properties = property.seenWith
    guard !properties.isEmpty, value != .length(0) else { return [] }
    let taken = Set(part.acceptedProperties.map(\.property))
    return properties.filter(taken.contains)
  }
}
