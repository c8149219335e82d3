/// How many options there are, and whether one that is chosen has gone.
nonisolated struct OfferedOptions {
  /// How many there are now.
  var count = 0 { didSet { if count > 0 { hasHadAny = true } } }
  /// Whether there were options: before there are any, none is missing.
  private var hasHadAny = false

  /// Whether one of the chosen options is not there any more.
  func lack(_ chosen: some Sequence<Int>) -> Bool { hasHadAny && chosen.contains { $0 >= count } }
}
