extension [StyleSetting] {
  /// What one sees of a surface in a state: its colour, or the ends of a gradient in place of it.
  ///
  /// What is said for the state covers what is said for a more general one, and of what is said for the same state the
  /// later covers the earlier.
  package func shownSurface(in state: StyleState, variant: StyleVariant? = nil) -> [StyleSetting] {
    func setting(_ property: StyleProperty) -> StyleSetting? {
      effectiveSetting(of: property, in: state, variant: variant)
    }
    let plain = setting(.backgroundColor)
    let ends = [setting(.backgroundColorTop), setting(.backgroundColorBottom)].compactMap(\.self)
    guard let plain, !ends.isEmpty else { return ends.isEmpty ? [plain].compactMap(\.self) : ends }
    return ends.contains { comes($0, over: plain, in: state) } ? ends : [plain]
  }

  /// Whether one paint of a surface covers another one in a state, for which both hold.
  private func comes(_ upper: StyleSetting, over lower: StyleSetting, in state: StyleState) -> Bool {
    let (upperWay, lowerWay) = (
      state.fallbacks.distance(of: upper.state), state.fallbacks.distance(of: lower.state)
    )
    if upperWay != lowerWay { return upperWay < lowerWay }
    return (firstIndex(of: upper) ?? 0) > (firstIndex(of: lower) ?? 0)
  }
}

extension StyleSetting {
  /// Whether a higher layer that says this takes a lower one's value of another property away: a surface is one, be it
  /// a colour, a gradient or a picture.
  ///
  /// A picture lies over the colour, and takes nothing away. The tables' colours stay, for they are below everything.
  func takesSurface(of lower: StyleSetting) -> Bool {
    lower.source != .table && property.paintsSurface
      && (lower.property.paintsSurface || lower.property == .backgroundImage)
  }
}

extension [StyleState] {
  /// How far down a state stands in the list; past its end where it isn't in it.
  fileprivate func distance(of state: StyleState) -> Int { firstIndex(of: state) ?? count }
}
