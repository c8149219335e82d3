public import Testing

/// Random numbers that are the same in every run (SplitMix64 by Steele, Lea and Flood).
public nonisolated struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a few of the choices, with repetitions.
  public mutating func several<Choice>(_ counts: ClosedRange<Int>, of choices: [Choice]) -> [Choice] {
    (0..<Int.random(in: counts, using: &self)).compactMap { _ in choices.randomElement(using: &self) }
  }
}

/// Returns the smallest failing case that is found by shrinking the first failing random case, or `nil` if all hold.
public nonisolated func minimalFailure<Value>(
  seed: UInt64, runs: Int, make: (inout Dice) -> Value, shrink: (Value) -> [Value], holds: (Value) -> Bool
) -> Value? {
  var dice = Dice(seed: seed)
  for _ in 0..<runs {
    var failing = make(&dice)
    guard !holds(failing) else { continue }
    while let smaller = shrink(failing).first(where: { !holds($0) }) { failing = smaller }
    return failing
  }
  return nil
}

/// Checks a condition for random cases, and reports the smallest case for which it doesn't hold.
public nonisolated func expectAlways<Value>(
  seed: UInt64 = 1, runs: Int = 1000, make: (inout Dice) -> Value, shrink: (Value) -> [Value],
  sourceLocation: SourceLocation = #_sourceLocation, holds: (Value) -> Bool
) {
  if let failing = minimalFailure(seed: seed, runs: runs, make: make, shrink: shrink, holds: holds) {
    Issue.record("does not hold for \(String(reflecting: failing))", sourceLocation: sourceLocation)
  }
}

/// All lists with one element less.
public nonisolated func withoutOneElement<Element>(_ list: [Element]) -> [[Element]] {
  list.indices.map { Array(list[..<$0] + list[($0 + 1)...]) }
}
