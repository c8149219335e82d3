/// A text that is no value of a knob.
nonisolated struct KnobError: Error, Hashable, Sendable {
  /// The knob's name.
  let knob: String

  /// What was given.
  let value: String

  /// The values that the knob has, as words to read.
  let allowed: String

  /// The values that were most likely meant, nearest first; none where nothing is near.
  let nearest: [String]
}

nonisolated extension KnobError: CustomStringConvertible {
  /// Which knob cannot have which value, what it can have, and what is nearest.
  var description: String {
    let suggestion = nearest.isEmpty ? "" : "; nearest: " + nearest.joined(separator: ", ")
    return "knob \(quoted(knob)) cannot be \(quoted(value)); allowed: \(allowed)\(suggestion)"
  }
}
