/// Quotes a text for a message on the command line.
nonisolated func quoted(_ text: some StringProtocol) -> String { "\"\(onOneLine(text))\"" }

/// Shortens a text for quotation marks in a message, and puts it on one line.
///
/// User input reaches terminals and logs, so control characters are escaped, and text after the 80th character becomes
/// an ellipsis.
///
/// - Complexity: O(1) in the length of `text`.
nonisolated func onOneLine(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(maximumQuoteLength) {
    if isControl(scalar) {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.dropFirst(maximumQuoteLength).first == nil ? result : result + "…"
}

/// Whether a scalar breaks a line, moves the cursor or changes the text direction, and displays nothing.
nonisolated func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  case .format: bidirectionalControls.contains(scalar.value)
  default: false
  }
}

/// The controls U+202A…U+202E and U+2066…U+2069, with which a quoted text could reorder the whole message.
private nonisolated let bidirectionalControls: Set<UInt32> = Set(0x202A...0x202E).union(0x2066...0x2069)

/// The maximum number of characters: enough for all names of pages, knobs and packages on one line of a terminal.
private nonisolated let maximumQuoteLength = 80
