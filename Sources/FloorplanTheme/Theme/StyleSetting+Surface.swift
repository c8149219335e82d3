extension [StyleSetting] {
  /// Returns the visible settings of a surface in a state: its color, or the ends of a gradient.
  ///
  /// A setting for the state covers one for a more general state. For the same state, the later setting covers the
  /// earlier one.
  package func visibleSurface(in state: StyleState, variant: SemanticStatus? = nil) -> [StyleSetting] {
    func setting(_ property: StyleProperty) -> StyleSetting? {
      effectiveSetting(of: property, in: state, variant: variant)
    }
    let plain = setting(.backgroundColor)
    let ends = [setting(.backgroundColorTop), setting(.backgroundColorBottom)].compactMap(\.self)
    guard let plain, !ends.isEmpty else { return ends.isEmpty ? [plain].compactMap(\.self) : ends }
    return ends.contains { covers($0, plain, in: state) } ? ends : [plain]
  }

  /// Returns whether one paint of a surface covers another one in a state where both are set.
  private func covers(_ upper: StyleSetting, _ lower: StyleSetting, in state: StyleState) -> Bool {
    let (upperDistance, lowerDistance) = (
      state.fallbacks.distance(of: upper.state), state.fallbacks.distance(of: lower.state)
    )
    if upperDistance != lowerDistance { return upperDistance < lowerDistance }
    return (firstIndex(of: upper) ?? 0) > (firstIndex(of: lower) ?? 0)
  }
}

extension StyleSetting {
  /// Returns whether this setting in a higher layer removes a lower one of another property.
  ///
  /// A surface has a single color, gradient or picture.
  ///
  /// A picture is drawn over the color and removes nothing. Colors from the tables stay, because they are below all
  /// other layers.
  func replacesSurface(of lower: StyleSetting) -> Bool {
    lower.source != .table && property.paintsSurface
      && (lower.property.paintsSurface || lower.property == .backgroundImage)
  }
}

extension [StyleState] {
  /// Returns the index of a state in the list, or its count if the list doesn't contain the state.
  fileprivate func distance(of state: StyleState) -> Int { firstIndex(of: state) ?? count }
}
