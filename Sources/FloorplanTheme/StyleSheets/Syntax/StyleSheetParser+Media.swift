extension StyleSheetParser {
  /// Parses the condition of `@media`, or reports an error and returns nil.
  func readMedia(_ words: [StyleSheetWord], at range: StyleSheetRange) -> StyleSheet.Media? {
    var media = StyleSheet.Media(range: range)
    var rest = words[...]
    func take(_ kind: StyleSheetToken.Kind) -> StyleSheetWord? { rest.first?.kind == kind ? rest.popFirst() : nil }
    func malformed(
      remedy: String = "write @media (device: ipad) and (orientation: landscape) { … }"
    ) -> StyleSheet.Media? {
      report(
        .malformedMedia, .error, rest.first?.range ?? range.end, "invalid condition; its block is ignored",
        remedy: remedy)
      return nil
    }
    while true {
      guard take(.openParenthesis) != nil, let name = take(.word), take(.colon) != nil, let value = take(.word),
        take(.closeParenthesis) != nil
      else { return malformed() }
      apply(name, value, to: &media)
      guard let next = rest.first else {
        diagnoseIfNotMet(media)
        return media
      }
      if next.kind == .comma || next.text.lowercased() == "or" {
        return malformed(remedy: "write a block for each condition; “or” is not supported")
      }
      guard take(.word)?.text == "and" else { return malformed() }
    }
  }

  /// Reports a condition that doesn't hold on a desktop.
  ///
  /// A query that never holds is reported separately.
  private func diagnoseIfNotMet(_ media: StyleSheet.Media) {
    guard !media.neverMatches, !media.matches(.desktop) else { return }
    let desktop = StyleSheetEnvironment.desktop
    report(
      .conditionNotMet, .note, media.range, once: media.requirements,
      "the condition doesn't hold, because all windows count as \(desktop.device.rawValue) and "
        + "\(desktop.orientation.rawValue); its block has no effect")
  }

  private func apply(_ name: StyleSheetWord, _ value: StyleSheetWord, to media: inout StyleSheet.Media) {
    if media.tests(name.text) {
      report(
        .repeatedMediaFeature, .warning, name.range,
        "the condition tests the \(name.text) twice; the last test applies", remedy: "remove one of the two")
    }
    guard media.require(name.text, value.text) else {
      let nearest = nearestNames(to: name.text, in: StyleSheet.Media.features, limit: 1).first
      report(
        .unknownMediaFeature, nearest == nil ? .note : .warning, name.range,
        "unknown feature \(name.text.quoted); the condition on it is ignored", suggestion: nearest,
        remedy: "use \(StyleSheet.Media.features.joined(separator: " or "))")
      return
    }
    let allowed =
      name.text == "device"
      ? StyleSheetEnvironment.Device.allCases.map(\.rawValue)
      : StyleSheetEnvironment.Orientation.allCases.map(\.rawValue)
    guard !allowed.contains(value.text) else { return }
    report(
      .unknownMediaFeature, .warning, value.range,
      "unknown \(name.text) \(value.text.quoted); the condition never holds",
      suggestion: nearestNames(to: value.text, in: allowed, limit: 1).first,
      remedy: "use \(allowed.joined(separator: " or "))")
  }
}
