/// A text that is no value of a knob.
nonisolated public struct KnobError: Error, Hashable, Sendable {
  /// The knob's name.
  public let knob: String

  /// What was given.
  public let value: String

  /// The values that the knob has, as words to read.
  public let allowed: String

  /// The values that were most likely meant, nearest first; none where nothing is near.
  public let nearest: [String]
}

nonisolated extension KnobError: CustomStringConvertible {
  /// Which knob cannot have which value, what it can have, and what is nearest.
  public var message: String {
    let suggestion = nearest.isEmpty ? "" : "; nearest: " + nearest.joined(separator: ", ")
    return "knob \(quoted(knob)) cannot be \(quoted(value)); allowed: \(allowed)\(suggestion)"
  }

  /// The same as ``message``.
  public var description: String { message }
}
