/// Reads the condition of `@media`.
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

  /// The condition, or nil where it is none, which is told.
  mutating func read() -> StyleSheet.Media? {
    var media = StyleSheet.Media(range: range)
    while true {
      guard take(.openParenthesis) != nil, let name = take(.word), take(.colon) != nil, let value = take(.word),
        take(.closeParenthesis) != nil
      else { return malformed() }
      apply(name, value, to: &media)
      guard index < words.count else { return media }
      guard let conjunction = take(.word), conjunction.text == "and" else { return malformed() }
    }
  }

  private mutating func take(_ kind: StyleSheetToken.Kind) -> StyleSheetWord? {
    guard index < words.count, words[index].kind == kind else { return nil }
    index += 1
    return words[index - 1]
  }

  private func malformed() -> StyleSheet.Media? {
    let place = index < words.count ? words[index].range : range.end
    report(
      .malformedMedia, .error, place, "This is no condition; its block is dropped.",
      remedy: "Write @media (device: ipad) and (orientation: landscape) { … }.")
    return nil
  }

  private func apply(_ name: StyleSheetWord, _ value: StyleSheetWord, to media: inout StyleSheet.Media) {
    guard media.require(name.text, value.text) else {
      let nearest = nearestNames(to: name.text, in: ["device", "orientation"], limit: 1).first
      report(
        .unknownMediaFeature, nearest == nil ? .note : .warning, name.range,
        "\(name.text.quoted) is no feature of a device, so this condition always holds.", meant: nearest)
      return
    }
    let allowed =
      name.text == "device"
      ? StyleSheetEnvironment.Device.allCases.map(\.rawValue)
      : StyleSheetEnvironment.Orientation.allCases.map(\.rawValue)
    guard !allowed.contains(value.text) else { return }
    report(
      .unknownMediaFeature, .warning, value.range,
      "No device has the \(name.text) \(value.text.quoted), so this condition never holds.",
      remedy: "Write \(allowed.joined(separator: " or ")).")
  }
}
