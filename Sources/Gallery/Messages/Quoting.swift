/// A text as a message shows it: in quotes, on one line, and short.
///
/// What people typed goes to terminals and logs, so control characters become escapes, and what follows the 80th
/// character becomes an ellipsis.
///
/// - Complexity: O(1) in the length of `text`.
nonisolated func quoted(_ text: some StringProtocol) -> String {
  var shown = "\""
  for scalar in text.unicodeScalars.prefix(longestQuote) {
    if isControl(scalar) {
      shown += scalar.escaped(asASCII: true)
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  if text.unicodeScalars.dropFirst(longestQuote).first != nil { shown += "…" }
  return shown + "\""
}

/// Whether a scalar would break a line, move a cursor or turn the reading direction instead of showing something.
nonisolated func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format: bidirectionalControls.contains(scalar.value)
  default: false
  }
}

/// U+202A…U+202E and U+2066…U+2069 reorder the text around them: a message must not be turned by what it quotes.
private nonisolated let bidirectionalControls: Set<UInt32> = Set(0x202A...0x202E).union(0x2066...0x2069)

/// Long enough for every page, knob and package name, short enough for one line of a terminal.
private nonisolated let longestQuote = 80
