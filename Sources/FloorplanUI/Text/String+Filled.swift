extension String {
  /// The text with values in the places `%1$@`, `%2$@` and so on, in whatever order it names them.
  ///
  /// - Parameter values: The values, the first one first.
  /// - Returns: The text.
  package nonisolated func filled(with values: String...) -> String {
    // From place to place, so that what stands in a value is no place.
    var rest = self[...]
    var text = ""
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[mark...]
      let place = values.indices.first { rest.hasPrefix("%\($0 + 1)$@") }
      guard let place else {
        text.append(rest.removeFirst())
        continue
      }
      text += values[place]
      rest = rest.dropFirst("%\(place + 1)$@".count)
    }
    return text + rest
  }
}
