/// The number of options, for detecting selected options that don't exist.
nonisolated struct AvailableOptions {
  /// The current number of options.
  var count = 0 { didSet { if count > 0 { hadOptions = true } } }
  /// Whether there have been options; until then, none counts as missing.
  private var hadOptions = false

  /// Returns whether a selected option no longer exists.
  func isMissingAny(of selected: some Sequence<Int>) -> Bool { hadOptions && selected.contains { $0 >= count } }
}
