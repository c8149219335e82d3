/// Parses the condition of `@media`.
struct StyleSheetMediaReader {
  let words: [StyleSheetWord]
  let range: StyleSheetRange
  let report: StyleSheetReporter
  private var index = 0

  init(words: [StyleSheetWord], range: StyleSheetRange, report: StyleSheetReporter) {
    self.words = words
    self.range = range
    self.report = report
  }

  /// Returns the condition, or reports an error and returns nil.
  mutating func read() -> StyleSheet.Media? {
    var media = StyleSheet.Media(range: range)
    while true {
      guard take(.openParenthesis) != nil, let name = take(.word), take(.colon) != nil, let value = take(.word),
        take(.closeParenthesis) != nil
      else { return malformed() }
      apply(name, value, to: &media)
      guard index < words.count else {
        diagnoseIfNotMet(media)
        return media
      }
      if words[index].kind == .comma || words[index].text.lowercased() == "or" {
        return malformed(remedy: "write a block for each condition; “or” is not supported")
      }
      guard let conjunction = take(.word), conjunction.text == "and" else { return malformed() }
    }
  }

  private mutating func take(_ kind: StyleSheetToken.Kind) -> StyleSheetWord? {
    guard index < words.count, words[index].kind == kind else { return nil }
    index += 1
    return words[index - 1]
  }

  private func malformed(
    remedy: String = "write @media (device: ipad) and (orientation: landscape) { … }"
  ) -> StyleSheet.Media? {
    let errorRange = index < words.count ? words[index].range : range.end
    report(.malformedMedia, .error, errorRange, "invalid condition; its block is ignored", remedy: remedy)
    return nil
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
        "unknown feature \(name.text.quoted); it is always true", suggestion: nearest,
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
