/// An invalid value of a knob.
nonisolated struct KnobError: Error, Hashable, Sendable {
  /// The name of the knob.
  let knob: String

  /// The invalid value.
  let value: String

  /// The description of the valid values.
  let allowed: String

  /// The most similar values, nearest first; empty if there are none.
  let nearest: [String]
}

nonisolated extension KnobError: CustomStringConvertible {
  /// The problem, with the valid and the nearest values.
  var description: String {
    let suggestion = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
    return "invalid value \(quoted(value)) for knob \(quoted(knob)); expected \(allowed)\(suggestion)"
  }
}
