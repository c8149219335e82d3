/// The number of options, for detecting selected options that don't exist.
nonisolated struct OfferedOptions {
  /// The current number of options.
  var count = 0 { didSet { if count > 0 { hasHadAny = true } } }
  /// Whether there have been options; until then, none counts as missing.
  private var hasHadAny = false

  /// Returns whether a selected option no longer exists.
  func lack(_ chosen: some Sequence<Int>) -> Bool { hasHadAny && chosen.contains { $0 >= count } }
}
