extension [StyleSetting] {
  /// What one sees of a surface in a state: its colour, or the ends of a gradient in place of it.
  ///
  /// What is said for the state covers what is said for a more general one.
  func shownSurface(in state: StyleState, variant: StyleVariant? = nil) -> [StyleSetting] {
    func setting(_ property: StyleProperty) -> StyleSetting? {
      effectiveSetting(of: property, in: state, variant: variant)
    }
    let plain = setting(.backgroundColor)
    let ends = [setting(.backgroundColorTop), setting(.backgroundColorBottom)].compactMap(\.self)
    let isCovered = plain.map { plain in
      ends.allSatisfy { state.fallbacks.distance(of: plain.state) < state.fallbacks.distance(of: $0.state) }
    }
    return ends.isEmpty || isCovered == true ? [plain].compactMap(\.self) : ends
  }
}

extension [StyleState] {
  /// How far down a state stands in the list; past its end where it isn't in it.
  fileprivate func distance(of state: StyleState) -> Int { firstIndex(of: state) ?? count }
}
